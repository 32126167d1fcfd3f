import { useEffect } from 'react'
import { type Draft, isChanged, isNew, undo } from './drafts'
import type { DeskState } from './use-desk'

/** Save, undo, and what came of the last action. Ctrl+S saves; Ctrl+Z outside of a text undoes. */
export function SaveBar({ draft, unsaved, outcome, isBusy, run, save, edit, ...state }: DeskState) {
  const saveAll = (drafts: Draft[]) => void run(() => save(drafts, null))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!draft || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      const isInText =
        event.target instanceof Element && event.target.matches('textarea, input, [role="textbox"]')
      if (event.key !== 's' && (event.key !== 'z' || isInText)) return
      event.preventDefault()
      if (event.key === 's') saveAll([draft])
      else edit(draft.id, undo)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  const { text, link, isGood } = outcome
  return (
    <section className="row bar" aria-label="Save" hidden={!draft && !text && !isBusy && !state.comparison}>
      {draft && (
        <>
          <button
            type="button"
            className="main"
            disabled={isBusy}
            onClick={() => saveAll([draft])}
            title="Ctrl+S"
          >
            Save
          </button>
          <button
            type="button"
            disabled={draft.past.length === 0}
            onClick={() => edit(draft.id, undo)}
            title="Takes back the last change in this form"
          >
            Undo
          </button>
          {unsaved.length > 1 && (
            <button type="button" disabled={isBusy} onClick={() => saveAll(unsaved)}>
              Save all {unsaved.length} files together
            </button>
          )}
          {isChanged(draft) && (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => window.confirm('Discard what was typed in this form?') && state.discard(draft)}
            >
              {isNew(draft) ? 'Discard the new file' : 'Discard my changes'}
            </button>
          )}
        </>
      )}
      <p role="status" className="grow" data-tone={isGood ? 'good' : 'bad'}>
        {isBusy ? 'Checking … You can go on typing.' : text}{' '}
        {link && !isBusy && (
          <a href={link.href} download={link.download} target="_blank" rel="noreferrer">
            {link.label}
          </a>
        )}
        {state.comparison && (
          <a href={state.comparison} target="_blank" rel="noreferrer">
            Open the comparison to ask for publication
          </a>
        )}
      </p>
      {draft && isChanged(draft) && !text && <span className="hint">Not saved; kept in this browser</span>}
    </section>
  )
}
