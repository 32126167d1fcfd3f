'use client'
// A client component, because the file is made in the browser, of the visitor's own day.
import { type FormEvent, useRef, useState } from 'react'
import button from '@/components/ui/Button.module.css'
import { describeError, FieldError } from '@/components/ui/FieldError'
import { Loading } from '@/components/ui/Loading'
import { saveCalendarFile } from '@/components/ui/save-file'
import { useHydrated } from '@/components/ui/useHydrated'
import { readTypedDay } from '@/lib/base/day'
import { countUnits } from '@/lib/base/format'
import type { Plan } from '@/lib/offers/plan'
import { describeDates, makePaymentDates } from '@/lib/offers/words/calendar-file'
import styles from './CostFields.module.css'

export type DatesFormProps = { plan: Plan; months: number }

/** The first day of a treatment in, a calendar file out: bills, their ends, and the last day to give notice. */
export function DatesForm({ plan, months }: DatesFormProps) {
  const isHydrated = useHydrated()
  const [{ error, saved }, setOutcome] = useState({ error: '', saved: '' })
  const field = useRef<HTMLInputElement>(null)
  const errorId = `dates_${plan.key}_error`

  function save(event: FormEvent) {
    event.preventDefault()
    const start = readTypedDay(field.current?.value ?? '')
    if (!start) {
      setOutcome({ error: 'Enter the day you start, like 12/01/2026.', saved: '' })
      field.current?.focus()
      return
    }
    const { origin, pathname, hash } = location
    const { file, count, sum } = makePaymentDates(plan, months, start, origin + pathname + hash, new Date())
    saveCalendarFile(file, `${plan.key}-payments.ics`)
    setOutcome({ error: '', saved: `${countUnits(count, 'bill')}, ${sum}. Open the file to add them.` })
  }

  return (
    <form noValidate onSubmit={save}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <label className="min-w-0 text-sm font-semibold">
          Your first day{' '}
          <input
            ref={field}
            type="date"
            disabled={!isHydrated}
            onChange={() => setOutcome({ error: '', saved: '' })}
            className={`${styles.field} ${styles.day}`}
            {...describeError(error, errorId)}
          />
        </label>
        <button type="submit" disabled={!isHydrated} className={`${button.button} ${button.outline}`}>
          Get the dates as a file
        </button>
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <p role="status" className="text-xs text-muted">
        {saved ||
          (isHydrated ? (
            `${describeDates(plan, months)} The file is made here; nothing is sent.`
          ) : (
            <Loading />
          ))}
      </p>
    </form>
  )
}
