'use client'
// A client component, because rows open in the browser only. The form loads when a visitor asks for it.
import { type ComponentType, type MouseEvent, useState } from 'react'
import { Summary } from '@/components/ui/Summary'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Plan } from '@/lib/offers/plan'
import type { DatesFormProps } from './DatesForm'

/** The last line of an opened row: it opens the form that makes a calendar file of the payments. */
export function PaymentDates({ plan, months }: { plan: Plan; months: number }) {
  const isHydrated = useHydrated()
  const [Form, setForm] = useState<ComponentType<DatesFormProps> | null>(null)
  const [isFailed, setIsFailed] = useState(false)
  if (!isHydrated || !plan.price) return null

  const load = () => {
    setIsFailed(false)
    import('@/components/offers/DatesForm').then(
      ({ DatesForm }) => setForm(() => DatesForm),
      () => setIsFailed(true),
    )
  }
  const tryAgain = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes; the keyboard keeps its place.
    currentTarget.closest('details')?.querySelector('summary')?.focus()
    load()
  }

  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !Form && load()} className="print:hidden">
      <Summary className="text-link">In your calendar</Summary>{' '}
      {Form ? (
        <Form plan={plan} months={months} />
      ) : isFailed ? (
        <p role="alert">
          <span>It did not load. Are you online?</span>{' '}
          <button
            type="button"
            onClick={tryAgain}
            className="min-h-11 cursor-pointer font-semibold underlined-link"
          >
            Try again
          </button>
        </p>
      ) : (
        <p>Loading…</p>
      )}
    </details>
  )
}
