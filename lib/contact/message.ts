// A contact form message, and the errors that a visitor sees if it is incomplete.
import { parseFields, readKey } from '../base/form-fields'

/** In the order of the form. */
export const FIELDS = ['name', 'email', 'subject', 'message'] as const
export type Field = (typeof FIELDS)[number]
export type Message = Record<Field, string>
export type Errors = Partial<Message>

const MISSING: Message = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  subject: 'Enter a subject.',
  message: 'Enter a message.',
}

/** The error of each field that has one. `isEmail` is whether the browser accepts the e-mail address. */
export function checkMessage(message: Message, isEmail: boolean): Errors {
  const missing = FIELDS.filter((field) => message[field].trim() === '')
  return {
    ...(!isEmail && { email: 'Enter an e-mail address like name@example.com.' }),
    ...Object.fromEntries(missing.map((field) => [field, MISSING[field]])),
  }
}

/** What the form saves in the history entry. A message that was still being sent may not have arrived. */
export type Draft = { message: Message; isSending: boolean }

export function parseDraft(kept: unknown): Draft | null {
  const isSending = readKey(kept, 'isSending')
  return typeof isSending === 'boolean'
    ? { message: parseFields(readKey(kept, 'message'), FIELDS), isSending }
    : null
}
