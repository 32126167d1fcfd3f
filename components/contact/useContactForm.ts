import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readEntry, saveEntry, writeEntry } from '@/lib/base/entry-state'
import { fillFields, parseFields, readFields } from '@/lib/base/form-fields'
import { getReportSubject } from '@/lib/contact/error-report'
import { checkMessage, type Draft, FIELDS, type Field, type Message, parseDraft } from '@/lib/contact/message'
import { sendMessage } from '@/lib/contact/send'
import { contactFieldId } from './ContactField'

type State = 'idle' | 'sending' | 'sent' | keyof typeof PROBLEMS

const PROBLEMS = {
  failed: 'Your message could not be sent. Everything you wrote is still here: please try again.',
  interrupted:
    'You left while your message was being sent, so it may not have arrived. Everything you wrote is still here: please try again.',
}

const ENTRY_KEY = 'contact'
const EMPTY_MESSAGE = parseFields(null, FIELDS)

type Options = {
  /** Where messages are sent. If null, the form only simulates sending. */
  endpoint: string | null
  /** The providers whose records a visitor can report an error in. */
  records: readonly { id: string; name: string }[]
}

/** Validates, saves, and sends the contact form. What was typed stays until it is accepted. */
export function useContactForm({ endpoint, records }: Options) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('idle')
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const isSending = state === 'sending'

  useEffect(() => {
    const draft = parseDraft(readEntry(ENTRY_KEY))
    if (!draft || !form.current) return
    fillFields(form.current, draft.message, 'empty')
    if (draft.isSending) setState('interrupted')
  }, [])

  useEffect(() => {
    fillFields(form.current, { subject: getReportSubject(location.search, records) ?? '' }, 'empty')
  }, [records])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = event.currentTarget
    const issues = checkMessage(readFields(fields, FIELDS), isEmail(fields))
    setErrors(Object.fromEntries(issues.map(({ field, text }) => [field, text])))
    if (issues[0]) {
      setState('idle')
      document.getElementById(contactFieldId(issues[0].field))?.focus()
      return
    }
    const message = readFields(fields, FIELDS)
    setState('sending')
    keep(message, { isSending: true })
    try {
      await sendMessage(message, endpoint)
      form.current?.reset()
      keep(EMPTY_MESSAGE)
      setState('sent')
    } catch {
      // Not kept as failed: leaving the page can abort the request before the browser says that the page is left.
      setState('failed')
    }
  }

  /** An error disappears once its field is fixed. None appears while the visitor is typing. */
  function edit(event: FormEvent<HTMLFormElement>) {
    const fields = event.currentTarget
    keep(readFields(fields, FIELDS))
    const open = new Set(checkMessage(readFields(fields, FIELDS), isEmail(fields)).map(({ field }) => field))
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

/** Whether the browser accepts the e-mail address. */
function isEmail(form: HTMLFormElement): boolean {
  const input = form.elements.namedItem('email')
  return input instanceof HTMLInputElement && !input.validity.typeMismatch
}
