// The plans of approved drugs at their makers' prices, and of public programs. Never ranked, never a paid link.
import { formatDay, formatDollars } from '../base/format'
import type { MakerDrug, PriceLadder, PriceProgram } from '../schemas/maker-prices'
import { countStartedMonths, countWholeMonths } from './ends'
import { type Plan, toCents } from './plan'

export type MakerPrices = { drugs: readonly MakerDrug[]; programs: readonly PriceProgram[] }

/** One plan per track of doses that the charts show, of drugs approved for weight loss; none that has ended. */
export const getMakerPlans = ({ drugs }: MakerPrices, today: string): Plan[] =>
  drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap((drug) =>
      drug.ladders
        .filter((ladder) => ladder.inChart && !isOver(ladder, today))
        .map((ladder) => toMakerPlan(drug, ladder, today)),
    )

/** Whether the last day of an offer has passed. */
export const isOver = ({ ends }: { ends: string | null }, today: string): boolean =>
  ends !== null && today > ends

/** One track of a drug, such as "staying at 5 mg". */
export function toMakerPlan(drug: MakerDrug, ladder: PriceLadder, today: string): Plan {
  const { condition, ends } = ladder
  const steps = ladder.steps.map(({ doseLabel, fills, price }) => ({
    label: doseLabel,
    count: fills,
    cents: toCents(price),
  }))
  return {
    key: `${drug.id}-${ladder.id}`,
    owner: drug.id,
    kind: 'maker',
    name: drug.name,
    track: ladder.label,
    href: drug.url,
    drug: 'included',
    price: { cents: steps[0]?.cents ?? 0, period: 'fill', fillsPerYear: ladder.fillsPerYear, steps },
    fees: [],
    ...(ends && { ends }),
    ...(ends &&
      !continuesAtListPrice(drug, ladder, today) && { knownMonths: countStartedMonths(today, ends) }),
    ...(condition && { condition }),
    reported: drug.reported,
    asStated: formatFillPrices(ladder),
    gaps: ['consultation', 'lab'],
  }
}

/** Whether every fill after the end of an offer costs what another track without an end asks for the same dose. */
function continuesAtListPrice({ ladders }: MakerDrug, { steps, ends }: PriceLadder, today: string): boolean {
  const known = ends === null ? 0 : countStartedMonths(today, ends)
  return ladders.some(
    (other) =>
      other.ends === null &&
      steps.every(
        ({ doseLabel, price }, index) =>
          steps.slice(0, index + 1).reduce((sum, { fills }) => sum + fills, 0) <= known ||
          other.steps.some((step) => step.doseLabel === doseLabel && step.price === price),
      ),
  )
}

/** Programs that run today. */
export const getProgramPlans = ({ programs }: MakerPrices, today: string): Plan[] =>
  programs
    .filter((program) => program.starts <= today && !isOver(program, today))
    .map((program) => toProgramPlan(program, today))

export const toProgramPlan = (
  { id, name, price, condition, ends, url }: PriceProgram,
  today: string,
): Plan => ({
  key: id,
  owner: id,
  kind: 'program',
  name,
  href: url,
  drug: 'included',
  price: { cents: toCents(price), period: 'month' },
  fees: [],
  ends,
  programMonths: countWholeMonths(today, ends),
  condition,
  asStated: `${formatDollars(price)}/month`,
  gaps: ['consultation', 'lab'],
})

/** Why an offer is not shown, one sentence each. */
export const listMissingOffers = ({ drugs, programs }: MakerPrices, today: string): string[] => [
  ...programs
    .filter(({ starts, ends }) => today < starts || ends < today)
    .map(({ name, starts, ends }) =>
      today < starts
        ? `${name}: not counted, because it starts on ${formatDay(starts)}.`
        : `${name}: not counted, because it ended on ${formatDay(ends)}.`,
    ),
  ...drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap(({ name, ladders }) =>
      ladders.flatMap(({ inChart, ends, label }) =>
        inChart && ends && ends < today
          ? [`${name}, ${label}: not counted, because this offer ended on ${formatDay(ends)}.`]
          : [],
      ),
    ),
]

/** "$149 to $299 a fill" */
function formatFillPrices({ steps }: Pick<PriceLadder, 'steps'>): string {
  const prices = steps.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return `${low === high ? '' : `${formatDollars(low)} to `}${formatDollars(high)} a fill`
}
