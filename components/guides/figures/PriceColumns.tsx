import { Figure } from '@/components/guides/Figure'
import { formatDollars } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import type { FigureProps } from '@/lib/guides/props'
import { type FillColumns, listFillColumns } from '@/lib/plans/fill-columns'
import { Drawing } from './Drawing'

const WIDTH = 300
/** One scale for all drugs of the figure. */
const UNITS_PER_DOLLAR = 0.095

/** Each fill of the first year at the makers' prices: one column for a fill, the dose below, the year at the right. */
export function PriceColumns(figure: FigureProps<'PriceColumns'>) {
  const drugs = listFillColumns(getContent()['maker-prices'].drugs, getBuildDay())
  return (
    <Figure {...figure}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 @min-[36rem]:grid-cols-2">
        {drugs.map((drug) => (
          <li key={drug.name} className="flex break-inside-avoid flex-col justify-between">
            <p className="mb-1! grid grid-cols-[minmax(0,1fr)_auto] items-baseline [overflow-wrap:anywhere] gap-x-4">
              <strong className="text-sm">{drug.name}</strong>
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
  const column = WIDTH / fills.length
  const highest = Math.max(...fills.map(({ dollars }) => dollars), late?.dollars ?? 0)
  const top = Math.round(highest * UNITS_PER_DOLLAR) + (late ? 32 : 16)
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
          .map(({ dollars }, at) => {
            const height = round(dollars * UNITS_PER_DOLLAR)
            return `M${round(at * column)} ${top}v-${height}h${round(column - 2)}v${height}`
          })
          .join('')}
        className="fill-maker forced-colors:fill-[CanvasText]"
      />
      {late && (
        <>
          <path
            d={`M${round(late.from * column + 2)} ${top}V${round(top - late.dollars * UNITS_PER_DOLLAR)}H${WIDTH - 1}V${top}`}
            strokeDasharray="3 2"
            className="fill-none stroke-maker forced-colors:stroke-[CanvasText]"
          />
          <text
            x={WIDTH}
            y={round(top - late.dollars * UNITS_PER_DOLLAR - 8)}
            textAnchor="end"
            className="text-[11px]"
          >
            {`refilled late: ${late.dollars}, ${formatDollars(late.year)} a year`}
          </text>
        </>
      )}
      {changes.map(({ dollars, at }, index) => {
        // Two columns have room for "199", three and more for "299 × 10".
        const count = (changes[index + 1]?.at ?? fills.length) - at
        const isLong = count > 2
        return (
          <text
            key={at}
            x={round(isLong ? at * column + (late ? 6 : 0) : (at + count / 2) * column - 1)}
            y={round(top - dollars * UNITS_PER_DOLLAR - 4)}
            textAnchor={isLong ? 'start' : 'middle'}
            paintOrder="stroke"
            strokeWidth={4}
            className="stroke-paper text-[11px] font-semibold"
          >
            {isLong ? `${dollars} × ${count}` : dollars}
          </text>
        )
      })}
      <path d={`M0 ${top}H${WIDTH}`} className="stroke-ink" />
      {steps.map(({ dose, at }, index) => {
        const isLast = index === steps.length - 1
        return (
          <text
            key={dose}
            x={index === 0 ? 0 : round(isLast ? at * column + 3 : (at + 0.5) * column + 1)}
            y={top + 13}
            textAnchor={index === 0 || isLast ? 'start' : 'middle'}
            className="fill-muted text-[11px]"
          >
            {isLast ? `${dose}, ${form === 'pill' ? 'daily' : 'weekly'}` : dose.replace(' mg', '')}
          </text>
        )
      })}
    </Drawing>
  )
}

/** A tenth of a unit is finer than a pixel, and short. */
const round = (units: number): number => Math.round(units * 10) / 10
