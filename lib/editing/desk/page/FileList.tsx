import { Fragment } from 'react'
import { toNewId } from './drafts'
import { CHANGES, type Props } from './use-desk'

/** Every file by its label, with a button for each kind that allows new files. */
export function FileList({ state, desk }: Props) {
  const isUnsaved = (id: string) => state.unsaved.some((draft) => draft.id === id)
  const item = (id: string | null, label: string) => (
    <li key={id}>
      <button
        type="button"
        aria-current={state.current === id ? 'page' : undefined}
        onClick={() => state.select(id)}
      >
        {label}
        {id && isUnsaved(id) && (
          <span title="Not saved">
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
        {item(null, `To do (${desk.due.length})`)}
        {item(CHANGES, 'What I changed')}
      </ul>
      {desk.kinds.map(({ kind, label, folder, files }) => (
        <Fragment key={kind}>
          {folder && <h2>{label}</h2>}
          <ul>
            {files.map((file) => item(file.file, file.label))}
            {folder && isUnsaved(toNewId(kind)) && item(toNewId(kind), 'New file')}
            {folder && !isUnsaved(toNewId(kind)) && (
              <li>
                <button type="button" onClick={() => state.create(kind)} aria-label={`New in ${label}`}>
                  + New
                </button>
              </li>
            )}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}
