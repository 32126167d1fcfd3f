import type { Guide } from '@/lib/content'
import { PeopleDots } from './PeopleDots'

const WIDTH = 120
const HEIGHT = 48

/** A guide's figure, to scale, from zero. Decorative: the figure is next to it in words. Prices have the makers' color. */
export function Thumbnail({ drawing: { kind, values, isPrice } }: NonNullable<Guide['figure']>) {
  const [first = 0, second = 0] = values
  if (kind === 'dots')
    return <PeopleDots total={first} shared={second} perRow={20} isSmall className="w-28 shrink-0" />
  const scale = (value: number, size: number) => Math.round((value / Math.max(...values)) * size)
  const step = WIDTH / values.length
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={`w-20 shrink-0 ${isPrice ? 'fill-maker' : 'fill-accent'}`}
    >
      {kind === 'bars' ? (
        <>
          <rect y="6" width={scale(first, WIDTH)} height="14" />
          <rect y="28" width={scale(second, WIDTH)} height="14" className="fill-slate" />
        </>
      ) : (
        values.map((value, index) => {
          const height = scale(value, HEIGHT)
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other identity, and never move
          return <rect key={index} x={index * step} y={HEIGHT - height} width={step - 2} height={height} />
        })
      )}
    </svg>
  )
}
