// Each fill of the first year at the makers' prices, for drawings with one column per fill.
import type { Day } from '../base/day'
import type { MakerDrug } from '../schemas/maker-prices'
import type { Offer } from '../schemas/offers'
import { isOver, toMakerPlan } from './from-content'
import { getPayments } from './payments'
import { formatStartBy } from './words/makers'

type Fill = { dollars: number; dose: string }

export type FillColumns = ReturnType<typeof listFillColumns>[number]

/** The drugs approved for weight, lowest year first, each with its course to the top dose; no offer that ended before `today`. */
export const listFillColumns = (drugs: readonly MakerDrug[], today: Day) =>
  drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap((drug) => {
      const open = drug.offers.filter((offer) => !isOver(offer, today))
      const course = open.findLast(({ isUsual }) => isUsual !== false)
      if (!course) return []
      const topDose = course.price?.dose
      const lateCourse = open.find(({ isUsual, price }) => isUsual === false && price?.dose === topDose)
      const listFills = (offer: Offer): Fill[] =>
        getPayments(toMakerPlan(drug, offer, today)).map(({ amount, dose = '' }) => ({
          dollars: amount / 100,
          dose,
        }))
      const fills = listFills(course)
      const lateFills = lateCourse ? listFills(lateCourse) : []
      return {
        name: drug.name,
        form: course.product?.some(({ form }) => form === 'pill') ? 'pill' : 'shot',
        /** The last day of these prices, like "2026-12-31", or null. */
        ends: course.price?.ends ?? null,
        detail: [`${fills.length} fills, ${course.name}`, course.who, formatStartBy(course, today)]
          .filter(Boolean)
          .join('; '),
        year: addFills(fills),
        fills,
        /** What missed refill dates cost: each higher price and its first fill, and dollars for 12 months. */
        late: lateCourse
          ? {
              prices: lateFills
                .map(({ dollars }, from) => ({ dollars, from }))
                .filter(({ dollars, from }) => dollars > (fills[from]?.dollars ?? dollars))
                .filter(({ dollars }, at, all) => dollars !== all[at - 1]?.dollars),
              year: addFills(lateFills),
            }
          : null,
      }
    })
    .toSorted((a, b) => a.year - b.year)

const addFills = (fills: readonly { dollars: number }[]): number =>
  fills.reduce((sum, { dollars }) => sum + dollars, 0)
