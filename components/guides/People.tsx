import type { Mark, PropsOf } from '@/lib/guides/props'
import { Figure } from './Figure'

const PEOPLE = 100
const PER_ROW = 20
const STEP = 10

/**
 * A side effect shown as 100 people on the drug and 100 on placebo, so that the two drawings can be compared. The
 * figures are also in words.
 */
export function People({ caption, drug, rows, marks }: PropsOf<'People'> & { marks?: readonly Mark[] }) {
  return (
    <Figure caption={caption} marks={marks}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-4">
        {rows.map(({ effect, drug: onDrug, placebo }) => (
          <li key={effect} className="mb-0! break-inside-avoid text-sm">
            <p className="mb-2!">
              <strong>{effect}:</strong> {describeDifference(onDrug, placebo)}
            </p>
            <div className="grid grid-cols-2 gap-x-4 @max-[17rem]:grid-cols-1 sm:gap-x-8">
              <Dots label={drug} count={onDrug} className="stroke-accent forced-colors:stroke-[CanvasText]" />
              <Dots
                label="Placebo"
                count={placebo}
                className="stroke-muted forced-colors:stroke-[CanvasText]"
              />
            </div>
          </li>
        ))}
      </ul>
    </Figure>
  )
}

/** The difference between two percentages as whole people: "20 more in 100". */
function describeDifference(drug: number, placebo: number): string {
  const more = Math.round(drug) - Math.round(placebo)
  if (more === 0) return 'as many as on placebo'
  return more > 0 ? `${more} more in 100` : `${-more} fewer in 100`
}

function Dots({ label, count, className }: { label: string; count: number; className: string }) {
  const filled = Math.round(count)
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${PER_ROW * STEP} ${(PEOPLE / PER_ROW) * STEP}`}
        className="mb-1 block h-auto w-full max-w-60 fill-none [stroke-dasharray:0_10] [stroke-linecap:round]"
      >
        <path d={drawRows(PEOPLE)} strokeWidth={7.6} className="stroke-muted" />
        <path d={drawRows(PEOPLE)} strokeWidth={5.8} className="stroke-card" />
        <path d={drawRows(filled)} strokeWidth={7.6} className={className} />
      </svg>
      <p className="mb-0! text-[0.9375rem]/[1.4]">
        {label}: <strong className="whitespace-nowrap">{filled} of 100</strong>
      </p>
    </div>
  )
}

/** Draws each row of dots as a dashed line: a dash of zero length with round ends is a dot, one every STEP. */
function drawRows(dots: number): string {
  return Array.from({ length: Math.ceil(dots / PER_ROW) }, (_, row) => {
    const inRow = Math.min(PER_ROW, dots - row * PER_ROW)
    return `M5 ${row * STEP + STEP / 2}h${(inRow - 1) * STEP + 0.1}`
  }).join('')
}
