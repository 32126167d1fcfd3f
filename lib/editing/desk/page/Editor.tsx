import { useEffect, useRef } from 'react'
import type { Desk, DeskIssue, DeskKind } from '../api'
import type { FormSchema } from '../form-schema'
import { Blocks } from './Blocks'
import { type Draft, getFile } from './drafts'
import { ErrorSummary } from './ErrorSummary'
import { Issues } from './form/Issues'
import { SchemaForm } from './form/SchemaForm'

type Props = {
  desk: Desk
  kind: DeskKind
  draft: Draft
  issues: DeskIssue[]
  onOpen: (file: string) => void
  onChange: (part: Partial<Draft>) => void
}

/** The open file, as a form, scrolled to its top. Its key must be the id of the draft. */
export function Editor({ desk, kind, draft, issues, onOpen, onChange }: Props) {
  const file = getFile(desk, draft)
  const own = issues.filter((issue) => issue.file === file)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    main.current?.scrollIntoView()
  }, [])
  const label = kind.files.find((known) => known.file === file)?.label
  return (
    <main ref={main}>
      <h1>{label ?? `${kind.label}: a new file`}</h1>
      <p className="hint">
        {kind.hint} <code>{file}</code>
      </p>
      <ErrorSummary
        desk={desk}
        kind={kind}
        file={file}
        issues={issues}
        blocks={draft.blocks}
        onOpen={onOpen}
      />
      {draft.isRemoved ? (
        <RemovedNote onKeep={() => onChange({ isRemoved: false })} />
      ) : (
        <Fields desk={desk} kind={kind} draft={draft} issues={own} onChange={onChange} />
      )}
    </main>
  )
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

/** The name of a new file, its form, and its text. */
function Fields({ desk, kind, draft, issues, onChange }: Omit<Props, 'onOpen'>) {
  return (
    <>
      <Sections schema={kind.schema} />
      {draft.newName !== null && (
        <div className="field">
          <label htmlFor="new-name">Name of the file</label>
          <p className="hint" id="new-name-hint">
            Lowercase letters, digits and hyphens, like “new-provider”. It becomes the address of the page and
            never changes.
          </p>
          <input
            id="new-name"
            aria-describedby="new-name-hint new-name-error"
            value={draft.newName}
            onChange={({ target }) => onChange({ newName: target.value })}
          />
          <Issues id="new-name" issues={issues.filter(({ path }) => path[0] === '(file name)')} />
        </div>
      )}
      <SchemaForm
        key={`${draft.id} ${draft.version}`}
        id="form"
        schema={kind.schema}
        data={draft.data}
        issues={issues}
        today={desk.today}
        images={draft.images}
        onImage={(path, url) => onChange({ images: { ...draft.images, [path]: url } })}
        onChange={(data) => onChange({ data })}
      />
      {draft.blocks && (
        <Blocks
          desk={desk}
          blocks={draft.blocks}
          issues={issues}
          onChange={(blocks) => onChange({ blocks })}
        />
      )}
      {kind.canRemove && draft.newName === null && (
        <button type="button" className="remove" onClick={() => onChange({ isRemoved: true })}>
          Remove this file …
        </button>
      )}
    </>
  )
}

/** Links to the groups of a long form. */
function Sections({ schema: { properties = {} } }: { schema: FormSchema }) {
  const groups = Object.entries(properties).filter(([, { type }]) => type === 'object')
  if (groups.length < 2) return null
  return (
    <nav className="sections" aria-label="Parts of this form">
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
