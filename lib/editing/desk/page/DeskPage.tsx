import type { Desk } from '../files'
import { Changes } from './Changes'
import { Button } from './controls'
import { Editor } from './Editor'
import { Errors } from './Errors'
import { FileList } from './FileList'
import { PreviewPane } from './PreviewPane'
import { SaveBar } from './SaveBar'
import { Start } from './Start'
import { CHANGES, useDesk } from './use-desk'

export function DeskPage({ read }: { read: Desk }) {
  const state = useDesk(read)
  const { desk, current, draft, kind } = state
  return (
    <div className="grid h-dvh overflow-hidden max-[62rem]:grid-rows-[auto_minmax(0,1fr)] min-[62rem]:grid-cols-[13.5rem_minmax(20rem,1fr)_minmax(16rem,34%)]">
      <Button
        className="absolute z-1 not-focus:sr-only"
        onClick={() => document.getElementById('form')?.focus()}
      >
        Skip to the form
      </Button>
      <FileList state={state} />
      <div className="flex min-h-0 min-w-0 flex-col border-l border-line">
        <main id="form" tabIndex={-1} key={current} className="relative flex-1 overflow-auto px-5 pt-4 pb-12">
          <Errors {...state} />
          {current === CHANGES && <Changes state={state} />}
          {current === null && <Start state={state} />}
          {draft && kind ? (
            <Editor state={state} kind={kind} draft={draft} />
          ) : (
            current !== CHANGES && current && 'Opening …'
          )}
        </main>
        <SaveBar {...state} />
      </div>
      <PreviewPane {...state} />
      {Object.entries(desk.references).map(([name, ids]) => (
        <datalist key={name} id={`ids-${name}`}>
          {ids.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </datalist>
      ))}
    </div>
  )
}
