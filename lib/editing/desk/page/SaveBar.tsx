import { useEffect, useState } from 'react'
import { isChanged, isNew } from './drafts'
import type { DeskState } from './use-desk'

/** Save, undo, and what came of the last save. Ctrl+S saves; Ctrl+Z outside of a text undoes. */
export function SaveBar({ draft, unsaved, message, isBusy, saveDrafts, discard, undo }: DeskState) {
  const [isSure, setIsSure] = useState(false)
  const others = unsaved.filter(({ id }) => id !== draft?.id)
  const all = [...others.map(({ id }) => id), ...(draft ? [draft.id] : [])]
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      const isInText =
        event.target instanceof Element && event.target.matches('textarea, input, [contenteditable]')
      if (event.key === 's') {
        event.preventDefault()
        if (draft) void saveDrafts([draft.id], null)
      } else if (event.key === 'z' && !isInText && draft) {
        event.preventDefault()
        undo(draft.id)
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  if (!draft && !message && !isBusy) return null
  return (
    <section className="row bar save-bar" aria-label="Save">
      {draft && (
        <>
          <button
            type="button"
            className="main"
            disabled={isBusy}
            onClick={() => void saveDrafts([draft.id], null)}
            title="Ctrl+S"
          >
            Save
          </button>
          <button
            type="button"
            disabled={draft.past.length === 0}
            onClick={() => undo(draft.id)}
            title="Takes back the last change in this form"
          >
            Undo
          </button>
        </>
      )}
      {draft && unsaved.length > 1 && (
        <button type="button" disabled={isBusy} onClick={() => void saveDrafts(all, null)}>
          Save all {unsaved.length} files together
        </button>
      )}
      {draft && isChanged(draft) && (
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
            : isNew(draft)
              ? 'Discard the new file'
              : 'Discard my changes'}
        </button>
      )}
      <p role="status" className="grow" data-tone={message?.tone}>
        {isBusy ? 'Checking … You can go on typing.' : message?.text}
      </p>
      {draft && isChanged(draft) && !message && <span className="hint">Not saved; kept in this browser</span>}
    </section>
  )
}
