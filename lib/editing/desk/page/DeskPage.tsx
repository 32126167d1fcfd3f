import { useMemo } from 'react'
import { Changes } from './Changes'
import { Editor } from './Editor'
import { Errors } from './Errors'
import { FileList } from './FileList'
import { PreviewPane } from './PreviewPane'
import { SaveBar } from './SaveBar'
import { Start } from './Start'
import { CHANGES, useDesk } from './use-desk'

/** The whole page: files, form, preview. */
export function DeskPage() {
  const state = useDesk()
  const { desk, current, draft, kind, outcome } = state
  const onDisk = useMemo(
    () => (desk?.issues ?? []).filter(({ file }) => current === null || file === current),
    [desk?.issues, current],
  )
  if (!desk) return <p className="start">{outcome.text ?? 'Reading the content …'}</p>
  const page = { state, desk }
  const shown = kind?.files.find(({ file }) => file === current)
  return (
    <div className="desk">
      <button
        type="button"
        className="skip only-heard"
        onClick={() => document.getElementById('form')?.focus()}
      >
        Skip to the form
      </button>
      <FileList {...page} />
      <div className="middle">
        <main id="form" tabIndex={-1} key={current}>
          <Errors {...page} title={outcome.refused ?? ''} issues={outcome.issues ?? []} />
          {!outcome.issues && (
            <Errors {...page} title={current ? 'This file' : 'What would stop a build'} issues={onDisk} />
          )}
          {current === CHANGES && <Changes {...page} />}
          {current === null && <Start {...page} />}
          {draft && kind ? (
            <Editor {...page} kind={kind} draft={draft} />
          ) : (
            current !== CHANGES && current && 'Opening …'
          )}
        </main>
        <SaveBar {...state} />
      </div>
      <PreviewPane page={shown ? shown.page : '/'} {...{ desk, draft, saves: state.saves }} />
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
