import { useCallback, useEffect, useState } from 'react'
import type { Desk, PublishResult, UnpublishedFile } from '../api'
import { loadChanges, publish, takeBack } from './client'
import { findKind } from './drafts'
import { nameField } from './ErrorSummary'
import { getName, rememberName } from './storage'
import { type DeskState, describeError, type Message } from './use-desk'

/** Everything since the last publication in words, with the way back and the way to the public. */
export function Changes({ state, desk }: { state: DeskState; desk: Desk }) {
  const [files, setFiles] = useState<UnpublishedFile[] | null | undefined>()
  const [name, setName] = useState(getName)
  const [reason, setReason] = useState('')
  const [sure, setSure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<PublishResult | null>(null)
  const [message, setMessage] = useState<Message | null>(null)
  const load = useCallback(() => {
    loadChanges().then(setFiles, (error) => setMessage(describeError(error)))
  }, [])
  useEffect(load, [load, state.saves])
  const run = async (task: () => Promise<void>) => {
    setIsBusy(true)
    setMessage(null)
    await task().catch((error) => setMessage(describeError(error)))
    setIsBusy(false)
    load()
  }
  const back = (own: string[], id: string) => {
    if (sure !== id) return setSure(id)
    setSure(null)
    void run(async () => {
      await takeBack(own)
      await state.reload(own.filter((file) => file.startsWith('content/')))
      setMessage({ tone: 'good', text: `Taken back: ${own.join(', ')}.` })
    })
  }
  const send = (isDirect: boolean) =>
    run(async () => {
      rememberName(name.trim())
      const answer = await publish({ name: name.trim(), reason: reason.trim(), isDirect, seen: state.seen })
      setResult(answer)
      if (answer.status === 'published') setReason('')
      if (answer.status === 'conflict') await state.showPublished(answer.files)
    })
  const all = files?.map(({ file }) => file) ?? []
  return (
    <main id="form" tabIndex={-1}>
      <h1>What I changed</h1>
      {files === undefined && !message && <p>Comparing with what is published …</p>}
      {files === null && (
        <p>This folder is not a git repository, so nothing can be compared or published from here.</p>
      )}
      {files?.length === 0 && <p>Nothing since the last publication.</p>}
      <ul className="due">
        {files?.map(({ file, label, words }) => (
          <li className="entry" key={file}>
            <strong>{label}</strong>
            <ul>
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
            <span className="row">
              {file.startsWith('content/') && findKind(desk, file) && (
                <button type="button" onClick={() => state.select(file)} aria-label={`Open: ${label}`}>
                  Open
                </button>
              )}
              <button
                type="button"
                disabled={isBusy}
                onBlur={() => setSure(null)}
                onClick={() => back([file], file)}
                aria-label={`Take back: ${label}`}
              >
                {sure === file ? 'Really take back' : 'Take back'}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <button type="button" disabled={isBusy} onBlur={() => setSure(null)} onClick={() => back(all, 'all')}>
          {sure === 'all' ? 'Really take back everything' : 'Take back everything'}
        </button>
      )}
      {state.unsaved.length > 0 && (
        <p className="summary">
          {state.unsaved.length} files have changes that are not saved. They are not in this list, and will
          not be published.
        </p>
      )}
      {all.length > 0 && (
        <form
          aria-labelledby="publish"
          onSubmit={(event) => {
            event.preventDefault()
            const { submitter } = event.nativeEvent as SubmitEvent
            void send(submitter?.id === 'directly')
          }}
        >
          <h2 id="publish">Publish</h2>
          <div className="field">
            <label htmlFor="publisher">Your name</label>
            <input
              id="publisher"
              required
              type="text"
              autoComplete="name"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <div className="field">
            <label htmlFor="why">What did you change, and why?</label>
            <p className="hint" id="why-hint">
              One short line for your colleagues: “November prices of the five providers”.
            </p>
            <input
              id="why"
              required
              type="text"
              aria-describedby="why-hint"
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </div>
          <p className="row">
            <button type="submit" className="main" disabled={isBusy}>
              Publish
            </button>
            {desk.isDirectAllowed && (
              <button type="submit" id="directly" disabled={isBusy}>
                Publish directly
              </button>
            )}
          </p>
        </form>
      )}
      <div role="status">
        {isBusy && <p>Checking and sending …</p>}
        {message && <p data-tone={message.tone}>{message.text}</p>}
        {result && !isBusy && <Outcome result={result} state={state} desk={desk} />}
      </div>
    </main>
  )
}

function Outcome({ result, state, desk }: { result: PublishResult; state: DeskState; desk: Desk }) {
  switch (result.status) {
    case 'published':
      return (
        <p className="summary good">
          Sent {result.files.length} {result.files.length === 1 ? 'file' : 'files'} to the branch{' '}
          {result.branch}.{' '}
          {result.address ? (
            <a href={result.address} target="_blank" rel="noreferrer">
              Open the comparison to ask for publication
            </a>
          ) : (
            'Whoever publishes the site finds it there.'
          )}
        </p>
      )
    case 'invalid':
      return (
        <div className="summary">
          <p>Not sent. The check found errors:</p>
          <ul>
            {result.issues.map((issue) => (
              <li key={JSON.stringify(issue)}>
                <button type="button" className="link" onClick={() => state.select(issue.file, issue)}>
                  {issue.file}, {nameField(findKind(desk, issue.file)?.schema, issue)}
                </button>
                : {issue.message}
              </li>
            ))}
          </ul>
        </div>
      )
    case 'conflict':
      return (
        <div className="summary">
          <p>
            Not sent. Others have published these files since. Open each, choose a version where both are
            shown, save, and publish again.
          </p>
          <ul>
            {result.files.map(({ file }) => (
              <li key={file}>
                <button type="button" className="link" onClick={() => state.select(file)}>
                  {file}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )
    case 'not-sent':
      return (
        <div className="summary">
          <p>Not sent. {result.message}</p>
          {result.patch && (
            <p>
              <a download="changes.patch" href={`data:text/plain;base64,${toBase64(result.patch)}`}>
                Download the change as a file
              </a>{' '}
              and send it to whoever publishes the site. “git am changes.patch” applies it.
            </p>
          )}
        </div>
      )
  }
}

const toBase64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
