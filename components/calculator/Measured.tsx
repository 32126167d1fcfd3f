import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import {
  findHigherDose,
  findNearestTrial,
  formatComparison,
  formatMeasured,
  formatNotReached,
  formatPlacebo,
  formatSetting,
} from '@/lib/calculator/trials'
import { formatRoundWeight, type Unit } from '@/lib/calculator/weight'
import styles from './CalculatorResults.module.css'
import type { CalculatorFacts } from './get-calculator-facts'
import type { Result } from './useCalculator'

type ProjectionTrial = CalculatorFacts['trials'][number]
type Props = { facts: CalculatorFacts; input: Result['input']; unit: Unit }

/** What trials measured at the chosen dose, beside the projection; or why nobody can have reached that dose yet. */
export function Measured({ facts, input, unit }: Props) {
  const trial = findNearestTrial(facts.trials, input)
  const steps = facts.doseSteps[input.medication]
  if (!trial) return null
  const share = formatShare(trial, input.weightLbs, unit)
  const notReached = formatNotReached(steps, input.dosage, input.weeks)
  if (notReached)
    return (
      <div className={styles.measured}>
        <p className="text-h3 font-semibold">You would still be working up to this dose</p>
        <p className="mt-1 text-sm">
          <NoWrap>
            {`${notReached} A trial measured ${formatMeasured(trial.lossPercent)} lost, ${share}, ${formatSetting(trial)}`}
          </NoWrap>
          <Placebo trial={trial} />
        </p>
      </div>
    )
  const isLow = input.dosage === 'low'
  return (
    <div className={styles.measured}>
      <p className="text-xs/snug text-muted">{isLow ? 'In trials' : 'A trial measured'}</p>
      {isLow ? (
        <p className="text-base/snug font-semibold">
          No trial we know of kept people on this dose for weight
        </p>
      ) : (
        <p className="font-serif text-figure font-semibold">{formatMeasured(trial.lossPercent)}</p>
      )}
      <p className="mt-1 text-xs/snug text-muted">
        {isLow
          ? `${formatMeasured(trial.lossPercent)} lost, ${share}, ${formatSetting(trial)}`
          : `lost, ${share}, ${formatSetting(trial)}`}
        <Placebo trial={trial} />
      </p>
    </div>
  )
}

/** "46 lbs of your 220 lbs": the average loss of a trial, for this weight. */
const formatShare = ({ lossPercent }: ProjectionTrial, weightLbs: number, unit: Unit): string =>
  `${formatRoundWeight(weightLbs * (lossPercent / 100), unit)} of your ${formatRoundWeight(weightLbs, unit)}`

/** Ends a sentence about a trial: what placebo did, and its name. */
const Placebo = ({ trial }: { trial: ProjectionTrial }) => (
  <>
    {formatPlacebo(trial) && `, ${formatPlacebo(trial)}`}.{' '}
    <TextLink href={trial.source.url}>
      <span className="whitespace-nowrap">{trial.name}</span>
    </TextLink>
    .
  </>
)

/** What the formula gives where a trial measured something, and what a newer dose did. */
export function Comparison({ facts, input, percent }: Omit<Props, 'unit'> & { percent: number }) {
  const trial = findNearestTrial(facts.trials, input)
  if (!trial) return null
  const higher = findHigherDose(facts.trials, input)
  return (
    <p className={`${styles.note} rounded-md bg-accent-soft p-3 text-sm/snug`}>
      {formatComparison(input, percent, trial)}
      {higher && (
        <>
          {` A newer dose, ${higher.dose}, is not in the formula: ${formatMeasured(higher.lossPercent)} lost after ${higher.weeks} weeks`}
          <Placebo trial={higher} />
        </>
      )}
    </p>
  )
}
