// An island on a seller's page, because its form makes a file.
import { useState } from 'react'
import { describeField, LabeledField } from '@/components/ui/LabeledField'
import { useHydrated } from '@/components/ui/useHydrated'
import type { Plan } from '@/lib/offers/plan'
import { formatShortPrice } from '@/lib/offers/words/offers'
import { DatesForm } from './DatesForm'
import { usePlansToday } from './usePlansToday'

const SELECT_ID = 'dates_offer'

/** The form for one of a seller's offers, which the visitor chooses where there are several. */
export function OfferDates({ plans: built, months }: { plans: readonly Plan[]; months: number }) {
  const isHydrated = useHydrated()
  const plans = usePlansToday(built).filter(({ price }) => price)
  const [key, setKey] = useState(plans[0]?.key)
  const plan = plans.find((one) => one.key === key)
  return (
    <>
      {plans.length > 1 && (
        <LabeledField id={SELECT_ID} label="Offer" className="mb-2">
          <select
            {...describeField(SELECT_ID)}
            value={key}
            disabled={!isHydrated}
            onChange={({ target }) => setKey(target.value)}
          >
            {plans.map((one) => (
              <option key={one.key} value={one.key}>
                {[one.offerName, formatShortPrice(one)].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        </LabeledField>
      )}
      {plan && <DatesForm key={key} plan={plan} months={months} />}
    </>
  )
}
