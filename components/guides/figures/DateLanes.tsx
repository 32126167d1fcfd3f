import { Figure } from '@/components/guides/Figure'
import { NoWrap } from '@/components/ui/NoWrap'
import { formatDay } from '@/lib/base/format'
import { getBuildDate } from '@/lib/base/month'
import type { Mark, PropsOf } from '@/lib/guides/props'

const WIDTH = 1000
const TONES = { pine: 'fill-accent', slate: 'fill-slate', maker: 'fill-maker' } as const

/** Days that change a price, on one true time axis from today: what holds until the day, or what begins on it. */
export function DateLanes({ items, until, ...figure }: PropsOf<'DateLanes'> & { marks?: readonly Mark[] }) {
  const now = getBuildDate().getTime()
  const end = Date.parse(until)
  const toX = (day: string) =>
    Math.round(Math.min(1, Math.max(0, (Date.parse(day) - now) / (end - now))) * WIDTH)
  const upcoming = items.filter(({ day }) => Date.parse(day) >= now)
  if (upcoming.length === 0) return null
  return (
    <Figure {...figure}>
      <ul className="list-none! pl-0!">
        {upcoming.map(({ day, title, text, begins, tone }) => {
          const x = toX(day)
          return (
            <li key={`${day} ${title}`} className="mb-2! break-inside-avoid">
              <p className="mb-0.5! leading-[1.35]">
                <strong>{formatDay(day)}</strong> <NoWrap>{title}</NoWrap>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${WIDTH} 10`}
                preserveAspectRatio="none"
                className="block h-3 w-full overflow-visible forced-colors:[&_rect]:fill-[CanvasText]"
              >
                <path d={`M0 5H${WIDTH}`} vectorEffect="non-scaling-stroke" className="stroke-line" />
                <rect x={begins ? x : 0} width={begins ? WIDTH - x : x} height="10" className={TONES[tone]} />
                <path
                  d={`M${x} -3V13`}
                  strokeWidth="2"
                  vectorEffect="non-scaling-stroke"
                  className="stroke-ink"
                />
              </svg>
              <p className="mt-1 mb-0! text-sm/[1.4] text-muted">
                <NoWrap>{text}</NoWrap>
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mb-0! flex justify-between border-t border-ink pt-1 text-xs text-muted">
        <span>today</span>
        <span>{formatDay(until)}</span>
      </p>
    </Figure>
  )
}
