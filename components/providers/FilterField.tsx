import type { ReactNode } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { capitalize } from '@/lib/base/format'
import { STATE_CODES } from '@/lib/base/states'
import type { FilterKey, FilterValues } from '@/lib/offers/compare'
import { FILTER_WORDS, nameState } from '@/lib/offers/words/compare'
import type { DrugChoices } from '@/lib/providers/compared-offer'
import styles from './FilterBar.module.css'

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

type Props = {
  name: FilterKey
  filters: FilterValues
  choices: DrugChoices
  onChange: (part: Partial<Record<FilterKey, string>>) => void
}

/** One filter: a list of choices, or a box. The HTML has no choices, because they cannot be used there. */
export function FilterField({ name, filters, choices: drugChoices, onChange }: Props) {
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
          (CHOICES[name]?.(drugChoices) ??
            Object.entries(choices).map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            )))}
      </select>
    </label>
  )
}
