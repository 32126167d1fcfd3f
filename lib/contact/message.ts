// A message of the contact form: what must be there, in words for the visitor.

export const FIELDS = ['name', 'email', 'subject', 'message'] as const
export type Field = (typeof FIELDS)[number]
export type Message = Record<Field, string>

const MISSING = {
  name: 'Enter your name.',
  email: 'Enter your e-mail address.',
  subject: 'Enter a subject.',
  message: 'Enter a message.',
} satisfies Record<Field, string>

/** What is wrong with each field, in the order of the form. `isEmail` is the browser's own judgment. */
export function checkMessage(message: Message, isEmail: boolean): { field: Field; text: string }[] {
  return FIELDS.flatMap((field) => {
    if (message[field].trim() === '') return [{ field, text: MISSING[field] }]
    if (field === 'email' && !isEmail) {
      return [{ field, text: 'Enter an e-mail address like name@example.com.' }]
    }
    return []
  })
}

/** What the form keeps for the way back. A message that was still being sent may not have arrived. */
export type Draft = { message: Message; isSending: boolean }

/** A draft from whatever the history kept, or null. */
export function parseDraft(kept: unknown): Draft | null {
  const read = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  const readField = (field: Field) => String(read(read(kept, 'message'), field) ?? '')
  const isSending = read(kept, 'isSending')
  if (typeof isSending !== 'boolean') return null
  return {
    message: {
      name: readField('name'),
      email: readField('email'),
      subject: readField('subject'),
      message: readField('message'),
    },
    isSending,
  }
}
