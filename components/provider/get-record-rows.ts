// The rows of a seller's page: its own offers, the ranked ones beside them, and the scale of all their bars. Server only.
import { getListRows } from '@/components/offers/page-plans'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { getPlans } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { getScale } from '@/lib/offers/scale'
import type { ListedRecord } from '@/lib/providers/ranking'

export function getRecordRows(record: ListedRecord) {
  const plans = getPlans(record, getBuildDay(), getContent()['maker-prices'])
  const own = plans.map((plan) => toRow(plan))
  const { ranked, makers } = getListRows('rankings')
  const others = [...ranked.filter(({ sellerId }) => sellerId !== record.id), ...makers.slice(0, 1)]
  return { plans, own, others, ...getScale([...own, ...others].map(({ sumCents }) => sumCents)) }
}
