// The fields and the text of a file as one form of react-jsonschema-form with our own templates. It validates nothing.
// Not imported from '@rjsf/core': its index also loads a validator, which is not installed.
import Form from '@rjsf/core/lib/components/Form.js'
import { ErrorSchemaBuilder, type RJSFSchema, type UiSchema } from '@rjsf/utils'
import { useMemo } from 'react'
import type { Content } from '../../api'
import type { FormSchema } from '../../form-schema'
import type { Issue } from '../issues'
import { BlockField } from './BlockField'
import { useForm } from './context'
import { toForm, typeOnlyValidator } from './schema'
import { TableField } from './TableField'
import { EntryTemplate, FieldTemplate, ListTemplate, ObjectTemplate } from './templates'
import { Checks, Choice, ImageWidget, TextWidget } from './widgets'

const THEME = {
  fields: { TableField, BlockField },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: EntryTemplate,
  },
  widgets: { TextWidget, DateWidget: TextWidget, checks: Checks, choice: Choice, image: ImageWidget },
}

// A field that is not in the file is not added to it.
const DEFAULTS = { emptyObjectFields: 'skipEmptyDefaults', arrayMinItems: { populate: 'never' } } as const

const TEXT: { schema: RJSFSchema; ui: UiSchema } = {
  schema: {
    title: 'Text',
    description:
      'Markdown: ## starts a section, **bold**, [a link](/address), a blank line between paragraphs.',
    type: 'array',
    items: { title: 'Block', type: 'object', default: { origin: null, kind: 'text', text: '' } },
  },
  ui: { items: { 'ui:field': 'BlockField' } },
}

export function SchemaForm({ schema, issues }: { schema: FormSchema; issues: Issue[] }) {
  const { desk, draft, change } = useForm()
  const { content, conflicts } = draft
  const hasText = content.blocks !== null
  const form = useMemo(() => {
    const { schema: data, ui } = toForm(schema, desk.today)
    return {
      schema: {
        type: 'object',
        properties: { data, ...(hasText && { blocks: TEXT.schema }) },
        required: ['data', 'blocks'],
      } as RJSFSchema,
      uiSchema: {
        'ui:label': false,
        'ui:submitButtonOptions': { norender: true },
        data: { ...ui, 'ui:label': false },
        blocks: TEXT.ui,
      },
    }
  }, [schema, desk.today, hasText])
  const errors = useMemo(() => {
    const builder = new ErrorSchemaBuilder()
    for (const { message, path } of issues) builder.addErrors(message, path)
    for (const { path } of conflicts) builder.addErrors('Also changed elsewhere.', path)
    return builder.ErrorSchema
  }, [issues, conflicts])
  return (
    <Form
      {...THEME}
      {...form}
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
