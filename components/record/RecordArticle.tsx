import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { SafetyBlock } from '@/components/rankings/SafetyBlock'
import { Day } from '@/components/ui/Day'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { DATA_FILES, providerPath, ROUTES } from '@/lib/base/routes'
import { getReportQuery } from '@/lib/contact/report-subject'
import { getContent, getProviders } from '@/lib/content'
import { formatFieldChange, getChangeId, getHistory } from '@/lib/providers/change-wording'
import { getFact } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { formatPriceAndYear, getRecordTitle } from '@/lib/providers/record-view'
import { RecordCosts } from './RecordCosts'
import { RecordFacts } from './RecordFacts'
import { RecordPrice } from './RecordPrice'
import { RecordQuestions } from './RecordQuestions'

/**
 * One provider's page. On a desktop, price and costs are beside the facts and the questions; on a phone, the warning and the
 * price come first and the costs last. With `#questions` in the address, only the questions are printed.
 */
export const RecordArticle = ({ record }: { record: ListedRecord }) => (
  <article className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)] lg:grid-rows-[auto_auto_1fr] print:block print:[&:has(#questions:target)>:not(:has(#questions))]:hidden">
    <RecordHeader record={record} />
    <div className="mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-14">
      <RecordPrice record={record} />
    </div>
    <div className="lg:col-start-1 lg:row-span-2 lg:row-start-2 print:[&:has(#questions:target)>:not(#questions)]:hidden">
      <RecordFacts record={record} />
      <RecordQuestions record={record} />
    </div>
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2">
      <RecordCosts record={record} />
      <p className="text-sm text-muted print:hidden">
        Something wrong here?{' '}
        <TextLink href={ROUTES.contact + getReportQuery(record.id)}>Report an error</TextLink>. Data:{' '}
        <TextLink href={DATA_FILES.json}>JSON</TextLink>, <TextLink href={DATA_FILES.offers}>CSV</TextLink>.
      </p>
      <RecordChanges record={record} />
    </div>
  </article>
)

/** The title, then what to know before the paid link. */
const RecordHeader = ({ record }: { record: ListedRecord }) => {
  const { id, name, alsoListedAs, rank } = record
  return (
    <div>
      <Breadcrumbs parents={['home', 'providers']} current={name} path={providerPath(id)} />
      <Eyebrow>{rank === null ? 'Not ranked' : `Rank ${rank} of ${getProviders().length}`}</Eyebrow>
      <h1 className="max-w-[40rem] heading-1">
        <NoWrap>{getRecordTitle({ name })}</NoWrap>
      </h1>
      <p className="mt-2 text-lead text-muted">
        {`${formatPriceAndYear(record, getContent()['maker-prices']) ?? 'Price not known'}. ${alsoListedAs ? `Also listed as ${alsoListedAs.name}.` : ''}`}
      </p>
      <div className="mt-5">
        <SafetyBlock />
      </div>
      {getFact(record, 'approval') === undefined && (
        <p className="mt-3 max-w-[36rem] text-sm/snug">
          We don’t know whether the drug is <span className="whitespace-nowrap">FDA-approved</span>. Ask. If a
          seller will not say, walk away.
        </p>
      )}
    </div>
  )
}

function RecordChanges({ record }: { record: ListedRecord }) {
  const changes = getHistory(record)
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes" className="mt-4">
      <h2 id="changes" className="mb-3 heading-3">
        What changed
      </h2>
      <ul className="text-sm/snug">
        {changes.map((change) => (
          <li key={getChangeId(change)} className="border-t border-line py-2.5">
            <Day day={change.on} className="font-semibold" />
            <span>
              <span className="block first-letter:uppercase">{formatFieldChange(change)}</span>
              <span className="block text-sm text-muted">{change.reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
