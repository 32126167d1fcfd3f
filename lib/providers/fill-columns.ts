// The fills of the first year at a maker's prices, for the drawing in the cost guide.

import { getSum } from '../plans/figures'
import { isOver, toMakerPlan } from '../plans/maker-plans'
import { getPayments } from '../plans/payments'
import { MONTHS_PER_YEAR } from '../plans/plan'
import type { MakerDrug, PriceLadder } from '../schemas/maker-prices'

export type FillColumns = {
  name: string
  /** Number of fills and the condition of the prices. */
  detail: string
  form: MakerDrug['form']
  /** Dollars for the first 12 months. */
  year: number
  /** Dollars for each fill of the first 12 months, in order. */
  fills: { price: number }[]
  /** The first fill (from 0) of each dose. */
  steps: { dose: string; at: number }[]
  /** What a missed refill date costs: its highest price, the first fill that costs more, and dollars for 12 months. */
  late: { price: number; from: number; year: number } | null
}

/**
 * The drugs approved for weight, each with the usual course to its top dose, least dear year first. An offer that has
 * ended gives way to the drug's standing prices. `today` is a day like "2026-11-21".
 */
export function listFillColumns(drugs: readonly MakerDrug[], today: string): FillColumns[] {
  return drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap((drug) => {
      const open = drug.ladders.filter((ladder) => !isOver(ladder, today))
      const course = open.findLast(({ inChart }) => inChart)
      return course ? [describe(drug, course, open, today)] : []
    })
    .toSorted((a, b) => a.year - b.year)
}

function describe(
  drug: MakerDrug,
  course: PriceLadder,
  open: readonly PriceLadder[],
  today: string,
): FillColumns {
  const { name, form } = drug
  const fills = listFills(drug, course, today)
  const topDose = course.steps.at(-1)?.doseLabel
  const lateCourse = open.find(({ inChart, steps }) => !inChart && steps.at(-1)?.doseLabel === topDose)
  const lateFills = lateCourse ? listFills(drug, lateCourse, today) : []
  const steps: FillColumns['steps'] = []
  let at = 0
  for (const { doseLabel, fills: count } of course.steps) {
    steps.push({ dose: doseLabel, at })
    at += count
  }
  return {
    name,
    form,
    detail: [`${fills.length} fills, ${course.label}`, course.condition].filter(Boolean).join('; '),
    year: getYear(drug, course, today),
    fills,
    steps,
    late: lateCourse
      ? {
          price: Math.max(...lateFills.map(({ price }) => price)),
          from: lateFills.findIndex(({ price }, fill) => price > (fills[fill]?.price ?? price)),
          year: getYear(drug, lateCourse, today),
        }
      : null,
  }
}

const getYear = (drug: MakerDrug, ladder: PriceLadder, today: string): number =>
  (getSum(toMakerPlan(drug, ladder, today)) ?? 0) / 100

/** The price of each fill of a year, in dollars. */
const listFills = (drug: MakerDrug, ladder: PriceLadder, today: string): { price: number }[] =>
  getPayments(toMakerPlan(drug, ladder, today), MONTHS_PER_YEAR).map(({ amount }) => ({
    price: amount / 100,
  }))
