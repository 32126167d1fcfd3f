// An island because budget, order, filters and picks follow the visitor.
import { useState } from 'react'
import { MoreButton } from '@/components/ledger/BudgetParts'
import { LedgerFrame } from '@/components/ledger/LedgerFrame'
import type { Plan } from '@/lib/plans/plan'
import { getScale } from '@/lib/plans/scale'
import type { ComparedRecord, ComparisonFact } from '@/lib/providers/compared-record'
import { formatFiltered, ORDERS } from '@/lib/providers/comparison'
import { ComparisonControls } from './ComparisonControls'
import { ProviderTable } from './ProviderTable'
import { SideBySide } from './SideBySide'
import { useComparison } from './use-comparison'

type Props = {
  facts: readonly ComparisonFact[]
  records: readonly ComparedRecord[]
  /** Of the records, of makers, and of programs. */
  plans: readonly Plan[]
  checked: string
}

/** Every record and every approved drug: what it costs, the facts, and two or three side by side. */
export function ProviderLedger({ facts, records, plans, checked }: Props) {
  const comparison = useComparison(facts, records, plans)
  const { input, fields, entries, listed, makers, filtered, order, wanted, picks } = comparison
  const [isOpen, setIsOpen] = useState(false)
  const { maxCents } = getScale(entries.map(({ sum }) => sum))
  const found = formatFiltered(filtered, records.length)
  return (
    <LedgerFrame
      checked={checked}
      input={input}
      fields={fields}
      plans={plans}
      entries={[...listed, ...makers.entries]}
      toggle={
        <div className="md:hidden">
          <MoreButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {`Sort, facts, filters${wanted.length > 0 ? `: ${wanted.length}` : ''}`}
          </MoreButton>
        </div>
      }
      controls={<ComparisonControls comparison={comparison} found={found} isOpen={isOpen} />}
      said={`${ORDERS[order]}. ${found}`}
      legendNote=" – = not on record."
    >
      <ProviderTable comparison={comparison} maxCents={maxCents} />
      {picks.length > 0 && <SideBySide comparison={comparison} maxCents={maxCents} />}
    </LedgerFrame>
  )
}
