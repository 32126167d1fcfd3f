import type { ReactNode } from 'react'
import { FieldError } from '@/components/ui/FieldError'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { NoWrap } from '@/components/ui/NoWrap'
import { useHydrated } from '@/components/ui/useHydrated'
import { joinNames } from '@/lib/base/format'
import { NAMES_MAX } from '@/lib/plans/ledger'
import type { TextFields } from './useLedgerInput'

type Props = {
  fields: TextFields
  /** The names of providers that bill the drug separately. */
  separate: readonly string[]
  /** "1 fits · 2 we cannot say · 7 do not", or how many options there are. */
  counts: string
  /** "Fits at the price on record: DirectMeds." */
  fits: string | null
}

/** What a visitor can spend, for how long, and their own price of a drug that is billed separately. */
export function LedgerFields({ fields, separate, counts, fits }: Props) {
  const isHydrated = useHydrated()
  const names = separate.length > NAMES_MAX ? `${separate.length} sellers` : joinNames(separate)
  return (
    <fieldset disabled={!isHydrated} className="min-w-0 px-inset py-3 noscript:hidden print:hidden">
      <legend className="sr-only">What you can spend</legend>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 font-semibold">
        <Field name="budget" fields={fields} before="I can spend" width="w-16">
          a month <span className="text-sm font-normal text-muted">(optional)</span>
        </Field>
        <Field name="months" fields={fields} before="for" width="w-14">
          months
        </Field>
      </div>
      {separate.length > 0 && (
        <div className="mt-2 text-sm">
          <Field
            name="drug"
            fields={fields}
            before={`${names} ${separate.length > 1 ? 'bill' : 'bills'} the drug separately. Know its price?`}
            width="w-20"
          >
            a month
          </Field>
        </div>
      )}
      {Object.entries(fields).map(
        ([name, { error }]) =>
          error && (
            <FieldError key={name} id={errorId(name)}>
              {error}
            </FieldError>
          ),
      )}
      <NotReadyNote>
        {/* A new paragraph for each text: a translated one has other nodes, which React could not remove. */}
        <p key={`${fits} ${counts}`} className={fits ? 'mt-2 font-semibold' : 'text-muted'}>
          {fits && <NoWrap>{`${fits} `}</NoWrap>}
          <span className="font-normal text-muted">{counts}</span>
        </p>
      </NotReadyNote>
    </fieldset>
  )
}

const errorId = (name: string): string => `ledger_${name}_error`

type FieldProps = {
  name: keyof TextFields
  fields: TextFields
  before: string
  width: string
  children: ReactNode
}

/** A field within a sentence, which is its label. */
function Field({ name, fields, before, width, children }: FieldProps) {
  const { text, error, onText, onLeave } = fields[name]
  return (
    <label className="flex flex-wrap items-center gap-x-2">
      {before}
      <span className="inline-flex items-center gap-1">
        {name !== 'months' && '$'}
        <input
          id={`ledger_${name}`}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => onText(target.value)}
          onBlur={onLeave}
          className={`min-h-11 ${width} rounded-md border border-frame bg-card px-2.5 text-base aria-invalid:border-2 aria-invalid:border-danger`}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId(name) })}
        />
      </span>
      <span>{children}</span>
    </label>
  )
}
