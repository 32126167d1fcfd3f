// The rows of a seller's page: its own offers, the ranked ones beside them, and the scale of all their bars. Server only.
import { getListRows } from '@/components/offers/page-plans'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { findReference } from '@/lib/offers/break-even'
import { getPlans } from '@/lib/offers/from-content'
import { MONTHS_PER_YEAR } from '@/lib/offers/plan'
import { getRowAfter, toRow } from '@/lib/offers/row'
import { getScale } from '@/lib/offers/scale'
import type { ListedRecord } from '@/lib/providers/ranking'

export function getRecordRows(record: ListedRecord) {
  const plans = getPlans(record, getBuildDay(), getContent()['maker-prices'])
  const rows = plans.map((plan) => toRow(plan))
  const { ranked, makers, offers } = getListRows('rankings')
  const others = [...ranked.filter(({ sellerId }) => sellerId !== record.id), ...makers.slice(0, 1)]
  const reference = findReference(offers, MONTHS_PER_YEAR)
  const later = rows.flatMap((row) => getRowAfter(row)?.row ?? [])
  const sums = [...rows, ...others, ...later].map(({ sumToCents }) => sumToCents)
  return { plans, rows, others, reference, ...getScale(sums) }
}
