import type { ReactNode } from 'react'
import { Ring } from '@/components/ui/Mark'
import { Pips } from '@/components/ui/Pips'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { TextLink } from '@/components/ui/TextLink'
import { capitalize, joinNames } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { findReading, formatCheck, getReading, type Reading } from '@/lib/providers/checks'
import { getCardFacts, getOpenness } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordGroups } from '@/lib/providers/record-view'

/** Known facts that stand open; the others fold with what we do not know. */
const SHOWN_FACTS = 9

/** What we know of a seller, a row for each fact, then what we do not know. */
export function RecordFacts({ record }: { record: ListedRecord }) {
  const { known, total } = getOpenness(record)
  const groups = getRecordGroups(record)
  const facts = groups.flatMap((group) => group.known)
  const unknown = groups.flatMap((group) => group.unknown)
  const row = ({ key, label, text }: (typeof facts)[number]) => (
    <Row key={key} label={label} reading={getReading(record, key)}>
      {key === 'certificate' && record.facts.certificate ? <CertificateFact /> : text}
      {key === 'form' && <PillNote record={record} />}
    </Row>
  )
  return (
    <section aria-labelledby="record_title" id="record" className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="record_title" className="heading-2">
          What we know
        </h2>
        <p className="text-sm text-muted">{`${known} of ${total} facts`}</p>
      </div>
      <p className="mt-2 mb-3 overflow-hidden">
        <Pips filled={known} total={total} />
      </p>
      <dl className="border-t-2 border-frame">{facts.slice(0, SHOWN_FACTS).map(row)}</dl>
      {(record.otherTerms ?? []).length > 0 && (
        <dl>
          {record.otherTerms?.map(({ name, words }) => (
            <Row key={name} label={name} reading={findReading(record, [`otherTerms.${name}`])}>
              {words}
            </Row>
          ))}
        </dl>
      )}
      <details className="border-y border-line">
        <summary className="chevron fold w-full justify-between">
          <span>
            <strong>
              {facts.length > SHOWN_FACTS && `${facts.length - SHOWN_FACTS} more facts, `}
              {`${unknown.length} we don’t know`}
            </strong>{' '}
            <span className="font-normal text-muted">{`${unknown.slice(0, 3).join(', ')} …`}</span>
          </span>
        </summary>
        <dl>{facts.slice(SHOWN_FACTS).map(row)}</dl>
        <ul className="pb-3 text-sm text-muted">
          {groups.map(
            (group) =>
              group.unknown.length > 0 && (
                <li key={group.group} className="py-1">
                  <strong className="font-semibold">{group.title}</strong>
                  {`: ${group.unknown.join(', ')}`}
                </li>
              ),
          )}
        </ul>
      </details>
    </section>
  )
}

type RowProps = { label: string; reading: Reading | undefined; children: ReactNode }

const Row = ({ label, reading, children }: RowProps) => (
  <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 border-b border-line py-2.5 text-sm wrap-anywhere">
    <dt className="text-muted">{label}</dt>
    <dd className="font-semibold">
      {children}
      <Ring isSolid={reading !== undefined} />
      <CheckedOn reading={reading} />
    </dd>
  </div>
)

/** Who read it, where and when, and the words of the page: a tap opens them. */
function CheckedOn({ reading }: { reading: Reading | undefined }) {
  if (!reading) return null
  const { by, page, archive, words } = reading
  return (
    <details className="text-sm font-normal text-muted">
      <summary className="min-h-6 cursor-pointer">
        {capitalize(formatCheck(reading, getContent().site.checksExpireAfterDays, getBuildDay()))}
      </summary>
      <q>{words}</q>
      {`, read by ${by}: `}
      <StandaloneLink href={page}>the page</StandaloneLink>{' '}
      {archive && <StandaloneLink href={archive}>archived copy</StandaloneLink>}
    </details>
  )
}

const CertificateFact = () => (
  <>
    {`${getContent().site.certifier.name} certified. `}
    <span className="font-normal">
      For the business, not the drug.{' '}
      <TextLink href={`${ROUTES.howWeRank}#certificate`}>{'What\u00a0it\u00a0covers'}</TextLink>
    </span>
  </>
)

/** A pill of which we do not know what it is. */
function PillNote({ record }: { record: ListedRecord }) {
  const facts = getCardFacts(record)
  if (!facts.form?.startsWith('pills') || facts.product) return null
  const pills = getContent()['maker-prices'].drugs.filter(
    ({ approvedForWeight, offers }) =>
      approvedForWeight && offers.some(({ product }) => product?.some(({ form }) => form === 'pill')),
  )
  return (
    <span className="block text-sm font-normal text-muted">
      {`The approved pills for weight loss, as reported: ${joinNames(pills.map(({ name }) => name))}. Ask whether it is one of them.`}
    </span>
  )
}
