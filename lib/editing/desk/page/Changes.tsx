import { type FormEvent, useEffect, useState } from 'react'
import type { UnpublishedFile } from '../api'
import { Action } from './Action'
import { loadChanges, publish, takeBack } from './client'
import { findKind, getLabel } from './drafts'
import { getName, rememberName } from './storage'
import { TextField } from './TextField'
import type { Outcome, Props } from './use-desk'

/** Everything since the last publication in words, with the way back and the way to the public. */
export function Changes({ state, desk }: Props) {
  const [files, setFiles] = useState<UnpublishedFile[] | null | undefined>()
  const { saves, outcome, isBusy } = state
  useEffect(() => {
    loadChanges().then(setFiles, () => undefined)
  }, [saves, outcome])
  const back = (own: string[]) => {
    const added = files?.flatMap(({ file, words }) =>
      own.includes(file) && words[0] === 'added' ? file : [],
    )
    const deleted = added?.length ? ` New files are deleted: ${added.join(', ')}.` : ''
    if (!window.confirm(`Take back what changed in ${own.join(', ')} since the last publication?${deleted}`))
      return
    void state.run(async () => {
      await takeBack(own)
      await state.reload([...own, 'content/changes.json'])
      return { isGood: true, text: `Taken back: ${own.join(', ')}.` }
    })
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    void state.run(async () => {
      const fields = new FormData(form, submitter)
      const name = String(fields.get('publisher')).trim()
      rememberName(name)
      const result = await publish({
        name,
        reason: String(fields.get('why')).trim(),
        isDirect: fields.has('directly'),
        seen: state.seen,
      })
      if (result.status === 'published') state.setComparison(result.address)
      if (result.status === 'conflict') await state.showPublished(result.files)
      return toOutcome(desk, result)
    })
  }
  const all = files?.map(({ file }) => file) ?? []
  return (
    <>
      <h1>What I changed</h1>
      {files === undefined && <p>Comparing with what is published …</p>}
      {files === null && (
        <p>This folder is not a git repository, so nothing can be compared or published from here.</p>
      )}
      {files?.length === 0 && <p>Nothing since the last publication.</p>}
      <ul className="due">
        {files?.map(({ file, label, words }) => (
          <li key={file}>
            <strong>{label}</strong>
            <ul>
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
            <span className="row">
              {findKind(desk, file) && (
                <Action of={label} onClick={() => state.select(file)}>
                  Open
                </Action>
              )}
              <Action of={label} disabled={isBusy} onClick={() => back([file])}>
                Take back
              </Action>
            </span>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <button type="button" disabled={isBusy} onClick={() => back(all)}>
          Take back everything
        </button>
      )}
      {state.unsaved.length > 0 && (
        <p className="summary">
          {state.unsaved.length === 1 ? 'One file has' : `${state.unsaved.length} files have`} changes that
          are not saved. They are not in this list, and will not be published.
        </p>
      )}
      {all.length > 0 && (
        <form aria-labelledby="publish" onSubmit={send}>
          <h2 id="publish">Publish</h2>
          <TextField id="publisher" label="Your name" required autoComplete="name" defaultValue={getName()} />
          <TextField
            id="why"
            label="What did you change, and why?"
            hint="One short line for your colleagues: “November prices of the five providers”."
            required
          />
          <p className="row">
            <button type="submit" className="main" disabled={isBusy}>
              Publish
            </button>
            {desk.isDirectAllowed && (
              <button type="submit" name="directly" disabled={isBusy}>
                Publish directly
              </button>
            )}
          </p>
          {desk.isDirectAllowed && (
            <p className="hint">
              <em>Publish directly</em> also sends what you published to a branch before, if it still waits
              there.
            </p>
          )}
        </form>
      )}
    </>
  )
}

function toOutcome(desk: Props['desk'], result: Awaited<ReturnType<typeof publish>>): Outcome {
  switch (result.status) {
    case 'published': {
      const { files, branch, address } = result
      const names = files.map((file) => getLabel(desk, file)).join(', ')
      const text = `Sent to the branch ${branch}: ${names}.`
      return { isGood: true, text: address ? text : `${text} Whoever publishes the site finds it there.` }
    }
    case 'invalid':
      return { refused: 'Not sent', issues: result.issues }
    case 'conflict':
      return {
        refused: 'Not sent',
        issues: result.files.map(({ file }) => ({
          ...{ file, path: [] },
          message:
            'Others have published this since. Choose a version where both are shown, save, and publish again.',
        })),
      }
    case 'not-sent': {
      const { message, patch } = result
      const href = `data:text/plain;charset=utf-8,${encodeURIComponent(patch ?? '')}`
      const label = 'Download the change as a file, and send it to whoever publishes the site (git am).'
      return {
        text: `Not sent. ${message}`,
        ...(patch && { link: { href, label, download: 'changes.patch' } }),
      }
    }
  }
}
