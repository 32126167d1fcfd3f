import { formatDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { getMakerPlans, getProgramPlans } from '@/lib/costs/maker-plans'
import { toSortedRows } from '@/lib/costs/rows'
import { Figure } from './Figure'
import { Bars } from './figures/Bars'

/** What the first year costs at the makers' prices: one bar for each usual course of doses, lowest sum first. */
export function FirstYear() {
  const [prices, today] = [getContent()['maker-prices'], getBuildDay()]
  const rows = toSortedRows([...getProgramPlans(prices, today), ...getMakerPlans(prices, today)])
  const outline = rows.some(({ sumCents, knownCents }) => knownCents < (sumCents ?? 0))
    ? ' Outline: after the price’s last day.'
    : ''
  const bars = rows.map(({ name, track, who, terms, ends, sumCents, knownCents, sumText }) => ({
    label: name.replace(' vial or KwikPen', ''), // one line on a phone
    detail: who?.includes('new patients')
      ? terms.join(', ')
      : (track ?? 'if eligible') + (ends ? `, to ${formatDay(ends)}` : ''),
    value: (sumCents ?? 0) / 100,
    known: knownCents / 100,
    text: sumText,
    tone: 'maker' as const,
  }))
  return (
    <Figure
      caption="The first 12 months"
      note={`Our sums of October 2026 prices, unchanged all year, refilled on time, without visits, needles, or tax.${outline}`}
    >
      <Bars rows={bars} />
    </Figure>
  )
}
