import { useEffect, useMemo } from 'react'
import type { Path } from '../../../content/issue'
import type { Block } from '../../files/edit-document'
import { GONE } from '../api'
import type { DeskKind } from '../files'
import { Button, TextField } from './controls'
import { type Draft, getFile, getLabel, isNew } from './drafts'
import { goTo } from './form/go-to'
import { OpenForm } from './form/parts'
import { SchemaForm } from './form/SchemaForm'
import { History } from './History'
import { FILE_NAME } from './issues'
import type { DeskState } from './use-desk'

/** The open file, as a form. */
export function Editor({ state, kind, draft }: { state: DeskState; kind: DeskKind; draft: Draft }) {
  const { desk, target, outcome } = state
  const { id, version, conflicts, isRemoved, isBroken } = draft
  const file = getFile(desk, draft)
  const issues = useMemo(() => (outcome.issues ?? []).filter((issue) => issue.file === file), [outcome, file])
  useEffect(() => {
    if (target?.file === id) void goTo(target.path, target.line)
  }, [target, id])
  // Somebody damaged or repaired it meanwhile.
  const isListed = desk.issues.some((issue) => issue.file === id && issue.path.join() === 'data')
  useEffect(() => {
    if (isBroken !== isListed) state.reload([]).catch(() => undefined)
  }, [isBroken, isListed])
  const change = (part: Partial<Draft>, field?: string) => state.change(id, part, field)
  return (
    <OpenForm value={{ desk, draft, change }}>
      <h1>{getLabel(desk, id)}</h1>
      <p className="hint">
        {kind.schema.description} <code>{file}</code>
      </p>
      {conflicts.length > 0 && (
        <p className="summary" role="alert">
          This file was also changed elsewhere. Where both changed the same field, both versions are shown
          below: choose one at each of them, then save.
        </p>
      )}
      {isRemoved && (
        <p>
          Saving removes this file and its page; Undo keeps it. If other files still refer to it, the save
          names them and writes nothing: correct them, then save all files together. To send readers of the
          old address to another page, add it to Redirects in the same way.
        </p>
      )}
      {version === GONE && !isBroken && (
        <p className="summary" role="alert">
          This file is gone: somebody renamed or removed it. What you typed is still here, and saving writes
          the file again.
        </p>
      )}
      {isBroken && (
        <p>
          {version === GONE
            ? 'There is no such file any more. A version of it can be restored from its history.'
            : 'This file was damaged in a text editor and cannot be shown as a form. Correct the line above there, or restore the last good version from its history.'}
        </p>
      )}
      {!isRemoved && !isBroken && (
        <>
          <Groups kind={kind} blocks={draft.content.blocks} />
          {draft.newName !== null && (
            <TextField
              id={`form_data_${FILE_NAME}`}
              label="Name of the file"
              hint={`Lowercase letters, digits and hyphens, like “new-provider”. It becomes the address of the page.${isNew(draft) ? '' : ' Links on this site follow, and the old address redirects.'}`}
              aria-invalid={issues.some(({ path }) => path[1] === FILE_NAME) || undefined}
              value={draft.newName}
              onChange={({ target: { value } }) => change({ newName: value }, FILE_NAME)}
            />
          )}
          <SchemaForm schema={kind.schema} issues={issues} />
          {kind.files.some((own) => own.file === id && own.canRemove) && (
            <p className="row text-danger">
              {draft.newName === null && (
                <Button
                  onClick={() => {
                    change({ newName: id.replace(/^.*\/|\.\w+$/g, '') })
                    setTimeout(() => goTo(['data', FILE_NAME]))
                  }}
                >
                  Rename this file …
                </Button>
              )}
              <Button onClick={() => change({ isRemoved: true })}>Remove this file …</Button>
            </p>
          )}
        </>
      )}
      {!isNew(draft) && <History key={draft.version} {...state} />}
    </OpenForm>
  )
}

/** Links to the groups of a long form, and to the text. */
function Groups({ kind, blocks }: { kind: DeskKind; blocks: Block[] | null }) {
  const groups: { path: Path; title: string }[] = Object.entries(kind.schema.properties ?? {}).flatMap(
    ([name, { type, title }]) => (type === 'object' ? [{ path: ['data', name], title }] : []),
  )
  const text = blocks?.findIndex((block) => block.kind === 'text')
  if (text !== undefined) groups.push({ path: ['blocks', text], title: 'Text' })
  if (groups.length < 2) return null
  return (
    <nav className="row" aria-label="Parts of this form">
      {groups.map(({ path, title }) => (
        <Button key={title} className="link" onClick={() => goTo(path)}>
          {title}
        </Button>
      ))}
    </nav>
  )
}
