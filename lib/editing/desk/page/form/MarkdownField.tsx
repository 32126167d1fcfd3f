import { history, historyKeymap, insertNewline, standardKeymap } from '@codemirror/commands'
import { Compartment, EditorState, Transaction } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { IMAGE_MAX_BYTES } from '../../api'
import { Button } from '../controls'
import { citationChips } from './citation-chips'
import { useForm } from './parts'
import { hasMarkedCells, toMarkdown } from './paste'
import { IMAGE_TYPES, readAsUrl, toImagePath } from './widgets'

type Props = { id: string; label: string; text: string; onChange: (text: string) => void }

/** What each button writes before and after the selection, or before each of its lines. */
const TOOLS: [label: string, name: string, before: string, after?: string][] = [
  ['B', 'Bold', '**', '**'],
  ['I', 'Italic', '*', '*'],
  ['H2', 'Section heading', '\n\n## ', '\n\n'],
  ['H3', 'Heading', '\n\n### ', '\n\n'],
  ['•', 'List', '- '],
  ['1.', 'Numbered list', '1. '],
  ['Link', 'Link', '[', '](/)'],
]

/** The beginning of a line that is not empty, with what makes it an entry or a heading already. */
const MARKED_LINE = /^(?=.*\S)[ \t]*(?:(?:[-*+]|\d+\.|#+) +)?/gm

/** What differs between fields, and while one is open. */
const OWN = new Compartment()

/** It stays above a long text, so the cursor has to stay below it. */
const TOOLBAR_HEIGHT = 48

const EDITING = [
  history(),
  keymap.of([
    // As in a text area: a new line is not indented, and only a selection is cut.
    { key: 'Enter', run: insertNewline, shift: insertNewline },
    { key: 'Mod-x', run: ({ state }) => state.selection.main.empty },
    ...standardKeymap,
    ...historyKeymap,
  ]),
  EditorView.lineWrapping,
  EditorView.scrollMargins.of(() => ({ top: TOOLBAR_HEIGHT })),
  EditorView.cspNonce.of(document.querySelector<HTMLElement>('link[nonce]')?.nonce ?? ''),
  EditorView.domEventHandlers({ paste }),
]

function insert(view: EditorView | null, words: string) {
  view?.focus()
  view?.dispatch(view.state.replaceSelection(words), { userEvent: 'input', scrollIntoView: true })
}

function paste(event: ClipboardEvent, view: EditorView): boolean {
  const html = event.clipboardData?.getData('text/html') ?? ''
  const words = toMarkdown(html)
  if (words === null) return false
  const { from } = view.state.selection.main
  const isInLine = from > view.state.doc.lineAt(from).from
  insert(view, isInLine && words.includes('\n') ? `\n\n${words}` : words)
  if (hasMarkedCells(html))
    window.alert('The cells of a table are plain text: their bold, italics, and links were left out.')
  return true
}

/** Only the part that differs, so that the cursor stays where it is elsewhere. */
function toChange(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let end = 0
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end++
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) }
}

/** A text in Markdown: buttons, citations as chips, and paste with its formatting. */
export function MarkdownField({ id, label, text, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<EditorView>(null)
  const { desk, draft, change } = useForm()
  const { sources } = desk.references
  const latest = useRef(onChange)
  latest.current = onChange
  useLayoutEffect(() => {
    const report = EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      const isTyped = transactions.some((own) => own.annotation(Transaction.addToHistory) !== false)
      // At once, so that what is typed next is never compared with an earlier text.
      if (docChanged && isTyped) flushSync(() => latest.current(state.doc.toString()))
    })
    const state = EditorState.create({ extensions: [EDITING, report, OWN.of([])] })
    const view = new EditorView({ state, ...(place.current && { parent: place.current }) })
    field.current = view
    return () => view.destroy()
  }, [])
  useLayoutEffect(() => {
    const attributes = { id, 'aria-labelledby': `${id}-label`, spellcheck: 'true' }
    const own = [citationChips(sources), EditorView.contentAttributes.of(attributes)]
    field.current?.dispatch({ effects: OWN.reconfigure(own) })
  }, [id, sources])
  useLayoutEffect(() => {
    const view = field.current
    const [before, after] = [String(view?.state.doc), String(view?.state.toText(text))]
    if (before === after) return
    const annotations = Transaction.addToHistory.of(false)
    view?.dispatch({ changes: toChange(before, after), annotations })
  }, [text])
  const add = (words: string) => insert(field.current, words)
  const wrap = (before: string, after: string | undefined) => {
    const view = field.current
    if (!view) return
    const { doc, selection } = view.state
    const { from, to } = selection.main
    if (after !== undefined) return add(before + view.state.sliceDoc(from, to) + after)
    // A selection may end before the first letter of a line.
    const [first, last] = [doc.lineAt(from), doc.lineAt(Math.max(from, to - 1))]
    const lines = view.state.sliceDoc(first.from, last.to).replace(MARKED_LINE, before) || before
    // A list is a paragraph of its own.
    const toGap = (line: number) =>
      line > 0 && line <= doc.lines && doc.line(line).text.trim() !== '' ? '\n' : ''
    view.dispatch({ selection: { anchor: first.from, head: last.to } })
    add(toGap(first.number - 1) + lines + toGap(last.number + 1))
  }
  const addPicture = async (file: File | undefined) => {
    if (file && !IMAGE_TYPES.split(',').some((type) => file.name.toLowerCase().endsWith(type)))
      return window.alert(`A picture must be one of ${IMAGE_TYPES}. Save ${file.name} as one of them first.`)
    if (file && file.size > IMAGE_MAX_BYTES.pictures)
      return window.alert(
        `A picture may have ${IMAGE_MAX_BYTES.pictures / 1000} KB; ${file.name} has ${Math.ceil(file.size / 1000)} KB. Make it smaller, or export it as SVG.`,
      )
    const alt = file && window.prompt('What does the picture show? People who cannot see it hear this.')
    if (!file || !alt) return
    const known = JSON.stringify([draft.content, Object.keys(draft.images)])
    let path = toImagePath(file.name, '', '/pictures/')
    // Another picture with the same file name.
    for (let count = 2; known.includes(path); count++)
      path = toImagePath(file.name.replace(/(?=\.\w+$)/, ` ${count}`), '', '/pictures/')
    change({ images: { ...draft.images, [path]: await readAsUrl(file) } })
    add(`\n\n![${alt.replaceAll(/[[\]]/g, '')}](${path})\n\n`)
  }
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id} onPointerUp={() => field.current?.focus()}>
        {label}
      </label>
      <div
        role="toolbar"
        aria-label={`Format: ${label}`}
        className="row sticky -top-4 z-1 mb-1 bg-(--pico-background-color) py-1"
      >
        {TOOLS.map(([sign, name, before, after]) => (
          <Button key={name} title={name} aria-label={name} onClick={() => wrap(before, after)}>
            {sign}
          </Button>
        ))}
        <label className="rounded-(--pico-border-radius)">
          Picture
          <input
            type="file"
            className="sr-only"
            accept={IMAGE_TYPES}
            aria-label={`Add a picture: ${label}`}
            onChange={({ target }) => void addPicture(target.files?.[0])}
          />
        </label>
        <select
          value=""
          aria-label={`Cite a source at the cursor: ${label}`}
          onChange={({ target }) => add(`<Cite id="${target.value}" />`)}
        >
          <option value="">Cite a source …</option>
          {sources.map(({ id: source, label: name }) => (
            <option key={source} value={source}>
              {name} ({source})
            </option>
          ))}
        </select>
      </div>
      <div ref={place} className="markdown" />
    </div>
  )
}
