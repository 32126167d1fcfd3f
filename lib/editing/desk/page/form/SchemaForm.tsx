// A form from a schema: react-jsonschema-form with our own templates. It validates nothing.
// Not imported from '@rjsf/core': its index also loads a validator, which is not installed.
import Form from '@rjsf/core/lib/components/Form.js'
import type { MultiSchemaFieldTemplateProps, WidgetProps } from '@rjsf/utils'
import { useMemo } from 'react'
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
  onChange: (data: Record<string, unknown>) => void
} & Pick<FormInfo, 'issues' | 'today'> &
  Partial<Pick<FormInfo, 'images' | 'onImage'>>

const NO_IMAGES = {}
const ignore = () => {}

export function SchemaForm({
  id,
  schema,
  data,
  issues,
  today,
  images = NO_IMAGES,
  onImage = ignore,
  onChange,
}: Props) {
  const formSchema = useMemo(() => withBlankEntries(schema, today), [schema, today])
  const ui = useMemo(() => toUiSchema(schema), [schema])
  const info = useMemo(() => ({ issues, today, images, onImage }), [issues, today, images, onImage])
  return (
    <FormInfoContext value={info}>
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
        onChange={({ formData }) => onChange(formData)}
      >
        {null}
        <span />
      </Form>
    </FormInfoContext>
  )
}
