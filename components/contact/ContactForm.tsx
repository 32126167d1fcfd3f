'use client'
// A client component because it checks, sends and answers in the browser.
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { SubmitButton } from '@/components/ui/SubmitButton'
import { useHydrated } from '@/components/ui/useHydrated'
import { checkMessage, FIELDS, type Field, type Message } from '@/lib/contact/message'
import { getReportSubject } from '@/lib/contact/report'
import { sendMessage } from '@/lib/contact/send'
import { ContactField, contactFieldId } from './ContactField'
import { Toast } from './Toast'

type Props = {
  endpoint: string | null
  /** The providers whose records a visitor may report an error in. */
  records: readonly { id: string; name: string }[]
}

type State = 'idle' | 'sending' | 'sent' | 'failed'

/** What was typed when the visitor went to another page of this site: held in memory, gone with the tab. */
let draft: Message | null = null

/** Name, e-mail, subject and message. What was typed stays until it has been accepted. */
export function ContactForm({ endpoint, records }: Props) {
  const isLive = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('idle')
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const isSending = state === 'sending'

  useEffect(() => {
    const fields = form.current
    if (!fields) return
    if (draft) restoreMessage(fields, draft)
    return () => {
      draft = readMessage(fields)
    }
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
    setFaults(Object.fromEntries(found.map(({ field, text }) => [field, text])))
    if (found[0]) {
      setState('idle')
      document.getElementById(contactFieldId(found[0].field))?.focus()
      return
    }
    setState('sending')
    try {
      await sendMessage(readMessage(fields), endpoint)
      form.current?.reset()
      draft = null // who has left meanwhile does not find a sent message again
      setState('sent')
    } catch {
      setState('failed')
    }
  }

  /** A message goes as soon as its field is mended; none appears while somebody types. */
  function forgiveMended(event: FormEvent<HTMLFormElement>) {
    const fields = event.currentTarget
    const open = new Set(checkMessage(readMessage(fields), isEmail(fields)).map(({ field }) => field))
    setFaults((before) =>
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
        noValidate={isLive}
        onSubmit={submit}
        onInput={forgiveMended}
        aria-label="Contact"
        className="grid max-w-[36rem] gap-5 noscript:hidden"
      >
        {FIELDS.map((field) => (
          <ContactField key={field} field={field} fault={faults[field]} isLocked={isSending} />
        ))}
        {state === 'failed' && (
          <p role="alert" className="rounded-md bg-brick-soft p-4 font-semibold text-brick">
            Your message could not be sent. Everything you wrote is still here: please try again.
          </p>
        )}
        <div className="max-w-60">
          <SubmitButton disabled={!isLive} isBusy={isSending}>
            {isSending ? 'Sending...' : 'Send Message'}
          </SubmitButton>
          <NotReadyNote isLive={isLive} />
        </div>
      </form>
      <Toast isShown={state === 'sent'} onDismiss={dismiss} />
    </>
  )
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
