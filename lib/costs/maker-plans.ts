// The plans of approved drugs at their makers' prices, and of public programs. Never ranked, never a paid link.
import { countStartedMonths, countWholeMonths } from '../base/day'
import { formatDay } from '../base/format'
import type { MakerDrug, MakerPrices, PriceLadder } from '../schemas/maker-prices'
import { type Plan, toCents } from './plan'

/** The tracks of doses that the charts show, of drugs approved for weight loss. */
export const listTracks = ({ drugs }: MakerPrices) =>
  drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap((drug) => drug.ladders.filter(({ inChart }) => inChart).map((ladder) => ({ drug, ladder })))

/** One plan per track of doses; none that has ended. */
export const getMakerPlans = (prices: MakerPrices, today: string): Plan[] =>
  listTracks(prices)
    .filter(({ ladder }) => !isOver(ladder, today))
    .map(({ drug, ladder }) => toMakerPlan(drug, ladder, today))

/** Whether the last day of an offer has passed. */
export const isOver = ({ ends }: { ends?: string | undefined }, today: string): boolean =>
  ends !== undefined && today > ends

/** One track of a drug, such as "staying at 5 mg". */
export function toMakerPlan(drug: MakerDrug, ladder: PriceLadder, today: string): Plan {
  const { condition, ends, fillsPerYear } = ladder
  const steps = ladder.steps.map(({ doseLabel, fills, price }) => ({
    label: doseLabel,
    count: fills,
    cents: toCents(price),
  }))
  const monthsAtKnownPrice = ends ? countStartedMonths(today, ends) : 0
  return {
    key: `${drug.id}-${ladder.id}`,
    sellerId: drug.id,
    kind: 'maker',
    name: drug.name,
    track: ladder.label,
    href: drug.url,
    drug: 'included',
    price: { cents: steps[0]?.cents ?? 0, period: 'fill', fillsPerYear, steps },
    fees: [],
    ...(ends && { ends }),
    ...(ends && !continuesAtListPrice(drug, ladder, monthsAtKnownPrice) && { monthsAtKnownPrice }),
    ...(condition && { condition }),
    reported: drug.reported,
    gaps: ['consultation', 'lab', ...(drug.needlesExtra ? (['needles'] as const) : [])],
    more: `Check with ${drug.maker}`,
  }
}

/** Whether every fill after the known months costs what another track without an end asks for the same dose. */
const continuesAtListPrice = ({ ladders }: MakerDrug, { steps }: PriceLadder, known: number): boolean =>
  ladders.some(
    (other) =>
      other.ends === undefined &&
      steps.every(
        ({ doseLabel, price }, index) =>
          steps.slice(0, index + 1).reduce((sum, { fills }) => sum + fills, 0) <= known ||
          other.steps.some((step) => step.doseLabel === doseLabel && step.price === price),
      ),
  )

/** Programs that run today. */
export const getProgramPlans = ({ programs }: MakerPrices, today: string): Plan[] =>
  programs
    .filter((program) => program.starts <= today && !isOver(program, today))
    .map(({ id, name, price, condition, ends, url }) => ({
      key: id,
      sellerId: id,
      kind: 'program',
      name,
      href: url,
      drug: 'included',
      price: { cents: toCents(price), period: 'month' },
      fees: [],
      ends,
      programMonths: countWholeMonths(today, ends),
      condition,
      gaps: ['consultation', 'lab'],
      more: 'Who qualifies, at CMS',
    }))

/** Why an offer is not shown, one sentence each. */
export const listMissingOffers = (prices: MakerPrices, today: string): string[] => [
  ...prices.programs.flatMap(({ name, starts, ends }) => {
    if (today < starts) return `${name}: not counted, because it starts on ${formatDay(starts)}.`
    return ends < today ? `${name}: not counted, because it ended on ${formatDay(ends)}.` : []
  }),
  ...listTracks(prices).flatMap(({ drug, ladder: { label, ends } }) =>
    ends && ends < today
      ? `${drug.name}, ${label}: not counted, because this offer ended on ${formatDay(ends)}.`
      : [],
  ),
]
