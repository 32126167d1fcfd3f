import { Pips } from '@/components/ui/Pips'
import { formatOpenness, getOpenness } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordGroups } from '@/lib/providers/record-view'

/** How many facts are on record: a square for each, in the groups of the record. */
export const RecordPips = ({ record }: { record: ListedRecord }) => (
  <div className="mt-6 text-sm">
    <p className="mb-1.5 font-semibold">{formatOpenness(getOpenness(record))}</p>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.75rem),1fr))] gap-x-3 gap-y-2 sm:gap-x-6 text-muted sm:flex sm:flex-wrap [&_svg]:mb-1">
      {getRecordGroups(record).map(({ group, title, stated, total }) => (
        <li key={group}>
          <Pips filled={stated.length} total={total} />
          {title}
          <span className="sr-only">{`: ${stated.length} of ${total}`}</span>
        </li>
      ))}
    </ul>
  </div>
)
