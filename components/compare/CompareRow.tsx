'use client'
// A client component because its box picks. Kept as it was while other rows change.
import { memo } from 'react'
import { formatRating } from '@/lib/base/format'
import { type ComparedProvider, FACT_NAMES, formatFact, formatFirstYear } from '@/lib/providers/compare'
import { NOT_STATED } from '@/lib/providers/fact-values'

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
            checked={isPicked}
            disabled={!isHydrated || (isFull && !isPicked)}
            onChange={() => onPick(id)}
            className="size-5 shrink-0 accent-pine noscript:hidden print:hidden"
          />
          <span className="min-w-0">{`${rank} ${name}`}</span>
        </label>
      </th>
      {[
        formatFirstYear(provider),
        formatRating(rating),
        ...FACT_NAMES.map((fact) => formatFact(facts[fact])),
      ].map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={index} className={text === NOT_STATED ? 'text-muted' : undefined}>
          {text}
        </td>
      ))}
    </tr>
  )
})
