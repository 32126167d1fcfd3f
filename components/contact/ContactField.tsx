import { FIELD_CLASSES } from '@/components/ui/FieldError'
import { describeFault, LabelledField } from '@/components/ui/LabelledField'
import type { Field } from '@/lib/contact/message'

type Props = { field: Field; fault: string | undefined; isLocked: boolean }

/** Subject and message say nothing about autocomplete: "off" would also lose them on the way back to the page. */
const LOOKS = {
  name: { label: 'Name', type: 'text', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  subject: { label: 'Subject', type: 'text', autoComplete: undefined },
  message: { label: 'Message', type: null, autoComplete: undefined },
} satisfies Record<Field, { label: string; type: string | null; autoComplete: string | undefined }>

export const contactFieldId = (field: Field): string => `contact-${field}`

/** One field with its label and, where something is wrong, what it is. */
export function ContactField({ field, fault, isLocked }: Props) {
  const { label, type, autoComplete } = LOOKS[field]
  const id = contactFieldId(field)
  const attributes = {
    id,
    name: field,
    autoComplete,
    required: true,
    readOnly: isLocked,
    className: FIELD_CLASSES,
    ...describeFault(id, fault),
  }
  return (
    <LabelledField id={id} label={label} fault={fault}>
      {type ? <input {...attributes} type={type} /> : <textarea {...attributes} rows={7} />}
    </LabelledField>
  )
}
