import { getBuildDay } from '@/lib/base/month'
import { getMakerPrices } from '@/lib/content'
import { getMakerRows, getProgramRows, sortRows } from '@/lib/plans/rows'
import { Bars } from './figures/Bars'

/** What the first and second year cost at the makers' prices: one bar for each usual course of doses, lowest sum first. */
export function FirstYear() {
  const [prices, today] = [getMakerPrices(), getBuildDay()]
  const rows = sortRows([...getProgramRows(prices, today), ...getMakerRows(prices, today)])
  return (
    <Bars
      caption="The first 12 months, by the usual dose steps"
      rows={rows.map(({ kind, name, track, condition, sumCents, sumText, secondYear }) => ({
        label: name,
        detail: [track, condition, kind === 'maker' && `second year ${secondYear.text}`]
          .filter(Boolean)
          .join('; '),
        value: (sumCents ?? 0) / 100,
        text: sumText,
        tone: 'maker' as const,
      }))}
      note="Our sums from the reported prices, without visits, needles, or tax. They assume that prices stay as they are after an offer ends. Shots come in 13 fills a year, pills in 12."
    />
  )
}
