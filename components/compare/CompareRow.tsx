// Memoized, so that a row does not render again when only other rows change.
import { memo } from 'react'
import { formatRating } from '@/lib/base/format'
import { type ComparedProvider, type FactColumn, formatFirstYear } from '@/lib/providers/compare'
import { PICK_LIMIT } from '@/lib/providers/compare-fragment'
import { FactValue } from './FactValue'

type Props = {
  provider: ComparedProvider
  columns: readonly FactColumn[]
  isHydrated: boolean
  isPicked: boolean
  /** Whether the maximum number of providers is picked. */
  isFull: boolean
  onPick: (id: string) => void
}

/** Why a checkbox is disabled. */
const LIMIT_NOTE = `${PICK_LIMIT} is the most`

export const CompareRow = memo(function CompareRow({
  provider,
  columns,
  isHydrated,
  isPicked,
  isFull,
  onPick,
}: Props) {
  const { id, rank, name, rating } = provider
  return (
    <tr>
      <th scope="row">
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            aria-label={`Compare ${name}`}
            aria-describedby={isFull && !isPicked ? `full_${id}` : undefined}
            checked={isPicked}
            disabled={!isHydrated || (isFull && !isPicked)}
            onChange={() => onPick(id)}
            className="size-5 shrink-0 accent-accent noscript:hidden print:hidden"
          />
          <span className="min-w-0">
            <span>{`${rank} ${name}`}</span>
            {isFull && !isPicked && (
              <span id={`full_${id}`} className="block text-sm font-normal text-muted print:hidden">
                {LIMIT_NOTE}
              </span>
            )}
          </span>
        </label>
      </th>
      <td data-label="First year">{formatFirstYear(provider)}</td>
      <td data-label="Rating">{formatRating(rating)}</td>
      {columns.map(({ key, label, read }) => (
        <td key={key} data-label={label}>
          <FactValue>{read(provider)}</FactValue>
        </td>
      ))}
    </tr>
  )
})
