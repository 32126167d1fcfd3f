import { ShareLink } from '@/components/ui/ShareLink'
import { toFragment } from '@/lib/calculator/inputs'
import { getEarlyNote, getLimit } from '@/lib/calculator/limits'
import { formatLoss, formatWeight, type Unit } from '@/lib/calculator/weight'
import type { CalculatorFacts, Result } from './calculator-facts'
import { People } from './People'
import { ProjectionChart } from './ProjectionChart'
import { ProjectionTable } from './ProjectionTable'
import { TrialComparison } from './TrialComparison'

type Props = { result: Result; facts: CalculatorFacts; unit: Unit; isOutdated: boolean }

/** Three figures, the chart, and the nearest trial. The unit follows the switch; the rest, the last Calculate. */
export function CalculatorResults({ result, facts, unit, isOutdated }: Props) {
  const { projectedWeightLbs, totalLossLbs, weeklyLossLbs } = result.projection
  const limit = getLimit(result.input.weightLbs, projectedWeightLbs, unit)
  const early = getEarlyNote(result.input.weeks)
  const isCalculated = result.run > 0
  return (
    <div className="p-5 md:p-6">
      <p role="status" className="font-semibold not-empty:mb-4 print:hidden">
        {isOutdated ? 'These results are for earlier inputs. Calculate again to update them.' : ''}
      </p>
      {isCalculated && limit.isUnlikely && (
        <p
          id="weight_warning"
          className="mb-5 rounded-md bg-danger-soft p-4 text-sm font-semibold text-danger"
        >
          {limit.text}
        </p>
      )}
      {isCalculated && early && (
        <p key={`early_${result.run}`} className="mb-3 font-semibold">
          {early}
        </p>
      )}
      <div id="results_figures" className="mb-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
        <Figure
          id="projected_weight"
          label="Projected weight"
          value={formatWeight(projectedWeightLbs, unit)}
          isMain
        />
        <Figure id="total_loss" label="Total loss" value={formatLoss(totalLossLbs, unit)} />
        <Figure id="weekly_loss" label="Weekly loss" value={formatLoss(weeklyLossLbs, unit)} />
      </div>
      {isCalculated && (
        <>
          {!limit.isUnlikely && (
            <p key={result.run} className="mb-5 text-sm text-muted">
              {limit.text}
            </p>
          )}
          <ProjectionChart input={result.input} table={facts.table} unit={unit} />
          <ProjectionTable input={result.input} facts={facts} unit={unit} />
        </>
      )}
      {isCalculated && !limit.isUnlikely && result.input.dosage !== 'low' && (
        <People key={`people_${result.run}`} medication={result.input.medication} people={facts.people} />
      )}
      <p className="mt-5 text-sm text-muted">{facts.disclaimer}</p>
      {isCalculated && (
        <>
          <TrialComparison key={result.run} result={result} facts={facts} />
          <p className="mt-5 text-sm text-muted print:hidden">
            <ShareLink fragment={`#${toFragment(result.typed.raw, result.typed.unit)}`}>
              Link to these inputs
            </ShareLink>
            <span className="block">
              It keeps them behind the “#” of the address, which your browser does not send to our host.
            </span>
          </p>
        </>
      )}
    </div>
  )
}

type FigureProps = { id: string; label: string; value: string; isMain?: boolean }

/** One figure. On a phone, the main one has its own line and the others share one. */
function Figure({ id, label, value, isMain = false }: FigureProps) {
  const [amount, unit] = value.split(' ')
  return (
    <div className={isMain ? 'col-span-2 min-w-0 sm:col-span-1' : 'min-w-0'}>
      <p id={`${id}_label`} className="text-sm text-muted">
        {label}
      </p>
      {/* The results as a whole receive the focus; three live regions would only repeat them. */}
      <output
        aria-live="off"
        aria-labelledby={`${id}_label`}
        className="block text-figure font-bold [overflow-wrap:anywhere]"
      >
        <span>{amount}</span>
        <span className="text-base">{` ${unit}`}</span>
      </output>
    </div>
  )
}
