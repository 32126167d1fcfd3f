// What a price is: a list of bills. One schema for what sellers, makers and public programs charge, and for the fees, the
// product and the terms beside it. What is not known is left out.
import { z } from 'zod'
import { DOSE_PATTERN } from '../base/doses'
import { FEES } from '../base/fees'
import {
  EVERY_PATTERN,
  type Every,
  formatEvery,
  getLength,
  isEvery,
  makePatternWith,
  toEvery,
} from '../base/periods'
import { STATE_CODES } from '../base/states'
import { count, day, matching, numberBetween, someOf, text } from './fields'
import { expected, expectedIn, fixNumberHint } from './messages'

const quote = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(', ')

/** One of several values; the message lists them, with a hint for whoever wrote another. */
export const oneOf = <const Name extends string>(names: readonly Name[], hint = '') =>
  z.enum(names, expected(`one of ${quote(names)}`, hint || 'Use one of these, or leave the field out.'))

/** Dollars. */
export const amount = (min: number, noAmount: string) =>
  z
    .number(expected('an amount in dollars', (value) => `${fixNumberHint(value)} ${noAmount}`))
    .min(min, expected(min > 0 ? 'an amount above 0' : 'an amount of 0 or more', noAmount))
    .multipleOf(0.01, expected('dollars with at most two decimals', 'Round it to cents.'))

const dose = () =>
  matching(DOSE_PATTERN, 'a dose', 'Write it like "2.5 mg", "2.5 to 7.5 mg" or "5 mg and up".').describe(
    'The dose, for example "2.5 mg".',
  )

const PERIODS = '"once", "day", "week", "month", "year", or a whole number of days, weeks or months'

const EVERY_HINT =
  'Write it like "month", "6 weeks" or "45 days", up to "24 months"; a quarter is "3 months". What differs at the start goes to `first`; what comes beside the price goes to `fees`.'

const SINGLE = /^1 (day|week|month|year)s?$/

/** Sellers say it of a fill; pages, and the offers beside it, say "4 weeks". */
const FILL = '28 days'

const isWritten = (every: string): boolean => isEvery(every) && every !== FILL

/** `hint`, or the spelling that counts here. */
const spell = (hint: string) => (input: unknown) => {
  const [, unit] = SINGLE.exec(String(input)) ?? []
  if (unit) return `Write "${unit}".`
  return input === FILL ? 'Write "4 weeks".' : hint
}

/** How often a bill comes. There is no list of periods: lib/base/periods.ts counts every one of them. */
const period = (hint = EVERY_HINT) => {
  const { error } = expected(`how often a bill comes: ${PERIODS}`, spell(hint))
  return z
    .string({ error })
    .regex(EVERY_PATTERN, { error })
    .refine(isWritten, { error, abort: true })
    .transform(toEvery)
}

/** A period that comes again. */
const repeating = (hint?: string) =>
  period(hint).refine(
    (every) => every !== 'once',
    expected('a period that comes again', 'Write it like "month".'),
  )

const firstBills = z.strictObject({
  bills: count().describe('How many bills.'),
  amount: amount(0, 'A free bill is 0.').describe('Dollars for each of them; 0 if they are free.'),
  every: repeating()
    .optional()
    .describe('How often these come, if not as often as the later ones: "month" before "3 months".'),
  dose: dose().optional().describe('The dose that they buy.'),
})

/** How often the price on a card comes: also "quarter", as sellers write it. */
export const cardPeriod = () => {
  const { error } = expected(
    `"quarter", ${PERIODS}`,
    'Write it as the seller does, like "month", "4 weeks" or "quarter".',
  )
  return z
    .string({ error })
    .regex(makePatternWith('quarter'), { error })
    .refine((every) => every === 'quarter' || isEvery(every), { error })
}

const instalments = z.strictObject({
  bills: numberBetween(2, 24, 'Write how many parts, at least 2.').int().describe('In how many equal parts.'),
  every: repeating().describe('How often a part is due; the first one on the day of the bill.'),
})

type Timed = { every: Every; first?: { every?: Every | undefined }[] | undefined }

/** The shortest period that one bill of a price pays for. */
const getShortest = ({ every, first = [] }: Timed): Every =>
  first.reduce((shortest, group) => {
    const one = group.every ?? every
    return getLength(one) < getLength(shortest) ? one : shortest
  }, every)

export const price = z
  .strictObject({
    amount: amount(0, 'If the price is not known, leave `price` out.').describe(
      'Dollars of every later bill; 0 if somebody else pays, such as an employer.',
    ),
    every: period().describe(
      'How often a bill comes: "month", "year", "once", or a number of days, weeks or months like "6 weeks".',
    ),
    first: someOf(firstBills, 'group of bills', 'If the first bills do not differ, leave `first` out.')
      .optional()
      .describe(
        'The bills that differ at the start, in order: an introduction, free months, or the lower doses.',
      ),
    dose: dose().optional().describe('The dose that every later bill buys.'),
    instalments: instalments
      .optional()
      .describe('If each bill is paid in equal parts: { "bills": 4, "every": "month" }.'),
    ends: day().optional().describe('The last day of an introduction or of the price.'),
    // biome-ignore lint/suspicious/noThenProperty: the word that editors write; nothing awaits a price
    then: amount(0, 'If it is not known, leave `then` out.')
      .optional()
      .describe(
        'Dollars of every bill after that day, where they are known. A dose that costs more keeps its price.',
      ),
  })
  .refine(
    ({ every, first }) => every !== 'once' || !first,
    expectedIn('first', 'nothing: a price that is paid once has one bill', 'Remove it.'),
  )
  .refine(
    ({ ends, then }) => ends !== undefined || then === undefined,
    expectedIn('then', 'nothing without "ends"', 'Add the last day of the price, or remove it.'),
  )
  .superRefine(({ instalments: parts, ...price }, context) => {
    const shortest = getShortest(price)
    if (!parts || (parts.bills - 1) * getLength(parts.every) < getLength(shortest)) return
    context.addIssue({
      code: 'custom',
      path: ['instalments'],
      message: `expected parts that are paid before the next bill, got ${parts.bills} parts, one ${formatEvery(parts.every)}, and a bill ${formatEvery(shortest)}. Correct how many, or how often.`,
    })
  })

const FEE_HINT = 'What fits none of them belongs to `otherTerms`.'

const NO_AMOUNT = 'If it is not known, leave the amount out.'

const range = z
  .strictObject({
    from: amount(0, 'Write the lowest amount.').describe('The lowest amount in dollars.'),
    to: amount(0.01, 'Write the highest amount.').describe('The highest amount in dollars.'),
  })
  .refine(({ from, to }) => from < to, expectedIn('to', 'an amount above "from"', 'Correct one of them.'))
  .meta({ title: 'From … to …' })

const feeAmount = z.union(
  [amount(0, NO_AMOUNT).meta({ title: 'One amount' }), range],
  expected(
    'an amount in dollars',
    (value) => `${fixNumberHint(value)} A range is { "from": 0, "to": 25 }. ${NO_AMOUNT}`,
  ),
)

const FEE_PERIOD = makePatternWith('bill')

const feePeriod = () => {
  const { error } = expected(
    `"bill", ${PERIODS}`,
    spell('Write it like "month", "6 weeks" or "once"; "bill" comes with every bill of the price.'),
  )
  return z
    .string({ error })
    .regex(FEE_PERIOD, { error })
    .refine((every) => every === 'bill' || isWritten(every), { error, abort: true })
    .transform((every) => (every === 'bill' ? every : toEvery(every)))
}

const fee = z
  .strictObject({
    what: oneOf(FEES, FEE_HINT).describe('What it is for.'),
    amount: feeAmount
      .optional()
      .describe(
        'Dollars each time, or { "from": 0, "to": 25 }; 0 says that there is none. Left out: there is one, and it is not known.',
      ),
    every: feePeriod().optional().describe('How often it comes: as in a price, or with every "bill" of it.'),
    begins: numberBetween(2, 24, 'Write the month; a fee that comes from the first day needs none.')
      .int()
      .optional()
      .describe('The month of the first one, if that is not today: 4.'),
    orderOver: amount(0.01, 'Write the amount from which there is no fee.')
      .optional()
      .describe('With "every": "bill", the amount of a bill from which there is no fee: "free over $250".'),
  })
  .refine(
    ({ every, orderOver }) => orderOver === undefined || every === 'bill',
    expectedIn('orderOver', 'nothing, unless "every" is "bill"', 'Write "every": "bill", or remove it.'),
  )
  .refine(
    ({ amount, every }) => !amount || every !== undefined,
    expectedIn('every', 'how often the fee comes', 'Write it like "month", "once" or "bill".'),
  )

export const fees = z
  .array(fee)
  .describe(
    'What comes beside the price; several of one purpose add up. A copay is a fee, too: it ends with the treatment.',
  )

const INGREDIENTS = ['semaglutide', 'tirzepatide', 'liraglutide', 'orforglipron'] as const

const OTHER_INGREDIENT =
  'If it is another one, or a mixture, leave `product` out, and ask a developer (CONTRIBUTING.md, “Add an ingredient”).'

const FORMS = ['shot', 'pen', 'vial', 'pill', 'drops'] as const

const product = z.strictObject({
  ingredient: oneOf(INGREDIENTS, OTHER_INGREDIENT).describe('The active ingredient.'),
  brand: text('a brand').meta({ prose: undefined }).optional().describe('The brand, like "Wegovy".'),
  form: oneOf(FORMS, 'If only "a shot" is known, write "shot".').optional().describe('How it is taken.'),
  approved: z
    .boolean(expected('true or false', 'A compounded drug is false. If it is not known, leave it out.'))
    .optional()
    .describe('Whether FDA has approved it; a compounded drug is not.'),
})

export const products = someOf(product, 'product', 'If the drug is not known, leave `product` out.').describe(
  'What is sent: several entries if a buyer gets one of them at the same price.',
)

const stateCode = z
  .string()
  .refine((code) => STATE_CODES.includes(code), expected('the two letters of a state', 'Write it like "NY".'))

const codes = (fix: string) =>
  someOf(stateCode, 'state', fix).meta({ title: 'Only these states', unique: [], uniqueItems: true })

export const states = z
  .union(
    [
      codes('If it is not known, leave `states` out.'),
      z
        .strictObject({ except: z.array(stateCode).describe('Codes of the states that are not served.') })
        .meta({ title: 'All states, or all but some' }),
    ],
    expected(
      'a list of states',
      'Write ["TX", "NY"]; for "49 states" write { "except": ["MS"] }; for all of them { "except": [] }.',
    ),
  )
  .describe('The states served, or all `except` some.')

const refundTerms = z
  .strictObject({
    days: count().optional().describe('Within how many days.'),
    if: oneOf(['not prescribed', 'no result']).optional().describe('The condition.'),
    words: text('the words of the seller').optional().describe('What it covers, in the words of the seller.'),
  })
  .refine(
    ({ days, if: condition }) => days !== undefined || condition !== undefined,
    expectedIn('days', 'days or a condition', 'Write "days": 30, or "if": "not prescribed".'),
  )

export const refund = z
  .union(
    [
      z.literal('none').meta({ title: 'None' }),
      refundTerms.meta({ title: 'Within days, or on a condition' }),
    ],
    expected('"none", days or a condition', 'Write "none", { "days": 30 } or { "if": "not prescribed", … }.'),
  )
  .describe('Whether money comes back: "none", within days, or on a condition.')

const renewalTerm = z
  .string()
  .regex(
    /^(?:month|year|(?:[2-9]|1\d|2[0-4]) months)$/,
    expected('a number of months', 'Write it like "3 months".'),
  )
  .transform(toEvery)
  .meta({ title: 'For so long' })

export const renews = z
  .union(
    [z.boolean().meta({ title: 'Yes or no' }), renewalTerm],
    expected(
      'true, false or a term',
      'Write true, or for how long it renews, like "3 months". If it is not known, leave it out.',
    ),
  )
  .describe('Whether it renews by itself; a term like "3 months": whoever stops within it has paid for it.')

export type Price = z.infer<typeof price>
export type Fee = z.infer<typeof fee>
export type Product = z.infer<typeof product>
export type States = z.infer<typeof states>
export type Refund = z.infer<typeof refund>
