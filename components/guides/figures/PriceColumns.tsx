import { getMilligrams, withoutUnit } from '@/lib/base/doses'
import { capitalize, formatDollars, toPercent } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { type FillColumns, listFillColumns } from '@/lib/offers/fill-columns'
import { Drawing } from './Drawing'

/** Each fill of the first year at the makers' prices: one column for a fill, the dose below, the year at the right. */
export function PriceColumns() {
  const drugs = listFillColumns(getContent()['maker-prices'].drugs, getBuildDay())
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 @min-[36rem]:grid-cols-2">
      {drugs.map((drug) => (
        <li key={drug.name} className="flex break-inside-avoid flex-col justify-between">
          <p className="mb-1! grid grid-cols-[minmax(0,1fr)_auto] items-baseline wrap-anywhere gap-x-4">
            <strong className="text-sm">{drug.name}</strong>
            <strong>{formatDollars(drug.year)}</strong>
            <span className="col-span-2 text-sm/[1.3] text-muted">{drug.detail}</span>
          </p>
          <DrugFills {...drug} />
        </li>
      ))}
    </ul>
  )
}

/** The height of a figure, in px. */
const LETTERS = 14

/** One scale for all drugs of the figure, in px per dollar. */
const toHeight = (dollars: number) => Math.round(dollars * 0.11)

function DrugFills({ fills, late, form }: FillColumns) {
  const toX = (column: number) => toPercent(column / fills.length)
  const listStarts = (key: 'dose' | 'dollars') =>
    fills.flatMap((fill, at) => (fill[key] === fills[at - 1]?.[key] ? [] : [{ ...fill, at }]))
  const prices = listStarts('dollars')
  const doses = listStarts('dose')
  const words = doses.map(({ dose, dollars, at }) => `Fill ${at + 1}, ${dose}: ${formatDollars(dollars)}`)
  const lateText = late ? formatLate(late, fills.length) : ''
  if (lateText) words.push(capitalize(lateText))
  const latest = late?.prices.at(-1)
  const highest = Math.max(...fills.map(({ dollars }) => dollars), latest?.dollars ?? 0)
  // A figure over the columns would cross the line for late refills: it is over that line.
  const isCrossed = latest && toHeight(latest.dollars - (fills.at(-1)?.dollars ?? 0)) < LETTERS
  const top = toHeight(highest) + (isCrossed ? 34 : 19)
  return (
    <Drawing height={top + 19} words={words}>
      <svg aria-hidden="true" viewBox={`0 0 ${fills.length * 20} ${top + 19}`} preserveAspectRatio="none">
        <path
          d={fills.map(({ dollars }, at) => `M${at * 20} ${top}v-${toHeight(dollars)}h18V${top}`).join('')}
          className="fill-maker forced-colors:fill-[CanvasText]"
        />
      </svg>
      {late?.prices.map(({ dollars, from }, index) => {
        const end = late.prices[index + 1]?.from ?? fills.length
        return (
          <rect
            key={from}
            x={toX(from)}
            y={top - toHeight(dollars)}
            width={toX(end - from)}
            height={toHeight(dollars)}
            strokeDasharray="3 2"
            className="fill-none stroke-maker forced-colors:stroke-[CanvasText]"
          />
        )
      })}
      {lateText && (
        <text x="100%" y={top - toHeight(highest) - (isCrossed ? 18 : 6)} textAnchor="end">
          {lateText}
        </text>
      )}
      {prices.map(({ dollars, at }, index) => {
        // Two columns have room for "199", three and more for "299 × 10".
        const next = prices[index + 1]
        const count = (next?.at ?? fills.length) - at
        const isLong = count > 2
        // Beside the figure before it there is no room: a short one is as high as the next.
        const height = toHeight(
          isLong && isCrossed ? latest.dollars : index > 0 && !isLong && next ? next.dollars : dollars,
        )
        return (
          <text
            key={at}
            x={toX(isLong ? at : at + count / 2)}
            dx={at > 0 && isLong ? 7 : late && next?.at === late.prices[0]?.from ? -3 : undefined}
            y={top - height - 4}
            textAnchor={isLong ? undefined : 'middle'}
            paintOrder="stroke"
            strokeWidth={isLong ? 6 : 2}
            className="stroke-paper font-semibold"
          >
            {isLong ? `${dollars} × ${count}` : dollars}
          </text>
        )
      })}
      <line x2="100%" y1={top} y2={top} className="stroke-ink" />
      {keepApart(doses, fills.length).map(({ dose, at, isLast, dx }) => (
        <text
          key={dose}
          x={toX(isLast ? at : at + 0.5)}
          dx={dx || undefined}
          y={top + 14}
          textAnchor={isLast ? undefined : 'middle'}
          className="fill-muted"
        >
          {isLast ? `${dose}, ${form === 'pill' ? 'daily' : 'weekly'}` : withoutUnit(dose)}
        </text>
      ))}
    </Drawing>
  )
}

/** "refilled late: $499, then $699 each; 13 for $8,187" */
function formatLate({ prices, year }: NonNullable<FillColumns['late']>, fills: number): string {
  const each = prices.map(({ dollars }) => formatDollars(dollars)).join(', then ')
  return `refilled late: ${each} each; ${fills} for ${formatDollars(year)}`
}

/** In px: the drawing on a phone, a digit and a decimal point in a wide typeface, and the least room between doses. */
const PHONE = 320
const DIGIT = 8.3
const POINT = 4
const ROOM = 4

/** The width of a number, like 12.5, in px. */
const measure = (number: number): number =>
  [...String(number)].reduce((width, sign) => width + (sign === '.' ? POINT : DIGIT), 0)

/** Moves a dose to the right where a phone has no room for it beside the one before. */
function keepApart(steps: readonly { dose: string; at: number }[], columns: number) {
  const column = PHONE / columns
  let end = 0
  return steps.map(({ dose, at }, index) => {
    const isLast = index === steps.length - 1
    const width = measure(getMilligrams(dose))
    const start = at * column
    const indent = isLast ? 0 : (column - width) / 2
    const moved = Math.max(0, Math.ceil(end - start - indent))
    end = start + indent + moved + width + ROOM
    return { dose, at, isLast, dx: moved }
  })
}
