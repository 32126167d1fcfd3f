// What a course of doses costs at the maker's price, from the ladders in content/maker-prices.json. Visits, needles,
// shipping, and tax are left out, and the page says so. Sums are computed in whole cents.
import type { MakerDrug, PriceLadder, PriceProgram } from '../schemas/maker-prices'
import { getStepCents, MONTHS_LIMIT, MONTHS_PER_YEAR } from './cost'

type Course = Pick<PriceLadder, 'steps' | 'fillsPerYear'>

/**
 * How many fills a whole number of months (1 to 24) takes, such as 13 a year for shots that last 28 days.
 * Rounded, because nobody buys part of a fill.
 */
export function countFills(months: number, fillsPerYear: number): number {
  if (!Number.isInteger(months) || months < 1 || months > MONTHS_LIMIT) {
    throw new RangeError(`expected 1 to ${MONTHS_LIMIT} months of treatment, got ${months}`)
  }
  return Math.round((months * fillsPerYear) / MONTHS_PER_YEAR)
}

/** Dollars for a number of months on a ladder. The last step's dose and price continue. */
export function getLadderCost({ steps, fillsPerYear }: Course, months: number): number {
  const shared = steps.map(({ doseLabel, fills, price }) => ({ label: doseLabel, count: fills, price }))
  return getStepCents(shared, countFills(months, fillsPerYear)) / 100
}

/** Dollars for the first 12 months, or null once the offer has ended. `today` is a day like 2026-11-21. */
export function getFirstYearOnLadder(ladder: PriceLadder, today: string): number | null {
  return isOver(ladder, today) ? null : getLadderCost(ladder, MONTHS_PER_YEAR)
}

/** Dollars for a number of months in a program with one monthly price, or null if it is not running. */
export function getProgramCost(
  { price, starts, ends }: Pick<PriceProgram, 'price' | 'starts' | 'ends'>,
  today: string,
  months = MONTHS_PER_YEAR,
): number | null {
  return today < starts || today > ends ? null : (Math.round(price * 100) * months) / 100
}

/** Whether the last day of an offer has passed. */
export function isOver({ ends }: Pick<PriceLadder, 'ends'>, today: string): boolean {
  return ends !== null && today > ends
}

export type DosePrice = { doses: string; price: number; condition: string | null; ends: string | null }

/**
 * Every price of a drug by dose, with adjacent doses of the same price combined ("5.5–9 mg"). A dose and price from an
 * earlier ladder is not repeated. Offers that have ended are left out.
 */
export function listDosePrices({ ladders }: Pick<MakerDrug, 'ladders'>, today: string): DosePrice[] {
  const seen = new Set<string>()
  return ladders
    .filter((ladder) => !isOver(ladder, today))
    .flatMap(({ steps, condition, ends }) => {
      const groups: { doses: string[]; price: number }[] = []
      let isRunning = false
      for (const { doseLabel, price } of steps) {
        const key = `${doseLabel} ${price}`
        const isNew = !seen.has(key)
        seen.add(key)
        const last = groups.at(-1)
        if (isNew && isRunning && last?.price === price) last.doses.push(doseLabel)
        else if (isNew) groups.push({ doses: [doseLabel], price })
        isRunning = isNew
      }
      return groups.map(({ doses, price }) => ({ doses: formatDoses(doses), price, condition, ends }))
    })
}

/** "0.25–2.4 mg", or a single dose unchanged. */
function formatDoses(doses: readonly string[]): string {
  const [first = '', last] = [doses[0], doses.at(-1)]
  return last === undefined || last === first ? first : `${first.replace(' mg', '')}–${last}`
}

/** Offers that have ended, for the sentence that says they are not counted. */
export function listEndedOffers(
  drugs: readonly MakerDrug[],
  today: string,
): { name: string; label: string; ends: string }[] {
  return drugs.flatMap(({ name, ladders }) =>
    ladders.flatMap(({ label, ends }) => (ends !== null && today > ends ? [{ name, label, ends }] : [])),
  )
}
