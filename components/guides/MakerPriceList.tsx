import { formatDay, formatDollars } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import type { PropsOf } from '@/lib/guides/props'
import { isOver } from '@/lib/offers/from-content'
import { formatStartBy } from '@/lib/offers/words/makers'
import { FigureTable } from './FigureTable'

/** Self-pay prices by drug and dose, as reported for October 2026. One row for each course of doses. */
export function MakerPriceList() {
  const today = getBuildDay()
  const rows = getContent()['maker-prices'].drugs.flatMap((drug) =>
    drug.offers
      .filter((offer) => !isOver(offer, today))
      .map((offer): PropsOf<'FigureTable'>['rows'][number] => {
        const { name, price, who } = offer
        const steps = price ? [...(price.first ?? []), price] : []
        const conditions = [
          drug.approvedFor && `approved for ${drug.approvedFor}`,
          who,
          formatStartBy(offer, today) ?? (price?.ends && `ends ${formatDay(price.ends)}`),
        ]
        return [
          `${drug.name}, ${name}`,
          // A dose and its price on a line of their own.
          steps
            .map(({ dose, amount }) => `${dose}  ${formatDollars(amount)}`.replaceAll(' ', '\u00a0'))
            .join('\n'),
          conditions.filter(Boolean).join('; ') || 'none',
        ]
      }),
  )
  return (
    <FigureTable
      caption="Self-pay price of one fill: 28 days of shots, 30 tablets"
      columns={['Drug and course', 'Each dose', 'Condition']}
      rows={rows}
    />
  )
}
