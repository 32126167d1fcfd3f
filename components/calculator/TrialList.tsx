import { TextLink } from '@/components/ui/TextLink'
import type { Medication } from '@/lib/base/treatments'
import { formatMeasured, formatPlacebo } from '@/lib/calculator/trials'
import type { CalculatorFacts } from './get-calculator-facts'

type Props = { medication: Medication; trials: CalculatorFacts['trials'] }

/** Every trial of the drug beside the projection: dose, length, mean loss, and placebo. */
export const TrialList = ({ medication, trials }: Props) => (
  <div className="pb-4 text-sm">
    <ul className="mb-2 grid gap-y-1">
      {trials
        .filter((trial) => trial.medication === medication)
        .map((trial) => (
          <li key={trial.name + trial.dose}>
            <strong>{formatMeasured(trial.lossPercent)}</strong>
            {` lost on ${trial.dose} after ${trial.weeks} weeks${formatPlacebo(trial) && `, ${formatPlacebo(trial)}`}: `}
            <TextLink href={trial.source.url}>{trial.name}</TextLink>
            {` (${trial.source.label})`}
          </li>
        ))}
    </ul>
    <p>
      Trials tested the FDA-approved drugs. A mean says little about one person, and much of the loss tends to
      come back after stopping.
    </p>
  </div>
)
