import { useRef } from 'react'
import { BUTTON_CLASSES } from '@/components/ui/ButtonLink'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { Section } from '@/components/ui/Section'
import { type ComparedProvider, getColumns } from '@/lib/providers/compare'
import { CompareFilters } from './CompareFilters'
import { CompareTable } from './CompareTable'
import { FactLegend } from './FactValue'
import { SideBySide } from './SideBySide'
import { useComparison } from './useComparison'
import { usePicks } from './usePicks'
import { ViewChoice } from './ViewChoice'

type Props = { providers: readonly ComparedProvider[] }

/**
 * All providers in one table that can be sorted and filtered, and up to three of them side by side. If a button
 * disappears when it is pressed, the focus moves to what it changed.
 */
export function CompareSection({ providers }: Props) {
  const region = useRef<HTMLElement>(null)
  const sideBySide = useRef<HTMLHeadingElement>(null)
  const { picks, togglePick, clearPicks } = usePicks(providers, sideBySide)
  const { filters, listed, further, ...list } = useComparison(providers)
  return (
    <Section id="compare" title="Compare">
      <p className="mb-6 max-w-measure text-muted noscript:hidden print:hidden">
        Tick two or three to see them side by side. Underlined headings sort.
      </p>
      <ViewChoice view={list.columns} onChange={list.showColumns} />
      <CompareFilters {...filters} />
      <div className="mb-3">
        <NotReadyNote>
          <p role="status" className="print:hidden">
            {list.status}
          </p>
        </NotReadyNote>
      </div>
      <FactLegend />
      <CompareTable
        ref={region}
        providers={listed}
        columns={getColumns(list.columns)}
        sorting={list.sorting}
        onSort={list.sortBy}
        picks={picks}
        onPick={togglePick}
        onClearFilters={() => {
          list.clearFilters()
          region.current?.focus()
        }}
      />
      {further > 0 && (
        <button
          type="button"
          onClick={() => {
            list.showMore()
            if (list.isLastStep) region.current?.focus()
          }}
          className={`${BUTTON_CLASSES} mt-3 cursor-pointer text-accent hover:bg-accent-soft`}
        >
          {`Show ${further} more`}
        </button>
      )}
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
