type Props = { total: number; shared: number; perRow?: number; isSmall?: boolean; className?: string }

/** Between the centers of two dots. */
const PITCH = 12

/**
 * A hundred people: rings for all, or pale dots if it is too small, gray over the first `shared`, as many as on placebo, and
 * green over those up to `total`. Decorative.
 */
export const PeopleDots = ({ total, shared, perRow = 10, isSmall, className = '' }: Props) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${perRow * PITCH} ${(100 / perRow) * PITCH}`}
    strokeWidth={9.6}
    className={`fill-none [stroke-dasharray:0_12] [stroke-linecap:round] ${className}`}
  >
    <path d={drawRows(100, perRow)} className={isSmall ? 'stroke-slate opacity-25' : 'stroke-slate'} />
    {!isSmall && (
      <path
        d={drawRows(100, perRow)}
        strokeWidth={7.8}
        className="stroke-card forced-colors:stroke-[Canvas]"
      />
    )}
    <path d={drawRows(total, perRow)} className="stroke-accent forced-colors:stroke-[Highlight]" />
    <path
      d={drawRows(Math.min(shared, total), perRow)}
      className="stroke-slate forced-colors:stroke-[CanvasText]"
    />
  </svg>
)

/** Draws each row of dots as a dashed line: a dash of zero length with round ends is a dot, one every PITCH. */
const drawRows = (dots: number, perRow: number): string =>
  Array.from({ length: Math.ceil(dots / perRow) }, (_, row) => {
    const inRow = Math.min(perRow, dots - row * perRow)
    return `M${PITCH / 2} ${row * PITCH + PITCH / 2}h${(inRow - 1) * PITCH + 0.1}`
  }).join('')
