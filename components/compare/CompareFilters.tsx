import type { ComponentProps } from 'react'
import { FactFilters } from '@/components/providers/FactFilters'
import { useHydrated } from '@/components/ui/useHydrated'
import { type FactName, getFilterLabel } from '@/lib/providers/compare'

type Props = { names: readonly FactName[] } & Omit<ComponentProps<typeof FactFilters<FactName>>, 'filters'>

/** Filters for the facts that a provider must state to be listed. */
export function CompareFilters({ names, ...filters }: Props) {
  const isHydrated = useHydrated()
  return (
    <fieldset disabled={!isHydrated} className="mb-4 min-w-0 noscript:hidden print:hidden">
      <legend className="mb-2 text-sm font-semibold">Show only providers that state</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 sm:flex sm:flex-wrap">
        <FactFilters {...filters} filters={names.map((key) => ({ key, label: getFilterLabel(key) }))} />
      </div>
    </fieldset>
  )
}
