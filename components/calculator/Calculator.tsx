// Computes from what the visitor types. Nothing typed leaves the page.
import { ApprovedFor } from '@/components/ui/ApprovedFor'
import { Panel } from '@/components/ui/Panel'
import { CalculatorForm } from './CalculatorForm'
import { CalculatorResults } from './CalculatorResults'
import type { CalculatorFacts } from './calculator-facts'
import { ExampleProjection } from './ExampleProjection'
import { Steps } from './Steps'
import { useCalculator } from './useCalculator'

/** The four inputs and, once they are calculated, the projection. Until then, an example shows what to expect. */
export function Calculator({ facts }: { facts: CalculatorFacts }) {
  const { form, results, unit, error, result, isOutdated, edit, changeUnit, calculate } = useCalculator(facts)
  const isCalculated = result.run > 0
  return (
    <>
      <Steps isCalculated={isCalculated} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[23.75rem_minmax(0,1fr)] lg:gap-10">
        <div className="grid gap-5">
          <Panel as="h2" title="1 · Input">
            <CalculatorForm
              ref={form}
              facts={facts}
              unit={unit}
              onUnitChange={changeUnit}
              error={error}
              onEdit={edit}
              onSubmit={calculate}
            />
          </Panel>
          <ApprovedFor {...facts.approval} />
        </div>
        {!isCalculated && <ExampleProjection facts={facts} />}
        <section
          ref={results}
          id="results"
          tabIndex={-1}
          aria-labelledby="results_title"
          aria-describedby="results_figures"
          hidden={!isCalculated}
          className="min-w-0 outline-none"
        >
          <Panel as="h2" id="results_title" title="2 · Results" aside={`${result.input.weeks} weeks`}>
            <CalculatorResults result={result} facts={facts} unit={unit} isOutdated={isOutdated} />
          </Panel>
        </section>
      </div>
    </>
  )
}
