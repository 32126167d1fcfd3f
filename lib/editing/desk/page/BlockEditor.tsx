import { useRef } from 'react'
import type { Block } from '../../files/edit-document'
import type { Desk, DeskIssue } from '../api'
import { Folded } from './form/Folded'
import { Issues } from './form/Issues'
import { SchemaForm } from './form/SchemaForm'
import { withoutPlace } from './place'

type Props = {
  desk: Desk
  id: string
  number: number
  block: Block
  issues: DeskIssue[]
  onChange: (block: Block) => void
}

/** One block: Markdown, or the fields of a component. */
export function BlockEditor({ desk, id, number, block, issues, onChange }: Props) {
  if (block.kind === 'text')
    return (
      <>
        <MarkdownField
          desk={desk}
          id={id}
          label={`Text ${number}`}
          text={block.text}
          onChange={(text) => onChange({ ...block, text })}
        />
        <Issues id={id} issues={issues} />
      </>
    )
  const form = desk.components[block.name]
  if (!form) return null
  const own = issues.map((issue) => ({ ...issue, path: issue.field ?? [], message: withoutPlace(issue) }))
  const summary = [form.title, block.props.caption, block.props.title].filter(Boolean).join(' · ')
  return (
    <Folded summary={summary} isOpenAtFirst={block.origin === null} hasIssue={issues.length > 0}>
      <p className="hint">{form.description}</p>
      <Issues id={id} issues={own.filter(({ path }) => path.length === 0)} />
      <SchemaForm
        id={id}
        schema={form}
        data={block.props}
        info={{ issues: own, conflicts: [] }}
        onChange={(props) => onChange({ ...block, props })}
      />
      {block.text !== null && (
        <MarkdownField
          desk={desk}
          id={`${id}-text`}
          label="Text in the box"
          text={block.text}
          onChange={(text) => onChange({ ...block, text })}
        />
      )}
    </Folded>
  )
}

type MarkdownProps = { desk: Desk; id: string; label: string; text: string; onChange: (text: string) => void }

function MarkdownField({ desk, id, label, text, onChange }: MarkdownProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  // The browser's own command, because Ctrl+Z takes back only what goes through it.
  const insert = (words: string) => {
    field.current?.focus()
    document.execCommand('insertText', false, words)
  }
  const cite = (source: string) => insert(`<Cite id="${source}" />`)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        ref={field}
        className="markdown"
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <select
        value=""
        aria-label={`Cite a source at the cursor: ${label}`}
        onChange={({ target }) => cite(target.value)}
      >
        <option value="">Cite a source at the cursor …</option>
        {(desk.references.sources ?? []).map(({ id: source, label: name }) => (
          <option key={source} value={source}>
            {name} ({source})
          </option>
        ))}
      </select>
    </div>
  )
}
