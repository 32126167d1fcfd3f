import { Day } from '@/components/ui/Day'
import { Section } from '@/components/ui/Section'
import { getContent } from '@/lib/content'
import { formatFieldChange, getChangeId } from '@/lib/providers/changes'

/** What changed in this record, newest first. */
export function RecordChanges({ id }: { id: string }) {
  const changes = getContent().changes.changes.filter(({ provider }) => provider === id)
  if (changes.length === 0) return null
  return (
    <Section id="changes" title="What changed">
      <ul>
        {changes.map((change) => (
          <li
            key={getChangeId(change)}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-t border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <Day day={change.date} className="font-semibold" />
            <span>
              <span className="block first-letter:uppercase">{formatFieldChange(change)}</span>
              <span className="block text-sm text-muted">{change.why}</span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
