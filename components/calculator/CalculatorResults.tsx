'use client'
// A client component because it shows what the visitor's inputs lead to.
import { lazy, Suspense } from 'react'
import { toFragment } from '@/lib/calculator/inputs'
import { formatLoss, formatWeight, type Unit } from '@/lib/calculator/weight'
import { ChartCaption } from './ChartCaption'
import type { CalculatorFacts, Result } from './calculator-facts'
import { ProjectionTable } from './ProjectionTable'
import { TrialComparison } from './TrialComparison'

type Props = { result: Result; facts: CalculatorFacts; unit: Unit }

/** The chart is fetched when there is something to draw. Without it the table has the same figures. */
const ProjectionChart = lazy(() =>
  import('./ProjectionChart').then(
    (module) => ({ default: module.ProjectionChart }),
    () => ({ default: ChartMissing }),
  ),
)

export function CalculatorResults({ result, facts, unit }: Props) {
  const { projectedWeightLbs, totalLossLbs, weeklyLossLbs } = result.projection
  const isCalculated = result.run > 0
  return (
    <div className="p-5 md:p-6">
      <div id="results-figures" className="mb-6 grid gap-4 sm:grid-cols-3">
        <Figure
          id="projected-weight"
          label="Projected weight"
          value={formatWeight(projectedWeightLbs, unit)}
        />
        <Figure id="total-loss" label="Total loss" value={formatLoss(totalLossLbs, unit)} />
        <Figure id="weekly-loss" label="Weekly loss" value={formatLoss(weeklyLossLbs, unit)} />
      </div>
      {isCalculated && (
        <>
          <Suspense fallback={<ChartRoom unit={unit} weeks={result.input.weeks} />}>
            <ProjectionChart input={result.input} table={facts.table} unit={unit} />
          </Suspense>
          <ProjectionTable input={result.input} facts={facts} unit={unit} />
        </>
      )}
      <p className="mt-5 text-sm text-muted">{facts.disclaimer}</p>
      {isCalculated && (
        <>
          <TrialComparison result={result} facts={facts} />
          <p className="mt-5 text-sm text-muted print:hidden">
            <a
              href={`#${toFragment(result.typed.raw, result.typed.unit)}`}
              className="inline-flex min-h-11 items-center text-pine underline underline-offset-4 hover:no-underline"
            >
              Link to these inputs
            </a>{' '}
            keeps them behind the “#” of the address, which browsers send to nobody.
          </p>
        </>
      )}
    </div>
  )
}

function Figure({ id, label, value }: { id: string; label: string; value: string }) {
  return (
    <div className="min-w-0">
      <p id={`${id}-label`} className="text-sm text-muted">
        {label}
      </p>
      {/* The results take the focus as a whole; three live regions on top would only repeat them. */}
      <output
        aria-live="off"
        aria-labelledby={`${id}-label`}
        className="block font-serif text-price font-bold [overflow-wrap:anywhere]"
      >
        {value}
      </output>
    </div>
  )
}

/** As much room as the chart will take, so that nothing below it moves. */
function ChartRoom(props: { unit: Unit; weeks: number }) {
  return (
    <figure aria-hidden="true" className="invisible">
      <div className="h-72" />
      <ChartCaption {...props} />
    </figure>
  )
}

function ChartMissing() {
  return <p className="text-sm text-muted">The chart could not be loaded. The table has the same figures.</p>
}
