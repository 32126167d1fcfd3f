// The rows of a seller's page: its own offers, the ranked ones beside them, and the scale of all their bars. Server only.
import { getListRows } from '@/components/offers/page-plans'
import type { Day } from '@/lib/base/day'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { listChangeDays, readBetweenChanges } from '@/lib/offers/dates'
import { getPlans } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { getScale } from '@/lib/offers/scale'
import type { ListedRecord } from '@/lib/providers/ranking'

/** As of the day of the build. `on` is the same on each of its `days`, and one scale holds all their bars. */
export function getRecordRows(record: ListedRecord) {
  const today = getBuildDay()
  const makerPrices = getContent()['maker-prices']
  const list = getListRows('rankings')
  const plansOn = readBetweenChanges((day) => getPlans(record, day, makerPrices), today)
  const on = (day: Day) => {
    const { ranked, makers, reference } = list.on(day)
    return {
      rows: plansOn(day).map((plan) => toRow(plan)),
      others: [...ranked.filter(({ sellerId }) => sellerId !== record.id), ...makers.slice(0, 1)],
      reference,
    }
  }
  const days = [...new Set([...list.days, ...listChangeDays(plansOn(today), today)])].sort()
  const shown = days.map(on).flatMap(({ rows, others }) => [...rows, ...others])
  const scale = getScale(shown.map(({ sumToCents }) => sumToCents))
  return { ...on(today), plans: plansOn(today), days, on, ...scale }
}
