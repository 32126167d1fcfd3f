import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { useHydrated } from '@/components/ui/useHydrated'
import { readEntry, saveEntry, writeEntry } from '@/lib/base/entry-state'
import { checkMessage, type Draft, FIELDS, type Field, type Message, parseDraft } from '@/lib/contact/message'
import { getReportSubject } from '@/lib/contact/report'
import { sendMessage } from '@/lib/contact/send'
import { ContactField, contactFieldId } from './ContactField'
import { Toast } from './Toast'

type Props = {
  endpoint: string | null
  /** The providers whose records a visitor may report an error in. */
  records: readonly { id: string; name: string }[]
}

type State = 'idle' | 'sending' | 'sent' | keyof typeof PROBLEMS

const PROBLEMS = {
  failed: 'Your message could not be sent. Everything you wrote is still here: please try again.',
  interrupted:
    'You left while your message was being sent, so it may not have arrived. Everything you wrote is still here: please try again.',
}

const ENTRY_KEY = 'contact'
const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' }

/** Name, e-mail, subject and message. What was typed stays until it has been accepted, also when the page is left. */
export function ContactForm({ endpoint, records }: Props) {
  const isHydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('idle')
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const isSending = state === 'sending'

  useEffect(() => {
    const draft = parseDraft(readEntry(ENTRY_KEY))
    if (!draft || !form.current) return
    restoreMessage(form.current, draft.message)
    if (!draft.isSending) return
    setState('interrupted')
    keep(draft.message)
  }, [])

  useEffect(() => {
    const subject = form.current?.elements.namedItem('subject')
    if (subject instanceof HTMLInputElement) {
      subject.value ||= getReportSubject(location.search, records) ?? ''
    }
  }, [records])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = event.currentTarget
    const found = checkMessage(readMessage(fields), isEmail(fields))
    setErrors(Object.fromEntries(found.map(({ field, text }) => [field, text])))
    if (found[0]) {
      setState('idle')
      document.getElementById(contactFieldId(found[0].field))?.focus()
      return
    }
    const message = readMessage(fields)
    setState('sending')
    keep(message, { isSending: true })
    try {
      await sendMessage(message, endpoint)
      form.current?.reset()
      keep(EMPTY_MESSAGE)
      setState('sent')
    } catch {
      keep(message)
      setState('failed')
    }
  }

  /** An error goes as soon as its field is fixed; none appears while somebody types. */
  function edit(event: FormEvent<HTMLFormElement>) {
    const fields = event.currentTarget
    keep(readMessage(fields))
    const open = new Set(checkMessage(readMessage(fields), isEmail(fields)).map(({ field }) => field))
    setErrors((before) =>
      Object.fromEntries(FIELDS.filter((field) => open.has(field)).map((field) => [field, before[field]])),
    )
  }

  function dismiss() {
    setState('idle')
    form.current?.querySelector('button')?.focus()
  }

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
        {state in PROBLEMS && (
          <p role="alert" className="rounded-md bg-danger-soft p-4 font-semibold text-danger">
            {PROBLEMS[state as keyof typeof PROBLEMS]}
          </p>
        )}
        <div className="sm:max-w-60">
          <SubmitButton disabled={!isHydrated} isBusy={isSending}>
            {isSending ? 'Sending...' : 'Send Message'}
          </SubmitButton>
        </div>
      </form>
      {state !== 'sent' && (
        <div className="max-w-[36rem] noscript:hidden">
          <NotReadyNote>
            <p className="text-muted">All four fields are required.</p>
          </NotReadyNote>
        </div>
      )}
      <Toast isShown={state === 'sent'} onDismiss={dismiss} />
    </>
  )
}

function keep(message: Message, { isSending } = { isSending: false }) {
  writeEntry(ENTRY_KEY, { message, isSending } satisfies Draft)
  if (isSending) saveEntry()
}

function readMessage(form: HTMLFormElement): Message {
  const data = new FormData(form)
  const read = (field: Field) => String(data.get(field) ?? '')
  return { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') }
}

function restoreMessage(form: HTMLFormElement, message: Message) {
  for (const field of FIELDS) {
    const control = form.elements.namedItem(field)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value ||= message[field]
    }
  }
}

/** The browser's own rule for an e-mail address. */
function isEmail(form: HTMLFormElement): boolean {
  const input = form.elements.namedItem('email')
  return input instanceof HTMLInputElement && !input.validity.typeMismatch
}
