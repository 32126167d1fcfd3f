import { useState } from 'react'
import type { Desk } from '../api'
import { loadFile, save } from './client'
import { findKind, getLabel } from './drafts'
import { setAt } from './Editor'
import { nameField } from './ErrorSummary'
import { getCheckedPage, getName, rememberCheckedPage, rememberName } from './storage'
import { CHANGES, type DeskState, describeError } from './use-desk'

type Item = Desk['due'][number]

/** What has to be reviewed, each with its two answers in place; before it, what came back from an earlier visit. */
export function Start({ state, desk }: { state: DeskState; desk: Desk }) {
  const [name, setName] = useState(getName)
  const [error, setError] = useState<{ item: Item; text: string } | null>(null)
  const [busy, setBusy] = useState<Item | null>(null)
  const restored = state.unsaved.filter(({ id }) => state.restored.includes(id))
  async function confirm(item: Item, source: string) {
    if (!item.stillTrue) return
    const { path, value } = item.stillTrue
    const isCheck = typeof value === 'object' && value !== null
    if (isCheck && name.trim() === '') {
      setError({ item, text: 'Fill in your name above: the page says who checked it.' })
      return document.getElementById('name')?.focus()
    }
    setBusy(item)
    setError(null)
    try {
      const { file, version, content } = await loadFile(item.file)
      if (!content) throw new Error('This file cannot be read: open it on the left.')
      const checked = isCheck ? { ...value, checkedBy: name.trim(), source } : value
      const data = setAt(content.data, path, checked) as Record<string, unknown>
      const result = await save({
        files: [{ file, version, data, blocks: content.blocks, images: {} }],
        reason: null,
      })
      if (result.status === 'invalid') throw new Error(result.issues.map(({ message }) => message).join(' '))
      if (result.status === 'conflict') throw new Error('The file changed a moment ago. Try again.')
      rememberName(name.trim())
      if (isCheck) rememberCheckedPage(item.file, source)
      await state.reload([item.file])
      const outdated = result.status === 'saved' ? result.outdated : []
      const list = outdated.map(({ file: at, text }) => `“${text}” (${at})`).join(' ')
      if (list) state.setMessage({ tone: 'good', text: `No longer true, so no longer shown: ${list}` })
    } catch (failure) {
      setError({ item, text: describeError(failure).text })
    } finally {
      setBusy(null)
    }
  }
  return (
    <main id="form" tabIndex={-1}>
      <h1>To do</h1>
      {restored.length > 0 && (
        <section className="summary good" role="status">
          <p>What you had not saved came back. It is in the forms, and not yet in the files:</p>
          <ul>
            {restored.map((draft) => (
              <li key={draft.id}>
                <button type="button" className="link" onClick={() => state.select(draft.id)}>
                  {getLabel(desk, draft)}
                </button>{' '}
                <button type="button" onClick={() => state.discard(draft.id)}>
                  Discard
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {desk.issues.length > 0 && (
        <section className="summary">
          <h2>The content has errors that would stop a build:</h2>
          <ul>
            {desk.issues.map((issue) => (
              <li key={JSON.stringify(issue)}>
                <button type="button" className="link" onClick={() => state.select(issue.file, issue)}>
                  {issue.file}, {nameField(findKind(desk, issue.file)?.schema, issue)}
                </button>
                : {issue.message}
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
      <div className="field">
        <label htmlFor="name">Your name</label>
        <input
          id="name"
          type="text"
          autoComplete="name"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      {desk.due.length === 0 && desk.issues.length === 0 && <p>Nothing is due.</p>}
      <ul className="due">
        {desk.due.map((item) => (
          <Row
            key={`${item.file} ${item.path.join('.')}`}
            item={item}
            isBusy={busy !== null}
            error={error?.item === item ? error.text : ''}
            onTrue={(source) => void confirm(item, source)}
            onChanged={() =>
              state.select(item.file, { file: item.file, path: toValuePath(item.path), message: '' })
            }
          />
        ))}
      </ul>
    </main>
  )
}

/** The value that evidence is about. */
const toValuePath = ([first, field, ...rest]: Item['path']) =>
  first === 'evidence' && field !== undefined
    ? ['pricing', 'mainBenefit', 'features'].includes(String(field))
      ? [field]
      : ['facts', field]
    : [first, field, ...rest].filter((key) => key !== undefined)

type RowProps = {
  item: Item
  isBusy: boolean
  error: string
  onTrue: (source: string) => void
  onChanged: () => void
}

function Row({ item, isBusy, error, onTrue, onChanged }: RowProps) {
  const { value, where, days, stillTrue, file } = item
  const isCheck = typeof stillTrue?.value === 'object'
  const [source, setSource] = useState((isCheck && getCheckedPage(file)) || (where ?? ''))
  const isOverdue = days !== null && days < 0
  return (
    <li className="entry">
      <p>
        <strong>{value}</strong>{' '}
        <span className="hint" data-tone={isOverdue ? 'bad' : undefined}>
          {isOverdue ? `${-(days ?? 0)} days overdue` : `${days} days left`}
        </span>
      </p>
      <span className="row">
        {where && (
          <a href={source || where} target="_blank" rel="noreferrer">
            Open the page
          </a>
        )}
        {isCheck && (
          <input
            type="url"
            aria-label={`Address of the page: ${value}`}
            value={source}
            onChange={({ target }) => setSource(target.value)}
          />
        )}
        {stillTrue && (
          <button
            type="button"
            className="main"
            disabled={isBusy}
            onClick={() => onTrue(source)}
            aria-label={`Still true: ${value}`}
          >
            Still true
          </button>
        )}
        <button type="button" onClick={onChanged} aria-label={`Changed: ${value}`}>
          Changed
        </button>
      </span>
      {error && (
        <p className="issues" role="alert">
          {error}
        </p>
      )}
    </li>
  )
}
