// What the form library needs in addition to our schema: defaults of new entries, and how each field is shown.
import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import { type FormSchema, makeBlank } from '../../form-schema'

export type Form = { schema: RJSFSchema; ui: UiSchema }

/** @param isRequired whether the value has to be in the file */
export function toForm(own: FormSchema, today: string, isRequired = true): Form {
  const { items, properties = {}, required = [] } = own
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, toForm(field, today, required.includes(name))] as const,
  )
  const entry = items && toForm(items, today)
  const variants = own.anyOf?.map((variant) => toForm(variant, today))
  const schema = {
    ...own,
    ...(entry && { items: { ...entry.schema, default: makeBlank(items, today) } }),
    ...(own.properties && {
      properties: Object.fromEntries(fields.map(([name, field]) => [name, field.schema])),
    }),
    // The library treats a required yes/no field without an answer as no.
    ...(own.required && { required: required.filter((name) => properties[name]?.type !== 'boolean') }),
    ...(variants && { anyOf: variants.map((variant) => variant.schema) }),
  }
  const ui = {
    ...Object.fromEntries(fields.map(([name, field]) => [name, field.ui])),
    ...(entry && { items: entry.ui }),
    ...(variants && { anyOf: variants.map((variant) => variant.ui) }),
    ...toOptions(own, isRequired),
  }
  return { schema: schema as RJSFSchema, ui }
}

/** An emptied field becomes null if it may be "not stated", and is left out of the file if it is optional. */
function toOptions(
  { type, nullable, enumNames, isImage, ...own }: FormSchema,
  isRequired: boolean,
): UiSchema {
  const isChoice = type === 'boolean' || own.enum !== undefined
  return {
    'ui:emptyValue': nullable ? null : isRequired && !isChoice ? '' : undefined,
    'ui:placeholder': nullable ? 'Not stated' : !isChoice ? '' : isRequired ? 'Choose …' : 'Left out',
    ...(isChoice && { 'ui:widget': 'choice' }),
    ...(enumNames && { 'ui:enumNames': enumNames }),
    ...(own.uniqueItems && { 'ui:widget': 'checks' }),
    ...(isImage && { 'ui:widget': 'image' }),
    ...(own.items?.type === 'array' && { 'ui:field': 'TableField' }),
  }
}

/** Only decides which alternative a value matches. The server validates the content with the build's check. */
export const typeOnlyValidator: ValidatorType = {
  isValid: ({ type }, value) => {
    if (type === undefined) return true
    if (type === 'array') return Array.isArray(value)
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
    return typeof value === type
  },
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
}
