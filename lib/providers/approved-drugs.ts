// Approved drugs in the cost table: what they cost at their makers' prices, or in Medicare's program. Never ranked,
// never a paid link. Offers that are not running are not computed; the page says which, and why.
import { formatDay, formatDollars } from '../base/format'
import type { MakerDrug, PriceLadder, PriceProgram } from '../schemas/maker-prices'
import { getStepCents, MONTHS_PER_YEAR, type PriceStep } from './cost'
import { formatLadder } from './cost-steps'
import { countFills, isOver } from './ladder'

export const FROM_MAKER = 'Approved drug, from its maker'
const FROM_MEDICARE = 'Approved drug, through Medicare'

/** One way to buy an approved drug, as plain data, because it is an island's prop. */
export type ApprovedOffer = {
  id: string
  name: string
  kind: string
  /** What a buyer must do or qualify for, or null. */
  condition: string | null
  steps: PriceStep[]
  fillsPerYear: number
  /** "each 28 days": what one fill lasts. */
  per: string
  /** "October 2026", or null if the source is the agency's own page. */
  reported: string | null
  /** The authoritative page. Not a paid link. */
  url: string
}

type MakerPrices = { drugs: readonly MakerDrug[]; programs: readonly PriceProgram[] }

/** The offers in the cost table. `today` is a day like 2026-11-21. */
export function getApprovedOffers({ drugs, programs }: MakerPrices, today: string): ApprovedOffer[] {
  return [
    ...programs.filter((program) => isRunning(program, today)).map(toProgramOffer),
    ...drugs
      .filter(isShown)
      .flatMap((drug) =>
        drug.ladders
          .filter((ladder) => ladder.inChart && !isOver(ladder, today))
          .map((ladder) => toOffer(drug, ladder)),
      ),
  ]
}

/** Why an offer is not computed, one sentence each. */
export function listUncomputedOffers({ drugs, programs }: MakerPrices, today: string): string[] {
  return [
    ...programs
      .filter((program) => !isRunning(program, today))
      .map(({ name, starts, ends }) =>
        today < starts
          ? `${name}: not computed, because it starts on ${formatDay(starts)}.`
          : `${name}: not computed, because it ended on ${formatDay(ends)}.`,
      ),
    ...drugs
      .filter(isShown)
      .flatMap(({ name, ladders }) =>
        ladders.flatMap((ladder) =>
          ladder.inChart && isOver(ladder, today) && ladder.ends !== null
            ? [
                `${name}, ${ladder.label}: not computed, because this offer ended on ${formatDay(ladder.ends)}.`,
              ]
            : [],
        ),
      ),
  ]
}

/** Dollars for a number of months, 1 to 24. */
export const getApprovedCost = ({ steps, fillsPerYear }: ApprovedOffer, months: number): number =>
  getStepCents(steps, countFills(months, fillsPerYear)) / 100

/** The steps of the sum, one per line. If there are several, the last line is the sum. */
export function formatApprovedSteps(offer: ApprovedOffer, months: number): string[] {
  const unit = offer.fillsPerYear === MONTHS_PER_YEAR && offer.steps.length === 1 ? 'month' : 'fill'
  const lines = formatLadder(offer.steps, countFills(months, offer.fillsPerYear), unit)
  return lines.length > 1 ? [...lines, formatDollars(getApprovedCost(offer, months))] : lines
}

/** "$299 to $399 each 28 days": the lowest and the highest price of a fill. */
export function formatFillPrices({ steps, per }: ApprovedOffer): string {
  const prices = steps.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const range = low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`
  return `${range} ${per}`
}

/** "as reported, October 2026; check the maker's page". */
export const formatReported = (reported: string): string => `as reported, ${reported}; check the maker's page`

const isShown = ({ approvedForWeight }: MakerDrug) => approvedForWeight

const isRunning = ({ starts, ends }: PriceProgram, today: string) => today >= starts && today <= ends

const toOffer = (drug: MakerDrug, ladder: PriceLadder): ApprovedOffer => ({
  id: `${drug.id}-${ladder.id}`,
  name: `${drug.name}, ${ladder.label}`,
  kind: FROM_MAKER,
  condition: ladder.condition,
  steps: ladder.steps.map(({ doseLabel, fills, price }) => ({ label: doseLabel, count: fills, price })),
  fillsPerYear: ladder.fillsPerYear,
  per: `each ${ladder.fillDays} days`,
  reported: drug.reported,
  url: drug.url,
})

const toProgramOffer = ({ id, name, condition, price, url }: PriceProgram): ApprovedOffer => ({
  id,
  name,
  kind: FROM_MEDICARE,
  condition,
  steps: [{ label: '', count: 1, price }],
  fillsPerYear: MONTHS_PER_YEAR,
  per: 'each month',
  reported: null,
  url,
})
