'use client'
// A client component because its box picks. Kept as it was while other rows change.
import { memo } from 'react'
import { formatRating } from '@/lib/base/format'
import {
  type ComparedProvider,
  FACT_NAMES,
  formatFact,
  formatFirstYear,
  getFilterLabel,
} from '@/lib/providers/compare'
import { StatedValue } from './StatedValue'

type Props = {
  provider: ComparedProvider
  isHydrated: boolean
  isPicked: boolean
  /** As many are picked as fit side by side. */
  isFull: boolean
  onPick: (id: string) => void
}

export const CompareRow = memo(function CompareRow({
  provider,
  isHydrated,
  isPicked,
  isFull,
  onPick,
}: Props) {
  const { id, rank, name, rating, facts } = provider
  return (
    <tr>
      <th scope="row">
        <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            aria-label={`Compare ${name}`}
            aria-describedby={isFull && !isPicked ? `full-${id}` : undefined}
            checked={isPicked}
            disabled={!isHydrated || (isFull && !isPicked)}
            onChange={() => onPick(id)}
            className="size-5 shrink-0 accent-pine noscript:hidden print:hidden"
          />
          <span className="min-w-0">
            {`${rank} ${name}`}
            {isFull && !isPicked && (
              <span id={`full-${id}`} className="block text-sm font-normal text-muted print:hidden">
                Three is the most
              </span>
            )}
          </span>
        </label>
      </th>
      <td data-label="First year">
        <StatedValue text={formatFirstYear(provider)} />
      </td>
      <td data-label="Rating">{formatRating(rating)}</td>
      {FACT_NAMES.map((fact) => (
        <td key={fact} data-label={getFilterLabel(fact)}>
          <StatedValue text={formatFact(facts[fact])} />
        </td>
      ))}
    </tr>
  )
})
