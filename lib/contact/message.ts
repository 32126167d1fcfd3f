// A contact form message, and the errors that a visitor sees if it is incomplete.
import { parseFields, readKey } from '../base/form-fields'

/** In the order of the form. */
export const MESSAGE_FIELDS = ['name', 'email', 'subject', 'message'] as const
export type MessageField = (typeof MESSAGE_FIELDS)[number]
export type Message = Record<MessageField, string>
export type Errors = Partial<Message>

const MISSING: Message = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  subject: 'Enter a subject.',
  message: 'Enter a message.',
}

/** The error of each field that has one. `isEmail` is whether the browser accepts the e-mail address. */
export function checkMessage(message: Message, isEmail: boolean): Errors {
  const errors: Errors = {}
  for (const field of MESSAGE_FIELDS)
    if (message[field].trim() === '') errors[field] = MISSING[field]
    else if (field === 'email' && !isEmail) errors[field] = 'Enter an e-mail address like name@example.com.'
  return errors
}

/** What the form saves in the history entry. With an id, the message was being sent under it and may not have arrived. */
export type MessageDraft = { message: Message; id: string }

export function parseMessageDraft(kept: unknown): MessageDraft | null {
  const id = readKey(kept, 'id')
  return typeof id === 'string'
    ? { message: parseFields(readKey(kept, 'message'), MESSAGE_FIELDS), id }
    : null
}
