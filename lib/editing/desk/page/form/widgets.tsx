// The inputs of a form. Whatever is typed is kept and sent; the content check reports what is wrong with it.
import type { WidgetProps } from '@rjsf/utils'
import { type KeyboardEvent, useContext } from 'react'
import type { FormSchema } from '../../form-schema'
import { FormInfoContext } from './info'

const describe = (id: string) => ({ 'aria-describedby': `${id}-hint ${id}-error` })

/** The value of an emptied field: undefined if the field is optional. */
const toValue = (text: string, required: boolean | undefined) => (text === '' && !required ? undefined : text)

export function TextWidget({ id, value, required, onChange, ...props }: WidgetProps) {
  const { isProse, isPath, reference, type, nullable } = props.schema as FormSchema
  const isNumber = type === 'number' || type === 'integer'
  const shared = {
    id,
    ...describe(id),
    value: value ?? '',
    placeholder: nullable && value == null ? 'Not stated' : undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(toValue(isNumber ? target.value.trim() : toPath(target.value, isPath), required || nullable)),
  }
  if (isProse) return <textarea {...shared} rows={1} onKeyDown={keepOneParagraph} />
  return (
    <input
      {...shared}
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      list={reference && `ids-${reference}`}
    />
  )
}

/** A page of this site may be pasted with its whole address. */
const toPath = (text: string, isPath: true | undefined) =>
  isPath ? text.trim().replace(/^https?:\/\/[^/]+(?=\/|$)/, '') || '/' : text

/** Enter does nothing: each paragraph is a separate entry. */
function keepOneParagraph(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

export function DateWidget({ id, value, required, onChange, label, ...props }: WidgetProps) {
  const { today } = useContext(FormInfoContext)
  const { nullable } = props.schema as FormSchema
  return (
    <>
      <input
        id={id}
        {...describe(id)}
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || (nullable ? null : toValue('', required)))}
      />
      <button type="button" onClick={() => onChange(today)} aria-label={`Today: ${label}`}>
        Today
      </button>
    </>
  )
}

/** Yes, no, or not stated. */
export function YesNoWidget({ id, value, onChange, ...props }: WidgetProps) {
  const { nullable } = props.schema as FormSchema
  const options = [
    { label: 'Yes', own: true },
    { label: 'No', own: false },
    ...(nullable ? [{ label: 'Not stated', own: null }] : []),
  ]
  return (
    <div className="row" id={id}>
      {options.map(({ label, own }) => (
        <label key={label} className="choice">
          <input
            type="radio"
            name={id}
            {...describe(id)}
            checked={value === own || (own === null && value === undefined)}
            onChange={() => onChange(own)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

/** For a value with alternatives, the library passes the choices as options. */
function toChoices(
  { enum: values, enumNames = [] }: FormSchema,
  { enumOptions = [] }: WidgetProps['options'],
) {
  if (values) return { values: values as unknown[], names: enumNames }
  return { values: enumOptions.map(({ value }) => value), names: enumOptions.map(({ label }) => label) }
}

const toIndex = (values: readonly unknown[], value: unknown) => {
  const index = values.indexOf(value)
  return index < 0 ? '' : String(index)
}

/** One of several values; with `multiple`, any of them. */
export function ChoiceWidget({ id, value, required, multiple, onChange, ...props }: WidgetProps) {
  const schema = props.schema as FormSchema
  const { values, names } = toChoices(multiple ? (schema.items ?? schema) : schema, props.options)
  if (multiple) {
    const chosen: unknown[] = Array.isArray(value) ? value : []
    const toggle = (own: unknown) =>
      onChange(
        chosen.includes(own)
          ? chosen.filter((one) => one !== own)
          : values.filter((one) => one === own || chosen.includes(one)),
      )
    return (
      <div className="row" id={id}>
        {values.map((own, index) => (
          <label key={String(own)} className="choice">
            <input type="checkbox" checked={chosen.includes(own)} onChange={() => toggle(own)} />
            {names[index]}
          </label>
        ))}
      </div>
    )
  }
  const empty = schema.nullable ? 'Not stated' : required ? 'Choose …' : 'Left out'
  const isFixed = !schema.enum
  const choose = (index: string) =>
    onChange(index === '' ? (schema.nullable ? null : undefined) : values[Number(index)])
  return (
    <select
      id={id}
      aria-label={isFixed ? 'What this is' : undefined}
      {...describe(id)}
      value={toIndex(values, value)}
      onChange={({ target }) => choose(target.value)}
    >
      {!isFixed && <option value="">{empty}</option>}
      {values.map((own, index) => (
        <option key={String(own)} value={index}>
          {names[index]}
        </option>
      ))}
    </select>
  )
}
