import type { PlanRow } from '@/lib/offers/row'
import { getScale } from '@/lib/offers/scale'
import { GAPS_TITLE, nameGaps } from '@/lib/offers/words/labels'
import { describeDrug, formatSumFigure, getLegend } from '@/lib/offers/words/offers'
import { COLORS } from '@/lib/seo/colors'
import { PICTURE_WIDTH, Picture } from './Picture'
import { Text } from './Text'

const getLook = ({ kind, isLowerBound }: PlanRow) =>
  kind === 'maker' ? 'maker' : isLowerBound ? 'at-least' : 'included'

type SumBarProps = {
  look: string
  /** Of the whole scale; `toShare` is the high end of a range. */
  share: number
  toShare?: number
  width: number
  height: number
}

/** A zero-based bar. "At least" is striped and its end is torn; to the high end of a range it is lighter. `width` is that of the whole scale. */
function SumBar({ look, share, toShare = share, width, height }: SumBarProps) {
  const low = share * width
  const end = Math.max(height, toShare * width)
  const color = look === 'maker' ? COLORS.maker : COLORS.accent
  const tooth = height / 3
  const torn = `M0 0H${end - tooth}${`l${tooth} ${tooth / 2}l${-tooth} ${tooth / 2}`.repeat(3)}H0z`
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{look}</title>
      <pattern
        id="stripes"
        width={height / 2}
        height={height}
        patternUnits="userSpaceOnUse"
        patternTransform="skewX(-35)"
      >
        <rect width={height / 4} height={height} fill={color} />
      </pattern>
      {look === 'at-least' ? (
        <path d={torn} fill="url(#stripes)" stroke={color} strokeWidth={2} />
      ) : (
        <rect width={toShare > share ? low : end} height={height} fill={color} />
      )}
      {toShare > share && look !== 'at-least' && (
        <rect x={low} width={end - low} height={height} fill={color} opacity={0.4} />
      )}
    </svg>
  )
}

/** "at least" before a sum that leaves something out. */
function SumFigure({ row, size }: { row: PlanRow; size: number }) {
  const { isLowerBound, sumCents, sumToCents } = row
  const isRange = sumToCents !== sumCents
  // Two figures have the room of one.
  const figure = sumCents === null ? 24 : isRange ? Math.max(20, size * 0.6) : size
  return (
    <div tw="flex items-baseline justify-end">
      {isLowerBound && (
        <div tw={`mr-[10px] text-[${Math.max(isRange ? 18 : 24, figure * 0.4)}px]`}>at least</div>
      )}
      <div tw={`font-bold leading-[1.1] text-[${figure}px]`}>{formatSumFigure(row)}</div>
    </div>
  )
}

const getShares = (row: PlanRow, maxCents: number) => ({
  look: getLook(row),
  share: (row.sumCents ?? 0) / maxCents,
  toShare: (row.sumToCents ?? 0) / maxCents,
})

type CostsProps = { ranked: PlanRow[]; makers: PlanRow[]; maxCents: number }

/** The first five ranked providers and the cheapest approved drug, with the legend of the bars. */
export function CostPicture({ ranked, makers, maxCents }: CostsProps) {
  const rows = [...ranked.slice(0, 5), ...makers.slice(0, 1)]
  const legend = Object.entries(getLegend(rows)).filter(([look]) => rows.some((row) => getLook(row) === look))
  return (
    <Picture strip={['First year', 'In our order']}>
      <div tw="flex flex-col grow justify-between">
        {rows.map((row) => (
          <div key={row.name} tw="flex items-center px-[32px] h-[43px] border-b border-line">
            <div tw="w-[36px] text-accent font-serif text-[28px]">{row.rank ? String(row.rank) : '–'}</div>
            <Text lines={1} tw="w-[200px] pr-[12px] text-[26px] font-semibold">
              {row.name}
            </Text>
            <SumBar {...getShares(row, maxCents)} width={490} height={24} />
            <div tw="flex grow justify-end">
              <SumFigure row={row} size={30} />
            </div>
          </div>
        ))}
        <div tw="flex justify-between px-[32px] pt-[4px] pb-[6px] text-muted text-[17px]">
          {legend.map(([look, words]) => (
            <div key={look} tw="flex items-center">
              <SumBar look={look} share={1} width={32} height={14} />
              <div tw="ml-[8px]">{words}</div>
            </div>
          ))}
        </div>
      </div>
    </Picture>
  )
}

/** Three lines have room for the first gaps. */
const GAPS_SHOWN = 4

/** The first year of one provider or drug, and what is not in it. */
export function RecordPicture({ row, strip }: { row: PlanRow; strip: [string, string] }) {
  const leavesOut = nameGaps(row)
  const unshown = leavesOut.length - GAPS_SHOWN
  const gaps = [...leavesOut.slice(0, GAPS_SHOWN), ...(unshown > 0 ? [`and ${unshown} more`] : [])]
  return (
    <Picture strip={strip}>
      <div tw="flex flex-col grow justify-center px-[32px]">
        <div tw="flex items-end mb-[22px]">
          <SumFigure row={row} size={96} />
          <div tw="flex flex-col ml-[20px] text-[28px] leading-[1.25]">
            <div>in the first year</div>
            <div tw="text-muted">{describeDrug(row)}</div>
          </div>
        </div>
        <SumBar {...getShares(row, getScale([row.sumToCents]).maxCents)} width={PICTURE_WIDTH} height={56} />
        {leavesOut.length > 0 && (
          <Text lines={3} tw="mt-[22px] text-muted text-[24px] leading-[1.35]">
            {`${GAPS_TITLE}: ${gaps.join('; ')}.`}
          </Text>
        )}
      </div>
    </Picture>
  )
}
