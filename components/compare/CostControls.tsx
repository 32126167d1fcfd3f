'use client'
// A client component because it reads what the visitor types.
import { useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import type { ComparedProvider } from '@/lib/providers/compare'
import type { Treatment } from '@/lib/providers/cost'
import { parseMedicationPrice, parseMonths } from '@/lib/providers/cost-inputs'
import { formatTreatment } from '@/lib/providers/cost-table'
import { joinNames } from '@/lib/providers/side-by-side'
import { TypedField } from './TypedField'

type Props = {
  /** Providers that bill the medication separately. */
  separate: readonly ComparedProvider[]
  treatment: Treatment
  onChange: (treatment: Treatment) => void
}

/** How many names a label can hold before a number says more. */
const NAMES_LIMIT = 3
const STATUS_DELAY_MS = 700

/** Months of treatment, and the visitor's own medication price where somebody bills it separately. */
export function CostControls({ separate, treatment, onChange }: Props) {
  const isLive = useHydrated()
  const names =
    separate.length > NAMES_LIMIT
      ? `the ${separate.length} that bill it separately`
      : joinNames(separate.map(({ name }) => name))
  return (
    <>
      <fieldset
        disabled={!isLive}
        className="mb-6 grid max-w-[47rem] grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] noscript:hidden print:hidden"
      >
        <legend className="sr-only">Your treatment</legend>
        <TypedField
          id="cost-months"
          label="Months of treatment (1–24)"
          initial={String(treatment.months)}
          parse={parseMonths}
          onValue={(months) => onChange({ ...treatment, months })}
        />
        {separate.length > 0 && (
          <TypedField
            id="cost-medication"
            label={`Your own medication price in $ a month, for ${names}`}
            initial=""
            parse={parseMedicationPrice}
            onValue={(medicationPerMonth) => onChange({ ...treatment, medicationPerMonth })}
          />
        )}
      </fieldset>
      <SettledStatus>{formatTreatment(treatment)}</SettledStatus>
    </>
  )
}

/** Says what changed once the visitor stops typing, and nothing before the first change. */
function SettledStatus({ children }: { children: string }) {
  const [said, setSaid] = useState({ text: children, isChanged: false })
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((before) => (before.text === children ? before : { text: children, isChanged: true })),
      STATUS_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [children])
  return (
    <p role="status" className="sr-only">
      {said.isChanged && said.text}
    </p>
  )
}
