// Pictures made of rows: sums with their bars, figures with theirs, and a scorecard.
import type { Picture, SumBar } from '@/lib/seo/social-pictures'
import { COLORS, clamp } from './style'

type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>

const BAR_WIDTH = 430
const LEGEND: Record<SumBar['look'], string> = {
  included: 'medication included',
  'at-least': 'at least: medication on top or not on record',
  maker: 'approved drug, from its maker',
}

/** A zero-based bar. "At least" is striped and its end is torn. `width` is the width of the whole scale in pixels. */
function Bar({ cents, look, maxCents, width, height }: Pick<SumBar, 'cents' | 'look'> & BarSize) {
  const end = Math.max(height, ((cents ?? 0) / maxCents) * width)
  const color = look === 'maker' ? COLORS.maker : COLORS.accent
  const tooth = height / 3
  const torn = `M0 0H${end - tooth}l${tooth} ${tooth / 2}l${-tooth} ${tooth / 2}l${tooth} ${tooth / 2}l${-tooth} ${tooth / 2}l${tooth} ${tooth / 2}l${-tooth} ${tooth / 2}H0z`
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

type BarSize = { maxCents: number; width: number; height: number }

/** "at least" before a sum that leaves something out. */
function Sum({ bar: { sum, look, cents }, size }: { bar: SumBar; size: number }) {
  return (
    <div style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'flex-end' }}>
      {look === 'at-least' && cents !== null && (
        <div style={{ marginRight: 10, fontSize: Math.max(24, size * 0.4) }}>at least</div>
      )}
      <div style={{ fontSize: cents === null ? 24 : size, fontWeight: 700, lineHeight: 1.1 }}>{sum}</div>
    </div>
  )
}

export function LedgerRows({ rows, maxCents }: PictureOf<'ledger'>) {
  const looks = (Object.keys(LEGEND) as SumBar['look'][]).filter((look) =>
    rows.some((row) => row.look === look),
  )
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'space-between' }}>
      {rows.map((row) => (
        <div
          key={row.name}
          style={{
            display: 'flex',
            alignItems: 'center',
            padding: '0 32px',
            height: 47,
            borderBottom: `1px solid ${COLORS.line}`,
          }}
        >
          <div style={{ width: 36, color: COLORS.accent, fontFamily: 'Newsreader', fontSize: 28 }}>
            {row.rank === null ? '–' : String(row.rank)}
          </div>
          <div style={{ ...clamp(1), width: 270, paddingRight: 16, fontSize: 26, fontWeight: 600 }}>
            {row.name}
          </div>
          <Bar {...row} maxCents={maxCents} width={BAR_WIDTH} height={22} />
          <div style={{ display: 'flex', flexGrow: 1, justifyContent: 'flex-end' }}>
            <Sum bar={row} size={30} />
          </div>
        </div>
      ))}
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          padding: '8px 32px 10px',
          color: COLORS.muted,
          fontSize: 19,
        }}
      >
        {looks.map((look) => (
          <div key={look} style={{ display: 'flex', alignItems: 'center' }}>
            <Bar cents={1} look={look} maxCents={1} width={32} height={14} />
            <div style={{ marginLeft: 8 }}>{LEGEND[look]}</div>
          </div>
        ))}
      </div>
    </div>
  )
}

export function SumOfRecord({ bar, drug, leavesOut, maxCents }: PictureOf<'sum'>) {
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
      <div style={{ display: 'flex', alignItems: 'flex-end', marginBottom: 22 }}>
        <Sum bar={bar} size={96} />
        <div
          style={{ display: 'flex', flexDirection: 'column', marginLeft: 20, fontSize: 28, lineHeight: 1.25 }}
        >
          <div>in the first year</div>
          <div style={{ color: COLORS.muted }}>{drug}</div>
        </div>
      </div>
      <Bar {...bar} maxCents={maxCents} width={1020} height={56} />
      {leavesOut.length > 0 && (
        <div style={{ ...clamp(3), marginTop: 22, color: COLORS.muted, fontSize: 24, lineHeight: 1.35 }}>
          {`Not in this sum. ${leavesOut.join('. ')}.`}
        </div>
      )}
    </div>
  )
}

export function FigureBars({ rows }: PictureOf<'bars'>) {
  const largest = Math.max(...rows.map(({ value }) => value))
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        justifyContent: 'space-evenly',
        padding: '10px 32px',
      }}
    >
      {rows.map(({ label, detail, value, text, tone }) => (
        <div key={label} style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between' }}>
            <div style={{ ...clamp(1), fontSize: 30 }}>{detail ? `${label} (${detail})` : label}</div>
            <div style={{ fontSize: 60, fontWeight: 700, lineHeight: 1.1 }}>{text}</div>
          </div>
          <div
            style={{
              width: (value / largest) * 1020,
              height: 46,
              marginTop: 6,
              backgroundColor: COLORS[tone === 'pine' ? 'accent' : tone],
            }}
          />
        </div>
      ))}
    </div>
  )
}

export function ScoreRows({ rows }: PictureOf<'rows'>) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'space-around' }}>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          style={{
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            padding: '0 32px',
          }}
        >
          <div style={{ fontSize: 34 }}>{label}</div>
          <div style={{ fontSize: 52, fontWeight: 700 }}>{value}</div>
        </div>
      ))}
    </div>
  )
}
