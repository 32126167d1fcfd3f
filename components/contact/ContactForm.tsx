import { describeField, LabeledField } from '@/components/ui/LabeledField'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { TextLink } from '@/components/ui/TextLink'
import { useHydrated } from '@/components/ui/useHydrated'
import { MESSAGE_FIELDS, type MessageField } from '@/lib/contact/message'
import { reveal } from './reveal'
import { Toast } from './Toast'
import { type ContactOptions, useContactForm } from './useContactForm'

type Props = ContactOptions & { supportEmail: string }

/** Name, e-mail, subject, and message. The text stays until it is accepted, even if the visitor leaves the page. */
export function ContactForm({ supportEmail, ...options }: Props) {
  const isHydrated = useHydrated()
  const { form, errors, state, problem, submit, edit, dismiss, leave } = useContactForm(options)
  const isSending = state === 'sending'
  return (
    <>
      <form
        ref={form}
        noValidate={isHydrated}
        onSubmit={submit}
        onInput={edit}
        aria-label="Contact"
        className="grid max-w-[36rem] grid-cols-1 gap-5 sm:grid-cols-2 sm:[&>:nth-child(n+3)]:col-span-2"
      >
        {MESSAGE_FIELDS.map((field) => (
          <ContactField key={field} field={field} error={errors[field]} isLocked={isSending} />
        ))}
        {problem && (
          // On return to the page, the browser restores the scroll position instead.
          <p
            role="alert"
            ref={state === 'interrupted' ? undefined : reveal}
            className="scroll-mb-4 rounded-md bg-danger-soft p-4 font-semibold text-danger"
          >
            {problem}
          </p>
        )}
        {options.endpoint === null && (
          <p className="text-sm/snug text-muted wrap-anywhere">
            This copy of the site does not deliver messages; write to{' '}
            <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
          </p>
        )}
        <div className="sm:max-w-[calc(50%-0.625rem)]">
          <SubmitButton disabled={!isHydrated} isBusy={isSending}>
            {isSending ? 'Sending...' : 'Send Message'}
          </SubmitButton>
        </div>
      </form>
      <div className="max-w-[36rem]">
        <NotReadyNote>
          <p className="text-muted">All four fields are required.</p>
        </NotReadyNote>
      </div>
      <Toast isShown={state === 'sent'} onDismiss={dismiss} onTimeout={leave} />
    </>
  )
}

/** Subject and message do not set autocomplete: "off" would also keep the browser from restoring them on Back. */
const LOOKS: Record<MessageField, { label: string; type?: string; autoComplete?: string }> = {
  name: { label: 'Name', type: 'text', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  subject: { label: 'Subject', type: 'text' },
  message: { label: 'Message' },
}

type ContactFieldProps = { field: MessageField; error: string | undefined; isLocked: boolean }

function ContactField({ field, error, isLocked }: ContactFieldProps) {
  const { label, type, ...look } = LOOKS[field]
  const id = `contact_${field}`
  const attributes = { ...describeField(id, error), name: field, ...look, required: true, readOnly: isLocked }
  return (
    <LabeledField id={id} label={label} error={error}>
      {type ? <input {...attributes} type={type} /> : <textarea {...attributes} rows={5} />}
    </LabeledField>
  )
}
