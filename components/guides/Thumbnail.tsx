import type { Guide } from '@/lib/schemas/documents'

type Drawing = NonNullable<Guide['figure']>['drawing']

const WIDTH = 120
const HEIGHT = 48

/** A guide's figure, to scale, from zero. Decorative: the figure is next to it in words. */
export function Thumbnail({ kind, values }: Drawing) {
  const Kind = KINDS[kind]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-24 shrink-0 fill-accent">
      <Kind values={values} top={Math.max(...values)} />
    </svg>
  )
}

const KINDS = { dots: Dots, bars: Bars, columns: Columns }

type Props = { values: readonly number[]; top: number }

function Columns({ values, top }: Props) {
  const step = WIDTH / values.length
  return values.map((value, index) => {
    const height = (value / top) * HEIGHT
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other identity, and never move
      <rect key={index} x={index * step} y={HEIGHT - height} width={step - 2} height={height} />
    )
  })
}

function Bars({ values: [first = 0, second = 0], top }: Props) {
  return (
    <>
      <rect y="6" width={(first / top) * WIDTH} height="14" />
      <rect y="28" width={(second / top) * WIDTH} height="14" className="fill-slate" />
    </>
  )
}

const PER_ROW = 20
const PITCH = WIDTH / PER_ROW

/** 100 people: gray as many as on placebo, green those that the drug adds, rings the others. */
function Dots({ values: [drug = 0, placebo = 0] }: Props) {
  return Array.from({ length: 100 }, (_, index) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: the dots have no other identity, and never move
      key={index}
      cx={(index % PER_ROW) * PITCH + PITCH / 2}
      cy={Math.floor(index / PER_ROW) * 9.6 + 4.8}
      r="2.2"
      className={index < placebo ? 'fill-slate' : index < drug ? '' : 'fill-none stroke-slate'}
    />
  ))
}
