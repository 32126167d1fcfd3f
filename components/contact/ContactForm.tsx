import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { useHydrated } from '@/components/ui/useHydrated'
import { FIELDS } from '@/lib/contact/message'
import { ContactField } from './ContactField'
import { Toast } from './Toast'
import { useContactForm } from './useContactForm'

type Props = Parameters<typeof useContactForm>[0] & { supportEmail: string }

/** Name, e-mail, subject, and message. The text stays until it is accepted, even if the visitor leaves the page. */
export function ContactForm({ supportEmail, ...options }: Props) {
  const isHydrated = useHydrated()
  const { form, errors, isSending, isSent, problem, submit, edit, dismiss } = useContactForm(options)
  return (
    <>
      <form
        ref={form}
        noValidate={isHydrated}
        onSubmit={submit}
        onInput={edit}
        aria-label="Contact"
        className="grid max-w-[36rem] gap-5 noscript:hidden"
      >
        {FIELDS.map((field) => (
          <ContactField key={field} field={field} error={errors[field]} isLocked={isSending} />
        ))}
        {problem && (
          <p role="alert" className="rounded-md bg-danger-soft p-4 font-semibold text-danger">
            {problem}
          </p>
        )}
        <div className="sm:max-w-60">
          <SubmitButton
            disabled={!isHydrated}
            isBusy={isSending}
            variant={options.endpoint === null ? 'outline' : 'solid'}
          >
            {isSending ? 'Sending...' : 'Send Message'}
          </SubmitButton>
        </div>
      </form>
      {!isSent && (
        <div className="max-w-[36rem] noscript:hidden">
          <NotReadyNote>
            <p className="text-muted">All four fields are required.</p>
          </NotReadyNote>
        </div>
      )}
      <Toast
        isShown={isSent}
        undeliveredEmail={options.endpoint === null ? supportEmail : null}
        onDismiss={dismiss}
      />
    </>
  )
}
