import type { Desk } from '../api'
import { type Draft, toNewId } from './drafts'
import { CHANGES } from './use-desk'

type Props = {
  desk: Desk
  current: string | null
  unsaved: Draft[]
  onSelect: (file: string | null) => void
  onCreate: (kind: string) => void
}

/** Every file by its label, with a button for each kind that allows new files. */
export function FileList({ desk, current, unsaved, onSelect, onCreate }: Props) {
  const isUnsaved = (id: string) => unsaved.some((draft) => draft.id === id)
  const item = (id: string, label: string, open: () => void) => (
    <li key={id}>
      <button type="button" aria-current={current === id ? 'page' : undefined} onClick={open}>
        {label}
        {isUnsaved(id) && (
          <span className="mark" title="Not saved">
            {' '}
            ● <span className="only-heard">not saved</span>
          </span>
        )}
      </button>
    </li>
  )
  return (
    <nav className="files" aria-label="Files">
      <ul>
        <li>
          <button
            type="button"
            aria-current={current === null ? 'page' : undefined}
            onClick={() => onSelect(null)}
          >
            To do ({desk.due.length})
          </button>
        </li>
        {item(CHANGES, 'What I changed', () => onSelect(CHANGES))}
      </ul>
      {desk.kinds.map(({ kind, label, folder, files }) =>
        folder ? (
          <section key={kind} aria-label={label}>
            <h2>{label}</h2>
            <ul>
              {files.map((file) => item(file.file, file.label, () => onSelect(file.file)))}
              {isUnsaved(toNewId(kind)) ? (
                item(toNewId(kind), 'New file', () => onSelect(toNewId(kind)))
              ) : (
                <li>
                  <button
                    type="button"
                    className="new"
                    onClick={() => onCreate(kind)}
                    aria-label={`New in ${label}`}
                  >
                    + New
                  </button>
                </li>
              )}
            </ul>
          </section>
        ) : (
          <ul key={kind}>{files.map(({ file }) => item(file, label, () => onSelect(file)))}</ul>
        ),
      )}
    </nav>
  )
}
