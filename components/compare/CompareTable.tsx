import type { Ref } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import type { ComparedProvider, FactColumn, Sorting, SortKey } from '@/lib/providers/compare'
import { PICK_LIMIT } from '@/lib/providers/compare-fragment'
import { CompareRow } from './CompareRow'
import { ScrollingTable } from './ScrollingTable'

type Props = {
  ref: Ref<HTMLElement>
  providers: readonly ComparedProvider[]
  columns: readonly FactColumn[]
  sorting: Sorting
  onSort: (key: SortKey) => void
  picks: readonly string[]
  onPick: (id: string) => void
  onClearFilters: () => void
}

const SORTABLE: { key: SortKey; label: string }[] = [
  { key: 'rank', label: 'Rank' },
  { key: 'cost', label: 'First year' },
  { key: 'rating', label: 'Rating' },
]

/** One row per provider, one column per question. The headings of the first three columns sort the table. */
export function CompareTable({
  ref,
  providers,
  columns,
  sorting,
  onSort,
  picks,
  onPick,
  onClearFilters,
}: Props) {
  const isHydrated = useHydrated()
  const direction = sorting.isReversed !== (sorting.key === 'rating') ? 'descending' : 'ascending'
  return (
    <ScrollingTable ref={ref} id="compare_caption" caption="Providers compared, as each states it">
      <thead>
        <tr className="align-bottom">
          {SORTABLE.map(({ key, label }) => (
            <th key={key} scope="col" aria-sort={sorting.key === key ? direction : undefined}>
              <button
                type="button"
                disabled={!isHydrated}
                onClick={() => onSort(key)}
                className="min-h-11 cursor-pointer text-left font-semibold underlined-link text-ink noscript:no-underline"
              >
                {label}
                {sorting.key === key && (
                  <span aria-hidden="true">{direction === 'ascending' ? ' ↑' : ' ↓'}</span>
                )}
              </button>
            </th>
          ))}
          {columns.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {providers.map((provider, place) => (
          <CompareRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is a position; sorting changes its text, which is much faster than moving rows
            key={place}
            provider={provider}
            columns={columns}
            isHydrated={isHydrated}
            isPicked={picks.includes(provider.id)}
            isFull={picks.length >= PICK_LIMIT}
            onPick={onPick}
          />
        ))}
        {providers.length === 0 && (
          <tr>
            <td colSpan={SORTABLE.length + columns.length}>
              {/* As wide as the visible part of the table, and visible at any scroll position. */}
              <div className="sticky left-3 max-w-[calc(100cqw-1.5rem)]">
                No provider states all of this.{' '}
                <button
                  type="button"
                  onClick={onClearFilters}
                  className="min-h-11 cursor-pointer font-semibold underlined-link"
                >
                  Clear filters
                </button>
              </div>
            </td>
          </tr>
        )}
      </tbody>
    </ScrollingTable>
  )
}
