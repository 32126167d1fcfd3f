import { Figure } from '@/components/guides/Figure'
import { Bars } from '@/components/guides/figures/Bars'
import type { Mark } from '@/lib/guides/props'
import type { DrugTexts } from '@/lib/schemas/drugs'

type DrugTrial = DrugTexts['trials'][number]
type Props = { trials: readonly (DrugTrial & { marks: Mark[] })[] }

/** What trials of the approved drug measured with placebo: one figure, all bars on one scale. */
export function TrialFigure({ trials }: Props) {
  if (trials.length === 0) return null
  const top = Math.max(...trials.flatMap(({ lost }) => lost.map(({ percent }) => percent)))
  const different = trials.length > 1 ? ' Different trials, different people: do not compare them.' : ''
  return (
    <section aria-labelledby="trials">
      <h2 id="trials" className="mb-2 heading-2">
        What trials measured
      </h2>
      <Figure
        caption="Weight lost, average share of body weight"
        note={`Measured with the approved drug. This says nothing about a compounded one.${different}`}
        marks={JSON.stringify(trials.flatMap(({ marks }) => marks))}
      >
        {trials.map(({ name, what, weeks, lost, placebo }) => (
          <div key={name} className="mb-4 break-inside-avoid">
            <h3 className="mb-1 text-sm text-muted">{`${name}: ${what}, ${weeks} weeks`}</h3>
            <Bars
              outOf={top}
              rows={[
                ...lost.toReversed().map(toTrialRow), // the highest dose first
                { label: 'Placebo', value: placebo, text: toText(placebo), tone: 'slate' as const },
              ]}
            />
          </div>
        ))}
      </Figure>
    </section>
  )
}

const toTrialRow = ({ dose, percent, from }: DrugTrial['lost'][number]) => ({
  label: dose,
  value: percent,
  text: from === undefined ? toText(percent) : `${toText(from)} to ${toText(percent)}`,
  tone: 'pine' as const,
})

const toText = (percent: number): string => `${percent.toFixed(1)}%`
