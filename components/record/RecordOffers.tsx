import { Bar } from '@/components/costs/Bar'
import { CardCells } from '@/components/rankings/CardCells'
import { Key } from '@/components/rankings/Key'
import { PaidLink } from '@/components/rankings/PaidLink'
import { countUnits } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { formatSumLabel, getCardFacts } from '@/lib/costs/card-facts'
import { getPlans } from '@/lib/costs/get-plans'
import { type PlanRow, toRow } from '@/lib/costs/rows'
import { getScale } from '@/lib/costs/scale'
import { getReading } from '@/lib/providers/checks'
import { describePrice, describeProduct } from '@/lib/providers/offer-words'
import type { ListedRecord } from '@/lib/providers/ranking'

/** A long list folds after these. */
const SHOWN_OFFERS = 10

/** The offer on the card with its paid link, after the key, then the seller's further offers. */
export function RecordOffers({ record }: { record: ListedRecord }) {
  const rows = getPlans(record, getBuildDay(), getContent()['maker-prices']).map((plan) => toRow(plan))
  const [first, ...others] = rows
  const { maxCents } = getScale(rows.map(({ sumCents }) => sumCents))
  if (!first) return null
  return (
    <>
      <Key className="mb-4" />
      <section aria-label={`Offers of ${record.name}`} className="rounded-lg border border-line bg-card">
        <div className="p-inset">
          {others.length > 0 && <h2 className="mb-2 font-semibold">{nameOffer(first)}</h2>}
          <div className="mb-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <p className="text-sm">
              <span className="text-muted">{formatSumLabel(first)}</span>{' '}
              <strong className="block font-serif text-figure">{first.sumText}</strong>
            </p>
            <p className="flex flex-col items-center gap-1 text-xs text-muted">
              <PaidLink provider={record} placement="provider-page" />
            </p>
          </div>
          <Bar row={first} maxCents={maxCents} />
          <CardCells {...getCardFacts(first)} isChecked={getReading(record, 'pricing') !== undefined} />
          <Terms row={first} />
        </div>
        {others.length > 0 && (
          <>
            <p className="border-t border-line px-inset pt-3 text-xs text-muted">
              {countUnits(others.length, 'more offer')}
            </p>
            <Others rows={others.slice(0, SHOWN_OFFERS)} maxCents={maxCents} />
            {others.length > SHOWN_OFFERS && (
              <details>
                <summary className="chevron fold w-full justify-center text-link">
                  {`${others.length - SHOWN_OFFERS} more`}
                </summary>
                <Others rows={others.slice(SHOWN_OFFERS)} maxCents={maxCents} />
              </details>
            )}
          </>
        )}
      </section>
    </>
  )
}

/** "Semaglutide shot, compounded, 6 months prepaid" */
const nameOffer = (row: PlanRow): string =>
  [describeProduct(row), row.track].filter(Boolean).join(', ') || 'The offer on our list'

/** Who gets it, how long it binds, and what stopping costs. */
function Terms({ row }: { row: PlanRow }) {
  const stop = row.stops[0]
  const parts = [
    ...row.terms,
    row.isOpen === false && 'not taking new patients',
    stop && `stopped after ${stop.months} months: ${stop.text}`,
  ]
  return <p className="mt-2 text-sm/snug text-muted">{parts.filter(Boolean).join('; ')}</p>
}

const Others = ({ rows, maxCents }: { rows: readonly PlanRow[]; maxCents: number }) => (
  <ul>
    {rows.map((row) => (
      <li key={row.key} id={row.key} className="border-t border-line px-inset py-3 text-sm/snug">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <strong>{nameOffer(row)}</strong>
          <span>
            {row.isLowerBound && 'at least '}
            <strong className="font-serif text-h3">{row.sumText}</strong>
          </span>
        </p>
        <Bar row={row} maxCents={maxCents} />
        <p className="mt-1 text-muted">
          {[`${row.dueTodayText} due today`, row.priceText, describePrice(row), row.drugText]
            .filter(Boolean)
            .join('; ')}
        </p>
        <Terms row={row} />
      </li>
    ))}
  </ul>
)
