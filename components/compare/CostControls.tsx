import { type ComponentProps, useEffect, useState } from 'react'
import { NotReadyNote } from '@/components/ui/NotReadyNote'
import { useHydrated } from '@/components/ui/useHydrated'
import type { ComparedProvider } from '@/lib/providers/compare'
import { joinNames } from '@/lib/providers/side-by-side'
import { ValidatedField } from './ValidatedField'

type Field = Pick<ComponentProps<typeof ValidatedField>, 'text' | 'error' | 'onText' | 'onLeave'>

type Props = {
  /** Providers that bill the medication separately. */
  separate: readonly ComparedProvider[]
  months: Field
  medicationPrice: Field
  /** What the sums cover, in words. */
  status: string
}

/** A label with more names than this shows their number instead. */
const NAMES_LIMIT = 3
const STATUS_DELAY_MS = 700

/** Months of treatment, and the visitor's own medication price where a provider bills it separately. */
export function CostControls({ separate, months, medicationPrice, status }: Props) {
  const isHydrated = useHydrated()
  const names =
    separate.length > NAMES_LIMIT
      ? `the ${separate.length} that bill it separately`
      : joinNames(separate.map(({ name }) => name))
  return (
    <>
      <fieldset
        disabled={!isHydrated}
        className="grid max-w-[47rem] grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] noscript:hidden print:hidden"
      >
        <legend className="sr-only">Your treatment</legend>
        <ValidatedField id="cost_months" label="Months of treatment (1–24)" {...months} />
        {separate.length > 0 && (
          <ValidatedField
            id="cost_medication"
            label={`Your own medication price in $ a month, for ${names}`}
            {...medicationPrice}
          />
        )}
      </fieldset>
      <NotReadyNote />
      <DebouncedStatus>{status}</DebouncedStatus>
    </>
  )
}

/** Announces changes once the visitor stops typing, and nothing before the first change. */
function DebouncedStatus({ children }: { children: string }) {
  const [announced, setAnnounced] = useState({ text: children, isChanged: false })
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setAnnounced((before) => (before.text === children ? before : { text: children, isChanged: true })),
      STATUS_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [children])
  return (
    <p role="status" className="sr-only">
      {announced.isChanged ? announced.text : ''}
    </p>
  )
}
