import { ApprovedFor } from '@/components/ui/ApprovedFor'
import { Fold } from '@/components/ui/Fold'
import { getLimit } from '@/lib/calculator/limits'
import { findNearestTrial, isAboveTrial } from '@/lib/calculator/trials'
import { People } from './People'
import { ProjectionTable } from './ProjectionTable'
import { TrialComparison } from './TrialComparison'
import type { CalculatorState } from './useCalculator'

/** Under a result, a line each: people in a trial, the nearest trial, who the drugs are for, and the curve as a table. */
export function ResultFolds({ facts, result, draft: { unit } }: CalculatorState) {
  const { input, projection } = result
  // The warning stands directly under the result.
  const { warning: _, ...approval } = facts.approval
  const limit = getLimit(input.weightLbs, projection.projectedWeightLbs, unit)
  const trial = findNearestTrial(facts.trials, input)
  const percent = (projection.totalLossLbs / input.weightLbs) * 100
  return (
    <div className="border-t border-line">
      {!limit.isUnlikely && input.dosage !== 'low' && (
        <Fold question="Of 100 people in a trial">
          <People medication={input.medication} people={facts.people} />
        </Fold>
      )}
      {trial && (
        <Fold
          question={
            isAboveTrial(percent, trial) ? 'The nearest trial measured less' : 'How this compares with trials'
          }
        >
          <TrialComparison result={result} facts={facts} />
        </Fold>
      )}
      <Fold question="Is this for you? BMI, age, pregnancy">
        <div className="pb-4">
          {!limit.isUnlikely && <p className="mb-3 text-sm">{limit.text}</p>}
          <ApprovedFor {...approval} />
        </div>
      </Fold>
      <Fold question="The curve as a table">
        <ProjectionTable input={input} facts={facts} unit={unit} />
      </Fold>
    </div>
  )
}
