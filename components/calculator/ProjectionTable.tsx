import { RuledTable } from '@/components/ui/RuledTable'
import { getPoint } from '@/lib/calculator/projection'
import { formatWeight, type Unit } from '@/lib/calculator/weight'
import type { CalculatorFacts } from './get-calculator-facts'
import type { Result } from './useCalculator'

type Props = { input: Result['input']; facts: CalculatorFacts; unit: Unit }

/** The figures of the chart, for those who would rather read than look. */
export function ProjectionTable({ input, facts, unit }: Props) {
  const weeks = [0, ...facts.timeframesWeeks.filter((entry) => entry <= input.weeks)]
  const labelOf = (id: string) => facts.dosages.find((dosage) => dosage.id === id)?.label ?? id
  return (
    <section
      aria-label="Projected weight by week"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto pb-4"
    >
      <RuledTable className="text-xs sm:text-sm">
        <caption className="sr-only">Projected weight by week</caption>
        <thead>
          <tr>
            <th scope="col">Week</th>
            <th scope="col">Your choice</th>
            <th scope="col">{labelOf('low')}</th>
            <th scope="col">{labelOf('high')}</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => {
            const point = getPoint(input, facts.table, week)
            return (
              <tr key={week}>
                <th scope="row">{week}</th>
                <td>{formatWeight(point.chosenLbs, unit)}</td>
                <td>{formatWeight(point.lowDoseLbs, unit)}</td>
                <td>{formatWeight(point.highDoseLbs, unit)}</td>
              </tr>
            )
          })}
        </tbody>
      </RuledTable>
    </section>
  )
}
