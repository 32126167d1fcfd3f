import { getPoint } from '@/lib/calculator/series'
import { formatWeight, type Unit } from '@/lib/calculator/weight'
import type { CalculatorFacts, Result } from './calculator-facts'

type Props = { input: Result['input']; facts: CalculatorFacts; unit: Unit }

/** The figures of the chart, for those who would rather read than look. */
export function ProjectionTable({ input, facts, unit }: Props) {
  const weeks = [0, ...facts.timeframesWeeks.filter((entry) => entry <= input.weeks)]
  const labelOf = (id: string) => facts.dosages.find((dosage) => dosage.id === id)?.label ?? id
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-semibold underlined-link">
        The figures of the chart as a table
      </summary>
      <section
        aria-label="Projected weight by week"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto"
      >
        <table className="w-full text-xs sm:text-sm">
          <caption className="sr-only">Projected weight by week</caption>
          <thead>
            <tr className="border-b border-ink text-left align-bottom">
              <th scope="col" className="py-2 pr-2">
                Week
              </th>
              <th scope="col" className="py-2 pr-2">
                Your choice
              </th>
              <th scope="col" className="py-2 pr-2">
                {labelOf('low')}
              </th>
              <th scope="col" className="py-2">
                {labelOf('high')}
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => {
              const point = getPoint(input, facts.table, week)
              return (
                <tr key={week} className="border-b border-line">
                  <th scope="row" className="py-2 pr-2 text-left font-semibold">
                    {week}
                  </th>
                  <td className="py-2 pr-2">{formatWeight(point.chosenLbs, unit)}</td>
                  <td className="py-2 pr-2">{formatWeight(point.lowDoseLbs, unit)}</td>
                  <td className="py-2">{formatWeight(point.highDoseLbs, unit)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </details>
  )
}
