import { useEffect, useRef } from 'react'
import type { DeskKind } from '../api'
import type { FormSchema } from '../form-schema'
import { Blocks } from './Blocks'
import { type Draft, getFile, getLabel, isNew } from './drafts'
import { ErrorSummary } from './ErrorSummary'
import { Issues } from './form/Issues'
import { FormInfoContext } from './form/info'
import { SchemaForm } from './form/SchemaForm'
import { goTo } from './go-to'
import { History } from './History'
import type { Conflict } from './merge'
import type { DeskState } from './use-desk'

type Props = { state: DeskState; desk: NonNullable<DeskState['desk']>; kind: DeskKind; draft: Draft }

/** The open file, as a form, scrolled to its top or to a field. Its key must be the id of the draft. */
export function Editor({ state, desk, kind, draft }: Props) {
  const file = getFile(desk, draft)
  const known = [...desk.issues, ...state.issues]
  const own = (draft.isBroken ? known : state.issues).filter((issue) => issue.file === file)
  const main = useRef<HTMLElement>(null)
  const target = useRef(state.target)
  const blocks = useRef(draft.blocks)
  useEffect(() => {
    main.current?.scrollIntoView()
    if (target.current?.file === file) goTo(target.current, blocks.current)
  }, [file])
  const resolve = (conflict: Conflict, isTheirs: boolean) =>
    state.change(draft.id, resolveConflict(draft, conflict, isTheirs))
  const names = Object.values(desk.references).flat()
  const info = {
    issues: own,
    conflicts: draft.conflicts.filter(({ block }) => block === undefined),
    onResolve: resolve,
    today: desk.today,
    names: Object.fromEntries(names.map(({ id, label }) => [id, label])),
    images: draft.images,
    onImage: (path: string, url: string) =>
      state.change(draft.id, { images: { ...draft.images, [path]: url } }),
  }
  return (
    <main ref={main} id="form" tabIndex={-1}>
      <h1>{getLabel(desk, draft)}</h1>
      <p className="hint">
        {kind.hint} <code>{file}</code>
      </p>
      <ErrorSummary
        {...{ desk, kind, file, blocks: draft.blocks, onOpen: state.select }}
        issues={draft.isBroken ? own : state.issues}
        isOnDisk={draft.isBroken}
      />
      {draft.conflicts.length > 0 && (
        <p className="summary" role="alert">
          This file was also changed elsewhere. Where both changed the same field, both versions are shown
          below: choose one at each of the {draft.conflicts.length} marked places, then save.
        </p>
      )}
      <FormInfoContext value={info}>
        {draft.isRemoved && <RemovedNote onKeep={() => state.undo(draft.id)} />}
        {draft.isBroken && (
          <p>
            This file was damaged in a text editor and cannot be shown as a form. Correct the line above
            there, or restore the last good version from its history.
          </p>
        )}
        {!draft.isRemoved && !draft.isBroken && <Fields {...{ state, desk, kind, draft }} />}
      </FormInfoContext>
      {!isNew(draft) && (
        <History
          key={`${file} ${draft.version}`}
          file={file}
          draft={draft}
          onRestore={(part) => state.change(draft.id, part)}
        />
      )}
    </main>
  )
}

/** The draft with the chosen version of a value. */
function resolveConflict(draft: Draft, conflict: Conflict, isTheirs: boolean): Partial<Draft> {
  const conflicts = draft.conflicts.filter((own) => own !== conflict)
  if (!isTheirs) return { conflicts }
  const { path, block, theirs } = conflict
  if (block === undefined) return { conflicts, data: setAt(draft.data, path, theirs) as Draft['data'] }
  const own = draft.blocks?.[block]
  if (!own || !draft.blocks) return { conflicts }
  const taken = theirs === null ? [] : [{ ...own, block: theirs as typeof own.block }]
  return { conflicts, blocks: draft.blocks.toSpliced(block, 1, ...taken) }
}

export function setAt(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value)) return value.with(Number(key), setAt(value[Number(key)], rest, to))
  return { ...Object(value), [key]: setAt(Reflect.get(Object(value), key), rest, to) }
}

const RemovedNote = ({ onKeep }: { onKeep: () => void }) => (
  <>
    <p>
      Saving removes this file and its page. If other files still refer to it, the save names them and writes
      nothing: correct them, then save all files together.
    </p>
    <p>To send readers of the old address to another page, add it to Redirects in the same way.</p>
    <button type="button" onClick={onKeep}>
      Keep this file
    </button>
  </>
)

/** The name of a new or renamed file, its form, and its text. */
function Fields({ state, desk, kind, draft }: Props) {
  const { change } = state
  return (
    <>
      <Sections schema={kind.schema} />
      {draft.newName !== null && (
        <div className="field">
          <label htmlFor="new-name">Name of the file</label>
          <p className="hint" id="new-name-hint">
            Lowercase letters, digits and hyphens, like “new-provider”. It becomes the address of the page.
            {!isNew(draft) && ' Links on this site follow, and the old address redirects.'}
          </p>
          <input
            id="new-name"
            aria-describedby="new-name-hint new-name-error"
            value={draft.newName}
            onChange={({ target }) => change(draft.id, { newName: target.value }, 'new-name')}
          />
          <Issues
            id="new-name"
            issues={state.issues.filter(
              ({ file, path }) => file === getFile(desk, draft) && path[0] === '(file name)',
            )}
          />
        </div>
      )}
      <SchemaForm
        id="form"
        schema={kind.schema}
        data={draft.data}
        info={{}}
        onChange={(data, field) => change(draft.id, { data }, field)}
      />
      {draft.blocks && (
        <Blocks
          desk={desk}
          draft={draft}
          blocks={draft.blocks}
          issues={state.issues.filter(({ file }) => file === getFile(desk, draft))}
          onResolve={(conflict, isTheirs) => change(draft.id, resolveConflict(draft, conflict, isTheirs))}
          onChange={(blocks, field) => change(draft.id, { blocks }, field)}
        />
      )}
      {kind.canRemove && !isNew(draft) && (
        <p className="row remove">
          {draft.newName === null && (
            <button
              type="button"
              onClick={() => change(draft.id, { newName: draft.id.replace(/^.*\/|\.\w+$/g, '') })}
            >
              Rename this file …
            </button>
          )}
          <button type="button" onClick={() => change(draft.id, { isRemoved: true })}>
            Remove this file …
          </button>
        </p>
      )}
    </>
  )
}

/** Links to the groups of a long form. */
function Sections({ schema: { properties = {} } }: { schema: FormSchema }) {
  const groups = Object.entries(properties).filter(([, { type }]) => type === 'object')
  if (groups.length < 2) return null
  return (
    <nav className="row" aria-label="Parts of this form">
      {groups.map(([name, { title }]) => (
        <button
          key={name}
          type="button"
          onClick={() => document.getElementById(`form_${name}-group`)?.scrollIntoView()}
        >
          {title}
        </button>
      ))}
    </nav>
  )
}
