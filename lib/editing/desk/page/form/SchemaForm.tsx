// A form from a schema: react-jsonschema-form with our own templates. It validates nothing.
// Not imported from '@rjsf/core': its index also loads a validator, which is not installed.
import Form from '@rjsf/core/lib/components/Form.js'
import type { MultiSchemaFieldTemplateProps, WidgetProps } from '@rjsf/utils'
import { useContext, useMemo } from 'react'
import type { FormSchema } from '../../form-schema'
import { FieldTemplate } from './FieldTemplate'
import { ImageWidget } from './ImageWidget'
import { type FormInfo, FormInfoContext } from './info'
import { EntryTemplate, ListTemplate, ObjectTemplate } from './lists'
import { toUiSchema, typeOnlyValidator, withBlankEntries } from './schema'
import { TableField } from './TableField'
import { ChoiceWidget, DateWidget, TextWidget, YesNoWidget } from './widgets'

const Variants = ({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) => (
  <div className="list">
    {selector}
    {optionSchemaField}
  </div>
)

const StringWidget = (props: WidgetProps) =>
  (props.schema as FormSchema).isImage ? <ImageWidget {...props} /> : <TextWidget {...props} />

const THEME = {
  fields: { TableField },
  templates: {
    FieldTemplate,
    ObjectFieldTemplate: ObjectTemplate,
    ArrayFieldTemplate: ListTemplate,
    ArrayFieldItemTemplate: EntryTemplate,
    MultiSchemaFieldTemplate: Variants,
  },
  widgets: { TextWidget: StringWidget, DateWidget, CheckboxWidget: YesNoWidget, SelectWidget: ChoiceWidget },
}

// A field that is not in the file is not added to it.
const DEFAULTS = { emptyObjectFields: 'skipEmptyDefaults', arrayMinItems: { populate: 'never' } } as const

type Props = {
  /** The prefix of its fields' ids. */
  id: string
  schema: FormSchema
  data: Record<string, unknown>
  info: Partial<FormInfo>
  /** `field` is the id of the field that changed. */
  onChange: (data: Record<string, unknown>, field?: string) => void
}

export function SchemaForm({ id, schema, data, info, onChange }: Props) {
  const base = useContext(FormInfoContext)
  const { today } = base
  const formSchema = useMemo(() => withBlankEntries(schema, today), [schema, today])
  const ui = useMemo(() => toUiSchema(schema), [schema])
  return (
    <FormInfoContext value={{ ...base, ...info }}>
      <Form
        {...THEME}
        tagName="div"
        idPrefix={id}
        schema={formSchema as object}
        uiSchema={ui}
        formData={data}
        validator={typeOnlyValidator}
        noValidate
        experimental_defaultFormStateBehavior={DEFAULTS}
        onChange={({ formData }, field) => onChange(formData, field)}
      >
        {null}
        <span />
      </Form>
    </FormInfoContext>
  )
}
