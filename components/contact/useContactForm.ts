import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readEntry, saveEntry, writeEntry } from '@/lib/base/entry-state'
import { fillFields, parseFields, readFields } from '@/lib/base/form-fields'
import {
  checkMessage,
  type Errors,
  MESSAGE_FIELDS,
  type Message,
  type MessageDraft,
  parseMessageDraft,
} from '@/lib/contact/message'
import { getReportSubject } from '@/lib/contact/report-subject'
import { createMessageId, type SendOutcome, sendMessage } from '@/lib/contact/send'

type State = 'idle' | 'sending' | SendOutcome | 'interrupted'

const PROBLEMS: Partial<Record<State, string>> = {
  failed: 'Your message could not be sent. Everything you wrote is still here: please try again.',
  unanswered:
    'No answer came back, so your message may have arrived or not. Everything you wrote is still here: you can send it again.',
  interrupted:
    'You left while your message was being sent, so it may not have arrived. Everything you wrote is still here: please try again.',
}

const ENTRY_KEY = 'contact'

export type ContactOptions = { endpoint: string | null; records: readonly { id: string; name: string }[] }

/** Validates, saves, and sends the contact form. What was typed stays until it is accepted. `records` can be reported. */
export function useContactForm({ endpoint, records }: ContactOptions) {
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>('idle')
  const [errors, setErrors] = useState<Errors>({})
  /** The same for every try to send the same text. */
  const id = useRef('')
  const isSending = state === 'sending'

  useEffect(() => {
    const draft = parseMessageDraft(readEntry(ENTRY_KEY))
    if (draft?.id) setState('interrupted')
    id.current = draft?.id ?? ''
    const subject = getReportSubject(location.search, records) ?? ''
    fillFields(form.current, draft?.message ?? { subject }, 'empty')
  }, [records])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const fields = event.currentTarget
    const message = readFields(fields, MESSAGE_FIELDS)
    const found = checkMessage(message, hasEmail(fields))
    setErrors(found)
    const first = MESSAGE_FIELDS.find((field) => found[field])
    if (first) {
      setState('idle')
      fields.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
      return
    }
    setState('sending')
    id.current ||= createMessageId()
    keep({ message, id: id.current })
    const outcome = await sendMessage({ id: id.current, ...message }, endpoint)
    if (outcome === 'sent') {
      form.current?.reset()
      keepEdited(parseFields(null, MESSAGE_FIELDS))
    }
    // Without an answer, it stays kept as being sent: leaving the page can abort the request before the page knows.
    if (outcome === 'failed') keep({ message, id: '' })
    setState(outcome)
  }

  function keepEdited(message: Message) {
    id.current = ''
    keep({ message, id: '' })
  }

  /** An error disappears once its field is fixed. None appears while the visitor is typing. */
  function edit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const message = readFields(currentTarget, MESSAGE_FIELDS)
    keepEdited(message)
    const open = checkMessage(message, hasEmail(currentTarget))
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => field in open)))
  }

  function dismiss() {
    setState('idle')
    form.current?.querySelector('button')?.focus()
  }

  const leave = () => setState('idle')

  return { form, errors, state, problem: PROBLEMS[state], submit, edit, dismiss, leave }
}

function keep(draft: MessageDraft) {
  writeEntry(ENTRY_KEY, draft)
  if (draft.id) saveEntry()
}

/** Whether the browser accepts the e-mail address. */
const hasEmail = (form: HTMLFormElement): boolean =>
  form.querySelector<HTMLInputElement>('[name=email]')?.validity.typeMismatch === false
