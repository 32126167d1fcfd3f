import { ApprovedFor } from '@/components/ui/ApprovedFor'
import { QuestionFold } from '@/components/ui/QuestionFold'
import { getLimit } from '@/lib/calculator/limits'
import { LossOfPeople } from './LossOfPeople'
import { ProjectionTable } from './ProjectionTable'
import { TrialList } from './TrialList'
import type { CalculatorState } from './useCalculator'

/** Under a result, a line each: people in a trial and all trials of the drug, who the drugs are for, and the curve as a table. */
export function ResultFolds({ facts, result, draft: { unit } }: CalculatorState) {
  const { input, projection } = result
  // The warning is directly under the result.
  const { warning: _, ...approval } = facts.approval
  const limit = getLimit(input.weightLbs, projection.projectedWeightLbs, unit)
  const hasPeople = !limit.isUnlikely && input.dosage !== 'low'
  return (
    <div className="border-t border-line">
      <QuestionFold
        question={
          hasPeople ? 'Of 100 people in a trial, and how this compares' : 'How this compares with trials'
        }
      >
        {hasPeople && <LossOfPeople medication={input.medication} people={facts.people} />}
        <TrialList medication={input.medication} trials={facts.trials} />
      </QuestionFold>
      <QuestionFold question="Is this for you? BMI, age, pregnancy">
        <div className="pb-4">
          {!limit.isUnlikely && <p className="mb-3 text-sm">{limit.text}</p>}
          <ApprovedFor {...approval} />
        </div>
      </QuestionFold>
      <QuestionFold question="The curve as a table">
        <ProjectionTable input={input} facts={facts} unit={unit} />
      </QuestionFold>
    </div>
  )
}
