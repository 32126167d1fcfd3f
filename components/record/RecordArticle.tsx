import { TextLink } from '@/components/ui/TextLink'
import { getBuildDay } from '@/lib/base/month'
import { DATA_FILES, ROUTES } from '@/lib/base/routes'
import { getReportQuery } from '@/lib/contact/error-report'
import { getProviderPlan } from '@/lib/plans/provider-plans'
import { toRow } from '@/lib/plans/rows'
import type { ListedRecord } from '@/lib/providers/ranking'
import { RecordChanges } from './RecordChanges'
import { RecordCosts } from './RecordCosts'
import { RecordFacts } from './RecordFacts'
import { RecordHeader } from './RecordHeader'
import { RecordPips } from './RecordPips'
import { RecordPrice } from './RecordPrice'
import { RecordQuestions } from './RecordQuestions'

/**
 * One provider's page. On a desktop, price and costs are beside the text; on a phone, the price comes first
 * and the costs last.
 * With `#questions` in the address, only the questions are printed.
 */
export function RecordArticle({ record }: { record: ListedRecord }) {
  const row = toRow(getProviderPlan(record, { today: getBuildDay(), href: '' }))
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_auto_1fr] print:block print:[&:has(#questions:target)>:not(:has(#questions))]:hidden">
      <RecordHeader record={record} />
      <div className="mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-14">
        <RecordPrice record={record} row={row} />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-2 print:[&:has(#questions:target)>:not(#questions)]:hidden">
        <RecordPips record={record} />
        <RecordFacts record={record} />
        <RecordQuestions record={record} />
        <RecordChanges id={record.id} />
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2">
        <RecordCosts record={record} />
        <p className="text-sm text-muted print:hidden">
          Something wrong here?{' '}
          <TextLink href={ROUTES.contact + getReportQuery(record.id)}>Report an error</TextLink>. Data:{' '}
          <TextLink href={DATA_FILES.json}>JSON</TextLink>, <TextLink href={DATA_FILES.csv}>CSV</TextLink>.
        </p>
      </div>
    </article>
  )
}
