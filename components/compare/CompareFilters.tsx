import { FilterBox } from '@/components/ui/FilterBox'
import { useHydrated } from '@/components/ui/useHydrated'
import { type FactName, getFilterLabel } from '@/lib/providers/compare'

type Props = {
  names: readonly FactName[]
  wanted: readonly FactName[]
  onWant: (wanted: readonly FactName[]) => void
  unknown: number
  withUnknown: boolean
  onWithUnknown: (withUnknown: boolean) => void
}

/** What a provider must state to be shown; and, where some state nothing, whether to show them too. */
export function CompareFilters({ names, wanted, onWant, unknown, withUnknown, onWithUnknown }: Props) {
  const isHydrated = useHydrated()
  return (
    <fieldset disabled={!isHydrated} className="mb-4 min-w-0 noscript:hidden print:hidden">
      <legend className="mb-2 text-sm font-semibold">Show only providers that state</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 sm:flex sm:flex-wrap">
        {names.map((name) => (
          <FilterBox
            key={name}
            isChecked={wanted.includes(name)}
            onChange={(isWanted) =>
              onWant(isWanted ? [...wanted, name] : wanted.filter((entry) => entry !== name))
            }
          >
            {getFilterLabel(name)}
          </FilterBox>
        ))}
        {unknown > 0 && (
          <FilterBox isChecked={withUnknown} onChange={onWithUnknown}>
            {`Also the ${unknown} that ${unknown === 1 ? 'does' : 'do'} not state it`}
          </FilterBox>
        )}
      </div>
    </fieldset>
  )
}
