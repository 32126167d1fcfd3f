import { FigureBar } from '@/components/guides/Figure'
import type { PropsOf } from '@/lib/guides/props'

/** One bar for each row, all from zero on one scale. */
export function Bars({ rows, isLarge, outOf = 0 }: Pick<PropsOf<'Bars'>, 'rows' | 'isLarge' | 'outOf'>) {
  const top = Math.max(outOf, ...rows.map(({ value }) => value))
  return (
    <ul className="grid gap-y-2">
      {rows.map(({ label, detail, value, mark, text, tone }) => (
        <li key={`${label} ${detail}`} className="break-inside-avoid">
          <p className="mb-0.5! flex items-baseline justify-between gap-x-2 @max-[16rem]:flex-wrap leading-[1.3]">
            <span>
              <strong>{label}</strong> {detail && <span className="text-sm/[1.3] text-muted">{detail}</span>}
            </span>
            <strong className={isLarge ? 'text-figure' : 'whitespace-nowrap'}>{text}</strong>
          </p>
          <FigureBar
            {...{ to: value / top, tone, className: isLarge ? 'h-7' : 'h-3' }}
            mark={mark === undefined ? undefined : mark / top}
          />
        </li>
      ))}
    </ul>
  )
}
