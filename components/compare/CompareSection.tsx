'use client'
// A client component because the visitor sorts, filters and picks.
import { useMemo, useRef, useState } from 'react'
import { Section } from '@/components/ui/Section'
import {
  type ComparedProvider,
  type FactName,
  filterProviders,
  formatStatus,
  type Sorting,
  type SortKey,
  sortProviders,
} from '@/lib/providers/compare'
import { CompareFilters } from './CompareFilters'
import { CompareTable } from './CompareTable'
import { SideBySide } from './SideBySide'
import { usePicks } from './usePicks'

type Props = { providers: readonly ComparedProvider[] }

/** All providers in one table: sorted, filtered by what they state, two or three of them side by side. */
export function CompareSection({ providers }: Props) {
  const [sorting, setSorting] = useState<Sorting>({ key: 'rank', isReversed: false })
  const [wanted, setWanted] = useState<readonly FactName[]>([])
  const [withUnknown, setWithUnknown] = useState(false)
  const region = useRef<HTMLElement>(null)
  const sideBySide = useRef<HTMLHeadingElement>(null)
  const { picks, togglePick, clearPicks } = usePicks(providers, sideBySide)

  const sorted = useMemo(() => sortProviders(providers, sorting), [providers, sorting])
  const { shown, unknown } = useMemo(
    () => filterProviders(sorted, wanted, withUnknown),
    [sorted, wanted, withUnknown],
  )

  const sortBy = (key: SortKey) =>
    setSorting((before) => ({ key, isReversed: before.key === key && !before.isReversed }))

  return (
    <Section id="compare" title="Compare">
      <p className="mb-6 max-w-prose text-muted noscript:hidden print:hidden">
        Tick two or three to see them side by side. Underlined headings sort.
      </p>
      <CompareFilters
        wanted={wanted}
        onWant={setWanted}
        unknown={unknown}
        withUnknown={withUnknown}
        onWithUnknown={setWithUnknown}
      />
      <p role="status" className="mb-3 text-sm print:hidden">
        {formatStatus({
          shown: shown.length,
          total: providers.length,
          unknown,
          wanted: wanted.length,
          withUnknown,
          sorting,
        })}
      </p>
      <CompareTable
        ref={region}
        providers={shown}
        sorting={sorting}
        onSort={sortBy}
        picks={picks}
        onPick={togglePick}
        onClearFilters={() => {
          setWanted([])
          region.current?.focus()
        }}
      />
      <SideBySide
        ref={sideBySide}
        providers={picks.flatMap((id) => providers.find((provider) => provider.id === id) ?? [])}
        onRemove={(id) => {
          togglePick(id)
          sideBySide.current?.focus()
        }}
        onClear={() => {
          clearPicks()
          sideBySide.current?.focus()
        }}
      />
    </Section>
  )
}
