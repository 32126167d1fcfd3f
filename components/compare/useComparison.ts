'use client'
// A client module because order, filters and length of the list follow the visitor.
import { useMemo, useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import {
  type ComparedProvider,
  type FactName,
  filterProviders,
  formatStatus,
  type Sorting,
  type SortKey,
  sortProviders,
} from '@/lib/providers/compare'

/** Rows listed at first, as many as a slow phone sorts without a pause; and added when asked for. */
const FIRST_ROWS = 8
const MORE_ROWS = 20

/** The list as the visitor sorted, filtered and cut it, in words as well. Without a script all are listed. */
export function useComparison(providers: readonly ComparedProvider[]) {
  const [sorting, setSorting] = useState<Sorting>({ key: 'rank', isReversed: false })
  const [wanted, setWanted] = useState<readonly FactName[]>([])
  const [withUnknown, setWithUnknown] = useState(false)
  const [limit, setLimit] = useState(FIRST_ROWS)
  const isLive = useHydrated()

  const sorted = useMemo(() => sortProviders(providers, sorting), [providers, sorting])
  const { shown, unknown } = useMemo(
    () => filterProviders(sorted, wanted, withUnknown),
    [sorted, wanted, withUnknown],
  )
  const listed = isLive ? shown.slice(0, limit) : shown

  return {
    filters: { wanted, onWant: setWanted, unknown, withUnknown, onWithUnknown: setWithUnknown },
    sorting,
    /** A second press on the same heading turns the order round. */
    sortBy: (key: SortKey) =>
      setSorting((before) => ({ key, isReversed: before.key === key && !before.isReversed })),
    listed,
    /** How many the next press of "Show more" adds. */
    further: Math.min(MORE_ROWS, shown.length - listed.length),
    isLastStep: shown.length <= limit + MORE_ROWS,
    showMore: () => setLimit(limit + MORE_ROWS),
    status: formatStatus({
      matching: shown.length,
      listed: listed.length,
      total: providers.length,
      unknown,
      wanted: wanted.length,
      withUnknown,
      sorting,
    }),
  }
}
