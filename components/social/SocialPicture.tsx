// The pictures of social images, for satori: `tw` has Tailwind's classes, and every box with several children is a flex box.
import { getChartShape } from '@/lib/calculator/chart'
import { GAPS_TITLE } from '@/lib/plans/words'
import { COLORS } from '@/lib/seo/colors'
import type { Picture, SumBar } from '@/lib/seo/social-pictures'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Classes that satori reads; lib/seo/draw-image.ts gives it the colors and fonts. */
    tw?: string
  }
}

type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>

const WIDTH = 1020

/** A text of at most `lines` lines, which then ends in "…". satori has no class for it. */
export const clamp = (lines: number) =>
  ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const

/** The picture of a page's figures, in the label under its strip. */
export function SocialPicture({ picture }: { picture: Picture }) {
  switch (picture.kind) {
    case 'ledger':
      return <LedgerRows {...picture} />
    case 'sum':
      return <SumOfRecord {...picture} />
    case 'bars':
      return <FigureBars {...picture} />
    case 'rows':
      return <ScoreRows {...picture} />
    case 'columns':
      return <Columns {...picture} />
    case 'dots':
      return <Dots {...picture} />
    case 'curve':
      return <Curve {...picture} />
  }
}

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
function Sum({ bar: { sum, look, cents }, size }: { bar: SumBar; size: number }) {
  return (
    <div tw="flex items-baseline justify-end">
      {look === 'at-least' && cents !== null && (
        <div tw={`mr-[10px] text-[${Math.max(24, size * 0.4)}px]`}>at least</div>
      )}
      <div tw={`font-bold leading-[1.1] text-[${cents === null ? 24 : size}px]`}>{sum}</div>
    </div>
  )
}

function LedgerRows({ rows, maxCents, legend }: PictureOf<'ledger'>) {
  return (
    <div tw="flex flex-col grow justify-between">
      {rows.map((row) => (
        <div key={row.name} tw="flex items-center px-[32px] h-[47px] border-b border-line">
          <div tw="w-[36px] text-accent font-serif text-[28px]">
            {row.rank === null ? '–' : String(row.rank)}
          </div>
          <div tw="w-[270px] pr-[16px] text-[26px] font-semibold" style={clamp(1)}>
            {row.name}
          </div>
          <Bar {...row} maxCents={maxCents} width={430} height={22} />
          <div tw="flex grow justify-end">
            <Sum bar={row} size={30} />
          </div>
        </div>
      ))}
      <div tw="flex justify-between px-[32px] pt-[8px] pb-[10px] text-muted text-[19px]">
        {legend.map(({ look, text }) => (
          <div key={look} tw="flex items-center">
            <Bar cents={1} look={look} maxCents={1} width={32} height={14} />
            <div tw="ml-[8px]">{text}</div>
          </div>
        ))}
      </div>
    </div>
  )
}

function SumOfRecord({ bar, drug, leavesOut, maxCents }: PictureOf<'sum'>) {
  return (
    <div tw="flex flex-col grow justify-center px-[32px]">
      <div tw="flex items-end mb-[22px]">
        <Sum bar={bar} size={96} />
        <div tw="flex flex-col ml-[20px] text-[28px] leading-[1.25]">
          <div>in the first year</div>
          <div tw="text-muted">{drug}</div>
        </div>
      </div>
      <Bar {...bar} maxCents={maxCents} width={WIDTH} height={56} />
      {leavesOut.length > 0 && (
        <div tw="mt-[22px] text-muted text-[24px] leading-[1.35]" style={clamp(3)}>
          {`${GAPS_TITLE}. ${leavesOut.join('. ')}.`}
        </div>
      )}
    </div>
  )
}

function FigureBars({ rows }: PictureOf<'bars'>) {
  const largest = Math.max(...rows.map(({ value }) => value))
  return (
    <div tw="flex flex-col grow justify-evenly px-[32px] py-[10px]">
      {rows.map(({ label, detail, value, text, tone }) => (
        <div key={label} tw="flex flex-col">
          <div tw="flex items-baseline justify-between">
            <div tw="text-[30px]" style={clamp(1)}>
              {detail ? `${label} (${detail})` : label}
            </div>
            <div tw="text-[60px] font-bold leading-[1.1]">{text}</div>
          </div>
          <div
            tw={`h-[46px] mt-[6px] bg-${tone === 'pine' ? 'accent' : tone}`}
            style={{ width: (value / largest) * WIDTH }}
          />
        </div>
      ))}
    </div>
  )
}

function ScoreRows({ rows }: PictureOf<'rows'>) {
  return (
    <div tw="flex flex-col grow justify-around">
      {rows.map(({ label, value }) => (
        <div key={label} tw="flex items-baseline justify-between px-[32px]">
          <div tw="text-[34px]">{label}</div>
          <div tw="text-[52px] font-bold">{value}</div>
        </div>
      ))}
    </div>
  )
}

/** Fills or doses of up to three drugs. Doses have their labels, and the first one is solid: the starting dose. */
function Columns({ drugs }: PictureOf<'columns'>) {
  return (
    <div tw="flex grow px-[32px] pt-[20px] pb-[16px]" style={{ gap: 44 }}>
      {drugs.map(({ name, detail, sum, above, columns }) => (
        <div key={name} tw="flex flex-col flex-1 justify-end">
          {above && <div tw="self-end mb-[6px] text-[22px] font-semibold">{above}</div>}
          <div tw="flex items-end border-b-2 border-ink" style={{ gap: sum ? 4 : 0 }}>
            {columns.map(({ share, label }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the fills of a year have no other name
              <div key={index} tw="flex flex-col flex-1 items-center">
                {label && <div tw="text-[20px] font-semibold">{label}</div>}
                <div
                  tw={`w-full ${label ? `border-2 border-accent bg-accent${index > 0 ? '-soft' : ''}` : 'bg-maker'}`}
                  style={{ height: share * (label ? 170 : 120) }}
                />
              </div>
            ))}
          </div>
          <div tw={sum ? 'mt-[8px] text-[24px]' : 'mt-[10px] text-[28px] font-semibold'} style={clamp(1)}>
            {name}
          </div>
          <div
            tw={`text-muted leading-[1.35] ${sum ? 'h-[50px] text-[18px]' : 'text-[24px]'}`}
            style={clamp(2)}
          >
            {detail}
          </div>
          {sum && <div tw="text-[50px] font-bold leading-[1.1]">{sum}</div>}
        </div>
      ))}
    </div>
  )
}

/** 100 people on the drug and 100 on placebo: gray for as many as on placebo, green for those the drug adds. */
function Dots({ name, drug, placebo }: PictureOf<'dots'>) {
  const shared = Math.min(placebo, drug)
  return (
    <div tw="flex grow items-center justify-around px-[24px]">
      {[
        { total: drug, label: `on ${name}` },
        { total: placebo, label: 'on placebo' },
      ].map(({ total, label }) => (
        <div key={label} tw="flex items-center">
          <svg width={280} height={280} viewBox="0 0 270 270">
            <title>{label}</title>
            <path d={drawPeople(total, 100)} fill="none" stroke={COLORS.slate} strokeWidth={2} />
            <path d={drawPeople(shared, total)} fill={COLORS.accent} />
            <path d={drawPeople(0, shared)} fill={COLORS.slate} />
          </svg>
          <div tw="flex flex-col w-[190px] ml-[28px]">
            <div tw="text-[108px] font-bold leading-none">{String(total)}</div>
            <div tw="text-[28px]" style={clamp(2)}>
              {label}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Circles for the people from `start` up to `end`, ten in a row. */
const drawPeople = (start: number, end: number) =>
  Array.from({ length: Math.max(0, end - start) }, (_, index) => {
    const at = start + index
    return `M${(at % 10) * 27 + 3} ${Math.floor(at / 10) * 27 + 13.5}a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0`
  }).join('')

/** The projected weight with the band from low to high dose. */
function Curve({ points, from, to }: PictureOf<'curve'>) {
  const shape = getChartShape(
    points,
    { width: WIDTH, height: 250, top: 12, right: 0, bottom: 0, left: 0 },
    (lbs) => lbs,
  )
  return (
    <div tw="flex flex-col grow justify-center px-[32px]">
      <svg width={WIDTH} height={250} viewBox={`0 0 ${WIDTH} 250`}>
        <title>{to}</title>
        <path d={shape.band} fill={COLORS['accent-soft']} />
        <path d={shape.line} fill="none" stroke={COLORS.accent} strokeWidth={7} />
        <path d={`M1 0V249H${WIDTH}`} fill="none" stroke={COLORS.ink} strokeWidth={2} />
      </svg>
      <div tw="flex items-baseline justify-between mt-[10px]">
        <div tw="text-[30px]">{from}</div>
        <div tw="text-[38px] font-bold">{to}</div>
      </div>
    </div>
  )
}
