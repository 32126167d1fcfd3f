import type { Guide } from '@/lib/schemas/documents'
import { PeopleDots } from './PeopleDots'

type Drawing = NonNullable<Guide['figure']>['drawing']

const WIDTH = 120
const HEIGHT = 48

/** A guide's figure, to scale, from zero. Decorative: the figure is next to it in words. */
export function Thumbnail({ kind, values }: Drawing) {
  const [first = 0, second = 0] = values
  if (kind === 'dots')
    return <PeopleDots total={first} shared={second} perRow={20} className="w-28 shrink-0" />
  const Kind = kind === 'bars' ? Bars : Columns
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-20 shrink-0 fill-accent">
      <Kind values={values} top={Math.max(...values)} />
    </svg>
  )
}

type Props = { values: readonly number[]; top: number }

function Columns({ values, top }: Props) {
  const step = WIDTH / values.length
  return values.map((value, index) => {
    const height = Math.round((value / top) * HEIGHT)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other identity, and never move
      <rect key={index} x={index * step} y={HEIGHT - height} width={step - 2} height={height} />
    )
  })
}

function Bars({ values: [first = 0, second = 0], top }: Props) {
  return (
    <>
      <rect y="6" width={Math.round((first / top) * WIDTH)} height="14" />
      <rect y="28" width={Math.round((second / top) * WIDTH)} height="14" className="fill-slate" />
    </>
  )
}
