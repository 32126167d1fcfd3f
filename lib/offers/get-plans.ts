// The plans of a record: one for each offer, with what its seller says where the offer is silent.
import type { Day } from '../base/day'
import { providerPath } from '../base/routes'
import { listForms, listServed, readApproval } from '../schemas/facts'
import type { MakerPrices } from '../schemas/maker-prices'
import type { Offer } from '../schemas/offers'
import type { Fee, Price } from '../schemas/prices'
import type { Pricing, ProviderRecord } from '../schemas/providers'
import { countBillsTo } from './bill-days'
import { mergeFacts } from './merge-facts'
import {
  type CardPrice,
  type DrugBilling,
  type Gap,
  type Plan,
  type PlanFee,
  type PlanPrice,
  toCents,
} from './plan'

/** A price in cents; `today` is the day on which the treatment starts. */
export function toPlanPrice({ amount, every, first, dose, ends, then }: Price, today: Day): PlanPrice {
  return {
    cents: toCents(amount),
    every,
    ...(first && {
      first: first.map(({ bills, amount: own, dose: at }) => ({
        bills,
        cents: toCents(own),
        ...(at && { dose: at }),
      })),
    }),
    ...(dose && { dose }),
    ...(ends && { billsToEnd: countBillsTo(today, ends, every) }),
    ...(then !== undefined && { thenCents: toCents(then) }),
  }
}

type Source = Pick<ProviderRecord, 'id' | 'name' | 'pricing' | 'facts' | 'offers' | 'checks'> &
  Partial<Pick<ProviderRecord, 'leaving' | 'closedOn'>> & {
    rank?: number | null | undefined
  }

/** Every offer of a record with its merged facts: the first one is on the card. `name` is the name in this list. */
export function getPlans(record: Source, today: Day, makers?: MakerPrices, name = record.name): Plan[] {
  const { id, rank, pricing, offers, leaving, closedOn } = record
  return offers.map((offer, index): Plan => {
    const facts = mergeFacts(record, offer)
    const { fees, minimumMonths, noticeDays, product, states, pays, refund } = facts
    const { drug = 'unknown', who, isOpen, startsFrom, price } = offer
    const maker = findDrug(makers, offer.drugFrom, today)
    const forms = listForms(facts)
    const approval = readApproval(facts)
    return {
      key: index === 0 ? id : `${id}-${offer.id}`,
      sellerId: id,
      offerId: offer.id,
      kind: 'provider',
      name,
      ...(offer.name && { track: offer.name }),
      ...(rank && { rank }),
      href: providerPath(id),
      drug,
      ...(maker && { drugFrom: maker.drugFrom }),
      ...(price && { price: toPlanPrice(price, today) }),
      fees: listFees(fees),
      ...(minimumMonths !== undefined && { minimumMonths }),
      ...(noticeDays !== undefined && { noticeDays }),
      ...(leaving?.hoursBeforeBill !== undefined && { leavingHours: leaving.hoursBeforeBill }),
      ...(price?.ends && { ends: price.ends }),
      ...((who || maker?.who) && { who: [who, maker?.who].filter(Boolean).join('; ') }),
      ...((isOpen === false || closedOn) && { isOpen: false as const }),
      ...(closedOn && { closedOn }),
      ...(startsFrom && { startsFrom }),
      ...(index === 0 && pricing && { cardPrice: toCardPrice(pricing) }),
      ...(product && { product }),
      ...(forms && { forms }),
      ...(!product && facts.form === 'pills-available' && { formsOpen: true as const }),
      ...(approval && { approval }),
      ...(states && { states: listServed(states) }),
      ...(pays && { pays }),
      ...(refund && { refund: refund === 'none' ? ('none' as const) : ('some' as const) }),
      gaps: [...listGaps(facts, drug, offer), ...(maker?.gaps ?? [])],
    }
  })
}

/** The offer on the card. */
export function getFirstPlan(...input: Parameters<typeof getPlans>): Plan {
  const [plan] = getPlans(...input)
  if (!plan) throw new Error(`${input[0].id} has no offer`) // the schema asks for one
  return plan
}

/** The drug of a membership, from its maker: "zepbound/at-5". */
function findDrug(makers: MakerPrices | undefined, drugFrom: string | undefined, today: Day) {
  const [drugId, offerId] = drugFrom?.split('/') ?? []
  const drug = makers?.drugs.find(({ id }) => id === drugId)
  const offer = drug?.offers.find(({ id }) => id === offerId)
  if (!drug || !offer?.price) return null
  return {
    drugFrom: {
      name: [drug.name, offer.name].filter(Boolean).join(', '),
      price: toPlanPrice(offer.price, today),
      ...(offer.price.ends && { ends: offer.price.ends }),
    },
    who: offer.who,
    gaps: listOpenFees(offer.fees),
  }
}

export const listFees = (fees: readonly Fee[]): PlanFee[] =>
  fees.flatMap(({ what, amount, every }) =>
    amount && every ? [{ what, cents: toCents(amount), every }] : [],
  )

/** Fees that exist, and nobody knows how much they are. */
export const listOpenFees = (fees: readonly Fee[] = []): Fee['what'][] =>
  fees.flatMap(({ what, amount }) => (amount === undefined ? what : []))

/** Fees that a seller may have; of the others we only know if it says so. */
const USUAL_FEES = ['membership', 'visit', 'labs', 'shipping'] as const

/** What the sum cannot contain because it is not known. */
function listGaps(facts: ReturnType<typeof mergeFacts>, drug: DrugBilling, offer: Offer): Gap[] {
  const { fees, product, samePriceAllDoses, price } = facts
  const isKnown = (what: Fee['what']) => fees.some((fee) => fee.what === what && fee.amount !== undefined)
  const hasDoses = price?.dose !== undefined || price?.first?.some(({ dose }) => dose)
  const isOpen: Partial<Record<Gap, boolean>> = {
    product: !product,
    drug: drug !== 'included' && !offer.drugFrom,
    dose: samePriceAllDoses !== true && !hasDoses && !offer.drugFrom,
    ...Object.fromEntries(USUAL_FEES.map((what) => [what, !isKnown(what)])),
    term: facts.minimumMonths === undefined,
    renewal: facts.renews === undefined,
    refund: facts.refund === undefined,
  }
  const gaps = (Object.keys(isOpen) as Gap[]).filter((gap) => isOpen[gap])
  return [...gaps, ...listOpenFees(fees).filter((what) => !gaps.includes(what))]
}

const toCardPrice = ({ amount, period, note, from }: Pricing): CardPrice => ({
  cents: toCents(amount),
  period,
  ...(note && { note }),
  ...(from !== undefined && { fromCents: toCents(from) }),
})
