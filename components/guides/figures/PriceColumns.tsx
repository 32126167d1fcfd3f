import { Figure } from '@/components/guides/Figure'
import { formatDollars } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getMakerPrices } from '@/lib/content'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { type FillColumns, listFillColumns } from '@/lib/plans/fill-columns'
import { Drawing } from './Drawing'

const WIDTH = 300
/** One scale for all drugs of the figure. */
const UNITS_PER_DOLLAR = 0.1

/** Each fill of the first year at the makers' prices: one column for a fill, the dose below, the year at the right. */
export function PriceColumns(figure: PropsOf<'PriceColumns'> & { marks?: readonly Mark[] }) {
  const drugs = listFillColumns(getMakerPrices().drugs, getBuildDay())
  return (
    <Figure {...figure}>
      <ul className="list-none! grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 pl-0! @min-[36rem]:grid-cols-2">
        {drugs.map((drug) => (
          <li key={drug.name} className="mb-0! flex break-inside-avoid flex-col justify-between">
            <p className="mb-1! grid grid-cols-[minmax(0,1fr)_auto] [overflow-wrap:anywhere] gap-x-4">
              <strong>{drug.name}</strong>
              <strong>{formatDollars(drug.year)}</strong>
              <span className="col-span-2 text-sm/[1.3] text-muted">{drug.detail}</span>
            </p>
            <Columns {...drug} />
          </li>
        ))}
      </ul>
    </Figure>
  )
}

function Columns({ fills, late, form }: FillColumns) {
  const column = Math.floor(WIDTH / fills.length)
  const toHeight = (dollars: number) => Math.round(dollars * UNITS_PER_DOLLAR)
  const top =
    toHeight(Math.max(...fills.map(({ dollars }) => dollars), late?.dollars ?? 0)) + (late ? 32 : 16)
  const changes = fills.flatMap(({ dollars }, at) =>
    dollars === fills[at - 1]?.dollars ? [] : [{ dollars, at }],
  )
  const steps = fills.flatMap(({ dose }, at) => (dose === fills[at - 1]?.dose ? [] : [{ dose, at }]))
  return (
    <Drawing
      width={WIDTH}
      height={top + 16}
      words={[
        ...steps.map(({ dose, at }) => `Fill ${at + 1}, ${dose}: ${formatDollars(fills[at]?.dollars ?? 0)}`),
        ...(late
          ? [`Refilled late: up to ${formatDollars(late.dollars)} a fill, ${formatDollars(late.year)} a year`]
          : []),
      ]}
    >
      <path
        d={fills
          .map(({ dollars }, at) => `M${(at + 0.5) * column - 1} ${top}V${top - toHeight(dollars)}`)
          .join('')}
        strokeWidth={column - 2}
        className="stroke-maker forced-colors:stroke-[CanvasText]"
      />
      {late && (
        <>
          <path
            d={`M${late.from * column - 1} ${top}V${top - toHeight(late.dollars)}H${WIDTH - 1}V${top}`}
            strokeDasharray="3 2"
            className="fill-none stroke-maker forced-colors:stroke-[CanvasText]"
          />
          <text x={WIDTH} y={top - toHeight(late.dollars) - 5} textAnchor="end" className="text-[11px]">
            {`refilled late: ${late.dollars}, ${formatDollars(late.year)} a year`}
          </text>
        </>
      )}
      {changes.map(({ dollars, at }, index) => {
        const count = (changes[index + 1]?.at ?? fills.length) - at
        return (
          <text
            key={at}
            x={count > 1 ? at * column : (at + 0.5) * column - 1}
            y={top - toHeight(dollars) - 4}
            textAnchor={count > 1 ? 'start' : 'middle'}
            className="text-[11px] font-semibold"
          >
            {count > 1 ? `${dollars} × ${count}` : dollars}
          </text>
        )
      })}
      <path d={`M0 ${top}H${WIDTH}`} className="stroke-ink" />
      {steps.map(({ dose, at }, index) => {
        const isLast = index === steps.length - 1
        return (
          <text
            key={dose}
            x={isLast ? at * column + 3 : (at + 0.5) * column - 1}
            y={top + 13}
            textAnchor={isLast ? 'start' : 'middle'}
            className="fill-muted text-[10.5px]"
          >
            {isLast ? `${dose}, ${form === 'pill' ? 'daily' : 'weekly'}` : dose.replace(' mg', '')}
          </text>
        )
      })}
    </Drawing>
  )
}
