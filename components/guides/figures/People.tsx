import { Figure, Legend } from '@/components/guides/Figure'
import type { FigureProps } from '@/lib/guides/props'

const PER_ROW = 10
const PITCH = 12

/**
 * A side effect shown as 100 people: gray for as many as on placebo, green for those that the drug adds, rings for the
 * rest. The answer of a guide has a second drawing beside it, for placebo.
 */
export function People({ drug: name, rows, isLarge, ...figure }: FigureProps<'People'>) {
  return (
    <Figure {...figure}>
      <Legend
        keys={{
          'more, on the drug': 'rounded-pill bg-accent',
          'as many as on placebo': 'rounded-pill bg-slate',
          'not affected': 'rounded-pill border border-slate',
        }}
      />
      <ul
        className={`grid gap-x-4 gap-y-5 ${isLarge ? '@min-[34rem]:grid-cols-2' : 'grid-cols-3 @min-[38rem]:grid-cols-6 @max-[19.5rem]:grid-cols-2 @max-[13rem]:grid-cols-1'}`}
      >
        {rows.map(({ effect, ...shares }) => {
          const [drug, placebo] = [Math.round(shares.drug), Math.round(shares.placebo)]
          return (
            <li key={effect} className="break-inside-avoid">
              {isLarge ? (
                <>
                  <p className="mb-2!">
                    <strong className="text-h3 text-accent">{describeDifference(drug - placebo)}</strong>{' '}
                    {effect}
                  </p>
                  <div className="grid max-w-60 grid-cols-2 gap-x-4">
                    {(
                      [
                        [drug, name],
                        [placebo, 'placebo'],
                      ] as const
                    ).map(([total, group]) => (
                      <div key={group}>
                        <Dots total={total} shared={placebo} />
                        <p className="mb-0! text-sm">
                          <strong>{total}</strong> on {group}
                        </p>
                      </div>
                    ))}
                  </div>
                </>
              ) : (
                <>
                  <Dots total={drug} shared={placebo} />
                  <strong className="block text-sm [overflow-wrap:normal]">{effect}</strong>
                  <span className="block text-sm">
                    <strong className="text-base text-accent">
                      {drug >= placebo ? `+${drug - placebo}` : `−${placebo - drug}`}
                    </strong>{' '}
                    <span className="whitespace-nowrap text-muted">
                      {drug} vs {placebo}
                    </span>
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Figure>
  )
}

/** The difference in whole people: "20 more in 100". */
function describeDifference(more: number): string {
  if (more === 0) return 'As many as on placebo:'
  return more > 0 ? `${more} more in 100` : `${-more} fewer in 100`
}

/** A hundred people: rings for all, gray over the first `shared`, green over those up to `total`. */
function Dots({ total, shared }: { total: number; shared: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PER_ROW * PITCH} ${PER_ROW * PITCH}`}
      strokeWidth={9.6}
      className="mb-1.5 block h-auto w-full max-w-40 fill-none [stroke-dasharray:0_12] [stroke-linecap:round]"
    >
      <path d={drawRows(100)} className="stroke-slate" />
      <path d={drawRows(100)} strokeWidth={7.8} className="stroke-card forced-colors:stroke-[Canvas]" />
      <path d={drawRows(total)} className="stroke-accent forced-colors:stroke-[Highlight]" />
      <path
        d={drawRows(Math.min(shared, total))}
        className="stroke-slate forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
}

/** Draws each row of dots as a dashed line: a dash of zero length with round ends is a dot, one every PITCH. */
function drawRows(dots: number): string {
  return Array.from({ length: Math.ceil(dots / PER_ROW) }, (_, row) => {
    const inRow = Math.min(PER_ROW, dots - row * PER_ROW)
    return `M${PITCH / 2} ${row * PITCH + PITCH / 2}h${(inRow - 1) * PITCH + 0.1}`
  }).join('')
}
