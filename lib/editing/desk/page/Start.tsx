import type { FormEvent } from 'react'
import { isGroup } from '../../../base/group.mjs'
import type { Desk } from '../files'
import { loadFile } from './client'
import { Button, NewTab, TextField } from './controls'
import { getLabel, toDraft } from './drafts'
import { setAt } from './merge'
import { useKept } from './storage'
import { CHANGES, type DeskState } from './use-desk'

type Item = Desk['due'][number]

/** What has to be reviewed, each with its two answers in place; before it, what is not saved yet. */
export function Start({ state }: { state: DeskState }) {
  const { desk } = state
  const [name, setName] = useKept('name')
  return (
    <>
      <h1>To do</h1>
      {state.unsaved.length > 0 && (
        <section className="summary border-current text-accent" role="status">
          <p>What you have not saved is still here. It is in the forms, and not yet in the files:</p>
          <ul>
            {state.unsaved.map((draft) => (
              <li key={draft.id}>
                <Button className="link" onClick={() => state.select(draft.id)}>
                  {getLabel(desk, draft.id)}
                </Button>{' '}
                <Button onClick={() => state.discard(draft)}>Discard</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        Open each page and compare. <em>Still true</em> writes the day and your name; <em>Changed</em> opens
        the form at the field. When you are done, look at{' '}
        <Button className="link" onClick={() => state.select(CHANGES)}>
          What I changed
        </Button>{' '}
        and publish it.
      </p>
      <TextField
        id="name"
        label="Your name"
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {desk.due.length === 0 && desk.issues.length === 0 && <p>Nothing is due.</p>}
      <ul className="p-0">
        {desk.due.map((item) => (
          <Row
            key={`${item.file} ${item.path.join('.')} ${item.line} ${item.value}`}
            {...{ item, state }}
            name={name.trim()}
          />
        ))}
      </ul>
    </>
  )
}

function Row({ item, state, name }: { item: Item; state: DeskState; name: string }) {
  const { file, target, value, where, days, stillTrue } = item
  const isCheck = isGroup(stillTrue?.value)
  const isOverdue = days !== null && days < 0
  const [source, setSource] = useKept(`page of ${value}`, where ?? '')
  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void state.run(async () => {
      if (isCheck && name === '') {
        document.getElementById('name')?.focus()
        return { text: 'Fill in your name: the page says who checked it.' }
      }
      const draft = toDraft(await loadFile(file))
      const checked = isCheck ? { ...Object(stillTrue.value), checkedBy: name, source } : stillTrue?.value
      const content = setAt(draft.content, ['data', ...(stillTrue?.path ?? [])], checked)
      const done = await state.save([{ ...draft, content }], null)
      if (done.isGood) setSource(where ?? '')
      return done
    })
  }
  return (
    <li className="list-none border-t border-line py-2.5">
      <strong>{value}</strong>{' '}
      <span className={`hint ${isOverdue ? 'text-danger' : ''}`}>
        {isOverdue ? `${-days} days overdue` : `${days} days left`}
      </span>
      <form className="row" onSubmit={confirm}>
        {where && <NewTab href={where}>Open the page</NewTab>}
        {isCheck && (
          <input
            type="url"
            aria-label={`Address of the page: ${value}`}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
        )}
        {stillTrue && (
          <Button of={value} type="submit" className="main" disabled={state.isBusy}>
            Still true
          </Button>
        )}
        <Button of={value} onClick={() => state.select(file, { file, path: target, message: '' })}>
          Changed
        </Button>
      </form>
    </li>
  )
}
