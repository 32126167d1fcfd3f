import { type ReactNode, useEffect, useState } from 'react'
import { BudgetChips } from '@/components/offers/BudgetChips'
import { fieldId } from '@/components/offers/CostField'
import type { TextFields } from '@/components/offers/useCostInput'
import { useHydrated } from '@/components/ui/useHydrated'
import { capitalize } from '@/lib/base/format'
import { STATE_CODES } from '@/lib/base/states'
import type { FilterKey, FilterValues, Order, QuestionPart } from '@/lib/offers/compare'
import { FILTER_WORDS, formatPart, nameState, ORDER_LABELS } from '@/lib/offers/words/compare'
import type { DrugChoices } from '@/lib/providers/compared-offer'
import styles from './FilterBar.module.css'

/** Where a link to the field for another amount leads: what will hold the field, because it is not there yet. */
const OTHER_BUDGET = '#other_budget'

type Props = {
  /** The filters that can divide the list, and those in use. */
  shown: readonly FilterKey[]
  filters: FilterValues
  order: Order
  parts: readonly QuestionPart[]
  choices: DrugChoices
  fields: TextFields
  budget: number | null
  onChange: (part: Partial<Record<FilterKey | 'sort', string>>) => void
  onRemove: (key: string) => void
  onClear: () => void
}

/** What the visitor can ask. On a phone, the filters fold behind a button that counts what is asked. */
export function FilterBar({ shown, filters, order, parts, choices, fields, budget, ...on }: Props) {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const [isOther, setIsOther] = useState(false)
  // A link leads to the field for another amount, which is not there before.
  useEffect(() => setIsOther(location.hash === OTHER_BUDGET), [])
  useEffect(() => {
    // Before, the field is disabled.
    if (isHydrated && isOther && location.hash === OTHER_BUDGET)
      document.getElementById(fieldId('budget'))?.focus()
  }, [isHydrated, isOther])
  return (
    <div className={styles.bar}>
      <div className={styles.budget}>
        <BudgetChips fields={fields} budget={budget} isOther={isOther} onOther={setIsOther} />
      </div>
      <fieldset disabled={!isHydrated} className={styles.filters}>
        <legend className="sr-only">What you look for</legend>
        {shown.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="comparison_filters"
            onClick={() => setIsOpen(!isOpen)}
            className={styles.toggle}
          >
            Filters {parts.length > 0 && <span className={styles.badge}>{parts.length}</span>}
          </button>
        )}
        <div id="comparison_filters" className={styles.fields} data-open={isOpen || undefined}>
          {shown.map((name) => (
            <FilterField key={name} name={name} filters={filters} onChange={on.onChange}>
              {CHOICES[name]?.(choices)}
            </FilterField>
          ))}
        </div>
        <label className={styles.sort}>
          <span className="text-muted">Sort</span>{' '}
          <select
            value={order}
            onChange={({ target }) => on.onChange({ sort: target.value === 'year' ? '' : target.value })}
          >
            {Object.entries(ORDER_LABELS).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <Chips parts={parts} onRemove={on.onRemove} onClear={on.onClear} />
      </fieldset>
    </div>
  )
}

const ChoiceOptions = ({ values }: { values: readonly string[] }) =>
  values.map((value) => (
    <option key={value} value={value}>
      {capitalize(value)}
    </option>
  ))

/** The choices that come from the data. */
const CHOICES: Partial<Record<FilterKey, (choices: DrugChoices) => ReactNode>> = {
  product: ({ ingredients, brands }) => (
    <>
      <ChoiceOptions values={ingredients} />
      <optgroup label="Brands">
        <ChoiceOptions values={brands} />
      </optgroup>
    </>
  ),
  form: ({ forms }) =>
    Object.entries(FILTER_WORDS.form.choices ?? {}).map(
      ([key, text]) =>
        forms.includes(key) && (
          <option key={key} value={key}>
            {text}
          </option>
        ),
    ),
  state: () =>
    STATE_CODES.map((code) => (
      <option key={code} value={code}>
        {nameState(code)}
      </option>
    )),
}

type FilterFieldProps = Pick<Props, 'filters' | 'onChange'> & { name: FilterKey; children: ReactNode }

/** One filter: a list of choices, or a box. The HTML has no choices, because they cannot be used there. */
function FilterField({ name, filters, onChange, children }: FilterFieldProps) {
  const isHydrated = useHydrated()
  const { label, none, choices = {} } = FILTER_WORDS[name]
  const value = filters[name] ?? ''
  if (!none)
    return (
      <label className={styles.box}>
        <input
          type="checkbox"
          checked={value !== ''}
          onChange={({ target }) =>
            onChange({ [name]: target.checked ? (Object.keys(choices)[0] ?? '') : '' })
          }
        />
        {label}
      </label>
    )
  return (
    <label className={styles.choice}>
      <span>{label}</span>{' '}
      <select value={value} onChange={({ target }) => onChange({ [name]: target.value })}>
        <option value="">{none}</option>
        {isHydrated &&
          (children ??
            Object.entries(choices).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            )))}
      </select>
    </label>
  )
}

/** What is asked, each part to take back. */
const Chips = ({ parts, onRemove, onClear }: Pick<Props, 'parts' | 'onRemove' | 'onClear'>) =>
  parts.length > 0 && (
    <ul className={styles.chips} aria-label="What you ask">
      {parts.map((part) => (
        <li key={part.key}>
          <button type="button" onClick={() => onRemove(part.key)}>
            {formatPart(part)}
            <span aria-hidden="true"> ×</span>
            <span className="sr-only">, remove</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={onClear} className={styles.clear}>
          Clear
        </button>
      </li>
    </ul>
  )
