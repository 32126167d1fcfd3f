// Groups and lists in a form. List entries are folded, so that sixty of them fit on a page.
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { isValidElement, useContext } from 'react'
import type { FormSchema } from '../../form-schema'
import { Folded } from './Folded'
import { FormInfoContext } from './info'

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
  const hasIssue = useHasIssue(buttonsProps.fieldPathId.path)
  const name = `${(schema as FormSchema).title} ${index + 1}`
  const buttons = <EntryButtons {...buttonsProps} name={name} />
  const value = isValidElement<{ formData?: unknown }>(children) ? children.props.formData : undefined
  const summary = summarize(value, Object.keys(properties ?? {}))
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

/** Whether there is an issue at or below this path. */
function useHasIssue(path: readonly (string | number)[]): boolean {
  const { issues } = useContext(FormInfoContext)
  return issues.some((issue) => path.every((key, index) => issue.path[index] === key))
}

const SUMMARY_LENGTH = 110

/** The first words of an entry, without the day of a new one. */
function summarize(value: unknown, names: readonly string[]): string {
  if (typeof value !== 'object' || value === null) return ''
  const fields: Record<string, unknown> = { ...value }
  const words = names.map((name) => fields[name]).filter((word) => typeof word === 'string' && word !== '')
  const isBlank = words.every((word) => /^\d{4}-\d\d-\d\d$/.test(String(word)))
  return isBlank ? '' : words.slice(0, 3).join(' · ').slice(0, SUMMARY_LENGTH)
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
