import { Markdown } from 'markdown-to-jsx'
import { type ClipboardEvent, type ReactNode, useContext, useRef, useState } from 'react'
import TurndownService from 'turndown'
import { tables } from 'turndown-plugin-gfm'
import type { Desk } from '../api'
import { readAsUrl, toPath } from './form/ImageWidget'
import { FormInfoContext } from './form/info'

type Props = { desk: Desk; id: string; label: string; text: string; onChange: (text: string) => void }

/** What each button writes before and after the selection. */
const TOOLS: [label: string, name: string, before: string, after: string][] = [
  ['B', 'Bold', '**', '**'],
  ['I', 'Italic', '*', '*'],
  ['H2', 'Section heading', '\n\n## ', '\n\n'],
  ['H3', 'Heading', '\n\n### ', '\n\n'],
  ['•', 'List', '\n\n- ', '\n- '],
  ['1.', 'Numbered list', '\n\n1. ', '\n2. '],
  ['Link', 'Link', '[', '](/)'],
  ['Table', 'Table', '\n\n| A | B |\n|---|---|\n| ', ' | |\n\n'],
]

/** Keeps bold, italics, links, lists, and tables of what is pasted from Word or a web page. */
const word = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' })
word.use(tables)
word.remove(['style', 'title', 'script', 'meta'] as never)

/** A text in Markdown: buttons, citations, paste with its formatting, and a preview of what is not yet saved. */
export function MarkdownField({ desk, id, label, text, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { images, onImage } = useContext(FormInfoContext)
  const [isShown, setIsShown] = useState(false)
  // The browser's own command, because Ctrl+Z takes back only what goes through it.
  const insert = (words: string) => {
    field.current?.focus()
    document.execCommand('insertText', false, words)
  }
  const wrap = (before: string, after: string) => {
    const own = field.current
    insert(before + (own?.value.slice(own.selectionStart, own.selectionEnd) ?? '') + after)
  }
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    if (!/<(?:b|strong|i|em|a|li|table|h\d)\b/i.test(html)) return
    event.preventDefault()
    insert(word.turndown(html))
  }
  const addPicture = async (file: File | undefined) => {
    const alt = file && window.prompt('What does the picture show? People who cannot see it hear this.')
    if (!file || !alt) return
    const path = toPath(file.name, null, '/pictures/')
    onImage(path, await readAsUrl(file))
    insert(`\n\n![${alt.replaceAll(/[[\]]/g, '')}](${path})\n\n`)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="row tools" role="toolbar" aria-label={`Format: ${label}`}>
        {TOOLS.map(([sign, name, before, after]) => (
          <button key={name} type="button" title={name} aria-label={name} onClick={() => wrap(before, after)}>
            {sign}
          </button>
        ))}
        <label className="button">
          Picture
          <input
            type="file"
            className="only-heard"
            accept=".svg,.png,.webp,.avif"
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
        <button type="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide how it reads' : 'Show how it reads'}
        </button>
      </div>
      <textarea
        id={id}
        ref={field}
        className="markdown"
        value={text}
        onPaste={paste}
        onChange={({ target }) => onChange(target.value)}
      />
      {isShown && (
        <div className="version">
          <Markdown
            options={{
              forceBlock: true,
              overrides: {
                Cite: { component: (props: { id?: string }) => <Chip desk={desk} id={props.id ?? ''} /> },
                Unproven: { component: (props: { children?: ReactNode }) => <>{props.children}</> },
                img: {
                  component: (props: { src?: string; alt?: string }) => (
                    <img
                      className="picture"
                      src={images[props.src ?? ''] ?? `api/image?path=${encodeURIComponent(props.src ?? '')}`}
                      alt={props.alt ?? ''}
                    />
                  ),
                },
              },
            }}
          >
            {text}
          </Markdown>
        </div>
      )}
    </div>
  )
}

/** A citation by the name of its source. */
const Chip = ({ desk, id }: { desk: Desk; id: string }) => (
  <span className="chip">{desk.references.sources?.find((source) => source.id === id)?.label ?? id}</span>
)
