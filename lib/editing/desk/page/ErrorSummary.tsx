import { useEffect, useRef } from 'react'
import type { Desk, DeskIssue, DeskKind } from '../api'
import type { FormSchema } from '../form-schema'
import { type DraftBlock, findKind } from './drafts'
import { goTo } from './go-to'
import { withoutPlace } from './place'

type Props = {
  desk: Desk
  kind: DeskKind
  file: string
  issues: DeskIssue[]
  blocks: DraftBlock[] | null
  onOpen: (file: string, issue: DeskIssue) => void
  /** The errors are those of the file, not of a save. */
  isOnDisk?: boolean
}

/**
 * Every error of the last save. Errors in this file link to their fields, the others to their files. It takes the
 * focus, because the save button may be far from the top of the form.
 */
export function ErrorSummary({ desk, kind, file, issues, blocks, onOpen, isOnDisk = false }: Props) {
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (issues.length > 0) summary.current?.focus()
  }, [issues])
  if (issues.length === 0) return null
  const files = desk.kinds.flatMap((own) => own.files)
  return (
    <section ref={summary} tabIndex={-1} className="summary" role="alert" aria-labelledby="summary-title">
      <h2 id="summary-title">
        {isOnDisk ? 'This file has ' : 'Not saved: '}
        {issues.length === 1 ? 'one error' : `${issues.length} errors`} to correct.
        {!isOnDisk && ' Nothing was written.'}
      </h2>
      <ul>
        {issues.map((issue) => (
          <li key={JSON.stringify(issue)}>
            {issue.file === file ? (
              <button type="button" className="link" onClick={() => goTo(issue, blocks)}>
                {[nameField(kind.schema, issue), ...nameBlockField(desk, issue, blocks)].join(' › ')}
              </button>
            ) : (
              <button type="button" className="link" onClick={() => onOpen(issue.file, issue)}>
                {files.find((known) => known.file === issue.file)?.label ?? issue.file}
                {(issue.path.length > 0 || issue.block !== undefined) &&
                  `: ${nameField(findKind(desk, issue.file)?.schema, issue)}`}
              </button>
            )}
            : {withoutPlace(issue)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "Pricing › Amount", or the block of a text. */
export function nameField(schema: FormSchema | undefined, { path, block, line }: DeskIssue): string {
  if (path[0] === '(file name)') return 'Name of the file'
  if (path.length === 0) return block === undefined ? `Line ${line ?? 1}` : `Text, block ${block + 1}`
  return namePath(schema, path).join(' › ')
}

/** The component of a block, and the field in it. */
function nameBlockField(desk: Desk, { block, field = [] }: DeskIssue, blocks: DraftBlock[] | null) {
  const own = block === undefined ? undefined : blocks?.[block]?.block
  const form = own?.kind === 'component' ? desk.components[own.name] : undefined
  return form ? [form.title, ...namePath(form, field)] : []
}

function namePath(schema: FormSchema | undefined, path: DeskIssue['path']): string[] {
  let field: FormSchema | undefined = schema
  return path.map((key) => {
    const own: FormSchema | undefined = field?.anyOf?.find(({ type }) => type === 'object') ?? field
    field = typeof key === 'number' ? own?.items : own?.properties?.[key]
    return typeof key === 'number' ? String(key + 1) : (field?.title ?? key)
  })
}
