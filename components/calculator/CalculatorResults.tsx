import { ShareLink } from '@/components/ui/ShareLink'
import { toFragment } from '@/lib/calculator/inputs'
import { getEarlyNote, getLimit } from '@/lib/calculator/limits'
import { getPoint, type Projection } from '@/lib/calculator/projection'
import { formatLoss, formatRoundWeight, formatWeight, type Unit } from '@/lib/calculator/weight'
import type { CalculatorFacts } from './get-calculator-facts'
import { People } from './People'
import { ProjectionChart } from './ProjectionChart'
import { ProjectionTable } from './ProjectionTable'
import type { CalculatorState, Result } from './useCalculator'

/** Three figures, the chart, and the nearest trial. The unit follows the switch; the rest, the last Calculate. */
export function CalculatorResults({ facts, result, draft, isOutdated }: CalculatorState) {
  const { run, input, projection } = result
  const { unit, calculated } = draft
  const limit = getLimit(input.weightLbs, projection.projectedWeightLbs, unit)
  const early = getEarlyNote(input.weeks)
  return (
    <div className="p-5">
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
      {early && (
        <p key={`early_${run}`} className="mb-3 font-semibold">
          {early}
        </p>
      )}
      <Figures {...projection} unit={unit} range={run > 0 ? formatRange(facts, input, unit) : ''} />
      {run > 0 && (
        <>
          <ProjectionChart input={input} table={facts.table} unit={unit} />
          {!limit.isUnlikely && (
            <p key={run} className="mt-3 border-l-4 border-frame pl-2.5 text-sm">
              {limit.text}
            </p>
          )}
          <ProjectionTable input={input} facts={facts} unit={unit} />
          {!limit.isUnlikely && input.dosage !== 'low' && (
            <People key={`people_${run}`} medication={input.medication} people={facts.people} />
          )}
        </>
      )}
      <p className="mt-5 text-sm text-muted">{facts.disclaimer}</p>
      {calculated && (
        <p className="mt-5 text-sm text-muted print:hidden">
          <ShareLink fragment={`#${toFragment(calculated)}`}>Link to these inputs</ShareLink>
          <span className="block">
            It keeps them behind the “#” of the address, which your browser does not send to our host.
          </span>
        </p>
      )}
    </div>
  )
}

/** "low to high dose: 194 to 176 lbs" */
function formatRange({ table }: CalculatorFacts, input: Result['input'], unit: Unit): string {
  const { lowDoseLbs, highDoseLbs } = getPoint(input, table, input.weeks)
  const low = withoutUnit(formatRoundWeight(lowDoseLbs, unit), unit)
  return `low to high dose: ${low} to ${formatRoundWeight(highDoseLbs, unit)}`
}

const withoutUnit = (weight: string, unit: Unit) => weight.slice(0, -` ${unit}`.length)

type FiguresProps = Projection & { unit: Unit; range: string }

/** The three figures. On a phone, the first one has its own line and the others share one. */
function Figures({ projectedWeightLbs, totalLossLbs, weeklyLossLbs, unit, range }: FiguresProps) {
  const figures = [
    ['projected_weight', 'Projected weight', formatWeight(projectedWeightLbs, unit)],
    ['total_loss', 'Total loss', formatLoss(totalLossLbs, unit)],
    ['weekly_loss', 'Weekly loss', formatLoss(weeklyLossLbs, unit)],
  ] as const
  return (
    <div id="results_figures" className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
      {figures.map(([id, label, value], index) => (
        <div key={id} className={index === 0 ? 'col-span-2 min-w-0 sm:col-span-1' : 'min-w-0'}>
          <p id={`${id}_label`} className="text-sm text-muted">
            {label}
          </p>
          {/* The results as a whole receive the focus; three live regions would only repeat them. */}
          <output
            aria-live="off"
            aria-labelledby={`${id}_label`}
            className="block text-figure font-bold wrap-anywhere"
          >
            <span>{withoutUnit(value, unit)}</span>
            <span className="text-base">{` ${unit}`}</span>
          </output>
          {/* On one line, also where it is longer than its column: nothing stands beside it. */}
          {index === 0 && <p className="text-sm/snug text-muted sm:whitespace-nowrap">{range}</p>}
        </div>
      ))}
    </div>
  )
}
