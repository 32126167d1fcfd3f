// A quote from a seller that is not listed, as a visitor typed it: a plan like every other. It stays in the fragment of the
// address. A page shows nothing of it but amounts, counts, and choices of lists. It runs in the browser.
import { compact } from '../base/compact'
import { QUOTE_FEES } from '../base/fees'
import type { FragmentValues } from '../base/fragment'
import { type Every, isEvery } from '../base/periods'
import { QUOTE_PARSERS } from './inputs'
import { DRUG_BILLINGS, type Gap, type Plan, type PlanFee } from './plan'

type QuoteFee = (typeof QUOTE_FEES)[number]

/** How often each fee usually comes. */
export const USUAL_EVERY: Record<QuoteFee, PlanFee['every']> = {
  membership: 'month',
  shipping: 'bill',
  visit: 'once',
  labs: 'once',
  setup: 'once',
  needles: 'bill',
}

type TypedKey = keyof typeof QUOTE_PARSERS
type ChosenKey = 'quote_every' | 'quote_drug' | `quote_${QuoteFee}_every`
/** `quote` is "1" while the form is open. */
type QuoteKey = 'quote' | TypedKey | ChosenKey

export type QuoteValues = FragmentValues<QuoteKey>

const TYPED_KEYS = Object.keys(QUOTE_PARSERS) as TypedKey[]

/** The keys of a quote in the fragment, in its order. */
export const QUOTE_KEYS: readonly QuoteKey[] = [
  'quote',
  ...TYPED_KEYS,
  'quote_every',
  'quote_drug',
  ...QUOTE_FEES.map((what) => `quote_${what}_every` as const),
]

/** No seller's id has this form. It is also the id of the form. */
export const QUOTE_ID = 'your_quote'

/** What was chosen, or the usual choice if it is none of the list. */
const choose = <T extends string>(choices: readonly T[], chosen: string | undefined, usual: T): T =>
  choices.find((choice) => choice === chosen) ?? usual

const readEvery = (chosen = ''): Every | undefined => (isEvery(chosen) ? chosen : undefined)

/**
 * The plan of what was typed; null without a price. A fee or a term that is left empty is a gap, as with every seller; without
 * the drug, sums are "at least".
 */
export function parseQuote(values: QuoteValues): Plan | null {
  const read = (key: TypedKey): number | null => {
    const parsed = QUOTE_PARSERS[key](values[key] ?? '')
    return parsed.ok ? parsed.value : null
  }
  const cents = read('quote_price')
  if (cents === null) return null
  const every = readEvery(values.quote_every) ?? 'month'
  const first = read('quote_first')
  const term = read('quote_term')
  const drug = choose(DRUG_BILLINGS, values.quote_drug, 'unknown')
  const fees: PlanFee[] = []
  const left: Gap[] = []
  if (drug !== 'included') left.push('drug')
  for (const what of QUOTE_FEES) {
    const amount = read(`quote_${what}`)
    const chosen = values[`quote_${what}_every`]
    const often = chosen === 'bill' ? chosen : (readEvery(chosen) ?? USUAL_EVERY[what])
    if (amount === null) left.push(what)
    else if (amount > 0) fees.push({ what, cents: amount, every: often })
  }
  if (term === null) left.push('term')
  const isFirst = first !== null && every !== 'once'
  return compact<Plan>({
    key: QUOTE_ID,
    sellerId: QUOTE_ID,
    offerId: QUOTE_ID,
    kind: 'provider',
    name: 'Your quote',
    offerName: 'your figures',
    href: `#${QUOTE_ID}`,
    linkText: 'Change your figures',
    drug,
    price: compact({
      cents,
      every,
      first: isFirst ? [{ bills: read('quote_bills') ?? 1, cents: first }] : undefined,
    }),
    fees,
    minimumMonths: term ?? undefined,
    // The form does not ask for the drug's name, its doses, renewal and refunds.
    gaps: ['product', 'dose', ...left, 'renewal', 'refund'],
  })
}

/** The keys of a quote with values that leave none of it. */
export const NO_QUOTE: QuoteValues = Object.fromEntries(
  QUOTE_KEYS.filter((key) => key !== 'quote').map((key) => [key, '']),
)
