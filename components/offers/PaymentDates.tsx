'use client'
// A client component, because rows open in the browser only. The form loads when a visitor asks for it.
import { type ComponentType, useState } from 'react'
import { Summary } from '@/components/ui/Summary'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Plan } from '@/lib/offers/plan'
import type { DatesFormProps } from './DatesForm'

/** The last line of an opened row: it opens the form that makes a calendar file of the payments. */
export function PaymentDates({ plan, months }: { plan: Plan; months: number }) {
  const isHydrated = useHydrated()
  const [Form, setForm] = useState<ComponentType<DatesFormProps> | null>(null)
  if (!isHydrated || !plan.price) return null
  const load = () =>
    import('@/components/offers/DatesForm').then(
      ({ DatesForm }) => setForm(() => DatesForm),
      () => {}, // it can be opened again
    )
  return (
    <details onToggle={load} className="print:hidden">
      <Summary className="text-link">In your calendar</Summary>{' '}
      {Form ? <Form plan={plan} months={months} /> : <p>Loading…</p>}
    </details>
  )
}
