import type { Conflict } from '../merge'

type Props = { conflict: Conflict | undefined; onResolve: (conflict: Conflict, isTheirs: boolean) => void }

/** The other version of a value that was changed here and elsewhere, and the choice between them. */
export function ConflictNote({ conflict, onResolve }: Props) {
  if (!conflict) return null
  return (
    <div className="issues" role="alert">
      <p>Also changed elsewhere. The other version is:</p>
      <pre>{toWords(conflict.theirs)}</pre>
      <span className="row">
        <button type="button" onClick={() => onResolve(conflict, false)}>
          Keep mine
        </button>
        <button type="button" onClick={() => onResolve(conflict, true)}>
          Take the other
        </button>
      </span>
    </div>
  )
}

function toWords(value: unknown): string {
  if (value === null || value === undefined) return 'not stated, or removed'
  if (typeof value === 'object' && 'text' in value && typeof value.text === 'string') return value.text
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value)
}
