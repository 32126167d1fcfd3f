import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { SafetyBlock } from '@/components/rankings/SafetyBlock'
import { Day } from '@/components/ui/Day'
import { StarsIcon } from '@/components/ui/icons'
import { Mark } from '@/components/ui/Mark'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { formatRating } from '@/lib/base/format'
import { DATA_FILES, providerPath, ROUTES } from '@/lib/base/routes'
import { getReportQuery } from '@/lib/contact/report-subject'
import { getProviders } from '@/lib/content'
import { formatFieldChange, getChangeId, getHistory } from '@/lib/providers/change-wording'
import { getFact } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { RecordCosts } from './RecordCosts'
import { RecordFacts } from './RecordFacts'
import { RecordOffers } from './RecordOffers'
import { RecordQuestions } from './RecordQuestions'

/**
 * One seller's page: what we know and how it compares on the left, the offers with the paid link and what to ask on the
 * right; on a phone, the offers come first. With `#questions` in the address, only the questions are printed.
 */
export const RecordArticle = ({ record }: { record: ListedRecord }) => (
  <article className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[minmax(0,1fr)_min(27rem,40%)] lg:grid-rows-[auto_1fr] print:block print:[&:has(#questions:target)>:not(:has(#questions))]:hidden">
    <RecordHeader record={record} />
    <div className="mt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-10 print:[&:has(#questions:target)>:not(#questions)]:hidden">
      <RecordOffers record={record} />
      <SafetyBlock className="my-5" />
      <RecordQuestions record={record} />
    </div>
    <div className="lg:col-start-1 lg:row-start-2">
      <RecordFacts record={record} />
      <RecordCosts record={record} />
      <RecordChanges record={record} />
      <p className="mt-4 text-sm text-muted print:hidden">
        Something wrong here?{' '}
        <TextLink href={ROUTES.contact + getReportQuery(record.id)}>Report an error</TextLink>. Data:{' '}
        <TextLink href={DATA_FILES.json}>JSON</TextLink>, <TextLink href={DATA_FILES.offers}>CSV</TextLink>.
      </p>
    </div>
  </article>
)

/** The name, our score if we rank it, and what it is in two lines. */
function RecordHeader({ record }: { record: ListedRecord }) {
  const { id, name, alsoListedAs, mainBenefit, rank, rating } = record
  const lines = [
    mainBenefit && `${mainBenefit}.`,
    getFact(record, 'drugs') === undefined &&
      'We don’t know which drug it sends, or whether it is FDA-approved. Ask. If a seller will not say, walk away.',
    alsoListedAs && `Also listed as ${alsoListedAs.name}.`,
  ]
  return (
    <div>
      <Breadcrumbs parents={['home', 'providers']} current={name} path={providerPath(id)} />
      <div className="flex flex-wrap items-baseline gap-x-6">
        <h1 className="heading-1">
          <NoWrap>{name}</NoWrap>
        </h1>
        {rating === null ? (
          <p className="text-xs text-muted">
            <Mark kind="star" /> {`Not in our top ${getProviders().length}`}
          </p>
        ) : (
          <p className="text-sm">
            <strong>{formatRating(rating)}</strong>
            <span className="sr-only">{'\u00a0out of 10'}</span>{' '}
            <span className="text-xs text-muted">EXCELLENT</span>{' '}
            <span role="img" aria-label="Five stars" className="inline-block align-middle text-highlight">
              <StarsIcon count={5} className="h-4" />
            </span>{' '}
            <span className="text-xs text-muted">{`Rank ${rank}`}</span>
          </p>
        )}
      </div>
      <p className="mt-2 max-w-[36rem] text-lead text-muted">{lines.filter(Boolean).join(' ')}</p>
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
            <Day day={change.on} className="font-semibold" />{' '}
            <span>
              <span className="block first-letter:uppercase">{formatFieldChange(change)}</span>{' '}
              <span className="block text-sm text-muted">{change.reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
