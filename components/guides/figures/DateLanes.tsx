import { FigureBar } from '@/components/guides/Figure'
import { formatDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import type { PropsOf } from '@/lib/guides/props'

/** Days that change a price, on one true time axis from today: what holds until the day, or what begins on it. */
export function DateLanes({ items, until }: PropsOf<'DateLanes'>) {
  const now = Date.parse(getBuildDay())
  const end = Date.parse(until)
  const upcoming = items.filter(({ day }) => Date.parse(day) >= now)
  if (upcoming.length === 0) return <p>All of these dates have passed.</p>
  return (
    <>
      <ul className="grid gap-y-2 md:gap-y-5 mb-2!">
        {upcoming.map(({ day, title, text, begins, tone }) => {
          const mark = Math.min(1, (Date.parse(day) - now) / (end - now))
          return (
            <li key={`${day} ${title}`} className="break-inside-avoid">
              <p className="mb-1! leading-[1.35]">
                <strong>{formatDay(day)}</strong> {title}
              </p>
              <FigureBar from={begins ? mark : 0} to={begins ? 1 : mark} tone={tone} mark={mark} />
              <p className="mt-1 mb-0! text-sm/[1.4] text-muted">{text}</p>
            </li>
          )
        })}
      </ul>
      <p className="mb-0! flex justify-between border-t border-frame pt-1 text-xs text-muted">
        <span>today</span>
        <span>{formatDay(until)}</span>
      </p>
    </>
  )
}
