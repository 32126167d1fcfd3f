import { type FormEvent, useState } from 'react'
import { isGroup } from '../../../base/group.mjs'
import type { Desk } from '../api'
import { Action } from './Action'
import { loadFile } from './client'
import { getLabel, toDraft } from './drafts'
import { setAt } from './merge'
import { getName, rememberName } from './storage'
import { TextField } from './TextField'
import { CHANGES, type Props } from './use-desk'

type Item = Desk['due'][number]

/** What has to be reviewed, each with its two answers in place; before it, what is not saved yet. */
export function Start({ state, desk }: Props) {
  const [name, setName] = useState(getName)
  const confirm = (item: Item, source: string) =>
    void state.run(async () => {
      const { path = [], value } = item.stillTrue ?? {}
      const isCheck = isGroup(value)
      if (isCheck && name.trim() === '') {
        document.getElementById('name')?.focus()
        return { text: 'Fill in your name: the page says who checked it.' }
      }
      const draft = toDraft(await loadFile(item.file))
      if (draft.isBroken) return { text: 'This file cannot be read: open it on the left.' }
      rememberName(name.trim())
      const checked = isCheck ? { ...value, checkedBy: name.trim(), source } : value
      return state.save([{ ...draft, content: setAt(draft.content, ['data', ...path], checked) }], null)
    })
  return (
    <>
      <h1>To do</h1>
      {state.unsaved.length > 0 && (
        <section className="summary good" role="status">
          <p>What you have not saved is still here. It is in the forms, and not yet in the files:</p>
          <ul>
            {state.unsaved.map((draft) => (
              <li key={draft.id}>
                <button type="button" className="link" onClick={() => state.select(draft.id)}>
                  {getLabel(desk, draft.id)}
                </button>{' '}
                <button type="button" onClick={() => state.discard(draft)}>
                  Discard
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        Open each page and compare. <em>Still true</em> writes the day and your name; <em>Changed</em> opens
        the form at the field. When you are done, look at{' '}
        <button type="button" className="link" onClick={() => state.select(CHANGES)}>
          What I changed
        </button>{' '}
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
      <ul className="due">
        {desk.due.map((item) => (
          <Row
            key={`${item.file} ${item.path.join('.')} ${item.value}`}
            item={item}
            isBusy={state.isBusy}
            onTrue={(source) => confirm(item, source)}
            onChanged={() =>
              state.select(item.file, {
                file: item.file,
                path: ['data', ...toValuePath(item.path)],
                message: '',
              })
            }
          />
        ))}
      </ul>
    </>
  )
}

/** The value that evidence is about. */
const toValuePath = ([first, field, ...rest]: Item['path']) =>
  first === 'evidence' && field !== undefined
    ? ['pricing', 'mainBenefit', 'features'].includes(String(field))
      ? [field]
      : ['facts', field]
    : [first, field, ...rest].filter((key) => key !== undefined)

type RowProps = { item: Item; isBusy: boolean; onTrue: (source: string) => void; onChanged: () => void }

function Row({ item: { value, where, days, stillTrue }, isBusy, onTrue, onChanged }: RowProps) {
  const isCheck = isGroup(stillTrue?.value)
  const isOverdue = days !== null && days < 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onTrue(String(new FormData(event.currentTarget).get('page') ?? ''))
  }
  return (
    <li>
      <strong>{value}</strong>{' '}
      <span className="hint" data-tone={isOverdue ? 'bad' : undefined}>
        {isOverdue ? `${-days} days overdue` : `${days} days left`}
      </span>
      <form className="row" onSubmit={submit}>
        {where && (
          <a href={where} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
        {isCheck && (
          <input
            type="url"
            name="page"
            aria-label={`Address of the page: ${value}`}
            defaultValue={where ?? ''}
          />
        )}
        {stillTrue && (
          <Action of={value} type="submit" className="main" disabled={isBusy}>
            Still true
          </Action>
        )}
        <Action of={value} onClick={onChanged}>
          Changed
        </Action>
      </form>
    </li>
  )
}
