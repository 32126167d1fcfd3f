import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readEntry, saveEntry, writeEntry } from '@/lib/base/entry-state'
import { getReportSubject } from '@/lib/contact/error-report'
import { checkMessage, type Draft, FIELDS, type Field, type Message, parseDraft } from '@/lib/contact/message'
import { sendMessage } from '@/lib/contact/send'
import { contactFieldId } from './ContactField'

type State = 'idle' | 'sending' | 'sent' | keyof typeof PROBLEMS

/** What did not work, in the words of the form. */
const PROBLEMS = {
  failed: 'Your message could not be sent. Everything you wrote is still here: please try again.',
  interrupted:
    'You left while your message was being sent, so it may not have arrived. Everything you wrote is still here: please try again.',
}

const ENTRY_KEY = 'contact'
const EMPTY_MESSAGE: Message = { name: '', email: '', subject: '', message: '' }

type Options = {
  /** Where messages are sent; without one the form only shows that it sends. */
  endpoint: string | null
  /** The providers whose records a visitor may report an error in. */
  records: readonly { id: string; name: string }[]
}

/** Checks, keeps and sends what is in the contact form. What was typed stays until it has been accepted. */
export function useContactForm({ endpoint, records }: Options) {
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

  return {
    form,
    errors,
    isSending,
    isSent: state === 'sent',
    problem: state in PROBLEMS ? PROBLEMS[state as keyof typeof PROBLEMS] : null,
    submit,
    edit,
    dismiss,
  }
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
