// The plans of a provider's record.
import { countStartedMonths } from '../base/day'
import { formatDollars } from '../base/format'
import { providerPath } from '../base/routes'
import type { Pricing, ProviderRecord } from '../schemas/providers'
import { NOT_ON_RECORD } from './labels'
import { type Gap, MONTHS_LIMIT, type Plan, type PlanFee, type PlanPrice, toCents } from './plan'

type Facts = ProviderRecord['facts']
type Source = Pick<ProviderRecord, 'id' | 'name' | 'pricing' | 'facts' | 'offers'> & { rank?: number | null }

/** What the listed offer states, and a further one does not unless it says so itself. */
const NOT_STATED = {
  medicationIncluded: undefined,
  billing: undefined,
  minimumMonths: undefined,
  drugs: undefined,
  form: undefined,
  approval: undefined,
  highestDosePrice: undefined,
  samePriceAllDoses: undefined,
}

/** The provider's listed offer, and its further ones: "T-Mates, oral". `name` is the name in this list. */
export function getPlansOfProvider(record: Source, today: string, name?: string): Plan[] {
  const { offers = [], facts, ...listed } = record
  const further = offers.map(({ id, name: track, pricing, ...differing }): Plan => {
    const own = { ...facts, ...NOT_STATED, ...differing }
    const plan = getProviderPlan({ ...listed, pricing, facts: own }, today, name)
    return { ...plan, key: `${plan.key}-${id}`, track }
  })
  return [getProviderPlan(record, today, name), ...further]
}

/** The provider's listed offer. */
export function getProviderPlan(record: Source, today: string, name = record.name): Plan {
  const { id, rank, pricing, facts } = record
  const { medicationIncluded, minimumMonths, highestDosePrice } = facts
  const ends = pricing?.ends
  return {
    key: id,
    sellerId: id,
    kind: 'provider',
    name,
    ...(rank && { rank }),
    href: providerPath(id),
    drug: medicationIncluded === undefined ? 'unknown' : medicationIncluded ? 'included' : 'separate',
    ...(pricing && { price: toPrice(pricing, facts) }),
    fees: FEES.flatMap(([what, key, per]) => {
      const dollars = facts[key]
      return dollars ? [{ what, cents: toCents(dollars), per }] : []
    }),
    ...(minimumMonths && { commitment: minimumMonths }),
    ...(ends && { ends, monthsAtKnownPrice: countStartedMonths(today, ends) }),
    asStated: pricing ? formatAsStated(pricing) : NOT_ON_RECORD,
    gaps: getGaps(record),
    ...(highestDosePrice && { highestDoseCents: toCents(highestDosePrice) }),
  }
}

const FEES: [PlanFee['what'], `${string}Fee` & keyof Facts, PlanFee['per']][] = [
  ['membership', 'membershipFee', 'month'],
  ['consultation', 'consultationFee', 'once'],
  ['lab', 'labFee', 'once'],
  ['shipping', 'shippingFee', 'month'],
]

/** "$179/month · $100 off first month": the texts of the specification. */
const formatAsStated = ({ amount, period, note }: Pricing): string =>
  `${formatDollars(amount)}${period === 'once' ? ' once' : `/${period}`}${note ? ` · ${note}` : ''}`

const toPrice = (
  { amount, period, firstMonthDiscount, freeMonths, fromAmount, ladder }: Pricing,
  { billing }: Facts,
): PlanPrice => ({
  cents: toCents(amount),
  period,
  ...(ladder && {
    steps: ladder.map((step) => ({
      label: step.dose,
      count: (step.toMonth ?? MONTHS_LIMIT) - step.fromMonth + 1,
      cents: toCents(step.amount),
    })),
  }),
  ...(billing && { billing: billing as PlanPrice['billing'] }),
  ...(firstMonthDiscount && { off: toCents(firstMonthDiscount) }),
  ...(freeMonths && { freeMonths }),
  ...(fromAmount && { fromCents: toCents(fromAmount) }),
})

/** What the sum cannot contain because it is not on record. */
function getGaps({ pricing, facts }: Pick<Source, 'pricing' | 'facts'>): Gap[] {
  const isOpen: Partial<Record<Gap, boolean>> = {
    product: facts.drugs === undefined && facts.approval === undefined,
    drug: facts.medicationIncluded !== true,
    dose: facts.samePriceAllDoses !== true && facts.highestDosePrice === undefined && !pricing?.ladder,
    billing: facts.billing === undefined,
    ...Object.fromEntries(FEES.map(([what, key]) => [what, facts[key] === undefined])),
    term: facts.minimumMonths === undefined,
    renewal: facts.automaticRenewal === undefined,
    refund: facts.refund === undefined,
  }
  return (Object.keys(isOpen) as Gap[]).filter((gap) => isOpen[gap])
}
