import { getLimit } from '@/lib/calculator/limits'
import type { Unit } from '@/lib/calculator/weight'
import type { Result } from './calculator-facts'

type Props = { result: Result; unit: Unit }

/** Until then, doses still rise. */
const LAST_RISING_WEEK = 24

/** What the figures above leave out. Comes before the chart, so that nobody is encouraged first. */
export function ResultLimits({ result: { input, projection }, unit }: Props) {
  const { isUnlikely, text } = getLimit(input.weightLbs, projection.projectedWeightLbs, unit)
  return (
    <>
      {input.weeks <= LAST_RISING_WEEK && (
        <p className="mb-3 font-semibold">
          At this point you would still be on a lower dose; expect less. First month: 2 to 5 pounds.
        </p>
      )}
      <p
        id={isUnlikely ? 'weight_warning' : undefined}
        className={`mb-5 text-sm ${isUnlikely ? 'rounded-md bg-danger-soft p-4 font-semibold text-danger' : 'text-muted'}`}
      >
        {text}
      </p>
    </>
  )
}
