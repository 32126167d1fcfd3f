import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Disclosure } from '@/components/layout/Disclosure'
import { SafetyBlock } from '@/components/safety/SafetyBlock'
import { StarsIcon } from '@/components/ui/icons'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { formatRating } from '@/lib/base/format'
import { DATA_FILES, providerPath, ROUTES } from '@/lib/base/routes'
import { getReportQuery } from '@/lib/contact/report-subject'
import { getProviders } from '@/lib/content'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordLead } from '@/lib/providers/record-view'
import { ClosedSeller } from './ClosedSeller'
import styles from './RecordArticle.module.css'
import { RecordChanges } from './RecordChanges'
import { RecordCosts } from './RecordCosts'
import { RecordFacts } from './RecordFacts'
import { RecordFeatures } from './RecordFeatures'
import { RecordLeaving } from './RecordLeaving'
import { RecordOffers } from './RecordOffers'
import { RecordQuestions } from './RecordQuestions'

/** The id of the heading with the seller's name. */
const TITLE_ID = 'seller'

/** One seller's page. With `#questions` in the address, only the questions are printed. */
export const RecordArticle = ({ record }: { record: ListedRecord }) => (
  <div className="@container">
    <article aria-labelledby={TITLE_ID} className={styles.page}>
      <RecordHeader record={record} />
      <div className={styles.offers}>
        {record.closedOn ? <ClosedSeller record={record} /> : <Disclosure className="mb-3.5" />}
        <RecordOffers record={record} titleId={TITLE_ID} />
        <RecordFeatures record={record} />
        {!record.closedOn && <SafetyBlock />}
      </div>
      <RecordFacts record={record} className={styles.facts} />
      {!record.closedOn && <RecordQuestions record={record} className={styles.questions} />}
      <div className={styles.rest}>
        <RecordCosts record={record} />
        <RecordLeaving record={record} />
        <RecordChanges record={record} />
        <p className="border-t border-line pt-4 text-sm text-muted print:hidden">
          Something wrong here?{' '}
          <TextLink href={ROUTES.contact + getReportQuery(record.id)}>Report an error</TextLink>. Data:{' '}
          <TextLink href={DATA_FILES.json}>JSON</TextLink>, <TextLink href={DATA_FILES.offers}>CSV</TextLink>.
        </p>
      </div>
    </article>
  </div>
)

const RecordHeader = ({ record }: { record: ListedRecord }) => {
  const { id, name, rank, rating } = record
  const count = getProviders().length
  const lead = getRecordLead(record)
  return (
    <div className={styles.head}>
      <Breadcrumbs parents={['home', 'providers']} current={name} path={providerPath(id)} />
      <h1 id={TITLE_ID} className="heading-1">
        <NoWrap>{name}</NoWrap>
      </h1>
      {rank === null || rating === null ? (
        <p className="text-xs/snug text-muted">{`Not in our top ${count}`}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2.5 text-xs/snug text-muted">
          <span>
            <strong className="text-base text-ink">{formatRating(rating)}</strong>
            <span className="sr-only">{'\u00a0out of 10'}</span> EXCELLENT
          </span>{' '}
          <span role="img" aria-label="Five stars" className="text-highlight">
            <StarsIcon count={5} className="h-3.5" />
          </span>{' '}
          {`No. ${rank} of ${count}`}
        </p>
      )}
      {lead && <p className="mt-1.5 text-lead text-muted">{lead}</p>}
    </div>
  )
}
