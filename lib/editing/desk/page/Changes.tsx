import { type FormEvent, useEffect, useState } from 'react'
import { formatDay } from '../../../base/format'
import type { PublishResult, UnpublishedFile } from '../api'
import type { Desk } from '../files'
import { loadChanges, publish, takeBack } from './client'
import { Button, NewTab, TextField } from './controls'
import { findKind, getLabel, isListed } from './drafts'
import { getPublication, rememberPublication, useKept } from './storage'
import { type DeskState, isShownInForm, NOT_SENT, type Outcome } from './use-desk'

/** Everything since the last publication in words, with the way back and the way to the public. */
export function Changes({ state }: { state: DeskState }) {
  const [files, setFiles] = useState<UnpublishedFile[]>()
  const [note, setNote] = useState('Comparing with what is published …')
  const [name, setName] = useKept('name')
  const [reason, setReason] = useKept('reason')
  const { desk, saves, outcome, isBusy } = state
  useEffect(() => {
    loadChanges().then(setFiles, ({ message }: Error) => setNote(message))
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
    const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    const isDirect = fields.has('directly')
    void state.run(async () => {
      const result = await publish({ name, reason, isDirect, seen: state.seen })
      if (result.status === 'conflict') await state.showPublished(result.files)
      if (result.status === 'published') setReason('')
      return toOutcome(desk, result, isDirect)
    })
  }
  const last = getPublication()
  const all = files?.map(({ file }) => file) ?? []
  return (
    <>
      <h1>What I changed</h1>
      {!files && <p>{note}</p>}
      {files?.length === 0 && <p>Nothing since the last publication.</p>}
      {last && (
        <p>
          Last publication: {last.text}{' '}
          {last.address && <NewTab href={last.address}>Open the comparison to ask for publication</NewTab>}
        </p>
      )}
      <ul className="p-0">
        {files?.map(({ file, label, words }) => (
          <li key={file} className="list-none border-t border-line py-2.5">
            <strong>{label}</strong>
            <ul>
              {words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
            <span className="row">
              {findKind(desk, file) && (
                <Button of={label} onClick={() => state.select(file)}>
                  Open
                </Button>
              )}
              <Button of={label} disabled={isBusy} onClick={() => back([file])}>
                Take back
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {all.length > 1 && (
        <Button disabled={isBusy} onClick={() => back(all)}>
          Take back everything
        </Button>
      )}
      {state.unsaved.length > 0 && (
        <p className="summary">
          {state.unsaved.length === 1 ? 'One file has' : `${state.unsaved.length} files have`} changes that
          are not saved. They are not in this list, and will not be published.
        </p>
      )}
      {all.length > 0 && (
        <form className="mt-6" aria-labelledby="publish" onSubmit={send}>
          <h2 id="publish" className="text-[1.1rem]">
            Publish
          </h2>
          <TextField
            id="publisher"
            label="Your name"
            required
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            id="why"
            label="What did you change, and why?"
            hint="One short line for your colleagues: “November prices of the five providers”."
            required
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <p className="row">
            <Button type="submit" className="main" disabled={isBusy}>
              Publish
            </Button>
            {desk.isDirectAllowed && (
              <Button type="submit" name="directly" disabled={isBusy}>
                Publish directly
              </Button>
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

function toOutcome(desk: Desk, result: PublishResult, isDirect: boolean): Outcome {
  switch (result.status) {
    case 'published': {
      const { files, branch, address } = result
      const names = files.map((file) => getLabel(desk, file)).join(', ')
      const where = isDirect ? `Published on ${branch}` : `Sent to the branch ${branch}`
      const isAlone = !isDirect && !address
      const end = isAlone ? ' Whoever publishes the site finds it there.' : ''
      rememberPublication({ text: `${where} on ${formatDay(desk.today)}.${end}`, address })
      return { isGood: true, text: `${where}: ${names}.${end}` }
    }
    case 'invalid':
      return { refused: NOT_SENT, issues: result.issues }
    case 'conflict':
      return {
        refused: NOT_SENT,
        issues: result.files.map((own) => ({
          ...{ file: own.file, path: [] },
          message: isShownInForm(desk)(own)
            ? 'Others have published this since, and it is now in the form: choose a version wherever both are shown, save, and publish again.'
            : own.theirs || !isListed(desk, own.file)
              ? 'Others have changed this since. Publish again to send yours instead, or take yours back first.'
              : 'Others have removed or renamed this since. Publish again to send yours instead. If that is refused, take yours back, and ask whoever set up the desk to update this folder: the change can be made again where it is now.',
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
