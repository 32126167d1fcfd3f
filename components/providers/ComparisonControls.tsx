import { FACT_VIEWS, ORDERS } from '@/lib/providers/comparison'
import type { Comparison } from './use-comparison'

type Props = {
  comparison: Comparison
  /** On a phone. A wider screen shows all. */
  isOpen: boolean
}

/** As wide as the words before the budget, in most fonts. */
const LABEL = '@wide:min-w-26.5 @wide:pr-3'

/** The order, the facts to compare, and filters that add up. */
export function ComparisonControls({ comparison, isOpen }: Props) {
  const { order, view, filters, wanted, withUnknown, unknown, found, change } = comparison
  return (
    <>
      <div className={`flex flex-col gap-3 pt-3 ${isOpen ? '' : 'max-md:hidden'}`}>
        <div className="flex flex-wrap gap-x-6 gap-y-4 max-md:*:flex-auto">
          <Choice label="Sort by" value={order} options={ORDERS} onChange={(sort) => change({ sort })} />
          <Choice
            label="Facts to compare"
            value={view}
            options={FACT_VIEWS}
            onChange={(facts) => change({ facts })}
          />
        </div>
        <fieldset className="min-w-0">
          <legend className={`text-sm font-semibold @wide:float-left @wide:py-2.5 ${LABEL}`}>
            Only with
          </legend>
          <div className="flex flex-wrap gap-2 max-md:*:grow max-md:*:basis-32">
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
            {unknown > 0 && (
              <FilterBox isChecked={withUnknown} onChange={(isOn) => change({ unknown: isOn ? '1' : '' })}>
                {`Also the ${unknown} not on record`}
              </FilterBox>
            )}
          </div>
        </fieldset>
      </div>
      {wanted.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          <span>{found}</span>
          <button
            type="button"
            onClick={() => change({ only: '', unknown: '' })}
            className="min-h-11 cursor-pointer font-semibold underlined-link"
          >
            Clear filters
          </button>
        </p>
      )}
    </>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: Readonly<Record<string, string>>
  onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label className="text-sm font-semibold @wide:flex @wide:items-center">
    <span className={`shrink-0 ${LABEL}`}>{label}</span>
    <select
      className="block min-h-11 w-full rounded-md border border-muted bg-card px-2.5 pr-9 text-base font-normal"
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

type FilterProps = { isChecked: boolean; onChange: (isChecked: boolean) => void; children: string }

/** A checkbox as large as a button, for one filter of a list. */
const FilterBox = ({ isChecked, onChange, children }: FilterProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line bg-card px-2.5 py-1 text-xs/tight has-checked:border-accent has-checked:bg-accent-soft">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-accent"
    />
    <span className="wrap-anywhere">{children}</span>
  </label>
)
