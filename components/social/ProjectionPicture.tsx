import { getChartShape } from '@/lib/calculator/chart'
import { EXAMPLE, getSeries } from '@/lib/calculator/projection'
import { getContent } from '@/lib/content'
import { COLORS } from '@/lib/seo/colors'
import { Picture, PICTURE_WIDTH as WIDTH } from './Picture'

const FRAME = { width: WIDTH, height: 250, top: 12, right: 0, bottom: 0, left: 100 }

/** The example of the calculator: the projected weight with the band from low to high dose. */
export function ProjectionPicture() {
  const { table, medications } = getContent().projection
  const points = getSeries(EXAMPLE, table).filter(({ week }) => week % 4 === 0)
  const { line, band, yTicks } = getChartShape(points, FRAME, (lbs) => lbs)
  const drug = medications.find(({ id }) => id === EXAMPLE.medication)?.label
  const end = Math.round(points.at(-1)?.chosenLbs ?? EXAMPLE.weightLbs)
  const to = `about ${end} lbs after ${EXAMPLE.weeks} weeks`
  return (
    <Picture strip={['Our own formula, not a promise', `${drug}, standard dose`]}>
      <div tw="flex flex-col grow justify-center px-[32px]">
        <div tw="flex relative">
          {yTicks.map(({ at, label }) => (
            <div key={label} tw="absolute left-0 text-muted text-[22px]" style={{ top: at - 16 }}>
              {`${label} lbs`}
            </div>
          ))}
          <svg width={WIDTH} height={FRAME.height} viewBox={`0 0 ${WIDTH} ${FRAME.height}`}>
            <title>{to}</title>
            <path d={band} fill={COLORS['accent-soft']} />
            {yTicks.map(({ at }) => (
              <path key={at} d={`M${FRAME.left} ${at}H${WIDTH}`} stroke={COLORS.line} strokeWidth={2} />
            ))}
            <path d={line} fill="none" stroke={COLORS.accent} strokeWidth={7} />
            <path d={`M${FRAME.left} 0V249H${WIDTH}`} fill="none" stroke={COLORS.ink} strokeWidth={2} />
          </svg>
        </div>
        <div tw="flex items-baseline justify-between mt-[10px]">
          <div tw="text-[30px]">{`${EXAMPLE.weightLbs} lbs`}</div>
          <div tw="text-[38px] font-bold">{to}</div>
        </div>
      </div>
    </Picture>
  )
}
