import type { Mark, PropsOf } from '@/lib/guides/props'
import { Figure } from './Figure'

const PER_ROW = 10
const PITCH = 12

/**
 * A side effect shown as 100 people: gray for as many as on placebo, green for those that the drug adds, rings for the
 * rest. The answer of a guide has a second drawing beside it, for placebo.
 */
export function People({ drug, rows, isLarge, ...figure }: PropsOf<'People'> & { marks?: readonly Mark[] }) {
  return (
    <Figure {...figure}>
      <p className={`mb-3! flex flex-wrap gap-x-4 text-sm ${figure.strip ? 'px-inset pt-3' : ''}`}>
        <Key className="bg-accent">more, on the drug</Key>
        <Key className="bg-slate">as many as on placebo</Key>
        <Key className="border border-slate">not affected</Key>
      </p>
      <ul
        className={`list-none! grid gap-x-4 gap-y-5 ${isLarge ? '@min-[34rem]:grid-cols-2' : 'grid-cols-3 @min-[38rem]:grid-cols-6 @max-[19.5rem]:grid-cols-2 @max-[13rem]:grid-cols-1'} ${figure.strip ? 'px-inset! pb-4' : 'pl-0!'}`}
      >
        {rows.map((row) => (
          <li key={row.effect} className="mb-0! break-inside-avoid">
            {isLarge ? <Pair {...row} name={drug} /> : <Single {...row} />}
          </li>
        ))}
      </ul>
    </Figure>
  )
}

type RowProps = PropsOf<'People'>['rows'][number] & { name: string }

function Pair({ effect, drug, placebo, name }: RowProps) {
  return (
    <>
      <p className="mb-2!">
        <strong className="text-[1.25rem] text-accent">{describeDifference(drug, placebo)}</strong> {effect}
      </p>
      <div className="grid max-w-60 grid-cols-2 gap-x-4">
        <div>
          <Dots total={drug} shared={placebo} />
          <p className="mb-0! text-sm">
            <strong>{Math.round(drug)}</strong> on {name}
          </p>
        </div>
        <div>
          <Dots total={placebo} shared={placebo} />
          <p className="mb-0! text-sm">
            <strong>{Math.round(placebo)}</strong> on placebo
          </p>
        </div>
      </div>
    </>
  )
}

function Single({ effect, drug, placebo }: Omit<RowProps, 'name'>) {
  const more = Math.round(drug) - Math.round(placebo)
  return (
    <>
      <Dots total={drug} shared={placebo} />
      <strong className="block text-xs [overflow-wrap:normal] @min-[24rem]:text-sm @min-[38rem]:text-xs">
        {effect}
      </strong>
      <span className="block text-sm">
        <strong className="text-base text-accent">{more >= 0 ? `+${more}` : `−${-more}`}</strong>{' '}
        <span className="whitespace-nowrap text-muted">
          {Math.round(drug)} vs {Math.round(placebo)}
        </span>
      </span>
    </>
  )
}

/** The difference between two percentages as whole people: "20 more in 100". */
function describeDifference(drug: number, placebo: number): string {
  const more = Math.round(drug) - Math.round(placebo)
  if (more === 0) return 'As many as on placebo:'
  return more > 0 ? `${more} more in 100` : `${-more} fewer in 100`
}

/** A hundred people: rings for all, gray over the first `shared`, green over those up to `total`. */
function Dots({ total, shared }: { total: number; shared: number }) {
  const all = Math.round(total)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${PER_ROW * PITCH} ${PER_ROW * PITCH}`}
      className="mb-1.5 block h-auto w-full max-w-40 fill-none [stroke-dasharray:0_12] [stroke-linecap:round]"
    >
      <path d={drawRows(100)} strokeWidth={9.6} className="stroke-slate" />
      <path d={drawRows(100)} strokeWidth={7.8} className="stroke-card forced-colors:stroke-[Canvas]" />
      <path d={drawRows(all)} strokeWidth={9.6} className="stroke-accent forced-colors:stroke-[Highlight]" />
      <path
        d={drawRows(Math.min(Math.round(shared), all))}
        strokeWidth={9.6}
        className="stroke-slate forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
}

/** Draws each row of dots as a dashed line: a dash of zero length with round ends is a dot, one every PITCH. */
function drawRows(dots: number): string {
  return Array.from({ length: Math.ceil(dots / PER_ROW) }, (_, row) => {
    const inRow = Math.min(PER_ROW, dots - row * PER_ROW)
    return `M${PITCH / 2} ${row * PITCH + PITCH / 2}h${(inRow - 1) * PITCH + 0.1}`
  }).join('')
}

const Key = ({ children, className }: { children: string; className: string }) => (
  <span className="flex items-center gap-x-1.5">
    <span className={`inline-block size-2.5 rounded-pill ${className}`} />
    {children}
  </span>
)
