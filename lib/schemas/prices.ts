// What a price is: a list of bills. One schema for what sellers, makers and public programs charge, and for the fees, the
// product and the terms beside it. What is not known is left out.
import { z } from 'zod'
import { EVERY, FEES } from '../base/bills'
import { STATE_CODES } from '../base/states'
import { count, day, someOf, text } from './fields'
import { expected, expectedIn, fixNumberHint } from './messages'

const quote = (names: readonly string[]) => names.map((name) => JSON.stringify(name)).join(', ')

/** One of several values; the message lists them, with a hint for whoever wrote another. */
export const oneOf = <const Name extends string>(names: readonly Name[], hint = '') =>
  z.enum(names, expected(`one of ${quote(names)}`, hint || 'Use one of these, or leave the field out.'))

const amount = (min: number, noAmount: string) =>
  z
    .number(expected('an amount in dollars', (value) => `${fixNumberHint(value)} ${noAmount}`))
    .min(min, expected(min > 0 ? 'an amount above 0' : 'an amount of 0 or more', noAmount))
    .multipleOf(0.01, expected('dollars with at most two decimals', 'Round it to cents.'))

const dose = () =>
  text('a dose').meta({ prose: undefined }).describe('The dose as it is named, for example "2.5 mg".')

const firstBills = z.strictObject({
  bills: count().describe('How many bills.'),
  amount: amount(0, 'A free bill is 0.').describe('Dollars for each of them; 0 if they are free.'),
  dose: dose().optional().describe('The dose that they buy.'),
})

const EVERY_HINT =
  'A quarter is "3 months". A discount on the first bills goes to `first`; what comes beside the price goes to `fees`.'

export const price = z
  .strictObject({
    amount: amount(0.01, 'If the price is not known, leave `price` out.').describe(
      'Dollars of every later bill.',
    ),
    every: oneOf(EVERY, EVERY_HINT).describe('How often a bill comes.'),
    first: someOf(firstBills, 'group of bills', 'If the first bills do not differ, leave `first` out.')
      .optional()
      .describe(
        'The bills that differ at the start, in order: an introduction, free months, or the lower doses.',
      ),
    dose: dose().optional().describe('The dose that every later bill buys.'),
    ends: day().optional().describe('The last day of an introduction or of the price.'),
    // biome-ignore lint/suspicious/noThenProperty: the word that editors write; nothing awaits a price
    then: amount(0.01, 'If it is not known, leave `then` out.')
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

const FEE_HINT = 'A copay is a "visit". What fits none of them belongs to `otherTerms`.'

const fee = z
  .strictObject({
    what: oneOf(FEES, FEE_HINT).describe('What it is for.'),
    amount: amount(0, 'If it is not known, leave the amount out.')
      .optional()
      .describe('Dollars each time; 0 says that there is none. Left out: there is one, and it is not known.'),
    every: oneOf([...EVERY, 'bill'], 'Use "bill" for a fee with every bill of the price.')
      .optional()
      .describe('How often it comes: as in a price, or with every "bill" of it.'),
  })
  .refine(
    ({ amount: own, every }) => !own || every !== undefined,
    expectedIn('every', 'how often the fee comes', 'Write it like "month", "once" or "bill".'),
  )

export const fees = z
  .array(fee)
  .meta({ unique: ['what'] })
  .describe('What comes beside the price. A copay is a fee, too.')

const INGREDIENTS = ['semaglutide', 'tirzepatide', 'liraglutide', 'orforglipron'] as const

const FORMS = ['shot', 'pen', 'vial', 'pill', 'drops'] as const

const product = z.strictObject({
  ingredient: oneOf(INGREDIENTS).describe('The active ingredient.'),
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

export type Price = z.infer<typeof price>
export type Fee = z.infer<typeof fee>
export type Product = z.infer<typeof product>
export type States = z.infer<typeof states>
export type Refund = z.infer<typeof refund>
