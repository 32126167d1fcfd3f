// An offer: what is sold, what it costs, and on what terms. Sellers, makers and public programs have the same. What it says
// wins over what the record says; what neither says is not known. And what records say about themselves: checks, history.
import { z } from 'zod'
import { STORED_FACTS } from './fact-questions'
import { count, eventDay, matching, name, numberBetween, slug, someOf, text, webAddress } from './fields'
import { expected } from './messages'
import { amount, fees, oneOf, price, products, refund, renews, states } from './prices'

/** The fields that a record, an offer, or both may have. */
export const TERMS = {
  product: products.optional(),
  fees: fees.optional(),
  minimumMonths: numberBetween(0, 36, 'Write months; 0 says that there is no minimum.')
    .int()
    .optional()
    .describe('Months that are paid even if the treatment stops earlier; 0 says that there is no minimum.'),
  leavingFee: amount(0.01, 'If there is none, leave it out.')
    .optional()
    .describe('Dollars that whoever stops before the minimum term pays instead of the months that remain.'),
  renews: renews.optional(),
  noticeDays: numberBetween(0, 120, 'Write days; 0 says "at any time".')
    .int()
    .optional()
    .describe('Days of notice that whoever stops has to pay; 0 says "at any time".'),
  refund: refund.optional(),
  states: states.optional(),
  pays: oneOf(['cash', 'insurance', 'either'], 'A copay is a fee: write it in `fees`.')
    .optional()
    .describe('Who pays. A copay is a fee.'),
}

const offer = z.strictObject({
  id: slug().describe('A short name that never changes: "oral", "12-months".'),
  name: name('a short name')
    .optional()
    .describe('What tells it from the others: "12 months prepaid". The first needs none.'),
  product: TERMS.product,
  drug: oneOf(['included', 'separate', 'insurance'], 'If it is not known, leave it out.')
    .optional()
    .describe('Whether the price includes the drug.'),
  drugFrom: matching(
    /^[a-z0-9-]+\/[a-z0-9-]+$/,
    "a maker's offer",
    'Write the drug and the offer of maker-prices.json, like "zepbound/to-15-within-45-days".',
  )
    .optional()
    .describe('Where the drug is separate: the maker\'s offer whose bills are added, like "zepbound/at-5".'),
  price: price.optional(),
  fees: TERMS.fees,
  minimumMonths: TERMS.minimumMonths,
  leavingFee: TERMS.leavingFee,
  renews: TERMS.renews,
  noticeDays: TERMS.noticeDays,
  refund: TERMS.refund,
  states: TERMS.states,
  who: text('a condition')
    .optional()
    .describe('Who gets it: "new patients", "if refilled within 45 days". Said wherever the sum is said.'),
  pays: TERMS.pays,
  isOpen: z
    .literal(false, expected('false', 'An offer that takes patients needs no field.'))
    .optional()
    .describe('false while it takes no new patients.'),
  startsFrom: z
    .literal(true, expected('true', 'A price that is exact needs no field.'))
    .optional()
    .describe('true for a "from" price: its sum says "at least".'),
  doseLevel: oneOf(['starting', 'micro'], 'An offer at the usual doses needs no field.')
    .optional()
    .describe(
      '"starting" for the first weeks only, "micro" for a dose below the approved ones: never called the lowest.',
    ),
  refillDays: count()
    .optional()
    .describe('How many days after an order the next one has to be made to keep the price.'),
  isUsual: z
    .literal(false, expected('false', 'A usual offer needs no field.'))
    .optional()
    .describe('false for what it costs when something goes otherwise, like a late refill: in no chart.'),
  facts: z.strictObject(STORED_FACTS).optional().describe('Other facts in which this offer differs.'),
})

export const offers = someOf(offer, 'offer')
  .meta({ unique: ['id'] })
  .describe('What it sells; the first one is on the card.')

/** What a check says of a field that the record does not have: somebody looked and did not find it. */
export const NOT_FOUND = 'not found'

const field = () =>
  matching(
    /^[A-Za-z0-9]+(?:\.[A-Za-z0-9 -]+)*$/,
    'a field of this record',
    'Write its path, like "offers.oral.price" or "facts.coaching".',
  ).describe('Its path: "offers.oral.price", "facts.coaching".')

const check = z.strictObject({
  on: eventDay().describe('The day when somebody read the page.'),
  by: text('who read it').meta({ prose: undefined }).describe('Who read it.'),
  page: webAddress().describe('The page that was read.'),
  archive: webAddress().optional().describe('An archived copy of it.'),
  says: someOf(
    z.strictObject({
      field: field(),
      words: text('the words of the page')
        .meta({ prose: undefined })
        .describe(`What the page says; "${NOT_FOUND}" if somebody looked for it and it is not there.`),
    }),
    'field',
  ),
})

export const checks = z
  .array(check)
  .optional()
  .describe('The pages that were read, each with what it says. Newest first.')

const change = z.strictObject({
  on: eventDay().describe('The day of the change.'),
  field: field(),
  from: text('a value').optional().describe('The value before; left out if it was not known.'),
  to: text('a value').optional().describe('The value now; left out if it is not known.'),
  reason: text('the reason').describe('Why it changed, in a few words.'),
})

export const history = z
  .array(change)
  .meta({ sorted: 'newest-first' })
  .optional()
  .describe('What changed, newest first. `npm run content -- --log "reason"` writes it.')

export type Offer = z.infer<typeof offer>
export type Check = z.infer<typeof check>
export type Change = z.infer<typeof change>
