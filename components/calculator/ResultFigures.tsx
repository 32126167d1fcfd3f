import { getPoint } from '@/lib/calculator/projection'
import { formatLoss, formatRoundWeight, formatWeight, type Unit } from '@/lib/calculator/weight'
import styles from './CalculatorResults.module.css'
import type { CalculatorFacts } from './get-calculator-facts'
import { Comparison, Measured } from './Measured'
import type { Result } from './useCalculator'

type Props = { facts: CalculatorFacts; result: Result; unit: Unit }

/** The projected weight, large, and beside it what a trial measured; below them, both losses. */
export const ReachedFigures = ({ facts, result, unit }: Props) => {
  const { run, input, projection } = result
  return (
    <>
      <ProjectedWeight
        result={result}
        unit={unit}
        isLarge
        note={run > 0 ? `Low to high dose: ${formatDoseRange(facts, input, unit)}` : ''}
        className={styles.projected}
      />
      {run > 0 && (
        <>
          <Measured facts={facts} input={input} unit={unit} />
          <Comparison
            facts={facts}
            input={input}
            percent={(projection.totalLossLbs / input.weightLbs) * 100}
          />
        </>
      )}
      <div className={styles.totals}>
        <Losses result={result} unit={unit} />
      </div>
    </>
  )
}

/** Of a dose that nobody can have reached: the range, the three figures, and below them why. */
export const UnreachedFigures = ({ facts, result, unit }: Props) => (
  <>
    <p className={styles.range}>
      <span className="block text-xs/snug text-muted">{`After ${result.input.weeks} weeks, low to high dose`}</span>
      <strong className="font-serif text-[1.5rem]/[1.2]">{formatDoseRange(facts, result.input, unit)}</strong>
    </p>
    <div className={styles.totals}>
      <ProjectedWeight result={result} unit={unit} />
      <Losses result={result} unit={unit} />
    </div>
    <p className={`${styles.note} text-xs/snug text-muted`}>Our formula counts the full dose from day one.</p>
    {result.run > 0 && <Measured facts={facts} input={result.input} unit={unit} />}
  </>
)

type FigureProps = Omit<Props, 'facts'>

const ProjectedWeight = ({
  result,
  unit,
  ...look
}: FigureProps & Pick<OutputProps, 'isLarge' | 'note' | 'className'>) => (
  <Output
    id="projected_weight"
    label="Projected weight"
    value={formatWeight(result.projection.projectedWeightLbs, unit)}
    unit={unit}
    {...look}
  />
)

const Losses = ({ result: { projection }, unit }: FigureProps) => (
  <>
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
  </>
)

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
