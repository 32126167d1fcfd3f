// Parts that several fields share, and the open form as its fields see it.
import { type ErrorSchema, toErrorList } from '@rjsf/utils'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Path } from '../../../../content/issue'
import { isEqual } from '../../../files/equal'
import type { Desk } from '../../files'
import { Button } from '../controls'
import type { Draft } from '../drafts'
import { getAt, setAt } from '../merge'

type FoldedProps = { id: string; summary: string; name: string; errors?: ErrorSchema; children: ReactNode }

/** Fields folded behind one line and rendered only when opened. New ones, and those with an error, are open. */
export function Folded({ id, summary, name, errors, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(summary === '')
  const isShown = isOpen || toErrorList(errors).length > 0
  return (
    <details
      id={id}
      open={isShown}
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setIsOpen(currentTarget.open)
      }}
    >
      <summary>{summary || `${name} (new)`}</summary>
      {isShown && children}
    </details>
  )
}

/** Without a handler, a button is disabled. */
type Handlers = Record<'onMoveUp' | 'onMoveDown' | 'onRemove', (() => void) | undefined>

export const EntryButtons = ({ name, onMoveUp, onMoveDown, onRemove }: Handlers & { name: string }) => (
  <span className="buttons whitespace-nowrap">
    {(
      [
        ['↑', 'Move up', onMoveUp],
        ['↓', 'Move down', onMoveDown],
        ['✕', 'Remove', onRemove],
      ] as const
    ).map(([sign, verb, run]) => (
      <Button key={verb} disabled={!run} onClick={run} title={verb} aria-label={`${verb}: ${name}`}>
        {sign}
      </Button>
    ))}
  </span>
)

/** The other version of a value that was changed here and elsewhere, or of values inside of it, and the choice. */
export function ConflictNotes({ path, isInside = false }: { path: Path; isInside?: boolean }) {
  const { draft, change } = useForm()
  const own = draft.conflicts.filter((one) =>
    isEqual(isInside ? one.path.slice(0, path.length) : one.path, path),
  )
  return own.map((conflict) => {
    const choose = (part: Partial<Draft>) =>
      change({ ...part, conflicts: draft.conflicts.filter((one) => one !== conflict) })
    return (
      <div className="error-detail" role="alert" key={conflict.path.join('_')}>
        {conflict.path.length > path.length && (
          <p>Your version is: {toWords(getAt(draft.content, conflict.path))}</p>
        )}
        <p>The other version is:</p>
        <pre>{toWords(conflict.theirs)}</pre>
        <span className="row">
          <Button onClick={() => choose({})}>Keep mine</Button>
          <Button onClick={() => choose({ content: setAt(draft.content, conflict.path, conflict.theirs) })}>
            Take the other
          </Button>
        </span>
      </div>
    )
  })
}

function toWords(value: unknown): string {
  if (value === null || value === undefined) return 'not stated, or removed'
  if (typeof value === 'object' && 'text' in value && typeof value.text === 'string') return value.text
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}

/** In `change`, `field` is the id of the field that changed. */
type FormContext = { desk: Desk; draft: Draft; change: (part: Partial<Draft>, field?: string) => void }

export const OpenForm = createContext({} as FormContext)

/** Every field is inside of a form. */
export const useForm = () => useContext(OpenForm)
