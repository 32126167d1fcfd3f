import { Changes } from './Changes'
import { Editor } from './Editor'
import { FileList } from './FileList'
import { PreviewPane } from './PreviewPane'
import { ReasonDialog } from './ReasonDialog'
import { SaveBar } from './SaveBar'
import { Start } from './Start'
import { CHANGES, useDesk } from './use-desk'

/** The whole page: files, form, preview. */
export function DeskPage() {
  const state = useDesk()
  const { desk, current, draft, kind, message, asked } = state
  if (!desk) return <p className="start">{message?.text ?? 'Reading the content …'}</p>
  const file = kind?.files.find((own) => own.file === current)
  return (
    <div className="desk">
      <button type="button" className="skip" onClick={() => document.getElementById('form')?.focus()}>
        Skip to the form
      </button>
      <FileList
        desk={desk}
        current={current}
        unsaved={state.unsaved}
        onSelect={state.select}
        onCreate={state.create}
      />
      <div className="middle">
        {current === CHANGES ? (
          <Changes state={state} desk={desk} />
        ) : draft && kind ? (
          <Editor key={draft.id} state={state} desk={desk} kind={kind} draft={draft} />
        ) : current === null ? (
          <Start state={state} desk={desk} />
        ) : (
          <main id="form">{message ? '' : 'Opening …'}</main>
        )}
        <SaveBar {...state} />
      </div>
      <PreviewPane
        first={desk.preview}
        page={file ? file.page : '/'}
        saves={state.saves}
        issues={desk.issues}
      />
      {asked && (
        <ReasonDialog
          entries={asked.entries}
          names={desk.references.providers ?? []}
          onSave={(reason) => void state.saveDrafts(asked.ids, reason)}
          onCancel={state.cancelAsk}
        />
      )}
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
