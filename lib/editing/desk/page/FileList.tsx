import { type ComponentProps, Fragment } from 'react'
import { Button } from './controls'
import { toNewId } from './drafts'
import { CHANGES, type DeskState } from './use-desk'

/** Every file by its label, with a button for each kind that allows new files. */
export function FileList({ state }: { state: DeskState }) {
  const { desk } = state
  const item = (id: string | null, label: string) => (
    <Item key={id} aria-current={state.current === id ? 'page' : undefined} onClick={() => state.select(id)}>
      {label}
      {state.unsaved.some((draft) => draft.id === id) && (
        <span title="Not saved">
          {' '}
          ● <span className="sr-only">not saved</span>
        </span>
      )}
    </Item>
  )
  return (
    <nav className="relative block overflow-auto px-2 py-3 max-[62rem]:max-h-[30dvh]" aria-label="Files">
      <ul className="m-0 block p-0">
        {item(null, `To do (${desk.due.length})`)}
        {item(CHANGES, 'What I changed')}
      </ul>
      {desk.kinds.map((kind) => (
        <Fragment key={kind.kind}>
          {kind.folder && <h2 className="mx-2 mt-3 mb-1 text-[0.8rem] text-muted">{kind.label}</h2>}
          <ul className="m-0 block p-0">
            {kind.files.map(({ file, label }) => item(file, label))}
            {Object.keys(state.drafts)
              .filter((id) => id.startsWith(toNewId(kind)))
              .map((id) => item(id, 'New file'))}
            {kind.folder && !state.drafts[toNewId(kind)] && (
              <Item onClick={() => state.create(kind)} aria-label={`New in ${kind.label}`}>
                + New
              </Item>
            )}
          </ul>
        </Fragment>
      ))}
    </nav>
  )
}

const Item = (props: ComponentProps<'button'>) => (
  <li className="m-0 block p-0">
    <Button
      className="w-full border-0 text-left aria-[current=page]:bg-(--pico-primary-background) aria-[current=page]:text-(--pico-primary-inverse)"
      {...props}
    />
  </li>
)
