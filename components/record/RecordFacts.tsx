import type { ReactNode } from 'react'
import { formatCertificateChecks } from '@/components/rankings/check-notes'
import { SMALL_CAPITALS } from '@/components/ui/Eyebrow'
import { Pips } from '@/components/ui/Pips'
import { Section } from '@/components/ui/Section'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { TextLink } from '@/components/ui/TextLink'
import { capitalize, joinNames } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { findReading, formatCheck, getReading, type Reading } from '@/lib/providers/checks'
import { formatOpenness, getCardFacts, getOpenness } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordGroups, type RecordGroup } from '@/lib/providers/record-view'

/** How many facts are on record, a row for each by group, then what is not on record. */
export function RecordFacts({ record }: { record: ListedRecord }) {
  const { checks = [], otherTerms = [] } = record
  const groups = getRecordGroups(record)
  const unknown = groups.filter((group) => group.unknown.length > 0)
  return (
    <>
      <div className="mt-6 text-sm">
        <p className="mb-1.5 font-semibold">{formatOpenness(getOpenness(record))}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.9rem),1fr))] gap-2 text-muted md:flex md:flex-wrap md:gap-x-6 [&_svg]:mb-1">
          {groups.map(({ group, title, known, total }) => (
            <li key={group}>
              <Pips filled={known.length} total={total} />
              {title}
              <span className="sr-only">{`: ${known.length} of ${total}`}</span>
            </li>
          ))}
        </ul>
      </div>
      <Section id="record" title="What we know">
        <p className="mb-6 max-w-measure text-muted md:-mt-2">
          {checks.length > 0
            ? 'A fact that we have compared with the provider’s page says when and where.'
            : 'We have not compared any of it with the provider’s own pages yet.'}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {groups.map(
            (group) =>
              group.known.length > 0 && <FactGroup key={group.group} group={group} record={record} />,
          )}
          {/* What the provider states and the record has no field for. Each has been read on the provider's page. */}
          {otherTerms.length > 0 && (
            <Group title="Other terms">
              {otherTerms.map(({ name, words }) => (
                <Row key={name} label={name}>
                  {words}
                  <CheckedOn reading={findReading(record, [`otherTerms.${name}`])} />
                </Row>
              ))}
            </Group>
          )}
          {unknown.length > 0 && (
            <Group title={`${unknown.flatMap((group) => group.unknown).length} we don’t know`}>
              {unknown.map((group) => (
                <Row key={group.group} label={group.title} isLong isMuted>
                  {capitalize(group.unknown.join(', '))}
                </Row>
              ))}
            </Group>
          )}
        </div>
      </Section>
    </>
  )
}

function FactGroup({ group, record }: { group: RecordGroup; record: ListedRecord }) {
  const { title, known, total } = group
  return (
    <Group title={title} aside={`${known.length} of ${total}`}>
      {known.map(({ key, label, text }) => {
        return (
          <Row key={key} label={label} isLong={key === 'certificate'}>
            {key === 'certificate' && record.facts.certificate ? <CertificateFact /> : text}
            {key === 'form' && <PillNote record={record} />}
            <CheckedOn reading={getReading(record, key)} />
          </Row>
        )
      })}
    </Group>
  )
}

/** Under a rule: the price and the cost comparison are the only boxes of the page. */
const Group = ({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) => (
  <div className="break-inside-avoid border-t-2 border-frame">
    <div className="flex flex-wrap justify-between gap-x-4 py-2 text-sm break-after-avoid">
      <h3 className={SMALL_CAPITALS}>{title}</h3>
      {aside && <p className="text-muted">{aside}</p>}
    </div>
    <dl>{children}</dl>
  </div>
)

type RowProps = { label: string; isLong?: boolean; isMuted?: boolean; children: ReactNode }

/** On a phone, a long text stands under its label. */
const Row = ({ label, isLong, isMuted, children }: RowProps) => (
  <div
    className={`grid grid-cols-[minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-2 wrap-anywhere sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${isLong ? '' : 'min-[22rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'} ${isMuted ? 'text-sm text-muted' : ''}`}
  >
    <dt className="leading-snug font-semibold">{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** Who read it, where and when, and the words of the page: a tap opens them. */
function CheckedOn({ reading }: { reading: Reading | undefined }) {
  if (!reading) return null
  const { by, page, archive, words } = reading
  return (
    <details className="text-sm text-muted">
      <summary className="cursor-pointer">
        {formatCheck(reading, getContent().site.checksExpireAfterDays, getBuildDay())}
      </summary>
      <q>{words}</q>
      {`, read by ${by}: `}
      <StandaloneLink href={page}>the page</StandaloneLink>
      {archive && <StandaloneLink href={archive}>archived copy</StandaloneLink>}
    </details>
  )
}

const CertificateFact = () => (
  <>
    {`${getContent().site.certifier.name} certified, ${formatCertificateChecks()}. For the business, not the drug. `}
    <TextLink href={`${ROUTES.howWeRank}#certificate`}>{'What\u00a0it\u00a0covers'}</TextLink>
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
    <span className="block text-sm text-muted">
      {`The approved pills for weight loss, as reported: ${joinNames(pills.map(({ name }) => name))}. Ask whether it is one of them.`}
    </span>
  )
}
