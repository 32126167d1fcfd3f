// Groups and lists in a form. List entries are folded, so that sixty of them fit on a page.
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { isValidElement, useContext } from 'react'
import type { FormSchema } from '../../form-schema'
import { Folded } from './Folded'
import { FormInfoContext, useHasMark } from './info'

export const ObjectTemplate = ({ properties }: ObjectFieldTemplateProps) => (
  <div className="fields">{properties.map(({ content }) => content)}</div>
)

/** Lists this long also get a button that adds an entry at the top, because logs have the newest entry first. */
const LONG_LIST = 2

export function ListTemplate({ items, canAdd, onAddClick, title, ...props }: ArrayFieldTemplateProps) {
  // With an index, the library inserts the entry before it.
  const add = onAddClick as (event: unknown, place?: number) => void
  const { title: name = title, items: entry } = props.schema as FormSchema
  const isLong = items.length >= LONG_LIST && entry?.type === 'object'
  return (
    <div className="list">
      {canAdd && isLong && (
        <button type="button" onClick={(event) => add(event, 0)} aria-label={`Add at the top: ${name}`}>
          Add at the top
        </button>
      )}
      {items}
      {canAdd && (
        <button type="button" onClick={(event) => add(event)} aria-label={`Add: ${name}`}>
          Add
        </button>
      )}
    </div>
  )
}

export function EntryTemplate({ children, buttonsProps, schema, index }: ArrayFieldItemTemplateProps) {
  const { properties, type } = schema as FormSchema
  const hasIssue = useHasMark(buttonsProps.fieldPathId.path)
  const name = `${(schema as FormSchema).title} ${index + 1}`
  const buttons = <EntryButtons {...buttonsProps} name={name} />
  const value = isValidElement<{ formData?: unknown }>(children) ? children.props.formData : undefined
  const { names } = useContext(FormInfoContext)
  const summary = summarize(value, Object.keys(properties ?? {}), names)
  return (
    <div className="row entry">
      <div className="grow">
        {type === 'object' ? (
          <Folded summary={summary || `${name} (new)`} isOpenAtFirst={summary === ''} hasIssue={hasIssue}>
            {children}
          </Folded>
        ) : (
          children
        )}
      </div>
      {buttons}
    </div>
  )
}

const SUMMARY_LENGTH = 110

/** The first words of an entry, with names instead of ids; without the day of a new one. */
function summarize(value: unknown, fields: readonly string[], names: Record<string, string>): string {
  if (typeof value !== 'object' || value === null) return ''
  const own: Record<string, unknown> = { ...value }
  const words = fields.flatMap((field) => {
    const word = own[field]
    if (typeof word !== 'string' || word === '' || (['from', 'to'].includes(field) && 'from' in own))
      return []
    return [names[word] ?? word]
  })
  const isBlank = words.every((word) => /^\d{4}-\d\d-\d\d$/.test(word))
  if (isBlank) return ''
  const change =
    'from' in own && 'to' in own ? ` · ${own.from ?? 'not stated'} → ${own.to ?? 'not stated'}` : ''
  return (words.slice(0, 3).join(' · ') + change).slice(0, SUMMARY_LENGTH)
}

type ButtonProps = ArrayFieldItemTemplateProps['buttonsProps'] & { name: string }

const EntryButtons = ({ name, hasMoveUp, hasMoveDown, hasRemove, ...props }: ButtonProps) => (
  <span className="buttons">
    <button
      type="button"
      disabled={!hasMoveUp}
      onClick={props.onMoveUpItem}
      aria-label={`Move up: ${name}`}
      title="Move up"
    >
      ↑
    </button>
    <button
      type="button"
      disabled={!hasMoveDown}
      onClick={props.onMoveDownItem}
      aria-label={`Move down: ${name}`}
      title="Move down"
    >
      ↓
    </button>
    {hasRemove && (
      <button type="button" onClick={props.onRemoveItem} aria-label={`Remove: ${name}`} title="Remove">
        ✕
      </button>
    )}
  </span>
)
