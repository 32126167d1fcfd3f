import { type ReactNode, useEffect } from 'react'
import { FieldError } from '@/components/ui/FieldError'
import { useHydrated } from '@/components/ui/useHydrated'
import { isNewVisit } from '@/lib/base/entry-state'
import { joinNames } from '@/lib/base/format'
import styles from './CostFields.module.css'
import type { TextFields } from './useCostInput'

/** More names than this would not fit a line. */
const NAMES_MAX = 3

type Props = {
  fields: TextFields
  /** The names of providers that bill the drug separately. */
  separate: readonly string[]
}

/** What a visitor can spend, for how long, and their own price of a drug that is billed separately. */
export function CostFields({ fields, separate }: Props) {
  const isHydrated = useHydrated()
  // "What fits my budget?" leads to the field, which could not have the focus before.
  useEffect(() => {
    if (isHydrated && location.hash === `#${BUDGET_ID}` && isNewVisit())
      document.getElementById(BUDGET_ID)?.focus()
  }, [isHydrated])
  const names = separate.length > NAMES_MAX ? `${separate.length} sellers` : joinNames(separate)
  return (
    <>
      <div className="gap-x-8 @wide:flex @wide:items-end">
        {/* On a phone, each has its words above its field, and both are in one line. */}
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 text-sm/snug font-semibold max-md:*:flex-[1_7.25rem] max-md:*:first:basis-37">
          <Field name="budget" fields={fields} before="I can spend">
            a month <span className="text-xs text-muted max-md:block">(optional)</span>
          </Field>
          <Field name="months" fields={fields} before="for">
            months
          </Field>
        </div>
        {separate.length > 0 && (
          <div className="text-sm/snug font-semibold max-md:*:grid @max-wide:mt-2">
            <Field
              name="drug"
              fields={fields}
              before={`${names} ${separate.length === 1 ? 'sells' : 'sell'} without the drug. Its price`}
            >
              a month
            </Field>
          </div>
        )}
      </div>
      {Object.entries(fields).map(
        ([name, { error }]) =>
          error && (
            <FieldError key={name} id={errorId(name)}>
              {error}
            </FieldError>
          ),
      )}
    </>
  )
}

/** Other pages link to it. */
const BUDGET_ID = 'costs_budget'

const errorId = (name: string): string => `costs_${name}_error`

type FieldProps = {
  name: keyof TextFields
  fields: TextFields
  before: ReactNode
  children: ReactNode
}

/** A field within a sentence, which is its label. In a narrow one, the words before the field are above it. */
export function Field({ name, fields, before, children }: FieldProps) {
  const { text, error, onText, onLeave } = fields[name]
  return (
    <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {before}{' '}
      <span className="flex flex-wrap items-center gap-x-1.5">
        {name !== 'months' && '$'}
        <input
          id={`costs_${name}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
          className={`${styles.field} ${name === 'months' ? styles.months : ''}`}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId(name) })}
        />{' '}
        <span className="font-normal">{children}</span>
      </span>
    </label>
  )
}
