import { TextLink } from '@/components/ui/TextLink'
import { findNearestTrial, isAboveTrial } from '@/lib/calculator/trials'
import type { CalculatorState } from './useCalculator'

/**
 * Compares the projection with the nearest trial, and says if it exceeds what was measured. Its sentences mix text and
 * elements: give it a key that changes with the result, so that a browser's page translation does not keep old ones.
 */
export function TrialComparison({ result, facts }: Pick<CalculatorState, 'result' | 'facts'>) {
  const { input, projection } = result
  const trial = findNearestTrial(facts.trials, input)
  if (!trial) return null
  const projectedPercent = (projection.totalLossLbs / input.weightLbs) * 100
  return (
    <div className="pb-4 text-sm">
      {input.dosage === 'low' && (
        <p className="mb-2 font-semibold">The trial below used a dose to stay on: expect to lose less.</p>
      )}
      <p className="mb-2">
        The nearest trial, <TextLink href={trial.source.url}>{trial.name}</TextLink> ({trial.source.label}),
        measured a mean loss of <strong>{trial.lossPercent.toFixed(1)}%</strong> after {trial.weeks} weeks of{' '}
        {trial.medication} {trial.dose}. This projection says <strong>{projectedPercent.toFixed(1)}%</strong>{' '}
        after {input.weeks} weeks.
        {input.dosage === 'high' &&
          input.medication === 'semaglutide' &&
          ' The trial used at most 2.4 mg; Wegovy’s newer 7.2 mg dose is not in this formula.'}
      </p>
      {isAboveTrial(projectedPercent, trial) && (
        <p className="mb-2 font-semibold">This projection is above what that trial measured.</p>
      )}
      <p>
        Trials tested the FDA-approved drugs. A mean says little about one person, and much of the loss tends
        to come back after stopping.
      </p>
    </div>
  )
}
