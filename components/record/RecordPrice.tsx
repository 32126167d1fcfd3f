import { Disclosure } from '@/components/providers/Disclosure'
import { BUTTON_CLASSES } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import { formatDollars } from '@/lib/base/format'
import { AFFILIATE_LINK_ATTRIBUTES, getVisitUrl } from '@/lib/providers/affiliate-link'
import { formatPeriod, getFirstYearCost } from '@/lib/providers/cost'
import type { ListedRecord } from '@/lib/providers/ranking'

/** The stated price, the first year, and the paid link, preceded by its disclosure. */
export function RecordPrice({ record }: { record: ListedRecord }) {
  const { name, pricing, ctaText } = record
  return (
    <section aria-label={`Price of ${name}`} className="rounded-lg border border-line bg-card p-inset">
      {pricing ? (
        <>
          <p>
            <span className="text-[2.75rem] leading-none font-bold">{formatDollars(pricing.amount)}</span>
            <span className="font-semibold">{formatPeriod(pricing.period)}</span>
          </p>
          {pricing.note && <p className="mt-1 text-sm text-muted">{pricing.note}</p>}
          <p className="mt-1">
            <strong>{formatDollars(getFirstYearCost(pricing))}</strong> in the first year
            {record.facts.medicationIncluded === false && ' plus medication'}
          </p>
        </>
      ) : (
        <p className="font-semibold">Price not stated</p>
      )}
      <div className="mt-4">
        <Disclosure />
      </div>
      <a
        {...AFFILIATE_LINK_ATTRIBUTES}
        href={getVisitUrl(record, 'provider-page')}
        aria-describedby="visit_paid"
        className={`${BUTTON_CLASSES} w-full bg-accent text-on-accent hover:bg-accent-hover`}
      >
        {ctaText}
        <OutwardIcon className="size-4" />
      </a>
      <p id="visit_paid" className="mt-1.5 text-center text-sm text-muted print:hidden">
        Paid link <span className="sr-only">(opens in a new tab)</span>
      </p>
    </section>
  )
}
