// Pictures drawn to scale: columns of fills, 100 people, dose stairs, and a projected weight.
import { formatDollars } from '@/lib/base/format'
import type { Picture } from '@/lib/seo/social-pictures'
import { COLORS, clamp } from './style'

type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>

const WIDTH = 1020
const COLUMN = {
  flex: '1 1 0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
} as const

/** One column a fill, its dollars at the same scale for every drug, and the sum of the year. */
export function Ladder({ drugs }: PictureOf<'ladder'>) {
  const highest = Math.max(...drugs.flatMap(({ fills }) => fills))
  return (
    <div style={{ display: 'flex', flexGrow: 1, gap: 44, padding: '20px 32px 16px' }}>
      {drugs.map(({ name, detail, year, fills }) => (
        <div key={name} style={COLUMN}>
          <div style={{ alignSelf: 'flex-end', marginBottom: 6, fontSize: 22, fontWeight: 600 }}>
            {fills[0] === fills.at(-1)
              ? `${formatDollars(fills[0] ?? 0)} a fill`
              : `${formatDollars(fills[0] ?? 0)} to ${formatDollars(fills.at(-1) ?? 0)} a fill`}
          </div>
          <div
            style={{
              display: 'flex',
              alignItems: 'flex-end',
              gap: 4,
              borderBottom: `2px solid ${COLORS.ink}`,
            }}
          >
            {fills.map((price, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: the fills of a year have no other name
                key={index}
                style={{ flex: '1 1 0', height: (price / highest) * 120, backgroundColor: COLORS.maker }}
              />
            ))}
          </div>
          <div style={{ ...clamp(1), marginTop: 8, fontSize: 24 }}>{name}</div>
          <div style={{ ...clamp(2), height: 50, color: COLORS.muted, fontSize: 18, lineHeight: 1.35 }}>
            {detail}
          </div>
          <div style={{ fontSize: 50, fontWeight: 700, lineHeight: 1.1 }}>{formatDollars(year)}</div>
        </div>
      ))}
    </div>
  )
}

/** 100 people on the drug and 100 on placebo: gray for as many as on placebo, green for those the drug adds. */
export function Dots({ name, drug, placebo }: PictureOf<'dots'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'space-around',
        padding: '0 24px',
      }}
    >
      {[
        { total: drug, label: `on ${name}` },
        { total: placebo, label: 'on placebo' },
      ].map(({ total, label }) => (
        <div key={label} style={{ display: 'flex', alignItems: 'center' }}>
          <svg width={280} height={280} viewBox="0 0 270 270">
            <title>{label}</title>
            <path d={drawPeople(total, 100)} fill="none" stroke={COLORS.slate} strokeWidth={2} />
            <path d={drawPeople(Math.min(placebo, total), total)} fill={COLORS.accent} />
            <path d={drawPeople(0, Math.min(placebo, total))} fill={COLORS.slate} />
          </svg>
          <div style={{ display: 'flex', flexDirection: 'column', width: 190, marginLeft: 28 }}>
            <div style={{ fontSize: 108, fontWeight: 700, lineHeight: 1 }}>{String(total)}</div>
            <div style={{ ...clamp(2), fontSize: 28 }}>{label}</div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** Circles for the people from `start` up to `end`, ten in a row. */
const drawPeople = (start: number, end: number) =>
  Array.from({ length: end - start }, (_, index) => {
    const at = start + index
    return `M${(at % 10) * 27 + 3} ${Math.floor(at / 10) * 27 + 13.5}a10.5 10.5 0 1 0 21 0a10.5 10.5 0 1 0-21 0`
  }).join('')

/** The doses of each drug in proportion to its own top dose. The first one is solid: the starting dose. */
export function Stairs({ drugs }: PictureOf<'stairs'>) {
  return (
    <div style={{ display: 'flex', flexGrow: 1, gap: 44, padding: '20px 32px 16px' }}>
      {drugs.map(({ name, steps, unit }) => {
        const top = Math.max(...steps)
        return (
          <div key={name} style={COLUMN}>
            <div style={{ display: 'flex', alignItems: 'flex-end', borderBottom: `2px solid ${COLORS.ink}` }}>
              {steps.map((dose, index) => (
                <div
                  key={dose}
                  style={{ flex: '1 1 0', display: 'flex', flexDirection: 'column', alignItems: 'center' }}
                >
                  <div style={{ fontSize: 20, fontWeight: 600 }}>{String(dose)}</div>
                  <div
                    style={{
                      width: '100%',
                      height: (dose / top) * 170,
                      border: `2px solid ${COLORS.accent}`,
                      backgroundColor: index === 0 ? COLORS.accent : COLORS['accent-soft'],
                    }}
                  />
                </div>
              ))}
            </div>
            <div style={{ ...clamp(1), marginTop: 10, fontSize: 28, fontWeight: 600 }}>{name}</div>
            <div style={{ color: COLORS.muted, fontSize: 24 }}>{`${steps[0]} to ${top} ${unit}`}</div>
          </div>
        )
      })}
    </div>
  )
}

/** The projected weight with the band from low to high dose. */
export function Curve({ points, from, to }: PictureOf<'curve'>) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const x = (week: number) => (week / last.week) * WIDTH
  const y = (lbs: number) => 12 + ((first.chosenLbs - lbs) / (first.chosenLbs - last.highDoseLbs)) * 226
  const line = (pick: (point: (typeof points)[number]) => number, list = points) =>
    list.map((point) => `${x(point.week).toFixed(1)} ${y(pick(point)).toFixed(1)}`).join('L')
  const band = `M${line(({ lowDoseLbs }) => lowDoseLbs)}L${line(({ highDoseLbs }) => highDoseLbs, points.toReversed())}Z`
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        justifyContent: 'center',
        padding: '0 32px',
      }}
    >
      <svg width={WIDTH} height={250} viewBox={`0 0 ${WIDTH} 250`}>
        <title>{to}</title>
        <path d={band} fill={COLORS['accent-soft']} />
        <path
          d={`M${line(({ chosenLbs }) => chosenLbs)}`}
          fill="none"
          stroke={COLORS.accent}
          strokeWidth={7}
        />
        <path d={`M1 0V249H${WIDTH}`} fill="none" stroke={COLORS.ink} strokeWidth={2} />
      </svg>
      <div
        style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', marginTop: 10 }}
      >
        <div style={{ fontSize: 30 }}>{from}</div>
        <div style={{ fontSize: 38, fontWeight: 700 }}>{to}</div>
      </div>
    </div>
  )
}
