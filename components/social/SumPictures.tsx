// First-year sums as social images show them.
import { GAPS_TITLE } from '@/lib/plans/words'
import { COLORS } from '@/lib/seo/colors'
import type { PictureOf, SumBar } from '@/lib/seo/social-pictures'
import { clamp, PICTURE_WIDTH } from './satori'

type BarProps = Pick<SumBar, 'cents' | 'look'> & { maxCents: number; width: number; height: number }

/** A zero-based bar. "At least" is striped and its end is torn. `width` is that of the whole scale. */
function Bar({ cents, look, maxCents, width, height }: BarProps) {
  const end = Math.max(height, ((cents ?? 0) / maxCents) * width)
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
        <rect width={end} height={height} fill={color} />
      )}
    </svg>
  )
}

/** "at least" before a sum that leaves something out. */
const Sum = ({ bar: { sum, look, cents }, size }: { bar: SumBar; size: number }) => (
  <div tw="flex items-baseline justify-end">
    {look === 'at-least' && cents !== null && (
      <div tw={`mr-[10px] text-[${Math.max(24, size * 0.4)}px]`}>at least</div>
    )}
    <div tw={`font-bold leading-[1.1] text-[${cents === null ? 24 : size}px]`}>{sum}</div>
  </div>
)

/** The ranked five and the makers, with the legend of the bars. */
export const LedgerRows = ({ rows, maxCents, legend }: PictureOf<'ledger'>) => (
  <div tw="flex flex-col grow justify-between">
    {rows.map((row) => (
      <div key={row.name} tw="flex items-center px-[32px] h-[43px] border-b border-line">
        <div tw="w-[36px] text-accent font-serif text-[28px]">
          {row.rank === null ? '–' : String(row.rank)}
        </div>
        <div tw="w-[200px] pr-[12px] text-[26px] font-semibold" style={clamp(1)}>
          {row.name}
        </div>
        <Bar {...row} maxCents={maxCents} width={490} height={24} />
        <div tw="flex grow justify-end">
          <Sum bar={row} size={30} />
        </div>
      </div>
    ))}
    <div tw="flex justify-between px-[32px] pt-[4px] pb-[6px] text-muted text-[17px]">
      {legend.map(({ look, text }) => (
        <div key={look} tw="flex items-center">
          <Bar cents={1} look={look} maxCents={1} width={32} height={14} />
          <div tw="ml-[8px]">{text}</div>
        </div>
      ))}
    </div>
  </div>
)

/** Three lines have room for the first gaps. */
const GAPS_SHOWN = 4

/** One sum, and what is not in it. */
export function SumOfRecord({ bar, drug, leavesOut, maxCents }: PictureOf<'sum'>) {
  const more = leavesOut.length - GAPS_SHOWN
  const gaps = [...leavesOut.slice(0, GAPS_SHOWN), ...(more > 0 ? [`And ${more} more`] : [])]
  return (
    <div tw="flex flex-col grow justify-center px-[32px]">
      <div tw="flex items-end mb-[22px]">
        <Sum bar={bar} size={96} />
        <div tw="flex flex-col ml-[20px] text-[28px] leading-[1.25]">
          <div>in the first year</div>
          <div tw="text-muted">{drug}</div>
        </div>
      </div>
      <Bar {...bar} maxCents={maxCents} width={PICTURE_WIDTH} height={56} />
      {leavesOut.length > 0 && (
        <div tw="mt-[22px] text-muted text-[24px] leading-[1.35]" style={clamp(3)}>
          {`${GAPS_TITLE}. ${gaps.join('. ')}.`}
        </div>
      )}
    </div>
  )
}
