import { Disclosure } from '@/components/rankings/Disclosure'
import { PaidLink } from '@/components/rankings/PaidLink'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { getFirstPlan } from '@/lib/costs/get-plans'
import { AT_LEAST } from '@/lib/costs/labels'
import { formatDrug } from '@/lib/costs/lowest'
import { toRow } from '@/lib/costs/rows'
import type { ListedRecord } from '@/lib/providers/ranking'

/** The first year, the price as stated, and the paid link, preceded by its disclosure. */
export function RecordPrice({ record }: { record: ListedRecord }) {
  const row = toRow(getFirstPlan(record, getBuildDay(), getContent()['maker-prices']))
  const note = record.featureNotes?.find(({ feature }) => feature === record.pricing?.note)?.note
  // What the sum leaves out is in the cost comparison of the page.
  const drugLine = [formatDrug(row), note].filter(Boolean).join('. ')
  return (
    <section aria-label={`Price of ${record.name}`} className="rounded-lg border border-line bg-card p-inset">
      {row.sumCents === null ? (
        <p className="font-semibold">We don’t know the price.</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm">
            {row.isLowerBound && `${AT_LEAST} `}
            <strong className="text-figure">{row.sumText}</strong> in the first year
          </p>
          <p className="mt-1">{row.asStated}</p>
          {drugLine && <p className="text-sm text-muted">{drugLine}</p>}
        </>
      )}
      <div className="mt-4">
        <Disclosure />
      </div>
      <p className="flex flex-col items-center gap-2 text-sm text-muted">
        <PaidLink provider={record} placement="provider-page" className="w-full self-stretch" />
      </p>
    </section>
  )
}
