import { ShareLink } from '@/components/ui/ShareLink'
import { isReached, listDoseSteps } from '@/lib/calculator/doses'
import { toFragment } from '@/lib/calculator/inputs'
import { getLimit } from '@/lib/calculator/limits'
import { getPoint } from '@/lib/calculator/projection'
import { formatLoss, formatRoundWeight, formatWeight, type Unit } from '@/lib/calculator/weight'
import styles from './CalculatorResults.module.css'
import type { CalculatorFacts } from './get-calculator-facts'
import { Comparison, Measured } from './Measured'
import { ProjectionChart } from './ProjectionChart'
import type { CalculatorState, Result } from './useCalculator'

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
        {!hasReached && (
          <p className={styles.range}>
            <span className="block text-xs/snug text-muted">{`After ${input.weeks} weeks, low to high dose`}</span>
            <strong className="font-serif text-[1.5rem]/[1.2]">{formatDoseRange(facts, input, unit)}</strong>
          </p>
        )}
        {hasReached && (
          <Output
            id="projected_weight"
            label="Projected weight"
            value={formatWeight(projection.projectedWeightLbs, unit)}
            unit={unit}
            isLarge
            note={run > 0 ? `Low to high dose: ${formatDoseRange(facts, input, unit)}` : ''}
            className={styles.projected}
          />
        )}
        {hasReached && run > 0 && <Measured facts={facts} input={input} unit={unit} />}
        {run > 0 && (
          <Comparison
            facts={facts}
            input={input}
            percent={(projection.totalLossLbs / input.weightLbs) * 100}
          />
        )}
        <div className={styles.totals}>
          {!hasReached && (
            <Output
              id="projected_weight"
              label="Projected weight"
              value={formatWeight(projection.projectedWeightLbs, unit)}
              unit={unit}
              note=""
            />
          )}
          <Output
            id="total_loss"
            label="Total loss"
            value={formatLoss(projection.totalLossLbs, unit)}
            unit={unit}
          />
          <Output
            id="weekly_loss"
            label="Weekly loss"
            value={formatLoss(projection.weeklyLossLbs, unit)}
            unit={unit}
          />
        </div>
        {!hasReached && (
          <p className={`${styles.note} text-xs/snug text-muted`}>
            Our formula counts the full dose from day one.
          </p>
        )}
        {!hasReached && run > 0 && <Measured facts={facts} input={input} unit={unit} />}
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

/** "194 to 176 lbs": from the low to the high dose. */
function formatDoseRange({ table }: CalculatorFacts, input: Result['input'], unit: Unit): string {
  const { lowDoseLbs, highDoseLbs } = getPoint(input, table, input.weeks)
  const low = withoutWeightUnit(formatRoundWeight(lowDoseLbs, unit), unit)
  return `${low} to ${formatRoundWeight(highDoseLbs, unit)}`
}

const withoutWeightUnit = (weight: string, unit: Unit) => weight.slice(0, -` ${unit}`.length)

type OutputProps = {
  id: string
  label: string
  value: string
  unit: Unit
  isLarge?: boolean
  note?: string
  className?: string | undefined
}

/** One of the three figures. The results as a whole receive the focus; three live regions would only repeat them. */
const Output = ({ id, label, value, unit, isLarge, note, className = '' }: OutputProps) => (
  <div className={`min-w-0 ${className}`}>
    <p id={`${id}_label`} className="text-xs/snug text-muted">
      {label}
    </p>
    <output
      aria-live="off"
      aria-labelledby={`${id}_label`}
      className={`block font-semibold wrap-anywhere ${isLarge ? 'font-serif text-figure' : 'text-base'}`}
    >
      <span>{withoutWeightUnit(value, unit)}</span>
      <span>{` ${unit}`}</span>
    </output>
    {note && <p className="mt-1 text-xs/snug text-muted">{note}</p>}
  </div>
)
