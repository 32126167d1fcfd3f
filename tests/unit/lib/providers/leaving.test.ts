import { getProviders } from '@/lib/content'
import { getPlans } from '@/lib/offers/from-content'
import {
  formatLetter,
  formatRecordsLetter,
  getLeavingLines,
  getLeavingTerms,
  getLetterHref,
  getOpenQuestions,
  LEAVING_QUESTIONS,
} from '@/lib/providers/leaving'
import { readField } from '@/lib/providers/record-fields'
import { leaving } from '@/lib/schemas/leaving'

const FULL = {
  page: 'https://example-seller.example/cancel',
  phone: '+1 (800) 555-0100',
  mail: 'stop@example-seller.example',
  hoursBeforeBill: 72,
  orderUnderWay: 'An order at the pharmacy is still sent and billed.',
  paidBack: 'Months that have not begun.',
}

test('what a record says, in words, with what a tap does', () => {
  expect(leaving.parse(FULL)).toEqual(FULL)
  expect(getLeavingLines({ leaving: FULL }).map(({ label, text, href }) => [label, text, href])).toEqual([
    ['On a page', 'example-seller.example', 'https://example-seller.example/cancel'],
    ['By phone', '+1 (800) 555-0100', 'tel:+18005550100'],
    ['By mail', 'stop@example-seller.example', 'mailto:stop@example-seller.example'],
    ['Before a bill', '3 days', undefined],
    ['An order under way', 'An order at the pharmacy is still sent and billed.', undefined],
    ['Paid back', 'Months that have not begun.', undefined],
  ])
  expect(getOpenQuestions({ leaving: FULL })).toEqual([])
})

test.each([
  [0, 'at any time'],
  [1, '1 hour'],
  [48, '48 hours'],
  [96, '4 days'],
])('%s hours before a bill: %s', (hoursBeforeBill, text) => {
  expect(getLeavingLines({ leaving: { hoursBeforeBill } })[0]?.text).toBe(text)
})

test('what it does not say is a question; one way to cancel answers the first', () => {
  const all = LEAVING_QUESTIONS.map(({ question }) => question)
  expect(getOpenQuestions({})).toEqual(all)
  expect(getOpenQuestions({ leaving: { mail: 'PO Box 1, Dover, DE 19901' } })).toEqual(all.slice(1))
  expect(getLeavingLines({ leaving: { mail: 'PO Box 1, Dover, DE 19901' } })[0]?.href).toBeUndefined()
})

test('nothing is invented: of the ranked sellers, none has told how to leave, and one names a refund', () => {
  const lines = getProviders().map((record) => [
    record.id,
    getLeavingLines(record).length,
    getLeavingTerms(record).map(({ label, text }) => `${label}: ${text}`),
  ])
  expect(lines).toContainEqual(['remedymeds', 0, ['Refund: Within 30 days: terms not known']])
  expect(lines).toContainEqual(['t-mates', 0, []])
})

test('a fee for leaving early is a term of its offer', () => {
  const offers = [
    { id: 'contract', name: 'contract', minimumMonths: 12, leavingFee: 199 },
    { id: 'monthly', name: 'by the month' },
  ]
  expect(getLeavingTerms({ offers }).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Minimum term: 12 months (contract)',
    'Leaving early: $199 (contract)',
  ])
})

test('a check may name a field of it, and hours count as notice in the calendar', () => {
  const [record] = getProviders()
  if (!record) throw new Error('there is no provider')
  const one = { ...record, leaving: FULL }
  expect(readField(one, 'leaving.hoursBeforeBill')).toEqual({
    name: 'how to leave, hoursBeforeBill',
    value: 72,
    text: '72',
  })
  expect(readField(one, 'leaving.score')).toBeNull()
  expect(getPlans(one, '2026-11-27')[0]?.leavingHours).toBe(72)
})

test('the letter names seller, plan and day, and asks for a written confirmation', () => {
  const letter = formatLetter('Some Clinic', 'the monthly plan')
  expect(letter.text).toMatch(/^To Some Clinic:\n\nPlease cancel my plan, the monthly plan, as of \[day\]\./)
  expect(letter.text).toContain('Please confirm in writing')
  const mail = new URL(getLetterHref(letter, FULL.mail))
  expect([mail.pathname, mail.searchParams.get('body')]).toEqual([
    FULL.mail,
    letter.text.replaceAll('\n', '\r\n'),
  ])
  expect(getLetterHref(letter, 'PO Box 1')).toMatch(/^mailto:\?subject=Please%20cancel%20my%20plan&body=/)
})

test('another letter asks for the records first, with the dose in milligrams and units', () => {
  const letter = formatRecordsLetter('Some Clinic')
  expect(letter.text).toMatch(
    /^To Some Clinic:\n\nPlease send me a copy of my medical records.* within 30 days/,
  )
  expect(letter.text).toMatch(/every prescription: .*milligrams.*units.*mg\/mL/)
  expect(getLetterHref(letter)).toMatch(/^mailto:\?subject=Please%20send%20me%20a%20copy/)
})
