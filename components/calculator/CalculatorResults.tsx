import { ShareLink } from '@/components/ui/ShareLink'
import { toFragment } from '@/lib/calculator/inputs'
import { getLimit, getNotes } from '@/lib/calculator/limits'
import { getPoint, type Projection } from '@/lib/calculator/projection'
import { formatLoss, formatRoundWeight, formatWeight, type Unit } from '@/lib/calculator/weight'
import type { CalculatorFacts } from './get-calculator-facts'
import { ProjectionChart } from './ProjectionChart'
import type { CalculatorState, Result } from './useCalculator'

/** The range, three figures, and the chart. The unit follows the switch; the rest, the last Calculate. */
export function CalculatorResults({ facts, result, draft, isOutdated }: CalculatorState) {
  const { run, input, projection } = result
  const { unit, calculated } = draft
  const limit = getLimit(input.weightLbs, projection.projectedWeightLbs, unit)
  return (
    <div className="px-inset py-4">
      <p role="status" className="font-semibold not-empty:mb-4">
        {isOutdated ? 'These results are for earlier inputs. Calculate again to update them.' : ''}
      </p>
      {limit.isUnlikely && (
        <p
          id="weight_warning"
          className="mb-5 rounded-md bg-danger-soft p-4 text-sm font-semibold text-danger"
        >
          {limit.text}
        </p>
      )}
      {getNotes(input.dosage, input.weeks).map((note) => (
        <p key={`${run} ${note}`} className="mb-3 text-sm/snug font-semibold">
          {note}
        </p>
      ))}
      <Figures {...projection} unit={unit} range={run > 0 ? formatRange(facts, input, unit) : ''} />
      {run > 0 && <ProjectionChart input={input} table={facts.table} unit={unit} />}
      <p className="mt-2 text-xs/snug text-muted">{facts.disclaimer}</p>
      {calculated && (
        <p className="text-sm text-muted print:hidden">
          <ShareLink fragment={`#${toFragment(calculated)}`}>Link to these inputs</ShareLink>
        </p>
      )}
    </div>
  )
}

/** "Low to high dose: 194 to 176 lbs" */
function formatRange({ table }: CalculatorFacts, input: Result['input'], unit: Unit): string {
  const { lowDoseLbs, highDoseLbs } = getPoint(input, table, input.weeks)
  const low = withoutUnit(formatRoundWeight(lowDoseLbs, unit), unit)
  return `Low to high dose: ${low} to ${formatRoundWeight(highDoseLbs, unit)}`
}

const withoutUnit = (weight: string, unit: Unit) => weight.slice(0, -` ${unit}`.length)

type FiguresProps = Projection & { unit: Unit; range: string }

/** The range, and the three figures in one line. */
function Figures({ projectedWeightLbs, totalLossLbs, weeklyLossLbs, unit, range }: FiguresProps) {
  const figures = [
    ['projected_weight', 'Projected weight', formatWeight(projectedWeightLbs, unit)],
    ['total_loss', 'Total loss', formatLoss(totalLossLbs, unit)],
    ['weekly_loss', 'Weekly loss', formatLoss(weeklyLossLbs, unit)],
  ] as const
  return (
    <div id="results_figures" className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
      {range && <p className="basis-full text-sm/snug text-muted">{range}</p>}
      {figures.map(([id, label, value], index) => (
        <div key={id} className="min-w-0">
          <p id={`${id}_label`} className="text-xs/snug text-muted">
            {label}
          </p>
          {/* The results as a whole receive the focus; three live regions would only repeat them. */}
          <output
            aria-live="off"
            aria-labelledby={`${id}_label`}
            className={`block font-serif font-semibold wrap-anywhere ${index === 0 ? 'text-figure' : 'text-h3'}`}
          >
            <span>{withoutUnit(value, unit)}</span>
            <span>{` ${unit}`}</span>
          </output>
        </div>
      ))}
    </div>
  )
}
