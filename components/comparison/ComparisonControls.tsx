import { useState } from 'react'
import { FilterBox } from '@/components/ui/FilterBox'
import { describeField, FIELD_LABEL_CLASSES, LabeledField } from '@/components/ui/LabeledField'
import { useHydrated } from '@/components/ui/useHydrated'
import { FACT_VIEWS } from '@/lib/providers/comparison'
import { ORDERS } from '@/lib/providers/comparison-order'
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
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="min-h-11 w-full cursor-pointer text-left font-semibold text-link md:hidden"
      >
        {`Sort, facts, filters${wanted.length > 0 ? `: ${wanted.length}` : ''}`}
      </button>
      <div
        className={`grid grid-cols-2 gap-4 md:grid-cols-[repeat(auto-fill,14rem)] ${isOpen ? '' : 'max-md:hidden'}`}
      >
        <Choice
          id="comparison_order"
          label="Sort by"
          value={order}
          options={ORDERS}
          onChange={(sort) => change({ sort })}
        />
        <Choice
          id="comparison_facts"
          label="Facts to compare"
          value={view}
          options={FACT_VIEWS}
          onChange={(facts) => change({ facts })}
        />
      </div>
      <fieldset className={`mt-2 min-w-0 ${isOpen ? '' : 'max-md:hidden'}`}>
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
      {wanted.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
          {isEmpty && <strong>No provider on record has all of this.</strong>}
          <span>{found}</span>
          <button
            type="button"
            onClick={clearFilters}
            className="min-h-11 cursor-pointer font-semibold underlined-link text-link"
          >
            Clear filters
          </button>
        </p>
      )}
    </fieldset>
  )
}

type ChoiceProps = {
  id: `${string}_${string}`
  label: string
  value: string
  options: Readonly<Record<string, string>>
  onChange: (value: string) => void
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <LabeledField id={id} label={label}>
      <select {...describeField(id)} value={value} onChange={({ target }) => onChange(target.value)}>
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </LabeledField>
  )
}
