import { useMemo } from 'react'
import { getSeries } from '@/lib/calculator/series'
import type { CalculatorFacts } from './calculator-facts'
import { BAND_LABELS } from './ProjectionChart'

/** Neither the placeholder result nor what most people type first. */
const EXAMPLE = { weightLbs: 220, medication: 'semaglutide', dosage: 'standard', weeks: 52 } as const
const STEP_WEEKS = 4

// In SVG units. The drawing's height follows the size of its text; its width, the available space.
const HEIGHT = 300
const TOP = 10

/** Shows what a projection looks like before there is one: a drawing in whole pounds, never called a result. */
export function ExampleProjection({ facts: { table, medications } }: { facts: CalculatorFacts }) {
  const points = useMemo(
    () => getSeries(EXAMPLE, table).filter(({ week }) => week % STEP_WEEKS === 0),
    [table],
  )
  const last = points.at(-1)
  if (!last) return null
  const y = (lbs: number) =>
    Math.round(
      TOP + ((EXAMPLE.weightLbs - lbs) / (EXAMPLE.weightLbs - last.highDoseLbs)) * (HEIGHT - 2 * TOP),
    )
  const trace = (pick: (point: (typeof points)[number]) => number, list = points) =>
    list.map((point) => `${point.week},${y(pick(point))}`)
  const band = [
    ...trace(({ lowDoseLbs }) => lowDoseLbs),
    ...trace(({ highDoseLbs }) => highDoseLbs, points.toReversed()),
  ]
  const end = Math.round(last.chosenLbs)
  const label = medications.find(({ id }) => id === EXAMPLE.medication)?.label ?? EXAMPLE.medication
  const summary =
    `Example drawing: from ${EXAMPLE.weightLbs} lbs to about ${end} lbs in ${EXAMPLE.weeks} weeks. ` +
    `With a low dose about ${Math.round(last.lowDoseLbs)} lbs, with a high dose about ${Math.round(last.highDoseLbs)} lbs.`
  return (
    <figure className="rounded-lg border border-line p-5 md:p-6 print:hidden">
      <figcaption className="mb-4 text-sm text-muted">
        <strong className="text-ink">Example:</strong>
        {` ${EXAMPLE.weightLbs} lbs, ${label}, standard dose. After ${EXAMPLE.weeks} weeks about ${end} lbs. Yours appears here after Calculate.`}
      </figcaption>
      <div role="img" aria-label={summary} className="grid grid-cols-[minmax(0,1fr)_auto] text-xs text-muted">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${EXAMPLE.weeks} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-75 w-full overflow-visible border-b border-line"
        >
          <path
            d={`M${band.join('L')}Z`}
            className="fill-accent-soft stroke-accent/40 forced-colors:fill-none"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={`M${trace(({ chosenLbs }) => chosenLbs).join('L')}`}
            fill="none"
            strokeWidth="3"
            vectorEffect="non-scaling-stroke"
            className="stroke-accent forced-colors:stroke-[color:CanvasText]"
          />
        </svg>
        <svg aria-hidden="true" viewBox={`0 0 80 ${HEIGHT}`} fontSize="13" className="h-75 w-20">
          {[
            { text: BAND_LABELS.lowDose, lbs: last.lowDoseLbs },
            { text: BAND_LABELS.highDose, lbs: last.highDoseLbs },
          ].map(({ text, lbs }) => (
            <text key={text} x="10" y={y(lbs)} dy="0.35em" className="fill-muted">
              {text}
            </text>
          ))}
        </svg>
        <p className="mt-1 flex justify-between">
          <span>0</span>
          <span>weeks</span>
          <span>{EXAMPLE.weeks}</span>
        </p>
      </div>
    </figure>
  )
}
