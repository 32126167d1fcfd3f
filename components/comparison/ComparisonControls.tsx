import { useState } from 'react'
import { MoreButton } from '@/components/ledger/BudgetParts'
import { FilterBox } from '@/components/ui/FilterBox'
import { FIELD_CLASSES, FIELD_LABEL_CLASSES } from '@/components/ui/LabeledField'
import { useHydrated } from '@/components/ui/useHydrated'
import { FACT_VIEWS, ORDERS } from '@/lib/providers/comparison'
import type { Comparison } from './use-comparison'

type Props = {
  comparison: Comparison
  /** "2 of 5 providers. 1 says no, 2 not on record." */
  found: string
}

/** The order, the facts to compare, and filters that add up. On a phone, they fold into one line. */
export function ComparisonControls({ comparison, found }: Props) {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const { order, view, filters, wanted, withUnknown, filtered, change, clearFilters } = comparison
  const isEmpty = filtered.passing.length === 0 && !withUnknown
  return (
    <fieldset disabled={!isHydrated} className="min-w-0 px-inset pb-3 noscript:hidden print:hidden">
      <legend className="sr-only">Sort and filter</legend>
      <div className="md:hidden">
        <MoreButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {`Sort, facts, filters${wanted.length > 0 ? `: ${wanted.length}` : ''}`}
        </MoreButton>
      </div>
      <div className={isOpen ? '' : 'max-md:hidden'}>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-[repeat(auto-fill,14rem)]">
          <Choice label="Sort by" value={order} options={ORDERS} onChange={(sort) => change({ sort })} />
          <Choice
            label="Facts to compare"
            value={view}
            options={FACT_VIEWS}
            onChange={(facts) => change({ facts })}
          />
        </div>
        <fieldset className="mt-2 min-w-0">
          <legend className={FIELD_LABEL_CLASSES}>Only with</legend>
          <div className="flex flex-wrap gap-2">
            {filters.map(({ key, label }) => (
              <FilterBox
                key={key}
                isChecked={wanted.includes(key)}
                onChange={(isWanted) =>
                  change({
                    only: (isWanted ? [...wanted, key] : wanted.filter((entry) => entry !== key)).join(),
                  })
                }
              >
                {label}
              </FilterBox>
            ))}
            {filtered.unknown.length > 0 && (
              <FilterBox isChecked={withUnknown} onChange={(isOn) => change({ unknown: isOn ? '1' : '' })}>
                {`Also the ${filtered.unknown.length} not on record`}
              </FilterBox>
            )}
          </div>
        </fieldset>
      </div>
      {wanted.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
          {isEmpty && <strong>No provider on record has all of this.</strong>}
          <span>{found}</span>
          <button
            type="button"
            onClick={clearFilters}
            className="min-h-11 cursor-pointer font-semibold underlined-link"
          >
            Clear filters
          </button>
        </p>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: Readonly<Record<string, string>>
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className={FIELD_LABEL_CLASSES}>
    {label}
    <select
      className={`mt-1.5 font-normal ${FIELD_CLASSES}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {Object.entries(options).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
)
