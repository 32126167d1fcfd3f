// Computes from what the visitor types. Nothing typed leaves the page.
import { ApprovedFor } from '@/components/ui/ApprovedFor'
import { Panel } from '@/components/ui/Panel'
import { EXAMPLE } from '@/lib/calculator/projection'
import { CalculatorForm } from './CalculatorForm'
import { CalculatorResults } from './CalculatorResults'
import type { CalculatorFacts } from './get-calculator-facts'
import { ProjectionChart } from './ProjectionChart'
import { ResultFolds } from './ResultFolds'
import { useCalculator } from './useCalculator'

/** The four inputs and, once they are calculated, the projection. Until then, an example shows what to expect. */
export function Calculator({ facts }: { facts: CalculatorFacts }) {
  const calculator = useCalculator(facts)
  const { run, input } = calculator.result
  const isCalculated = run > 0
  return (
    <div className="@container">
      <Steps isCalculated={isCalculated} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @wide:grid-cols-[23.75rem_minmax(0,1fr)] @wide:grid-rows-[auto_1fr] @wide:gap-x-10">
        <div className={`noscript:hidden ${isCalculated ? '' : '@wide:row-span-2'}`}>
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
          className="min-w-0 outline-none @wide:col-start-2 @wide:row-span-2 @wide:row-start-1"
        >
          <Panel as="h2" id="results_title" title="2 · Results" aside={`${input.weeks} weeks`}>
            <CalculatorResults {...calculator} />
          </Panel>
        </section>
        <div className={`@wide:row-start-2 ${isCalculated ? '' : '@wide:col-start-2'}`}>
          {isCalculated ? <ResultFolds key={run} {...calculator} /> : <ApprovedFor {...facts.approval} />}
        </div>
      </div>
    </div>
  )
}

function Steps({ isCalculated }: { isCalculated: boolean }) {
  const current = isCalculated ? 'Results' : 'Input'
  return (
    <ol
      aria-label="Steps"
      className="mb-5 flex noscript:hidden flex-wrap items-center gap-3 @wide:-mt-13 @wide:mb-6 @wide:justify-end text-sm font-semibold text-muted print:hidden"
    >
      {['Input', 'Results'].map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className="flex items-center gap-2 not-first:before:mr-1 not-first:before:h-px not-first:before:w-8 not-first:before:bg-line not-first:before:content-[''] aria-[current=step]:text-accent"
        >
          <span
            aria-hidden="true"
            className="grid size-7 place-items-center rounded-pill border-2 border-current"
          >
            {index + 1}
          </span>{' '}
          <span className={step === current ? 'underline underline-offset-4' : ''}>{step}</span>
        </li>
      ))}
    </ol>
  )
}

/** Shows what a projection looks like before there is one. Never called a result. */
function ExampleProjection({ facts: { table, medications } }: { facts: CalculatorFacts }) {
  const label = medications.find(({ id }) => id === EXAMPLE.medication)?.label ?? EXAMPLE.medication
  return (
    <div className="min-w-0 rounded-lg border border-line p-5 noscript:hidden print:hidden">
      <p className="mb-4 text-sm text-muted">
        <strong className="text-ink">Example:</strong>
        {` ${EXAMPLE.weightLbs} lbs, ${label}, standard dose. Yours appears here after Calculate.`}
      </p>
      <ProjectionChart input={EXAMPLE} table={table} unit="lbs" />
    </div>
  )
}
