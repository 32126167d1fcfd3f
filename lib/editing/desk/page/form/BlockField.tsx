// One block of a guide or legal page: Markdown, or the fields of a component.
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js'
import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils'
import { useRef } from 'react'
import type { Block } from '../../../files/edit-document'
import { makeBlank } from '../../form-schema'
import { goTo } from './go-to'
import { MarkdownField } from './MarkdownField'
import { ConflictNotes, Folded, useForm } from './parts'
import { splitTable } from './paste'

export function BlockField(props: FieldProps) {
  const { registry, onChange, fieldPathId, errorSchema } = props
  const { desk, draft, change } = useForm()
  const block: Block = props.formData
  /** The library keeps handlers of earlier renders. */
  const latest = useRef<Record<string, unknown>>({})
  const own = block.kind === 'component' ? desk.components[block.name] : undefined
  const number = Number(fieldPathId.path.at(-1)) + 1
  const set = (value: string) => {
    const parts = block.kind === 'text' && splitTable(block, value)
    if (!parts) return onChange(value, at('text').path)
    const blocks = draft.content.blocks?.toSpliced(number - 1, 1, ...parts) ?? null
    change({ content: { ...draft.content, blocks } })
    setTimeout(() => goTo(['blocks', number - 1 + parts.findIndex(({ kind }) => kind === 'component')]))
  }
  const at = (name: string) => toFieldPathId(name, registry.globalFormOptions, fieldPathId)
  const text = block.text !== null && (
    <>
      <MarkdownField
        id={at('text').$id}
        label={own ? `Text in the box, block ${number}` : `Text ${number}`}
        text={block.text}
        onChange={set}
      />
      <ConflictNotes path={at('text').path} />
    </>
  )
  if (block.kind === 'text' || !own) return text || null
  latest.current = block.props
  const { caption, title } = block.props
  return (
    <Folded
      id={`${fieldPathId.$id}-entry`}
      summary={block.source === null ? '' : [own.title, caption, title].filter(Boolean).join(' · ')}
      name={own.title}
      errors={errorSchema}
    >
      <p className="hint">{own.description}</p>
      <SchemaField
        {...props}
        schema={own as RJSFSchema}
        uiSchema={{ 'ui:label': false }}
        fieldPathId={at('props')}
        formData={block.props}
        errorSchema={errorSchema?.props}
        onChange={(value: unknown, path, ...rest) => {
          const table = path.at(-1) === 'columns' && moveColumns(latest.current, value)
          if (table) onChange(table, at('props').path)
          else onChange(value, path, ...rest)
        }}
      />
      {text}
    </Folded>
  )
}

/** A table whose headings were moved, removed, or added, with the cells under them; null for any other component. */
function moveColumns(table: Record<string, unknown>, now: unknown) {
  const { columns, rows } = table
  if (!Array.isArray(columns) || !Array.isArray(rows) || !Array.isArray(now)) return null
  let free = [...columns.keys()]
  const places = now.map((column) => {
    const own = free.find((place) => columns[place] === column)
    free = free.filter((place) => place !== own)
    return own ?? columns.length // a new one
  })
  const moved = rows.map((row) => (Array.isArray(row) ? places.map((place) => row[place] ?? '') : row))
  return { ...table, columns: now, rows: moved }
}

export function AddBlock({ after, onAdd }: { after: number; onAdd: (block: Block) => void }) {
  const { desk } = useForm()
  const add = (name: string) => {
    const form = desk.components[name]
    onAdd(
      form
        ? {
            ...{ source: null, kind: 'component', name: name as never, text: form.hasText ? '' : null },
            props: makeBlank(form, desk.today) as Record<string, unknown>,
          }
        : { source: null, kind: 'text', text: '' },
    )
  }
  return (
    <select
      value=""
      aria-label={`Add a block after block ${after}`}
      onChange={({ target }) => add(target.value)}
    >
      <option value="">Add below …</option>
      <option value="text">Text</option>
      {Object.entries(desk.components)
        .filter(([name]) => name !== 'Cite')
        .map(([name, { title }]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
    </select>
  )
}
