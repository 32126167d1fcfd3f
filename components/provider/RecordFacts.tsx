import { Pips } from '@/components/ui/Pips'
import { capitalize, countUnits, formatDay } from '@/lib/base/format'
import { getContent } from '@/lib/content'
import { findReading, listReadings } from '@/lib/providers/checks'
import { countKnownFacts } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getFactList, type KnownFact } from '@/lib/providers/record-view'
import { FactRow, toReadings } from './FactRow'
import { CertificateNote, PillNote } from './fact-notes'
import { RuledFold } from './RuledFold'

type Props = { record: ListedRecord; className: string | undefined }

/** How many facts we know, the first of them, and, folded, the others and what we don't know. */
export function RecordFacts({ record, className }: Props) {
  const { checks = [], otherTerms = [] } = record
  const { known, total } = countKnownFacts(record)
  const { shown, folded, unknown, firstUnknown } = getFactList(record)
  const lastCheck = checks
    .map(({ on }) => on)
    .sort()
    .at(-1)
  const countUnknown = unknown.flatMap((group) => group.unknown).length
  return (
    <section id="record" aria-labelledby="record_title" className={className}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="record_title" className="heading-2">
          What we know
        </h2>
        <p className="text-sm text-muted">{`${known} of ${total} facts`}</p>
      </div>
      <Pips filled={known} total={total} />
      {lastCheck && <p className="mt-1.5 text-sm text-muted">{`Checked ${formatDay(lastCheck)}`}</p>}
      <dl className="mt-2.5 border-t-2 border-frame">
        {shown.map((fact) => (
          <KnownRow key={fact.key} fact={fact} record={record} />
        ))}
        {/* What the provider states and the record has no field for. Each has been read on the provider's page. */}
        {otherTerms.map(({ name, words }) => (
          <FactRow key={name} label={name} {...toReadings(findReading(record, [`otherTerms.${name}`]))}>
            {words}
          </FactRow>
        ))}
      </dl>
      {countUnknown + folded.length > 0 && (
        <RuledFold {...formatFolded(folded.length, firstUnknown, countUnknown)}>
          <dl>
            {folded.map((fact) => (
              <KnownRow key={fact.key} fact={fact} record={record} />
            ))}
            {unknown.map(({ group, title, unknown: names }) => (
              <FactRow key={group} label={`${title}, not known`}>
                <span className="font-normal text-muted">{capitalize(names.join(', '))}</span>
              </FactRow>
            ))}
          </dl>
        </RuledFold>
      )}
    </section>
  )
}

/** "Not known: approval status, pharmacy, prescriber, and 21 more", or what else is folded with it. */
function formatFolded(known: number, firstUnknown: readonly string[], unknown: number) {
  const others = unknown - firstUnknown.length
  const names = firstUnknown.join(', ') + (others > 0 ? `, and ${others} more` : '')
  if (unknown === 0) return { title: countUnits(known, 'more fact') }
  return known === 0
    ? { title: 'Not known:', note: names }
    : { title: `${countUnits(known, 'more fact')}, and what is not known:`, note: names }
}

const KnownRow = ({ fact: { key, label, text }, record }: { fact: KnownFact; record: ListedRecord }) => (
  <FactRow
    label={label}
    {...listReadings(record, key)}
    note={key === 'certificate' ? <CertificateNote /> : key === 'form' ? <PillNote record={record} /> : null}
  >
    {key === 'certificate' && record.facts.certificate
      ? `${getContent().site.certifier.name} certified`
      : text}
  </FactRow>
)
