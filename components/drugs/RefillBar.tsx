import { addDays, countDays } from '@/lib/base/day'
import type { RefillRule } from '@/lib/offers/refill'
import { formatShortDay } from '@/lib/offers/words/refill'

const WIDTH = 320
const TOP = 22
const BAR = 12
const HEIGHT = 76
const EDGE = 8
const TEXT = 'fill-muted forced-colors:fill-[CanvasText]'
const STRONG = 'fill-ink font-semibold forced-colors:fill-[CanvasText]'

type Props = { rule: RefillRule; lastOrder: string; today: string }

/** The days from an order to the last day to order again, with a diamond: the part that the fill lasts is filled. */
export function RefillBar({ rule: { refillDays, fillDays }, lastOrder, today }: Props) {
  const x = (days: number) => EDGE + (days / refillDays) * (WIDTH - 2 * EDGE)
  const passed = countDays(lastOrder, today)
  const middle = TOP + BAR / 2
  const isOnBar = passed >= 0 && passed <= refillDays
  // Beside an edge, the word would lie over another.
  const isNearEnd = x(passed) > WIDTH - 90
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fontSize={12} className="mt-3 block w-full">
      <rect x={x(0)} y={TOP} width={x(refillDays) - x(0)} height={BAR} rx={BAR / 2} className="fill-line" />
      <path
        d={`M${x(fillDays)} ${TOP}H${x(0) + BAR / 2}a${BAR / 2} ${BAR / 2} 0 0 0 0 ${BAR}H${x(fillDays)}z`}
        className="fill-maker forced-colors:fill-[color:CanvasText]"
      />
      {isOnBar && (
        <>
          <path d={`M${x(passed)} ${TOP - 4}v${BAR + 8}`} strokeWidth="2" className="stroke-ink" />
          {!isNearEnd && (
            <text x={Math.max(x(passed), EDGE + 14)} y={TOP - 9} textAnchor="middle" className={STRONG}>
              Today
            </text>
          )}
        </>
      )}
      <path
        d={`M${x(refillDays)} ${middle - 8}l8 8-8 8-8-8z`}
        className="fill-ink forced-colors:fill-[CanvasText]"
      />
      <text x={WIDTH} y={TOP - 9} textAnchor="end" className={STRONG}>
        Order by
      </text>
      {[
        { at: 0, anchor: 'start', lines: [formatShortDay(lastOrder), 'ordered'] },
        {
          at: (x(fillDays) / WIDTH) * WIDTH,
          anchor: 'middle',
          lines: [formatShortDay(addDays(lastOrder, fillDays)), 'fill used up'],
        },
        {
          at: WIDTH,
          anchor: 'end',
          lines: [formatShortDay(addDays(lastOrder, refillDays)), `${refillDays} days`],
        },
      ].map(({ at, anchor, lines }) =>
        lines.map((line, index) => (
          <text
            key={anchor + line}
            x={at}
            y={TOP + BAR + 18 + index * 15}
            textAnchor={anchor as 'start'}
            className={TEXT}
          >
            {line}
          </text>
        )),
      )}
    </svg>
  )
}
