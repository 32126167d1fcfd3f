// Finds the approved drug with the lowest first-year cost at its maker's price that anyone with a prescription can buy.
// Programs such as Medicare's are left out, because only some people qualify.
import { formatDollars } from '../base/format'
import type { MakerDrug } from '../schemas/maker-prices'
import type { MakerOffer } from './cheapest-options'
import { getFirstYearOnLadder } from './ladder'

/** Null if no drug is approved for weight loss or every offer has ended. `today` is a day like 2026-11-21. */
export function getMakerOffer(drugs: readonly MakerDrug[], today: string): MakerOffer | null {
  const offers = drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap((drug) =>
      drug.ladders.flatMap((ladder) => {
        const firstYear = getFirstYearOnLadder(ladder, today)
        return firstYear === null ? [] : [{ drug, ladder, firstYear }]
      }),
    )
  // If two sums are equal, the offer without a condition wins.
  const [best] = offers.sort(
    (a, b) =>
      a.firstYear - b.firstYear || Number(a.ladder.condition !== null) - Number(b.ladder.condition !== null),
  )
  if (!best) return null
  const { drug, ladder, firstYear } = best
  return {
    id: drug.id,
    name: drug.name,
    maker: drug.maker,
    firstYear,
    price: formatFillPrices(ladder.steps.map(({ price }) => price)),
    reported: drug.reported,
    condition: ladder.condition,
    href: drug.url,
  }
}

/** "$149 to $299 a fill" */
function formatFillPrices(prices: readonly number[]): string {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return `${formatDollars(low)}${low === high ? '' : ` to ${formatDollars(high)}`} a fill`
}
