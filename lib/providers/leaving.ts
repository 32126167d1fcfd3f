// How to leave a seller: what its record says, what to ask first where it says nothing, and the letter.
import { compact } from '../base/compact'
import { countUnits } from '../base/format'
import type { StatedKey } from '../schemas/fact-words'
import type { Leaving, LeavingField } from '../schemas/leaving'
import type { ProviderRecord } from '../schemas/providers'
import { type FactSource, formatFactValue } from './fact-values'

export type LeavingLine = { field: string; label: string; text: string; href?: string }

/** In display order. */
const LABELS = {
  page: 'On a page',
  phone: 'By phone',
  mail: 'By mail',
  hoursBeforeBill: 'Before a bill',
  orderUnderWay: 'An order under way',
  paidBack: 'Paid back',
} satisfies Record<LeavingField, string>

export const LEAVING_FIELDS = Object.keys(LABELS) as LeavingField[]

/** A question is open if none of its fields is known. */
export const LEAVING_QUESTIONS: readonly { fields: readonly LeavingField[]; question: string }[] = [
  { fields: ['page', 'phone', 'mail'], question: 'Where do I cancel: on a page, by phone, or by mail?' },
  { fields: ['hoursBeforeBill'], question: 'How much notice do you need before the next charge?' },
  { fields: ['orderUnderWay'], question: 'What happens to an order under way?' },
  { fields: ['paidBack'], question: 'What do you pay back, and when?' },
]

/** "48 hours", "3 days". */
const formatHours = (hours: number): string =>
  hours === 0
    ? 'at any time'
    : hours > 48 && hours % 24 === 0
      ? countUnits(hours / 24, 'day')
      : countUnits(hours, 'hour')

const isEmailAddress = (address: string): boolean => /^\S+@\S+$/.test(address)

function getHref(field: LeavingField, text: string): string | undefined {
  if (field === 'page') return text
  if (field === 'phone') return `tel:${text.replace(/[^\d+]/g, '')}`
  return field === 'mail' && isEmailAddress(text) ? `mailto:${text}` : undefined
}

function toLeavingLine(leaving: Leaving, field: LeavingField): LeavingLine | [] {
  const value = leaving[field]
  if (value === undefined) return []
  const text = typeof value === 'number' ? formatHours(value) : value
  const href = getHref(field, text)
  return compact({
    field: `leaving.${field}`,
    label: LABELS[field],
    text: field === 'page' ? new URL(text).hostname : text,
    href,
  })
}

export const getLeavingLines = ({ leaving = {} }: Pick<ProviderRecord, 'leaving'>): LeavingLine[] =>
  LEAVING_FIELDS.flatMap((field) => toLeavingLine(leaving, field))

export const getOpenQuestions = ({ leaving = {} }: Pick<ProviderRecord, 'leaving'>): string[] =>
  LEAVING_QUESTIONS.filter(({ fields }) => fields.every((field) => leaving[field] === undefined)).map(
    ({ question }) => question,
  )

/** Facts that matter to whoever leaves. */
const TERMS = {
  minimumMonths: 'Minimum term',
  leavingFee: 'Leaving early',
  automaticRenewal: 'Renews by itself',
  cancellationNotice: 'Notice',
  refund: 'Refund',
} satisfies Partial<Record<StatedKey, string>>

export const getLeavingTerms = (record: FactSource): LeavingLine[] =>
  (Object.keys(TERMS) as (keyof typeof TERMS)[]).flatMap((key) => {
    const text = formatFactValue(record, key)
    return text === undefined ? [] : { field: key, label: TERMS[key], text }
  })

/** A letter to copy or to send as an e-mail, with brackets where the reader writes. */
export type LetterText = { subject: string; text: string }

/** Asks for a copy of the medical records (45 CFR 164.524), before the plan is cancelled. */
export const formatRecordsLetter = (seller = '[provider]'): LetterText => ({
  subject: 'Please send me a copy of my medical records',
  text: `To ${seller}:

Please send me a copy of my medical records, electronically, within 30 days (45 CFR 164.524). I ask for:
1. what I answered about my health, and your clinician’s notes,
2. every prescription: the drug, the dose in milligrams and in units, and the strength (mg/mL),
3. every order: its day, the pharmacy, and the lot number,
4. results of tests.

If a copy costs anything, tell me first.

[your name and date of birth]
[the e-mail address of your account]
[today’s date]`,
})

/** Cancels a plan. */
export const formatLetter = (seller = '[provider]', plan = '[name of the plan]'): LetterText => ({
  subject: 'Please cancel my plan',
  text: `To ${seller}:

Please cancel my plan, ${plan}, as of [day]. Do not bill me and do not send another order after that day.

Please confirm in writing:
1. the day on which my plan ends,
2. what happens to an order under way,
3. what you pay back, and when.

[your name]
[the e-mail address of your account]
[today’s date]`,
})

/** Opens a letter as an e-mail. Lines of mail end with CR LF (RFC 6068). */
export const getLetterHref = ({ subject, text }: LetterText, to = ''): string =>
  `mailto:${isEmailAddress(to) ? to : ''}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`
