import { Figure } from '@/components/guides/Figure'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark, PropsOf } from '@/lib/guides/props'

const TONES = {
  pine: 'fill-accent',
  slate: 'fill-slate',
  maker: 'fill-maker',
} satisfies Record<PropsOf<'Bars'>['rows'][number]['tone'], string>

/** Shares of `max` in the drawing, which is stretched to the width of its column. */
const WIDTH = 1000

/** One bar for each row, all from zero on one scale. `mark` is a second figure on the same bar. */
export function Bars({ rows, max, isLarge, ...figure }: PropsOf<'Bars'> & { marks?: readonly Mark[] }) {
  const top = max ?? Math.max(...rows.map(({ value }) => value))
  const toWidth = (value: number) => Math.round((value / top) * WIDTH)
  return (
    <Figure {...figure}>
      <ul className={`list-none! ${figure.strip ? 'px-inset! py-4' : 'pl-0!'}`}>
        {rows.map(({ label, detail, value, text, tone, mark }) => (
          <li key={`${label} ${detail}`} className="mb-2! break-inside-avoid last:mb-0!">
            <p className="mb-0.5! flex items-baseline justify-between gap-x-2 @max-[16rem]:flex-wrap leading-[1.3]">
              <span>
                <strong>
                  <NoWrap>{label}</NoWrap>
                </strong>{' '}
                {detail && (
                  <span className="text-sm text-muted">
                    <NoWrap>{detail}</NoWrap>
                  </span>
                )}
              </span>
              <strong className={isLarge ? 'text-figure' : ''}>{text}</strong>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${WIDTH} 10`}
              preserveAspectRatio="none"
              className={`block w-full overflow-visible forced-colors:[&_rect]:fill-[CanvasText] ${isLarge ? 'h-7' : 'h-3'}`}
            >
              <rect width={toWidth(value)} height="10" className={TONES[tone]} />
              {mark !== undefined && (
                <rect
                  x={toWidth(mark) - 3}
                  y="-3"
                  width="6"
                  height="16"
                  strokeWidth="1.5"
                  vectorEffect="non-scaling-stroke"
                  className="fill-paper stroke-ink"
                />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </Figure>
  )
}
