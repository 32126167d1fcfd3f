import { formatCertificateChecks } from '@/components/providers/price-checks'
import { Section } from '@/components/ui/Section'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { TextLink } from '@/components/ui/TextLink'
import { joinNames } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { formatCheck } from '@/lib/providers/evidence'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordGroups, type RecordGroup } from '@/lib/providers/record-view'
import type { Evidence } from '@/lib/schemas/sources'

/** The record by group: a row for each stated fact, then one row for all that are not stated. */
export function RecordFacts({ record }: { record: ListedRecord }) {
  const hasChecks = Object.keys(record.evidence).length > 0
  return (
    <Section id="record" title="What is on record">
      <p className="mb-6 max-w-measure text-muted">
        {hasChecks
          ? 'A fact that we have compared with the provider’s page says when and where.'
          : 'We have not compared any of it with the provider’s own pages yet.'}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {getRecordGroups(record).map((group) => (
          <GroupFacts key={group.group} group={group} record={record} />
        ))}
        {record.otherTerms && record.otherTerms.length > 0 && <OtherTerms terms={record.otherTerms} />}
      </div>
    </Section>
  )
}

function GroupFacts({ group, record }: { group: RecordGroup; record: ListedRecord }) {
  const { title, stated, unknown, total } = group
  return (
    <div className="break-inside-avoid">
      <GroupTitle title={title} aside={`${stated.length} of ${total} on record`} />
      <dl>
        {stated.map(({ key, label, text }) => (
          <div key={key} className={ROW}>
            <dt className="font-semibold">{label}</dt>
            <dd>
              {key === 'certificate' && record.facts.certificate ? <CertificateFact /> : text}
              <Note record={record} field={key} />
              <Check record={record} field={key} />
            </dd>
          </div>
        ))}
        {unknown.length > 0 && (
          <div className={`${ROW} text-sm text-muted`}>
            <dt className="font-semibold">{`${unknown.length} not on record`}</dt>
            <dd>{unknown.join('\u00a0· ')}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** A quiet rule: the price and the ledger are the only boxes of the page. */
const GroupTitle = ({ title, aside }: { title: string; aside?: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-t-2 border-frame py-2 text-sm break-after-avoid">
    <h3 className="font-semibold">{title}</h3>
    {aside && <p className="text-muted">{aside}</p>}
  </div>
)

/** What the provider states and the record has no field for. Each has been read on the provider's page. */
function OtherTerms({ terms }: { terms: NonNullable<ListedRecord['otherTerms']> }) {
  return (
    <div className="break-inside-avoid">
      <GroupTitle title="Other terms" />
      <dl>
        {terms.map(({ name, words, evidence }) => (
          <div key={name} className={ROW}>
            <dt className="font-semibold">{name}</dt>
            <dd>
              {words}
              <CheckedOn field="otherTerms" evidence={evidence} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const ROW =
  'grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'

type FactProps = { record: ListedRecord; field: RecordGroup['stated'][number]['key'] }

/** When a fact was checked, with a link to where. */
function Check({ record, field }: FactProps) {
  const evidence = record.evidence[field]
  return evidence ? <CheckedOn field={field} evidence={evidence} /> : null
}

export function CheckedOn({ field, evidence }: { field: string; evidence: Evidence }) {
  return (
    <span className="block text-sm text-muted">
      <StandaloneLink href={evidence.source}>
        {formatCheck(field, evidence, getContent().site.checksExpireAfterDays, getBuildDay())}
      </StandaloneLink>
    </span>
  )
}

/** The provider's certificate: what is on record, and what we have checked of it. */
function CertificateFact() {
  return (
    <>
      {`On record: ${getContent().site.certifier.name} certified · ${formatCertificateChecks()}. For the business, not the drug. `}
      <TextLink href={`${ROUTES.howWeRank}#certificate`}>What it covers</TextLink>
    </>
  )
}

/** What a reader should know about a stated fact. */
function Note({ record, field }: FactProps) {
  const isUnknownPill = record.facts.form?.startsWith('pills') && record.facts.approval === null
  if (field !== 'form' || !isUnknownPill) return null
  const pills = getContent()['maker-prices'].drugs.filter(
    ({ form, approvedForWeight }) => form === 'pill' && approvedForWeight,
  )
  return (
    <span className="block text-sm text-muted">
      {`The approved pills for weight loss, as reported: ${joinNames(pills.map(({ name }) => name))}. Ask whether it is one of them.`}
    </span>
  )
}
