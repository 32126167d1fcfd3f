import { type ClipboardEvent, useRef } from 'react'
import { useForm } from './parts'
import { toMarkdown } from './paste'
import { IMAGE_TYPES, readAsUrl, toImagePath } from './widgets'

type Props = { id: string; label: string; text: string; onChange: (text: string) => void }

/** What each button writes before and after the selection. */
const TOOLS: [label: string, name: string, before: string, after: string][] = [
  ['B', 'Bold', '**', '**'],
  ['I', 'Italic', '*', '*'],
  ['H2', 'Section heading', '\n\n## ', '\n\n'],
  ['H3', 'Heading', '\n\n### ', '\n\n'],
  ['•', 'List', '\n\n- ', '\n- '],
  ['1.', 'Numbered list', '\n\n1. ', '\n2. '],
  ['Link', 'Link', '[', '](/)'],
]

/** A text in Markdown: buttons, citations, and paste with its formatting. */
export function MarkdownField({ id, label, text, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { desk, draft, change } = useForm()
  // The browser's own command, because Ctrl+Z takes back only what goes through it.
  const insert = (words: string) => {
    field.current?.focus()
    document.execCommand('insertText', false, words)
  }
  const wrap = (before: string, after: string) => {
    const own = field.current
    insert(before + (own?.value.slice(own.selectionStart, own.selectionEnd) ?? '') + after)
  }
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const words = toMarkdown(event.clipboardData.getData('text/html'))
    if (words === null) return
    event.preventDefault()
    const { value, selectionStart } = event.currentTarget
    const isInLine = selectionStart > 0 && value[selectionStart - 1] !== '\n'
    insert(isInLine && words.includes('\n') ? `\n\n${words}` : words)
  }
  const addPicture = async (file: File | undefined) => {
    if (file && !IMAGE_TYPES.split(',').some((type) => file.name.toLowerCase().endsWith(type)))
      return window.alert(`A picture must be one of ${IMAGE_TYPES}. Save ${file.name} as one of them first.`)
    const alt = file && window.prompt('What does the picture show? People who cannot see it hear this.')
    if (!file || !alt) return
    const path = toImagePath(file.name, '', '/pictures/')
    change({ images: { ...draft.images, [path]: await readAsUrl(file) } })
    insert(`\n\n![${alt.replaceAll(/[[\]]/g, '')}](${path})\n\n`)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="row" role="toolbar" aria-label={`Format: ${label}`}>
        {TOOLS.map(([sign, name, before, after]) => (
          <button key={name} type="button" title={name} aria-label={name} onClick={() => wrap(before, after)}>
            {sign}
          </button>
        ))}
        <label>
          Picture
          <input
            type="file"
            className="only-heard"
            accept={IMAGE_TYPES}
            aria-label={`Add a picture: ${label}`}
            onChange={({ target }) => void addPicture(target.files?.[0])}
          />
        </label>
        <select
          value=""
          aria-label={`Cite a source at the cursor: ${label}`}
          onChange={({ target }) => insert(`<Cite id="${target.value}" />`)}
        >
          <option value="">Cite a source …</option>
          {(desk.references.sources ?? []).map(({ id: source, label: name }) => (
            <option key={source} value={source}>
              {name} ({source})
            </option>
          ))}
        </select>
      </div>
      <textarea
        id={id}
        ref={field}
        className="markdown"
        value={text}
        onPaste={paste}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
