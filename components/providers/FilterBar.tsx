import { useEffect, useState } from 'react'
import { BudgetChips } from '@/components/offers/BudgetChips'
import { fieldId } from '@/components/offers/CostField'
import type { TextFields } from '@/components/offers/useCostInput'
import { useHydrated } from '@/components/ui/useHydrated'
import type { FilterKey, FilterValues, Order, QuestionPart } from '@/lib/offers/compare'
import { formatPart, ORDER_LABELS } from '@/lib/offers/words/compare'
import type { DrugChoices } from '@/lib/providers/compared-offer'
import styles from './FilterBar.module.css'
import { FilterField } from './FilterField'

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
            <FilterField key={name} name={name} filters={filters} choices={choices} onChange={on.onChange} />
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
