import { describeField, LabeledField } from '@/components/ui/LabeledField'
import type { Field } from '@/lib/contact/message'

type Props = { field: Field; error: string | undefined; isLocked: boolean }

/** Subject and message do not set autocomplete: "off" would also keep the browser from restoring them on Back. */
const VARIANTS = {
  name: { label: 'Name', type: 'text', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  subject: { label: 'Subject', type: 'text', autoComplete: undefined },
  message: { label: 'Message', type: null, autoComplete: undefined },
} satisfies Record<Field, { label: string; type: string | null; autoComplete: string | undefined }>

export const contactFieldId = (field: Field): string => `contact_${field}`

/** A field with its label and error. */
export function ContactField({ field, error, isLocked }: Props) {
  const { label, type, autoComplete } = VARIANTS[field]
  const id = contactFieldId(field)
  const attributes = {
    ...describeField(id, error),
    name: field,
    autoComplete,
    required: true,
    readOnly: isLocked,
  }
  return (
    <LabeledField id={id} label={label} error={error}>
      {type ? <input {...attributes} type={type} /> : <textarea {...attributes} rows={7} />}
    </LabeledField>
  )
}
