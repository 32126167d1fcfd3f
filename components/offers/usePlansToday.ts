// The plans of an island by the visitor's clock: a page may be older than the last day of a price.
import { useMemo } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { getLocalDay } from '@/lib/base/month'
import { listPlansOn } from '@/lib/offers/dates'
import type { Plan } from '@/lib/offers/plan'

/** As in the HTML until it is hydrated; then, a price that has ended costs what comes after it, or is over. */
export function usePlansToday(plans: readonly Plan[]): readonly Plan[] {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? listPlansOn(plans, getLocalDay()) : plans), [plans, isHydrated])
}
