import { useMemo } from 'react'
import { useEntryState } from '@/components/ui/useEntryState'
import { useHydrated } from '@/components/ui/useHydrated'
import {
  type ComparedProvider,
  type CompareView,
  type FactName,
  filterProviders,
  formatStatus,
  getViewFilters,
  type ListView,
  parseListView,
  type SortKey,
  sortProviders,
} from '@/lib/providers/compare'

/** How many rows are listed at first, which a slow phone sorts without delay, and how many "Show more" adds. */
const FIRST_ROWS = 8
const MORE_ROWS = 20

const FIRST_VIEW: ListView = {
  sorting: { key: 'rank', isReversed: false },
  columns: 'overview',
  wanted: [],
  withUnknown: false,
  limit: FIRST_ROWS,
}

/** The list as the visitor has sorted, filtered, and limited it, and its status. Without a script, all are listed. */
export function useComparison(providers: readonly ComparedProvider[]) {
  const [view, setView] = useEntryState('compare', FIRST_VIEW, parseListView)
  const isHydrated = useHydrated()
  const { sorting, columns, wanted, withUnknown, limit } = view
  const change = (part: Partial<ListView>) => setView({ ...view, ...part })

  const sorted = useMemo(() => sortProviders(providers, sorting), [providers, sorting])
  const { shown, unknown } = useMemo(
    () => filterProviders(sorted, wanted, withUnknown),
    [sorted, wanted, withUnknown],
  )
  const listed = isHydrated ? shown.slice(0, limit) : shown

  return {
    columns,
    showColumns: (next: CompareView) => change({ columns: next }),
    filters: {
      names: getViewFilters(columns, wanted),
      wanted,
      onWant: (next: readonly FactName[]) => change({ wanted: next }),
      unknown,
      withUnknown,
      onWithUnknown: (next: boolean) => change({ withUnknown: next }),
    },
    clearFilters: () => change({ wanted: [], withUnknown: false }),
    sorting,
    /** Pressing the same heading again reverses the order. */
    sortBy: (key: SortKey) =>
      change({ sorting: { key, isReversed: sorting.key === key && !sorting.isReversed } }),
    listed,
    /** How many the next press of "Show more" adds. */
    further: Math.min(MORE_ROWS, shown.length - listed.length),
    isLastStep: shown.length <= limit + MORE_ROWS,
    showMore: () => change({ limit: limit + MORE_ROWS }),
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
