import { formatDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { formatCents } from '@/lib/costs/labels'
import { isOver, toMakerPlan } from '@/lib/costs/maker-plans'
import { FigureTable } from './FigureTable'

/** Self-pay prices by drug and dose, as reported for October 2026. One row for each course of doses. */
export function MakerPrices() {
  const today = getBuildDay()
  const rows = getContent()['maker-prices'].drugs.flatMap((drug) =>
    drug.ladders
      .filter((ladder) => !isOver(ladder, today))
      .map((ladder) => {
        const { steps = [] } = toMakerPlan(drug, ladder, today).price ?? {}
        const conditions = [
          !drug.approvedForWeight && 'not approved for weight',
          ladder.condition,
          ladder.ends && `ends ${formatDay(ladder.ends)}`,
        ]
        return [
          `${drug.name}, ${ladder.label}`,
          steps.map(({ label, cents }) => `${label} ${formatCents(cents)}`).join(', '),
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
