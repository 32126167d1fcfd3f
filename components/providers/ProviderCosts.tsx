// An island because budget, order, filters and picks follow the visitor.
import { useState } from 'react'
import { MoreButton } from '@/components/costs/BudgetParts'
import { CostFrame } from '@/components/costs/CostFrame'
import { FACT_VIEWS, ORDERS, PICK_LIMIT } from '@/lib/providers/comparison'
import { ComparisonControls } from './ComparisonControls'
import { ProviderTable } from './ProviderTable'
import { SideBySide } from './SideBySide'
import { type ComparisonData, useComparison } from './use-comparison'

/** Every record and every approved drug: what it costs, the facts, and two or three side by side. */
export function ProviderCosts({ checked, ...data }: ComparisonData & { checked: string }) {
  const comparison = useComparison(data)
  const { input, fields, listed, makers, order, view, wanted, picks, found } = comparison
  const [isOpen, setIsOpen] = useState(false)
  const only = comparison.filters.flatMap(({ key, label }) => (wanted.includes(key) ? label : [])).join(', ')
  return (
    <CostFrame
      checked={checked}
      input={input}
      fields={fields}
      plans={data.plans}
      entries={[...listed, ...makers.entries]}
      toggle={
        <div className="ml-auto md:hidden">
          <MoreButton isOpen={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {`Sort, facts, filters${wanted.length > 0 ? `: ${wanted.length}` : ''}`}
          </MoreButton>
        </div>
      }
      controls={<ComparisonControls comparison={comparison} isOpen={isOpen} />}
      said={`${ORDERS[order]}. ${FACT_VIEWS[view]}. ${found} ${picks.length} of ${PICK_LIMIT} picked.`}
    >
      {wanted.length > 0 && (
        <p className="hidden px-inset py-2 print:block">{`Only with: ${only}. ${found}`}</p>
      )}
      <ProviderTable comparison={comparison} />
      {picks.length > 0 && <SideBySide comparison={comparison} />}
    </CostFrame>
  )
}
