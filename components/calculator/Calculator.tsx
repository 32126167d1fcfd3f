// Computes from what the visitor types. Nothing typed leaves the page.
import { SafetyLine } from '@/components/safety/SafetyLine'
import { ApprovedFor } from '@/components/ui/ApprovedFor'
import { Panel } from '@/components/ui/Panel'
import { EXAMPLE } from '@/lib/calculator/projection'
import { formatRoundWeight } from '@/lib/calculator/weight'
import styles from './Calculator.module.css'
import { CalculatorForm } from './CalculatorForm'
import { CalculatorResults } from './CalculatorResults'
import type { CalculatorFacts } from './get-calculator-facts'
import { ProjectionChart } from './ProjectionChart'
import { ResultFolds } from './ResultFolds'
import { StepBar } from './StepBar'
import { type CalculatorState, useCalculator } from './useCalculator'

/** The four inputs and, once they are calculated, the projection. Until then, an example shows what to expect. */
export function Calculator({ facts }: { facts: CalculatorFacts }) {
  const calculator = useCalculator(facts)
  const { result, isFolded } = calculator
  const { run, input } = result
  const isCalculated = run > 0
  return (
    <div className="@container">
      <StepBar isCalculated={isCalculated} />
      <div
        className={`${styles.calculator} ${isCalculated ? styles.calculated : ''} ${isFolded ? styles.folded : ''}`}
      >
        {isFolded && <Inputs {...calculator} />}
        <div className={`${styles.input} noscript:hidden`}>
          <Panel as="h2" title="1 · Input">
            <CalculatorForm {...calculator} />
          </Panel>
        </div>
        {!isCalculated && <ExampleProjection facts={facts} />}
        <section
          ref={calculator.results}
          id="results"
          tabIndex={-1}
          aria-labelledby="results_title"
          aria-describedby="results_figures"
          hidden={!isCalculated}
          className={`${styles.results} outline-none`}
        >
          <Panel as="h2" id="results_title" title="2 · Results" aside={`${input.weeks} weeks`}>
            <CalculatorResults {...calculator} />
          </Panel>
          {isCalculated && <SafetyLine texts={facts.safety} className="mt-4" />}
        </section>
        <div className={styles.below}>
          {isCalculated ? <ResultFolds key={run} {...calculator} /> : <ApprovedFor {...facts.approval} />}
        </div>
      </div>
    </div>
  )
}

/** On a phone, the form folds into a line above its result. */
function Inputs({ facts, result, draft, changeInputs }: CalculatorState) {
  const { weightLbs, medication, dosage } = result.input
  const label = facts.dosages.find(({ id }) => id === dosage)?.label ?? dosage
  return (
    <p className={styles.inputs}>
      <span key={result.run}>
        <strong>{formatRoundWeight(weightLbs, draft.unit)}</strong>
        {`, ${medication}, ${label}`}
      </span>{' '}
      <button
        type="button"
        onClick={changeInputs}
        className="min-h-11 min-w-11 cursor-pointer underlined-link"
      >
        Change
      </button>
    </p>
  )
}

/** Shows what a projection looks like before there is one. Never called a result. */
function ExampleProjection({ facts: { table, medications } }: { facts: CalculatorFacts }) {
  const label = medications.find(({ id }) => id === EXAMPLE.medication)?.label ?? EXAMPLE.medication
  return (
    <div className={`${styles.results} rounded-lg border border-line p-5 noscript:hidden print:hidden`}>
      <p className="mb-4 text-sm text-muted">
        <strong className="text-ink">Example:</strong>
        {` ${EXAMPLE.weightLbs} lbs, ${label}, standard dose. Yours appears here after Calculate.`}
      </p>
      <ProjectionChart input={EXAMPLE} table={table} unit="lbs" />
    </div>
  )
}
