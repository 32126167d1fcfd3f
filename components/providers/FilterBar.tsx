import { type ReactNode, useEffect, useState } from 'react'
import { CostFields } from '@/components/offers/CostFields'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { useHydrated } from '@/components/ui/useHydrated'
import { STATE_CODES } from '@/lib/base/states'
import type { FilterKey } from '@/lib/offers/compare'
import { isDrugSeparate } from '@/lib/offers/sums'
import { FILTER_WORDS, formatPart, nameState, ORDER_LABELS } from '@/lib/offers/words/compare'
import styles from './OfferComparison.module.css'
import type { Comparison, ComparisonData } from './use-comparison'

const BUDGET = '#costs_budget'

type Props = { comparison: Comparison; choices: ComparisonData['choices'] }

/** What the visitor can ask. On a phone it folds behind a button that counts what is asked. */
export function FilterBar({ comparison, choices }: Props) {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  // "What fits my budget?" leads to a field that a phone folds.
  useEffect(() => {
    if (location.hash === BUDGET) setIsOpen(true)
  }, [])
  useEffect(() => {
    if (isOpen && location.hash === BUDGET) document.querySelector<HTMLElement>(BUDGET)?.focus()
  }, [isOpen])
  const { fields, parts, order, change, count } = comparison
  const separate = comparison.matching.filter((plan) => plan.kind === 'provider' && isDrugSeparate(plan))
  return (
    <fieldset disabled={!isHydrated} className={styles.filters}>
      <legend className="sr-only">What you look for</legend>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="comparison_filters"
        onClick={() => setIsOpen(!isOpen)}
        className={styles.toggle}
      >
        Filters{' '}
        {parts.length > 0 && (
          <span key={parts.length} className={styles.badge}>
            {parts.length}
          </span>
        )}
      </button>
      <div id="comparison_filters" className={styles.fields} data-open={isOpen || undefined}>
        <Choice name="product" comparison={comparison}>
          <Options values={choices.ingredients} />
          <optgroup label="Brands">
            <Options values={choices.brands} />
          </optgroup>
        </Choice>
        <Choice name="form" comparison={comparison} />
        <Choice name="kind" comparison={comparison} />
        <Choice name="state" comparison={comparison}>
          {STATE_CODES.map((code) => (
            <option key={code} value={code}>
              {nameState(code)}
            </option>
          ))}
        </Choice>
        <Choice name="pays" comparison={comparison} />
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={comparison.filters.term === 'none'}
            onChange={({ target }) => change({ term: target.checked ? 'none' : '' })}
          />
          {FILTER_WORDS.term.label}
        </label>
        <div className={styles.costs}>
          <CostFields fields={fields} separate={[...new Set(separate.map(({ name }) => name))]} />
        </div>
      </div>
      <Chips comparison={comparison} />
      <div className={styles.count}>
        <NotReadyNote>
          <p key={count} className="text-base">
            <strong>{count}</strong> <span className="text-muted">tick two or three to compare</span>
          </p>
        </NotReadyNote>
      </div>
      <label className={styles.sort}>
        <span className="text-muted">Sort</span>{' '}
        <select
          value={order}
          onChange={({ target }) => change({ sort: target.value === 'year' ? '' : target.value })}
        >
          {Object.entries(ORDER_LABELS).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}

const Options = ({ values }: { values: readonly string[] }) =>
  values.map((value) => (
    <option key={value} value={value}>
      {value.charAt(0).toUpperCase() + value.slice(1)}
    </option>
  ))

type ChoiceProps = { name: FilterKey; comparison: Comparison; children?: ReactNode }

/** One filter: a list of choices, by default that of the filter. The HTML has none, because it cannot be used there. */
function Choice({ name, comparison: { filters, change }, children }: ChoiceProps) {
  const isHydrated = useHydrated()
  const { label, none, choices = {} } = FILTER_WORDS[name]
  return (
    <label className={styles.choice}>
      <span>{label}</span>{' '}
      <select value={filters[name] ?? ''} onChange={({ target }) => change({ [name]: target.value })}>
        <option value="">{none}</option>
        {isHydrated &&
          (children ??
            Object.entries(choices).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            )))}
      </select>
    </label>
  )
}

/** What is asked, each part to take back. */
function Chips({ comparison: { parts, remove, clearAll } }: { comparison: Comparison }) {
  if (parts.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="What you ask">
      {parts.map((part) => (
        <li key={part.key}>
          <button type="button" onClick={() => remove(part.key)}>
            {formatPart(part)}
            <span aria-hidden="true"> ×</span>
            <span className="sr-only">, remove</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" onClick={clearAll} className={styles.clear}>
          Clear
        </button>
      </li>
    </ul>
  )
}
