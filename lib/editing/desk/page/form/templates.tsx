// One field, group, or list of a form: its label, hint and errors, and whether it is stated at all.
import {
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldProps,
  type FieldTemplateProps,
  getUiOptions,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import type { ReactElement } from 'react'
import type { Block } from '../../../files/edit-document'
import { type FormSchema, makeBlank } from '../../form-schema'
import { Button } from '../controls'
import { getName } from '../storage'
import { AddBlock } from './BlockField'
import { goTo } from './go-to'
import { ConflictNotes, EntryButtons, Folded, useForm } from './parts'

export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, errors, description, uiSchema, fieldPathId } = props
  if (getUiOptions(uiSchema).label === false) return <>{children}</>
  const { type = '', uniqueItems, $id } = props.schema as FormSchema
  const last = fieldPathId.path.at(-1)
  const isEntry = typeof last === 'number'
  const name = isEntry ? `${label} ${last + 1}` : label
  const labelClass = isEntry ? 'sr-only' : undefined
  const notes = (
    <>
      {errors}
      {/* Checkboxes and tables have no field for each value. */}
      <ConflictNotes path={fieldPathId.path} isInside={uniqueItems || $id === 'TableField'} />
    </>
  )
  if (['string', 'number', 'integer', 'boolean'].includes(type))
    return (
      <div className="field">
        <label className={labelClass} htmlFor={id}>
          {name}
        </label>
        {!isEntry && description}
        {children}
        {notes}
      </div>
    )
  return (
    <fieldset id={`${id}-group`} className={isEntry ? undefined : 'group'}>
      <legend className={labelClass}>{name}</legend>
      {!isEntry && description}
      {notes}
      {isEntry || uniqueItems ? children : <Optional {...props} />}
    </fieldset>
  )
}

/** A group or list, which may be absent: either left out or not stated. */
function Optional({ formData, required, children, label, ...props }: FieldTemplateProps) {
  const { desk } = useForm()
  const { nullable, ...schema } = props.schema as FormSchema
  const { verifiedOn, checkedBy } = schema.properties ?? {}
  const set = (value: unknown) => props.onChange(value, props.fieldPathId.path)
  const check = verifiedOn && { ...(checkedBy && { checkedBy: getName() }), verifiedOn: desk.today }
  const add = () => {
    const blank = makeBlank(schema, desk.today)
    set(check ? { ...Object(blank), ...check } : blank)
    setTimeout(() => goTo(props.fieldPathId.path))
  }
  const isAbsent = formData === undefined || formData === null
  const verb = isAbsent ? (check ? 'Mark as checked' : 'Fill in') : nullable ? 'Not stated' : 'Leave out'
  return (
    <>
      {(!isAbsent || (required && !nullable)) && children}
      <p className="row my-1.5">
        {isAbsent && nullable && <span className="hint">Not stated</span>}
        {!isAbsent && check && (
          <Button of={label} onClick={() => set({ ...formData, ...check })}>
            Checked again today
          </Button>
        )}
        {(nullable || !required) && (
          <Button of={label} onClick={() => (isAbsent ? add() : set(nullable ? null : undefined))}>
            {verb}
          </Button>
        )}
      </p>
    </>
  )
}

export const ObjectTemplate = ({ properties }: ObjectFieldTemplateProps) => (
  <>{properties.map(({ content }) => content)}</>
)

const isText = (entry: FieldProps['schema'] | undefined) => entry?.$id === 'BlockField'

export function ListTemplate({ items, canAdd, onAddClick, schema, fieldPathId }: ArrayFieldTemplateProps) {
  // With an index, the library inserts the entry before it.
  const insert = onAddClick as (event: unknown, place: number) => void
  const add = (event: unknown, place: number) => {
    insert(event, place)
    setTimeout(() => goTo([...fieldPathId.path, place]))
  }
  const { title, items: entry } = schema as FormSchema
  if (isText(schema.items as FieldProps['schema']) && items.length > 0) return <>{items}</>
  return (
    <>
      {/* Logs have the newest entry first. */}
      {canAdd && items.length > 1 && entry?.type === 'object' && (
        <Button of={title} onClick={(event) => add(event, 0)}>
          Add at the top
        </Button>
      )}
      {items}
      {canAdd && (
        <Button of={title} onClick={(event) => add(event, items.length)}>
          Add
        </Button>
      )}
    </>
  )
}

/** List entries are folded, so that sixty of them fit on a page. */
export function EntryTemplate({ children, buttonsProps, schema, index }: ArrayFieldItemTemplateProps) {
  const { desk } = useForm()
  const { title, type, properties } = schema as FormSchema
  const { hasMoveUp, hasMoveDown, onMoveUpItem, onMoveDownItem, onRemoveItem, onAddItem, fieldPathId } =
    buttonsProps
  const { formData, errorSchema, onChange } = (children as ReactElement<FieldProps>).props
  const name = `${title} ${index + 1}`
  const isBlock = isText(schema)
  const addBlock = (block: Block) => {
    onAddItem()
    const path = fieldPathId.path.with(-1, index + 1)
    onChange(block, path)
    setTimeout(() => goTo(path))
  }
  const summary = summarize(formData, Object.keys(properties ?? {}), Object.values(desk.references).flat())
  return (
    <>
      <div className="row my-1.5 items-start">
        <div className="grow basis-64 min-w-32">
          {type === 'object' && !isBlock ? (
            <Folded id={`${fieldPathId.$id}-entry`} summary={summary} name={name} errors={errorSchema}>
              {children}
            </Folded>
          ) : (
            children
          )}
        </div>
        <EntryButtons
          name={name}
          onMoveUp={hasMoveUp ? onMoveUpItem : undefined}
          onMoveDown={hasMoveDown ? onMoveDownItem : undefined}
          onRemove={onRemoveItem}
        />
      </div>
      <div className="row my-1.5">{isBlock && <AddBlock after={index + 1} onAdd={addBlock} />}</div>
    </>
  )
}

const SUMMARY_LENGTH = 110

/** The first words of an entry, with names instead of ids; nothing for a new one, which may have a day. */
function summarize(value: unknown, fields: string[], names: { id: string; label: string }[]): string {
  const own: Record<string, unknown> = { ...Object(value) }
  const isChange = 'from' in own && 'to' in own
  const words = fields.flatMap((field) => {
    const word = own[field]
    if (typeof word !== 'string' || word === '' || (isChange && ['from', 'to'].includes(field))) return []
    return [names.find(({ id }) => id === word)?.label ?? word]
  })
  if (words.every((word) => /^\d{4}-\d\d-\d\d$/.test(word))) return ''
  const change = isChange ? ` · ${own.from ?? 'not stated'} → ${own.to ?? 'not stated'}` : ''
  const summary = [...new Set(words)].slice(0, 3).join(' · ') + change
  return summary.length > SUMMARY_LENGTH ? summary.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, ' …') : summary
}
