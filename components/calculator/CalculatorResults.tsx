import { ShareLink } from '@/components/ui/ShareLink'
import { isReached, listDoseSteps } from '@/lib/calculator/doses'
import { toFragment } from '@/lib/calculator/inputs'
import { getLimit } from '@/lib/calculator/limits'
import styles from './CalculatorResults.module.css'
import { ProjectionChart } from './ProjectionChart'
import { ReachedFigures, UnreachedFigures } from './ResultFigures'
import type { CalculatorState } from './useCalculator'

/** The projection, what trials measured beside it, and the chart. The unit follows the switch; the rest, the last Calculate. */
export function CalculatorResults({ facts, result, draft, isOutdated }: CalculatorState) {
  const { run, input, projection } = result
  const { unit, calculated } = draft
  const limit = getLimit(input.weightLbs, projection.projectedWeightLbs, unit)
  const steps = facts.doseSteps[input.medication]
  const hasReached = isReached(steps, input.dosage, input.weeks)
  return (
    <div className="@container px-inset py-4">
      <p role="status" className="font-semibold not-empty:mb-4">
        {isOutdated ? 'These results are for earlier inputs. Calculate again to update them.' : ''}
      </p>
      {limit.isUnlikely && (
        <p id="weight_warning" className="mb-5 rounded-md bg-danger-soft p-4 text-sm text-danger">
          <strong className="font-semibold">{limit.lead}</strong>
          {` ${limit.text}`}
        </p>
      )}
      {/* Sentences that mix text and elements: their key changes with the result, so that a browser's page translation
          keeps no old ones. */}
      <div
        key={run}
        id="results_figures"
        className={`${styles.figures} ${hasReached ? '' : styles.notReached}`}
      >
        {hasReached ? (
          <ReachedFigures facts={facts} result={result} unit={unit} />
        ) : (
          <UnreachedFigures facts={facts} result={result} unit={unit} />
        )}
      </div>
      {run > 0 && (
        <ProjectionChart
          input={input}
          table={facts.table}
          unit={unit}
          steps={hasReached ? undefined : listDoseSteps(steps, input.weeks)}
        />
      )}
      <p className="mt-2 text-xs/snug text-muted">{facts.disclaimer}</p>
      {calculated && (
        <p className="text-sm text-muted print:hidden">
          <ShareLink fragment={`#${toFragment(calculated)}`}>Link to these inputs</ShareLink>
        </p>
      )}
    </div>
  )
}
