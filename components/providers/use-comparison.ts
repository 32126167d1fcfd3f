import { useMemo, useState } from 'react'
import { useCostInput } from '@/components/costs/useCostInput'
import { useFragment } from '@/components/costs/useFragment'
import { INPUT_KEYS } from '@/lib/base/fragment'
import { getSections, toEntries } from '@/lib/costs/entries'
import type { Plan } from '@/lib/costs/plan'
import { getScale } from '@/lib/costs/scale'
import type { ComparedRecord, ComparisonFact } from '@/lib/providers/compared-record'
import {
  FACT_VIEWS,
  filterRecords,
  formatFiltered,
  getColumns,
  getFilters,
  ORDERS,
  PICK_LIMIT,
  parseChoice,
  parseFilters,
  parsePicks,
  sortEntries,
  splitColumns,
} from '@/lib/providers/comparison'

const KEYS = [...INPUT_KEYS, 'sort', 'facts', 'only', 'unknown', 'compare', 'same'] as const

/**
 * Of a long list, a slow phone sorts the first rows without delay. "Show more" adds further ones. All are listed until the
 * first change.
 */
const ROWS = { all: 20, first: 10, more: 40 }

export type ComparisonData = {
  facts: readonly ComparisonFact[]
  records: readonly ComparedRecord[]
  /** Of the records, of makers, and of programs. */
  plans: readonly Plan[]
}

/** The rows as the visitor has sorted, filtered and limited them, and how to change that. */
export function useComparison({ facts, records, plans }: ComparisonData) {
  const [values, setValues] = useFragment(KEYS)
  const [limit, setLimit] = useState(Number.POSITIVE_INFINITY)
  const byId = useMemo(() => new Map(records.map((record) => [record.id, record])), [records])
  const change: typeof setValues = (part) => {
    if (!('compare' in part || 'same' in part)) setLimit(ROWS.first)
    setValues(part)
  }
  const { input, fields } = useCostInput(values, change)
  const order = parseChoice(ORDERS, values.sort)
  const view = parseChoice(FACT_VIEWS, values.facts)
  const wanted = parseFilters(facts, values.only)
  const picks = parsePicks(values.compare, records)
  const withUnknown = values.unknown === '1'
  const { months, budget, drugPrice } = input

  const entries = useMemo(
    () => toEntries(plans, { months, budget, drugPrice }),
    [plans, months, budget, drugPrice],
  )
  const { filtered, listed, makers } = useMemo(() => {
    const filtered = filterRecords(records, parseFilters(facts, values.only))
    const shown = new Map(
      [...filtered.passing, ...(withUnknown ? filtered.unknown : [])].map((record) => [record.id, record]),
    )
    const matching = entries.filter(({ plan }) => plan.kind !== 'provider' || shown.has(plan.sellerId))
    const sorted = sortEntries(matching, order, shown)
    const isListed = ({ plan }: { plan: Plan }) => budget !== null || plan.kind === 'provider'
    return { filtered, listed: sorted.filter(isListed), makers: sorted.filter((entry) => !isListed(entry)) }
  }, [entries, facts, records, values.only, withUnknown, order, budget])

  const columns = splitColumns(getColumns(facts, view), records)
  const shown = listed.length > ROWS.all ? Math.min(limit, listed.length) : listed.length
  return {
    input,
    fields,
    entries,
    ...getScale(entries.map(({ sum }) => sum)),
    /** How many rows "Show more" adds. */
    further: Math.min(ROWS.more, Math.max(0, listed.length - shown)),
    showMore: () => setLimit(limit + ROWS.more),
    sections: getSections(listed, shown),
    listed,
    /** The approved drugs, which have no facts of a provider. With a budget, they are among the other rows. */
    makers: {
      group: null,
      title: 'Approved drugs, from their makers',
      aside: 'Not ranked, we earn nothing',
      entries: makers,
    },
    columns: columns.shown,
    gaps: columns.gaps,
    filters: getFilters(facts, view, wanted, records),
    facts,
    byId,
    unknown: filtered.unknown.length,
    /** "2 of 5 providers. 1 says no, 2 not on record." */
    found: formatFiltered(filtered, records.length),
    order,
    view,
    wanted,
    withUnknown,
    picks,
    onlyDifferences: values.same !== '1',
    change,
    togglePick: (id: string) => {
      const next = picks.includes(id) ? picks.filter((pick) => pick !== id) : [...picks, id]
      if (next.length <= PICK_LIMIT) change({ compare: next.join(',') })
    },
  }
}

export type Comparison = ReturnType<typeof useComparison>
