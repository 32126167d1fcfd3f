import { Sources } from '@/components/ui/Sources'
import { formatDay } from '@/lib/base/format'
import { getContent } from '@/lib/content'
import { formatFactValue } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import type { FactKey } from '@/lib/schemas/fact-words'
import { FactRow } from './FactRow'

/** Whom to ask, and for what, after a seller has closed. */
const ASKED: Partial<Record<FactKey, string>> = {
  company: 'Company to write to',
  pharmacy: 'Pharmacy of your order',
  refund: 'Refund it stated',
}

/** The day when a seller closed, and what somebody who has paid can do. */
export function ClosedSeller({ record }: { record: ListedRecord }) {
  const dispute = getContent()
    .questions.groups.flatMap(({ items }) => items)
    .find(({ id }) => id === 'dispute')
  return (
    <section aria-labelledby="closed_title" className="mb-5">
      <h2 id="closed_title" className="heading-2">
        {record.closedOn && `Closed on ${formatDay(record.closedOn)}`}
      </h2>
      <p className="text-sm text-muted">If you have paid for something you did not get:</p>
      <dl className="mt-2.5 border-t-2 border-frame">
        {dispute && (
          <FactRow
            label="The charge"
            note={
              <span className="block text-xs text-muted">
                <Sources ids={['ftc-disputes']} />
              </span>
            }
          >
            <span className="font-normal">{dispute.answer}</span>
          </FactRow>
        )}
        {Object.entries(ASKED).map(([key, label]) => (
          <FactRow key={key} label={label}>
            {formatFactValue(record, key as FactKey) ?? (
              <span className="font-normal text-muted">We don’t know</span>
            )}
          </FactRow>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">What follows is what it sold.</p>
    </section>
  )
}
