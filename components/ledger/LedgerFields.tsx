import { type ReactNode, useEffect } from 'react'
import { FieldError } from '@/components/ui/FieldError'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { NoWrap } from '@/components/ui/NoWrap'
import { useHydrated } from '@/components/ui/useHydrated'
import { joinNames } from '@/lib/base/format'
import { NAMES_MAX, type summarizeFit } from '@/lib/plans/ledger'
import { BudgetMark } from './RowL'
import type { TextFields } from './useLedgerInput'

type Props = {
  fields: TextFields
  /** The names of providers that bill the drug separately. */
  separate: readonly string[]
  /** "12 options". */
  count: string
  /** With a budget: what fits, what we cannot say, and what does not fit, instead of the count. */
  fit: ReturnType<typeof summarizeFit>
  /** Beside the counts, what unfolds `children` on a phone. */
  toggle: ReactNode
  children: ReactNode
}

/** What a visitor can spend, for how long, and their own price of a drug that is billed separately. */
export function LedgerFields({ fields, separate, count, fit, toggle, children }: Props) {
  const isHydrated = useHydrated()
  // "What fits my budget?" leads to the field, which could not have the focus before.
  useEffect(() => {
    if (isHydrated && location.hash === `#${BUDGET_ID}`) document.getElementById(BUDGET_ID)?.focus()
  }, [isHydrated])
  const names = separate.length > NAMES_MAX ? `${separate.length} sellers` : joinNames(separate)
  return (
    <fieldset disabled={!isHydrated} className="min-w-0 px-inset py-3 noscript:hidden print:hidden">
      <legend className="sr-only">Your choices</legend>
      <div className="gap-x-8 @wide:flex @wide:items-end">
        <div className="ledger-fields">
          <Field name="budget" fields={fields} before="I can spend">
            a month <span className="text-xs text-muted max-md:block">(optional)</span>
          </Field>
          <Field name="months" fields={fields} before="for">
            months
          </Field>
        </div>
        {separate.length > 0 && (
          <div className="mt-2 text-sm/snug">
            <Field
              name="drug"
              fields={fields}
              before={<span className="text-muted">{`Drug price at ${names}`}</span>}
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
      <div className="@wide:grid @wide:grid-cols-[minmax(0,1fr)_auto] @wide:items-center @wide:gap-3 @wide:pt-3">
        <div className={fit[0] || !children ? '@wide:col-span-2' : '@wide:col-start-2 @wide:row-start-1'}>
          <NotReadyNote>
            <div className="flex flex-wrap items-center justify-between @wide:justify-end">
              {fit[0] ? (
                <ul className="basis-full">
                  {/* A new element for each text: a translated one has other nodes, which React could not remove. */}
                  {fit.map(({ group, text }) => (
                    <li
                      key={text}
                      className={`pl-4.5 -indent-4.5 ${group === 'fits' ? 'font-semibold' : ''}`}
                    >
                      <BudgetMark group={group} />
                      <NoWrap>{text}</NoWrap>
                    </li>
                  ))}
                </ul>
              ) : (
                <p key={count} className="text-muted">
                  {count}
                </p>
              )}
              {toggle}
            </div>
          </NotReadyNote>
        </div>
        {children}
      </div>
    </fieldset>
  )
}

/** Other pages link to it. */
const BUDGET_ID = 'ledger_budget'

const errorId = (name: string): string => `ledger_${name}_error`

type FieldProps = {
  name: keyof TextFields
  fields: TextFields
  before: ReactNode
  children: ReactNode
}

/** A field within a sentence, which is its label. In a narrow one, the words before the field are above it. */
function Field({ name, fields, before, children }: FieldProps) {
  const { text, error, onText, onLeave } = fields[name]
  return (
    <label className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {before}
      <span className="flex flex-wrap items-center gap-x-1.5">
        {name !== 'months' && '$'}
        <input
          id={`ledger_${name}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
          className={`min-h-11 rounded-md border border-frame bg-card px-2.5 text-base aria-invalid:border-2 aria-invalid:border-danger ${name === 'months' ? 'w-12' : 'w-16'}`}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId(name) })}
        />
        <span className="font-normal">{children}</span>
      </span>
    </label>
  )
}
