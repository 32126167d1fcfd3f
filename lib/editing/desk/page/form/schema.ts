// What the form library needs in addition to our schema: the types of its data, and defaults for new entries.
import type { UiSchema, ValidatorType } from '@rjsf/utils'
import { type FormSchema, makeBlank } from '../../form-schema'

type WithDefault = FormSchema & { default?: unknown }

/** The schema with a blank entry as the default of every list. */
export function withBlankEntries(schema: FormSchema, today: string): FormSchema {
  const { items, properties, required, anyOf } = schema
  const entry: WithDefault | undefined = items && {
    ...withBlankEntries(items, today),
    default: makeBlank(items, today),
  }
  return {
    ...schema,
    ...(entry && { items: entry }),
    // The library treats a required yes/no field without an answer as no.
    ...(required && { required: required.filter((name) => properties?.[name]?.type !== 'boolean') }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [name, withBlankEntries(field, today)]),
      ),
    }),
    ...(anyOf && { anyOf: anyOf.map((option) => withBlankEntries(option, today)) }),
  }
}

/** Custom fields for types that need one: a list of lists is shown as a table. */
export function toUiSchema({ properties = {} }: FormSchema): UiSchema {
  const tables = Object.entries(properties).filter(([, { items }]) => items?.type === 'array')
  return Object.fromEntries(tables.map(([name]) => [name, { 'ui:field': 'TableField' }]))
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
