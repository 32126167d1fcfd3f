import { formatOpenness, getOpenness } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordGroups } from '@/lib/providers/record-view'

const PITCH = 14

/** How many facts are on record: one pip for each, in the groups of the record, filled if it is on record. */
export const RecordPips = ({ record }: { record: ListedRecord }) => (
  <div className="mt-6 text-sm">
    <p className="mb-1.5 font-semibold">{formatOpenness(getOpenness(record))}</p>
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-muted">
      {getRecordGroups(record).map(({ group, title, stated, total }) => (
        <li key={group}>
          <svg
            aria-hidden="true"
            width={total * PITCH - 2}
            height="12"
            className="fill-accent stroke-accent forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]"
          >
            {Array.from({ length: total }, (_, index) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: the pips have no other identity, and never move
                key={index}
                x={index * PITCH + 0.5}
                y=".5"
                width="11"
                height="11"
                rx="2"
                className={index < stated.length ? '' : 'fill-none'}
              />
            ))}
          </svg>
          {title}
          <span className="sr-only">{`: ${stated.length} of ${total}`}</span>
        </li>
      ))}
    </ul>
  </div>
)
