// The fields and the text of a file as one form of react-jsonschema-form with our own templates. It validates nothing.
// Not imported from '@rjsf/core': its index also loads a validator, which is not installed.
import Form from '@rjsf/core/lib/components/Form.js'
import { ErrorSchemaBuilder, type RJSFSchema, type ValidatorType } from '@rjsf/utils'
import { useMemo } from 'react'
import type { Content, DeskIssue } from '../../api'
import type { FormSchema } from '../../form-schema'
import { BlockField } from './BlockField'
import { useForm } from './parts'
import { TableField } from './TableField'
import { EntryTemplate, FieldTemplate, ListTemplate, ObjectTemplate } from './templates'
import { Choice, ImageWidget, TextWidget } from './widgets'

const THEME = {
  fields: { TableField, BlockField },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: EntryTemplate,
  },
  widgets: {
    ...{ TextWidget, DateWidget: TextWidget, image: ImageWidget },
    ...{ SelectWidget: Choice, CheckboxWidget: Choice },
  },
}

// A field that is not in the file is not added to it.
const DEFAULTS = {
  emptyObjectFields: 'skipEmptyDefaults',
  constAsDefaults: 'skipOneOf',
  arrayMinItems: { populate: 'never' },
} as const

const TEXT: RJSFSchema = {
  title: 'Text',
  description:
    'Markdown: ## starts a section, **bold**, [a link](/address), a blank line between paragraphs.',
  type: 'array',
  items: {
    ...{ $id: 'BlockField', title: 'Block', type: 'object' },
    default: { source: null, kind: 'text', text: '' },
  },
}

const UI = {
  'ui:label': false,
  'ui:submitButtonOptions': { norender: true },
  data: { 'ui:label': false },
} as const

/** Only decides which alternative a value matches. The server validates the content with the build's check. */
const typeOnlyValidator: ValidatorType = {
  isValid: ({ type }, value) =>
    type === undefined || (value !== null && type === (Array.isArray(value) ? 'array' : typeof value)),
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
}

export function SchemaForm({ schema, issues }: { schema: FormSchema; issues: DeskIssue[] }) {
  const { draft, change } = useForm()
  const { content, conflicts } = draft
  const hasText = content.blocks !== null
  const form = useMemo(
    (): RJSFSchema => ({
      type: 'object',
      properties: { data: schema as RJSFSchema, ...(hasText && { blocks: TEXT }) },
      required: ['data', 'blocks'],
    }),
    [schema, hasText],
  )
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder()
    for (const { message, path } of issues) builder.addErrors(message, path)
    for (const { path } of conflicts) builder.addErrors('Also changed elsewhere.', [...path])
    return builder.ErrorSchema
  }, [issues, conflicts])
  return (
    <Form
      {...THEME}
      schema={form}
      uiSchema={UI}
      tagName="div"
      idPrefix="form"
      formData={content}
      extraErrors={errors}
      validator={typeOnlyValidator}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={DEFAULTS}
      onChange={({ formData }, field) => change({ content: formData as Content }, field)}
    />
  )
}
