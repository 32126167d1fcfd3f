import { useEffect, useRef, useState } from 'react'
import type { LogProposal } from '../api'

type Props = {
  entries: LogProposal[]
  names: { id: string; label: string }[]
  onSave: (reason: string) => void
  onCancel: () => void
}

/** Asks why a logged field changed: readers see it in the change log. */
export function ReasonDialog({ entries, names, onSave, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [reason, setReason] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="reason-title" onCancel={onCancel}>
      <h2 id="reason-title">Why did this change?</h2>
      <ul>
        {entries.map(({ provider, field, from, to }) => (
          <li key={`${provider} ${field}`}>
            {names.find(({ id }) => id === provider)?.label ?? provider}, {field}: {from ?? 'not stated'} →{' '}
            <strong>{to ?? 'not stated'}</strong>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSave(reason)
        }}
      >
        <label htmlFor="reason">Reason</label>
        <p className="hint" id="reason-hint">
          In a few words, for readers: “The provider raised its price”. It is added to the change log with
          today’s date.
        </p>
        <input
          id="reason"
          required
          pattern=".*\S.*"
          aria-describedby="reason-hint"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="row">
          <button type="submit" className="main">
            Save with this reason
          </button>
          <button type="button" onClick={onCancel}>
            Back to the form
          </button>
        </div>
      </form>
    </dialog>
  )
}
