import { FilterBox } from '@/components/ui/FilterBox'

type Props<Fact extends string> = {
  filters: readonly { key: Fact; label: string }[]
  wanted: readonly Fact[]
  onWant: (wanted: readonly Fact[]) => void
  /** How many providers are left out because they do not state a wanted fact. */
  unknown: number
  withUnknown: boolean
  onWithUnknown: (withUnknown: boolean) => void
}

/** A checkbox for each fact that a provider must have, and one to also show those that do not state it, if any. */
export function FactFilters<Fact extends string>({ filters, wanted, onWant, ...unknowns }: Props<Fact>) {
  const { unknown, withUnknown, onWithUnknown } = unknowns
  return (
    <>
      {filters.map(({ key, label }) => (
        <FilterBox
          key={key}
          isChecked={wanted.includes(key)}
          onChange={(isWanted) =>
            onWant(isWanted ? [...wanted, key] : wanted.filter((entry) => entry !== key))
          }
        >
          {label}
        </FilterBox>
      ))}
      {unknown > 0 && (
        <FilterBox isChecked={withUnknown} onChange={onWithUnknown}>
          {`Also the ${unknown} that ${unknown === 1 ? 'does' : 'do'} not state it`}
        </FilterBox>
      )}
    </>
  )
}
