// An island on a seller's page, because its form makes a file.
import { useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { formatShortPrice } from '@/lib/costs/labels'
import type { Plan } from '@/lib/costs/plan'
import { DatesForm } from './DatesForm'

/** The form for one of a seller's offers, which the visitor chooses where there are several. */
export function OfferDates({ plans, months }: { plans: readonly Plan[]; months: number }) {
  const isHydrated = useHydrated()
  const [key, setKey] = useState(plans[0]?.key)
  const plan = plans.find((own) => own.key === key)
  return (
    <>
      {plans.length > 1 && (
        <label className="mb-2 block text-sm font-semibold">
          Offer{' '}
          <select
            value={key}
            disabled={!isHydrated}
            onChange={({ target }) => setKey(target.value)}
            className="block min-h-12 w-full rounded-md border border-muted bg-card px-3.5 py-2.5 pr-9 text-base"
          >
            {plans.map((own) => (
              <option key={own.key} value={own.key}>
                {[own.track, formatShortPrice(own)].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        </label>
      )}
      {plan && <DatesForm key={key} plan={plan} months={months} />}
    </>
  )
}
