import { DayText } from '@/components/ui/DayText'
import { formatFieldChange, getChangeId, getHistory } from '@/lib/providers/change-wording'
import type { ListedRecord } from '@/lib/providers/ranking'
import { RuledFold } from './RuledFold'

export function RecordChanges({ record }: { record: ListedRecord }) {
  const changes = getHistory(record)
  if (changes.length === 0) return null
  return (
    <RuledFold id="changes" title="What changed">
      <ul className="text-sm/snug">
        {changes.map((change) => (
          <li key={getChangeId(change)} className="border-t border-line py-2.5">
            <DayText day={change.on} className="font-semibold" />{' '}
            <span>
              <span className="block first-letter:uppercase">{formatFieldChange(change)}</span>{' '}
              <span className="block text-sm text-muted">{change.reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </RuledFold>
  )
}
