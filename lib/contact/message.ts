// A contact form message, and the errors that a visitor sees if it is incomplete.
import { parseFields, readKey } from '../base/form-fields'

export const FIELDS = ['name', 'email', 'subject', 'message'] as const
export type Field = (typeof FIELDS)[number]
export type Message = Record<Field, string>

const MISSING = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  subject: 'Enter a subject.',
  message: 'Enter a message.',
} satisfies Record<Field, string>

/** The errors, in the order of the form. `isEmail` is whether the browser accepts the e-mail address. */
export function checkMessage(message: Message, isEmail: boolean): { field: Field; text: string }[] {
  return FIELDS.flatMap((field) => {
    if (message[field].trim() === '') return [{ field, text: MISSING[field] }]
    if (field === 'email' && !isEmail) {
      return [{ field, text: 'Enter an e-mail address like name@example.com.' }]
    }
    return []
  })
}

/** What the form saves in the history entry. A message that was still being sent may not have arrived. */
export type Draft = { message: Message; isSending: boolean }

/** A draft from the history entry, or null. */
export function parseDraft(kept: unknown): Draft | null {
  const isSending = readKey(kept, 'isSending')
  return typeof isSending === 'boolean'
    ? { message: parseFields(readKey(kept, 'message'), FIELDS), isSending }
    : null
}
