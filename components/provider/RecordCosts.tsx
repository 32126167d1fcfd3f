import { ByDay } from '@/components/offers/ByDay'
import { CostRowLink } from '@/components/offers/CostRowLink'
import { Legend } from '@/components/offers/Legend'
import { Scale } from '@/components/offers/Scale'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getProviders } from '@/lib/content'
import { formatTerms } from '@/lib/offers/words/offers'
import { formatMarket } from '@/lib/providers/listing'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordRows } from './get-record-rows'
import { RuledFold } from './RuledFold'

/** The other ranked sellers by rank, and the lowest approved drug, on the scale of the seller's own bars. */
export function RecordCosts({ record }: { record: ListedRecord }) {
  const { rows, others, days, on, maxCents } = getRecordRows(record)
  return (
    <RuledFold id="costs" title="First year beside the others">
      <div className="rounded-lg border border-line bg-card">
        <div className="px-inset pt-2">
          <Scale maxCents={maxCents} />
        </div>
        <ByDay days={days} read={(day) => on(day).others}>
          {(rows) => (
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row.key}>
                  <CostRowLink
                    row={row}
                    hasRank
                    maxCents={maxCents}
                    lines={[row.offerName, ...formatTerms(row)].flatMap((line) => line ?? [])}
                  />
                </li>
              ))}
            </ul>
          )}
        </ByDay>
      </div>
      <Legend of={[...rows, ...others]} isShort />
      <p className="text-xs/snug text-muted">
        {`${formatMarket(getProviders().length)} A dash: an approved drug. We don’t rank it, and earn nothing.`}
      </p>
      <p>
        <StandaloneLink href={ROUTES.providers}>Compare every offer</StandaloneLink>
      </p>
    </RuledFold>
  )
}
