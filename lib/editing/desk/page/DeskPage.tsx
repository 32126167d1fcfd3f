import { useState } from 'react'
import type { Desk } from '../api'
import { findKind, isChanged } from './drafts'
import { Editor } from './Editor'
import { nameField } from './ErrorSummary'
import { FileList } from './FileList'
import { PreviewPane } from './PreviewPane'
import { ReasonDialog } from './ReasonDialog'
import { type DeskState, useDesk } from './use-desk'

/** The whole page: files, form, preview. */
export function DeskPage() {
  const state = useDesk()
  const { desk, current, draft, kind, message, asked } = state
  if (!desk) return <p className="start">{message?.text ?? 'Reading the content …'}</p>
  const file = kind?.files.find((own) => own.file === current)
  return (
    <div className="desk">
      <FileList
        desk={desk}
        current={current}
        unsaved={state.unsaved}
        onSelect={state.select}
        onCreate={state.create}
      />
      <div className="middle">
        {draft && kind ? (
          <Editor
            key={draft.id}
            desk={desk}
            kind={kind}
            draft={draft}
            issues={state.issues}
            onOpen={state.select}
            onChange={(part) => state.change(draft.id, part)}
          />
        ) : (
          <Welcome desk={desk} />
        )}
        <SaveBar {...state} />
      </div>
      <PreviewPane first={desk.preview} page={file ? file.page : '/'} saves={state.saves} />
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

function Welcome({ desk }: { desk: Desk }) {
  return (
    <main>
      <h1>Desk</h1>
      <p>
        On the left, choose what to change. Every save is checked like a build and writes to the files in this
        folder.
      </p>
      {desk.issues.length > 0 && (
        <section className="summary">
          <h2>The content already has errors that would stop a build:</h2>
          <ul>
            {desk.issues.map((issue) => (
              <li key={JSON.stringify(issue)}>
                {issue.file}, {nameField(findKind(desk, issue.file)?.schema, issue)}: {issue.message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}

function SaveBar({ draft, unsaved, message, isBusy, saveDrafts, discard, desk }: DeskState) {
  const [isSure, setIsSure] = useState(false)
  const others = unsaved.filter(({ id }) => id !== draft?.id)
  const all = [...others.map(({ id }) => id), ...(draft ? [draft.id] : [])]
  return (
    <section className="row bar save-bar" aria-label="Save">
      {draft && (
        <button
          type="button"
          className="main"
          disabled={isBusy}
          onClick={() => void saveDrafts([draft.id], null)}
        >
          Save
        </button>
      )}
      {draft && unsaved.length > 1 && (
        <button
          type="button"
          disabled={isBusy}
          title={others.map(({ id }) => (desk && findKind(desk, id)?.label) ?? id).join(', ')}
          onClick={() => void saveDrafts(all, null)}
        >
          Save all {unsaved.length} files together
        </button>
      )}
      {draft && isChanged(draft) && !draft.isRemoved && (
        <button
          type="button"
          disabled={isBusy}
          onBlur={() => setIsSure(false)}
          onClick={() => {
            setIsSure(!isSure)
            if (isSure) discard(draft.id)
          }}
        >
          {isSure
            ? 'Really discard my changes'
            : draft.newName === null
              ? 'Reload the file'
              : 'Discard the new file'}
        </button>
      )}
      <p role="status" className="grow" data-tone={message?.tone}>
        {isBusy ? 'Checking …' : message?.text}
      </p>
      {draft && isChanged(draft) && !message && <span className="hint">Not saved</span>}
    </section>
  )
}
