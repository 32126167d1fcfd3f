// The fills of the first year at a maker's prices, for the drawing in the cost guide.

import type { MakerDrug, PriceLadder } from '../schemas/maker-prices'
import { getLadderCost, isOver } from './ladder'

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
      return course ? [describe(drug, course, open)] : []
    })
    .toSorted((a, b) => a.year - b.year)
}

function describe({ name, form }: MakerDrug, course: PriceLadder, open: readonly PriceLadder[]): FillColumns {
  const fills = listFills(course)
  const topDose = course.steps.at(-1)?.doseLabel
  const lateCourse = open.find(({ inChart, steps }) => !inChart && steps.at(-1)?.doseLabel === topDose)
  const lateFills = lateCourse ? listFills(lateCourse) : []
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
    year: getLadderCost(course, 12),
    fills,
    steps,
    late: lateCourse
      ? {
          price: Math.max(...lateFills.map(({ price }) => price)),
          from: lateFills.findIndex(({ price }, fill) => price > (fills[fill]?.price ?? price)),
          year: getLadderCost(lateCourse, 12),
        }
      : null,
  }
}

/** The price of each fill of a year; the last step continues. */
function listFills({ steps, fillsPerYear }: PriceLadder): { price: number }[] {
  const listed = steps.flatMap(({ fills, price }) => Array.from({ length: fills }, () => ({ price })))
  const last = listed.at(-1) ?? { price: 0 }
  return Array.from({ length: fillsPerYear }, (_, fill) => listed[fill] ?? last)
}
