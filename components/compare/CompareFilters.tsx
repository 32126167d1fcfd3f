'use client'
// A client component because its boxes wait for the script.
import type { ReactNode } from 'react'
import { useHydrated } from '@/components/ui/useHydrated'
import { FACT_LABELS, FACT_NAMES, type FactName } from '@/lib/providers/compare'

type Props = {
  wanted: readonly FactName[]
  onWant: (wanted: readonly FactName[]) => void
  unknown: number
  withUnknown: boolean
  onWithUnknown: (withUnknown: boolean) => void
}

/** What a provider must state to be shown; and, where some state nothing, whether to show them too. */
export function CompareFilters({ wanted, onWant, unknown, withUnknown, onWithUnknown }: Props) {
  const isHydrated = useHydrated()
  return (
    <fieldset disabled={!isHydrated} className="mb-4 min-w-0 noscript:hidden print:hidden">
      <legend className="mb-2 text-sm font-semibold">Show only providers that state</legend>
      <div className="flex flex-wrap gap-2">
        {FACT_NAMES.map((name) => (
          <Box
            key={name}
            isChecked={wanted.includes(name)}
            onChange={(isWanted) =>
              onWant(isWanted ? [...wanted, name] : wanted.filter((entry) => entry !== name))
            }
          >
            {FACT_LABELS[name]}
          </Box>
        ))}
        {unknown > 0 && (
          <Box isChecked={withUnknown} onChange={onWithUnknown}>
            {`Also the ${unknown} that ${unknown === 1 ? 'does' : 'do'} not state it`}
          </Box>
        )}
      </div>
    </fieldset>
  )
}

type BoxProps = { isChecked: boolean; onChange: (isChecked: boolean) => void; children: ReactNode }

function Box({ isChecked, onChange, children }: BoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-muted bg-card px-3.5 py-1 text-sm has-checked:border-pine has-checked:bg-mint">
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-pine"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </label>
  )
}
