// Stated fees count everywhere: T-Mates with $99 a month, $49 membership and $75 for the visit, over all derived texts.

import { getProviders, getRecords } from '@/lib/content'
import { getLowestSellers } from '@/lib/offers/compare'
import { getFirstPlan } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { formatRowSum } from '@/lib/offers/words/offers'
import { getRecordDescription } from '@/lib/providers/record-view'
import { makeDataJson, makeOffersCsv } from '@/lib/seo/open-data'

const today = '2026-11-22'

const withFees = <T extends { id: string; facts: object }>(providers: readonly T[]): T[] =>
  providers.map((provider) =>
    provider.id === 't-mates'
      ? {
          ...provider,
          facts: {
            ...provider.facts,
            fees: [
              { what: 'membership', amount: 49, every: 'month' },
              { what: 'visit', amount: 75, every: 'once' },
            ],
          },
        }
      : provider,
  )

test('panel, card, record, descriptions and files say at least $1,851, and another provider is the lowest', () => {
  const rows = withFees(getProviders()).map((record) => toRow(getFirstPlan(record, today)))
  expect(getLowestSellers(rows).lowest?.key).toBe('joinfridays')
  const records = withFees(getRecords())
  const record = records.find(({ id }) => id === 't-mates')
  if (!record) throw new Error('no T-Mates')
  const texts = [
    ...rows.filter(({ key }) => key === 't-mates').map(formatRowSum),
    getRecordDescription(record),
    makeDataJson(records),
  ]
  for (const text of texts) expect(text).toContain('at least $1,851')
  expect(makeOffersCsv(records)).toMatch(/^t-mates,provider,.*,at least,1851,/m)
})
