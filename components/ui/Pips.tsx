const PITCH = 14

/** How many of a few: one square for each, the first ones filled. The words are beside it. */
export const Pips = ({ filled, total }: { filled: number; total: number }) => (
  <svg
    aria-hidden="true"
    width={total * PITCH - 2}
    height="12"
    viewBox={`0 0 ${total * PITCH - 2} 12`}
    className="h-auto w-full max-w-[34rem] fill-accent stroke-accent forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]"
  >
    {Array.from({ length: total }, (_, index) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the squares have no other identity, and never move
        key={index}
        x={index * PITCH + 0.5}
        y=".5"
        width="11"
        height="11"
        rx="2"
        className={index < filled ? '' : 'fill-none'}
      />
    ))}
  </svg>
)
