// The pictures of social images.
import { getChartShape } from '@/lib/calculator/chart'
import { COLORS } from '@/lib/seo/colors'
import type { Picture, PictureOf } from '@/lib/seo/social-pictures'
import { DotsPicture } from './DotsPicture'
import { LedgerRows, SumOfRecord } from './SumPictures'
import { clamp, PICTURE_WIDTH as WIDTH } from './satori'

/** A label of more characters is a sentence, which follows its figure; a value of more is a text. */
const [LABEL_MAX, VALUE_MAX] = [34, 9]

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
      return <DotsPicture {...picture} />
    case 'curve':
      return <Curve {...picture} />
  }
}

function FigureBars({ rows }: PictureOf<'bars'>) {
  const largest = Math.max(...rows.map(({ value }) => value))
  return (
    <div tw="flex flex-col grow justify-evenly px-[32px] py-[10px]">
      {rows.map(({ label, detail, value, text, tone }) => (
        <div key={label} tw="flex flex-col">
          <div tw="flex items-baseline justify-between">
            <div tw="flex-1 mr-[32px] text-[28px] leading-[1.2]" style={clamp(2)}>
              {detail ? `${label} (${detail})` : label}
            </div>
            <div tw={`font-bold leading-[1.1] text-[${text.length > VALUE_MAX ? 44 : 60}px]`}>{text}</div>
          </div>
          <div
            tw={`h-[${rows.length > 2 ? 30 : 46}px] mt-[6px] bg-${tone === 'pine' ? 'accent' : tone}`}
            style={{ width: (value / largest) * WIDTH }}
          />
        </div>
      ))}
    </div>
  )
}

function ScoreRows({ rows }: PictureOf<'rows'>) {
  const hasSentences = rows.some(({ label }) => label.length > LABEL_MAX)
  const size = Math.max(...rows.map(({ value }) => value.length)) > VALUE_MAX ? 34 : 52
  return (
    <div tw="flex flex-col grow justify-around">
      {rows.map(({ label, value }) => (
        <div key={label + value} tw={`flex items-center px-[32px] ${hasSentences ? 'flex-row-reverse' : ''}`}>
          <div tw={`flex-1 leading-[1.25] text-[${hasSentences ? 26 : 34}px]`} style={clamp(2)}>
            {label}
          </div>
          <div tw={`font-bold text-[${size}px] ${hasSentences ? 'shrink-0 w-[370px]' : ''}`} style={clamp(1)}>
            {value}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Fills or doses of up to three drugs. Doses have their labels, and the first one is solid: the starting dose. */
const Columns = ({ drugs }: PictureOf<'columns'>) => (
  <div tw="flex grow px-[32px] pt-[14px] pb-[22px]" style={{ gap: 44 }}>
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
          tw={`text-muted leading-[1.35] ${sum ? 'h-[54px] text-[20px]' : 'text-[24px]'}`}
          style={clamp(2)}
        >
          {detail}
        </div>
        {sum && <div tw="text-[50px] font-bold leading-[1.1]">{sum}</div>}
      </div>
    ))}
  </div>
)

/** The projected weight with the band from low to high dose. */
function Curve({ points, from, to }: PictureOf<'curve'>) {
  const frame = { width: WIDTH, height: 250, top: 12, right: 0, bottom: 0, left: 100 }
  const shape = getChartShape(points, frame, (lbs) => lbs)
  return (
    <div tw="flex flex-col grow justify-center px-[32px]">
      <div tw="flex relative">
        {shape.yTicks.map(({ at, label }) => (
          <div key={label} tw="absolute left-0 text-muted text-[22px]" style={{ top: at - 16 }}>
            {`${label} lbs`}
          </div>
        ))}
        <svg width={WIDTH} height={250} viewBox={`0 0 ${WIDTH} 250`}>
          <title>{to}</title>
          <path d={shape.band} fill={COLORS['accent-soft']} />
          {shape.yTicks.map(({ at }) => (
            <path key={at} d={`M${frame.left} ${at}H${WIDTH}`} stroke={COLORS.line} strokeWidth={2} />
          ))}
          <path d={shape.line} fill="none" stroke={COLORS.accent} strokeWidth={7} />
          <path d={`M${frame.left} 0V249H${WIDTH}`} fill="none" stroke={COLORS.ink} strokeWidth={2} />
        </svg>
      </div>
      <div tw="flex items-baseline justify-between mt-[10px]">
        <div tw="text-[30px]">{from}</div>
        <div tw="text-[38px] font-bold">{to}</div>
      </div>
    </div>
  )
}
