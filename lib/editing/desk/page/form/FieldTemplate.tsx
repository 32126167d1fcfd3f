// One field of a form: its label, hint, errors, and whether it is stated at all.
import type { FieldTemplateProps } from '@rjsf/utils'
import { useContext } from 'react'
import { type FormSchema, makeBlank } from '../../form-schema'
import { getName } from '../storage'
import { ConflictNote } from './ConflictNote'
import { Issues } from './Issues'
import { FormInfoContext, useConflict, useIssues } from './info'

export function FieldTemplate(props: FieldTemplateProps) {
  const { fieldPathId, children, label, id } = props
  const schema = props.schema as FormSchema
  const issues = useIssues(fieldPathId.path)
  const conflict = useConflict(fieldPathId.path)
  const { onResolve } = useContext(FormInfoContext)
  const last = fieldPathId.path.at(-1)
  if (last === undefined) return <>{children}</>
  const isEntry = typeof last === 'number'
  const name = isEntry ? `${label} ${last + 1}` : label
  const isPlain = ['string', 'number', 'integer'].includes(schema.type ?? '')
  if (isPlain)
    return (
      <div className="field" data-invalid={issues.length > 0 || undefined}>
        <label className={isEntry ? 'only-heard' : undefined} htmlFor={id}>
          {name}
        </label>
        <Hint id={id} text={isEntry ? '' : schema.description} />
        <div className="row">
          {children}
          {!schema.enum && <NotStated {...props} name={name} />}
        </div>
        <Issues id={id} issues={issues} />
        <ConflictNote conflict={conflict} onResolve={onResolve} />
      </div>
    )
  return (
    <fieldset
      id={`${id}-group`}
      className="group"
      data-entry={isEntry || undefined}
      data-invalid={issues.length > 0 || undefined}
    >
      <legend className={isEntry ? 'only-heard' : undefined}>{name}</legend>
      <Hint id={id} text={isEntry ? '' : schema.description} />
      <Issues id={id} issues={issues} />
      <ConflictNote conflict={conflict} onResolve={onResolve} />
      {schema.type === 'boolean' || schema.uniqueItems ? children : <Group {...props} name={name} />}
      {schema.uniqueItems && <NotStated {...props} name={name} />}
    </fieldset>
  )
}

type Props = FieldTemplateProps & { name: string }

/** A group or list, which may be absent: either left out or not stated. */
function Group(props: Props) {
  const { formData, required, onChange, fieldPathId, children, name } = props
  const schema = props.schema as FormSchema
  const { today } = useContext(FormInfoContext)
  const isEntry = typeof fieldPathId.path.at(-1) === 'number'
  const isAbsent = formData === undefined || formData === null
  const set = (value: unknown) => onChange(value, fieldPathId.path)
  const isCheck = schema.properties?.verifiedOn !== undefined
  const check = () => ({
    ...(schema.properties?.checkedBy && { checkedBy: getName() }),
    verifiedOn: today,
  })
  if (isAbsent && !isEntry && (schema.nullable || !required)) {
    const start = { ...schema, nullable: undefined } as FormSchema
    const add = () => {
      const blank = makeBlank(start, today)
      set(isCheck && typeof blank === 'object' ? { ...blank, ...check() } : blank)
    }
    return (
      <p className="row">
        {schema.nullable && <span className="absent">Not stated</span>}
        <button
          type="button"
          onClick={add}
          aria-label={`${isCheck ? 'Mark as checked' : 'Fill in'}: ${name}`}
        >
          {isCheck ? 'Mark as checked' : 'Fill in'}
        </button>
      </p>
    )
  }
  return (
    <>
      {children}
      {!isEntry && (
        <p className="row">
          {isCheck && (
            <button
              type="button"
              onClick={() => set({ ...formData, ...check() })}
              aria-label={`Checked again today: ${name}`}
            >
              Checked again today
            </button>
          )}
          {schema.nullable && (
            <button type="button" onClick={() => set(null)} aria-label={`Not stated: ${name}`}>
              Not stated
            </button>
          )}
          {!required && !schema.nullable && (
            <button type="button" onClick={() => set(undefined)} aria-label={`Leave out: ${name}`}>
              Leave out
            </button>
          )}
        </p>
      )}
    </>
  )
}

/** The choice next to a value that may be null. */
function NotStated({ id, formData, onChange, fieldPathId, name, ...props }: Props) {
  const schema = props.schema as FormSchema
  if (!schema.nullable) return null
  const toggle = (isOn: boolean) =>
    onChange(isOn ? null : schema.type === 'array' ? [] : '', fieldPathId.path)
  return (
    <label className="not-stated">
      <input
        type="checkbox"
        id={`${id}-null`}
        aria-label={`Not stated: ${name}`}
        checked={formData === null || formData === undefined}
        onChange={({ target }) => toggle(target.checked)}
      />
      Not stated
    </label>
  )
}

const Hint = ({ id, text }: { id: string; text: string }) =>
  text ? (
    <p className="hint" id={`${id}-hint`}>
      {text}
    </p>
  ) : null
