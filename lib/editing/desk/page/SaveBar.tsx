import { useEffect } from 'react'
import { Button, NewTab } from './controls'
import { type Draft, isChanged, isNew, undo } from './drafts'
import { type DeskState, isWriting } from './use-desk'

/** Save, undo, and what came of the last action. Ctrl+S saves; Ctrl+Z outside of a text undoes. */
export function SaveBar({ draft, unsaved, outcome, isBusy, run, save, edit, ...state }: DeskState) {
  const saveAll = (drafts: Draft[]) => void run(() => save(drafts, null))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!draft || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      if (event.key !== 's' && (event.key !== 'z' || isWriting())) return
      event.preventDefault()
      if (event.key === 's') saveAll([draft])
      else edit(draft.id, undo)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  const { refused, link, isGood } = outcome
  const text = outcome.text ?? (refused && `${refused}: what is wrong is listed at the top.`)
  const isUnsaved = draft && unsaved.includes(draft)
  return (
    <section
      className="row border-y border-line px-3 py-2"
      aria-label="Save"
      hidden={!draft && !text && !isBusy}
    >
      {draft && (
        <>
          <Button className="main" disabled={isBusy} onClick={() => saveAll([draft])} title="Ctrl+S">
            Save
          </Button>
          <Button
            disabled={draft.past.length === 0}
            onClick={() => edit(draft.id, undo)}
            title="Takes back the last change in this form"
          >
            Undo
          </Button>
          {unsaved.length > 1 && (
            <Button disabled={isBusy} onClick={() => saveAll(unsaved)}>
              Save all {unsaved.length} files together
            </Button>
          )}
          {isChanged(draft) && (
            <Button
              disabled={isBusy}
              onClick={() => window.confirm('Discard what was typed in this form?') && state.discard(draft)}
            >
              {isNew(draft) ? 'Discard the new file' : 'Discard my changes'}
            </Button>
          )}
        </>
      )}
      <p
        role="status"
        className={`m-0 min-w-32 flex-1 ${!isGood ? 'text-danger' : isUnsaved ? 'text-muted' : 'text-accent'}`}
      >
        {isBusy ? 'Checking … You can go on typing.' : text}{' '}
        {link && !isBusy && (
          <NewTab href={link.href} download={link.download}>
            {link.label}
          </NewTab>
        )}
      </p>
      {isUnsaved && <span className="hint">Changes not saved; kept in this browser</span>}
    </section>
  )
}
