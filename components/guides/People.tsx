import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { CiteMarks } from './Cite'
import { FactPanel } from './FactPanel'
import { ReportedNote } from './ReportedNote'

const PEOPLE = 100
const PER_ROW = 20
const STEP = 10

/**
 * A side effect as 100 people: how many had it on the drug, and how many on placebo. The same number in both pictures,
 * so that the eye compares what can be compared. The figures stand beside them in words.
 */
export function People({
  caption,
  drug,
  rows,
  kind,
  cite,
  marks = [],
}: PropsOf<'People'> & { marks?: readonly Mark[] }) {
  const isReported = kind === 'reported'
  return (
    <>
      <FactPanel
        caption={
          <>
            <NoWrap>{caption}</NoWrap>
            <CiteMarks marks={marks} isReported={isReported} />
          </>
        }
      >
        <ul className="grid gap-y-5 [&>li+li]:border-t [&>li+li]:border-line [&>li+li]:pt-5">
          {rows.map(({ effect, drug: onDrug, placebo }) => (
            <li key={effect} className="mb-0! break-inside-avoid">
              <p className="mb-2! text-[0.9375rem]/[1.4]">
                <strong>{effect}:</strong> {describeDifference(onDrug, placebo)}
              </p>
              <div className="grid grid-cols-2 gap-x-4 sm:gap-x-8">
                <Dots label={drug} count={onDrug} className="fill-pine forced-colors:fill-[CanvasText]" />
                <Dots
                  label="Placebo"
                  count={placebo}
                  className="fill-muted forced-colors:fill-[CanvasText]"
                />
              </div>
            </li>
          ))}
        </ul>
      </FactPanel>
      {isReported && <ReportedNote ids={cite} />}
    </>
  )
}

/** Percents of a label, as whole people: "20 more in 100". */
function describeDifference(drug: number, placebo: number): string {
  const more = Math.round(drug) - Math.round(placebo)
  if (more === 0) return 'as many as on placebo'
  return more > 0 ? `${more} more in 100` : `${-more} fewer in 100`
}

function Dots({ label, count, className }: { label: string; count: number; className: string }) {
  const filled = Math.round(count)
  const places = Array.from({ length: PEOPLE }, (_, place) => place)
  return (
    <div>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${PER_ROW * STEP} ${(PEOPLE / PER_ROW) * STEP}`}
        className="mb-1 block h-auto w-full max-w-60"
      >
        {places.map((place) => (
          <circle
            key={place}
            cx={(place % PER_ROW) * STEP + STEP / 2}
            cy={Math.floor(place / PER_ROW) * STEP + STEP / 2}
            r={3.6}
            className={place < filled ? className : 'fill-none stroke-muted'}
          />
        ))}
      </svg>
      <p className="mb-0! text-[0.9375rem]/[1.4]">
        {label}: <strong>{filled} of 100</strong>
      </p>
    </div>
  )
}
