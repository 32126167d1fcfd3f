// The plans of approved drugs at their makers' prices, and of public programs. Never ranked, never a paid link.
import { countWholeMonths, type Day } from '../base/day'
import { formatDay } from '../base/format'
import { listForms, readApproval } from '../schemas/facts'
import type { MakerDrug, MakerPrices, Program } from '../schemas/maker-prices'
import type { Offer } from '../schemas/offers'
import { listFees, listOpenFees, toPlanPrice } from './get-plans'
import type { Plan } from './plan'

/** Whether the last day of an offer has passed, and what it costs after that is not known. */
export const isOver = ({ price }: Pick<Offer, 'price'>, today: Day): boolean =>
  price?.ends !== undefined && today > price.ends

/** The usual courses of doses of the drugs approved for weight loss, which the charts show. */
export const listCourses = ({ drugs }: MakerPrices) =>
  drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap((drug) =>
      drug.offers.filter(({ isUsual }) => isUsual !== false).map((offer) => ({ drug, offer })),
    )

/** One plan per usual course of doses; none that has ended. */
export const getMakerPlans = (prices: MakerPrices, today: Day): Plan[] =>
  listCourses(prices)
    .filter(({ offer }) => !isOver(offer, today))
    .map(({ drug, offer }) => toMakerPlan(drug, offer, today))

/** One course of a drug, such as "staying at 5 mg". */
export function toMakerPlan(drug: MakerDrug, offer: Offer, today: Day): Plan {
  return {
    ...toPlan(drug, offer, today),
    key: `${drug.id}-${offer.id}`,
    kind: 'maker',
    ...(offer.name && { track: offer.name }),
    reported: drug.reported,
    more: `Check with ${drug.maker}`,
  }
}

/** What makers and programs have in common: an offer that includes the drug, without visits and labs. */
function toPlan(seller: MakerDrug | Program, offer: Offer, today: Day): Omit<Plan, 'kind'> {
  const { product, price, who, fees, drug = 'unknown' } = offer
  const forms = listForms({ product })
  const approval = readApproval({ product })
  return {
    key: seller.id,
    sellerId: seller.id,
    offerId: offer.id,
    name: seller.name,
    href: seller.url,
    drug,
    ...(price && { price: toPlanPrice(price, today) }),
    fees: listFees(fees ?? []),
    ...(price?.ends && { ends: price.ends }),
    ...(who && { who }),
    ...(product && { product }),
    ...(forms && { forms }),
    ...(approval && { approval }),
    pays: 'cash',
    gaps: ['visit', 'labs', ...listOpenFees(fees)],
  }
}

/** Programs that run today. */
export const getProgramPlans = ({ programs }: Pick<MakerPrices, 'programs'>, today: Day): Plan[] =>
  programs.flatMap((program) => {
    const [offer] = program.offers
    const ends = offer?.price?.ends
    if (!offer || !ends || today < program.starts || today > ends) return []
    const { pays: _, ...plan } = toPlan(program, offer, today)
    return [
      {
        ...plan,
        kind: 'program' as const,
        pays: 'insurance' as const,
        programMonths: countWholeMonths(today, ends),
        more: 'Who qualifies, at CMS',
      },
    ]
  })

/** Why an offer is not shown, one sentence each. */
export const listMissingOffers = (prices: MakerPrices, today: Day): string[] => [
  ...prices.programs.flatMap(({ name, starts, offers }) => {
    const ends = offers[0]?.price?.ends
    if (today < starts) return `${name}: not counted, because it starts on ${formatDay(starts)}.`
    return ends && ends < today ? `${name}: not counted, because it ended on ${formatDay(ends)}.` : []
  }),
  ...listCourses(prices).flatMap(({ drug, offer: { name, price } }) =>
    price?.ends && price.ends < today
      ? `${drug.name}, ${name}: not counted, because this offer ended on ${formatDay(price.ends)}.`
      : [],
  ),
]
