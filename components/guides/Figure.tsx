import type { ReactNode } from 'react'
import panel from '@/components/ui/Panel.module.css'
import { getBuildDay } from '@/lib/base/month'
import { keepAllCurrent } from '@/lib/guides/dated-text'
import type { FigureProps, Mark } from '@/lib/guides/props'
import { CiteMarks, readMarks } from './Cite'

type FigureFrame = Pick<FigureProps<'Bars'>, 'caption' | 'note' | 'strip' | 'marks'>

/** The thick line above every table and drawing in a guide that has no strip. */
export const RULE = 'border-t-2 border-frame pt-2.5'

const STRIP = `${panel.strip} min-h-9 flex-wrap rounded-t-lg border border-frame`

/**
 * A drawing or a list of figures in a guide: caption, figures, and one line with the note and all sources. The answer of a
 * guide has a dark strip with words at its right, other figures a thick rule.
 */
export const Figure = ({ caption, note, strip, marks, children }: FigureFrame & { children: ReactNode }) => (
  <figure className="@container mb-5 max-w-figure md:my-7 break-inside-avoid [&_ul]:list-none! [&_ul]:pl-0! [&_li]:mb-0!">
    <figcaption className={strip ? STRIP : `mb-2 font-bold md:text-[1.0625rem] ${RULE}`}>
      {caption}
      {strip && <span className="font-normal">{strip}</span>}
    </figcaption>
    {strip ? (
      <div className="rounded-b-lg border border-t-0 border-frame bg-card px-inset py-3">{children}</div>
    ) : (
      children
    )}
    <FigureNote note={note} marks={readMarks(marks)} />
  </figure>
)

/** A component of MDX that puts a drawing into a figure, without what is not true today. */
export const inFigure =
  <P extends object>(Drawing: (props: P) => ReactNode) =>
  (props: P & FigureFrame) => {
    const current = keepAllCurrent(props, getBuildDay())
    return (
      <Figure {...current}>
        <Drawing {...current} />
      </Figure>
    )
  }

/** The line below a figure: what it leaves out, and all its sources. */
export function FigureNote({ note, marks }: { note?: string | undefined; marks: readonly Mark[] }) {
  if (!note && marks.length === 0) return null
  return (
    <p className="mt-1.5 mb-0! text-sm/[1.4] text-muted">
      {note || (marks.length === 1 ? 'Source' : 'Sources')} <CiteMarks marks={marks} />
    </p>
  )
}

/** What the marks of a drawing mean: the classes of each mark by its words. */
export const FigureLegend = ({
  keys,
  className = '',
}: {
  keys: Record<string, string>
  className?: string
}) => (
  <p className={`mb-3! flex flex-wrap gap-x-4 text-sm ${className}`}>
    {Object.entries(keys).map(([words, mark]) => (
      <span key={words} className="flex items-center gap-x-1.5">
        <span className={`inline-block h-2.5 min-w-2.5 [print-color-adjust:exact] ${mark}`} />
        {`${words} `}
      </span>
    ))}
  </p>
)

const TONES = { pine: 'fill-accent', slate: 'fill-slate', maker: 'fill-maker' }

const FULL = 1000

type BarProps = {
  from?: number
  to: number
  known?: number
  mark?: number
  tone: keyof typeof TONES
  className?: string
}

/** As wide as it says, in a drawing that is stretched. */
const LINE = { vectorEffect: 'non-scaling-stroke' }

/**
 * A bar that is stretched to the width of its column, of which the numbers are shares from 0 to 1. After `known`, it is an
 * outline; `mark` is across it, on a line that continues to the end.
 */
export function FigureBar({ from = 0, to, known = to, tone, className = 'h-3', mark }: BarProps) {
  const x = Math.round(from * FULL)
  const end = Math.round(known * FULL)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${FULL} 10`}
      preserveAspectRatio="none"
      className={`block w-full overflow-visible forced-colors:[&_rect]:fill-[CanvasText] ${className}`}
    >
      {mark !== undefined && <path d={`M0 5H${FULL}`} {...LINE} className="stroke-line" />}
      <rect x={x} width={end - x} height="10" className={TONES[tone]} />
      {known < to && (
        <path
          {...LINE}
          d={`M${end} 0H${Math.round(to * FULL)}V10H${end}`}
          className="fill-none stroke-maker forced-colors:stroke-[CanvasText]"
        />
      )}
      {mark !== undefined && (
        <path {...LINE} d={`M${Math.round(mark * FULL)} -3V13`} strokeWidth="2" className="stroke-ink" />
      )}
    </svg>
  )
}
