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
import { formatCheck } from '@/lib/providers/checks'
import { formatOpenness, getOpenness } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordGroups, type RecordGroup } from '@/lib/providers/record-view'
import type { Evidence } from '@/lib/schemas/sources'

/** How many facts are on record, a row for each by group, then what is not on record. */
export function RecordFacts({ record }: { record: ListedRecord }) {
  const { evidence, otherTerms = [] } = record
  const groups = getRecordGroups(record)
  const unknown = groups.filter((group) => group.unknown.length > 0)
  return (
    <>
      <div className="mt-6 text-sm">
        <p className="mb-1.5 font-semibold">{formatOpenness(getOpenness(record))}</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.9rem),1fr))] gap-2 text-muted md:flex md:flex-wrap md:gap-x-6 [&_svg]:mb-1">
          {groups.map(({ group, title, stated, total }) => (
            <li key={group}>
              <Pips filled={stated.length} total={total} />
              {title}
              <span className="sr-only">{`: ${stated.length} of ${total}`}</span>
            </li>
          ))}
        </ul>
      </div>
      <Section id="record" title="What is on record">
        <p className="mb-6 max-w-measure text-muted md:-mt-2">
          {Object.keys(evidence).length > 0
            ? 'A fact that we have compared with the provider’s page says when and where.'
            : 'We have not compared any of it with the provider’s own pages yet.'}
        </p>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {groups.map(
            (group) =>
              group.stated.length > 0 && <FactGroup key={group.group} group={group} record={record} />,
          )}
          {/* What the provider states and the record has no field for. Each has been read on the provider's page. */}
          {otherTerms.length > 0 && (
            <Group title="Other terms">
              {otherTerms.map(({ name, words, evidence: read }) => (
                <Row key={name} label={name}>
                  {words}
                  <CheckedOn field="otherTerms" evidence={read} />
                </Row>
              ))}
            </Group>
          )}
          {unknown.length > 0 && (
            <Group title={`${unknown.flatMap((group) => group.unknown).length} not on record`}>
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
  const { title, stated, total } = group
  return (
    <Group title={title} aside={`${stated.length} of ${total} on record`}>
      {stated.map(({ key, label, text }) => {
        const evidence = record.evidence[key]
        return (
          <Row key={key} label={label} isLong={key === 'certificate'}>
            {key === 'certificate' && record.facts.certificate ? <CertificateFact /> : text}
            {key === 'form' && <PillNote facts={record.facts} />}
            {evidence && <CheckedOn field={key} evidence={evidence} />}
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

export const CheckedOn = ({ field, evidence }: { field: string; evidence: Evidence }) => (
  <span className="block text-sm text-muted">
    <StandaloneLink href={evidence.source}>
      {formatCheck(field, evidence, getContent().site.checksExpireAfterDays, getBuildDay())}
    </StandaloneLink>
  </span>
)

const CertificateFact = () => (
  <>
    {`On record: ${getContent().site.certifier.name} certified, ${formatCertificateChecks()}. For the business, not the drug. `}
    <TextLink href={`${ROUTES.howWeRank}#certificate`}>{'What\u00a0it\u00a0covers'}</TextLink>
  </>
)

/** A pill whose approval is not on record. */
function PillNote({ facts: { form, approval } }: Pick<ListedRecord, 'facts'>) {
  if (!form?.startsWith('pills') || approval !== undefined) return null
  const pills = getContent()['maker-prices'].drugs.filter(
    (drug) => drug.form === 'pill' && drug.approvedForWeight,
  )
  return (
    <span className="block text-sm text-muted">
      {`The approved pills for weight loss, as reported: ${joinNames(pills.map(({ name }) => name))}. Ask whether it is one of them.`}
    </span>
  )
}
