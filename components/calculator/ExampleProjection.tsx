import { EXAMPLE } from '@/lib/calculator/series'
import type { CalculatorFacts } from './calculator-facts'
import { ProjectionChart } from './ProjectionChart'

/** Shows what a projection looks like before there is one. Never called a result. */
export function ExampleProjection({ facts: { table, medications } }: { facts: CalculatorFacts }) {
  const label = medications.find(({ id }) => id === EXAMPLE.medication)?.label ?? EXAMPLE.medication
  return (
    <div className="min-w-0 rounded-lg border border-line p-5 md:p-6 noscript:hidden print:hidden">
      <p className="mb-4 text-sm text-muted">
        <strong className="text-ink">Example:</strong>
        {` ${EXAMPLE.weightLbs} lbs, ${label}, standard dose. Yours appears here after Calculate.`}
      </p>
      <ProjectionChart input={EXAMPLE} table={table} unit="lbs" />
    </div>
  )
}
