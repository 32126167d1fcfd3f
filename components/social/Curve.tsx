import { getChartShape } from '@/lib/calculator/chart'
import type { Point } from '@/lib/calculator/series'
import { COLORS } from '@/lib/seo/colors'
import { Picture, type Strip, PICTURE_WIDTH as WIDTH } from './Picture'

type Props = { strip: Strip; points: Point[]; from: string; to: string }

/** The projected weight with the band from low to high dose. */
export function Curve({ strip, points, from, to }: Props) {
  const frame = { width: WIDTH, height: 250, top: 12, right: 0, bottom: 0, left: 100 }
  const shape = getChartShape(points, frame, (lbs) => lbs)
  return (
    <Picture strip={strip}>
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
    </Picture>
  )
}
