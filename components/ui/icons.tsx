// Our own icons. All are decorative: the words next to them say the same.
import type { ReactNode } from 'react'

type IconProps = { className?: string }

const IconDrawing = ({
  viewBox,
  className,
  children,
}: IconProps & { viewBox: string; children: ReactNode }) => (
  <svg aria-hidden="true" viewBox={viewBox} fill="none" className={className}>
    {children}
  </svg>
)

const Stroke = ({ d, width }: { d: string; width: number }) => (
  <path d={d} stroke="currentColor" strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)

export const OutwardIcon = ({ className }: IconProps) => (
  <IconDrawing viewBox="0 0 16 16" className={className}>
    <Stroke d="M5 11 11.5 4.5M6 4.5h5.5V10" width={1.8} />
  </IconDrawing>
)

export const CheckIcon = ({ className }: IconProps) => (
  <IconDrawing viewBox="0 0 24 24" className={className}>
    <circle cx="12" cy="12" r="10.5" stroke="currentColor" strokeWidth={1.8} />
    <Stroke d="m7.5 12.5 3 3 6-6.5" width={2} />
  </IconDrawing>
)

const STAR = 'l2.5 5.4 5.9.7-4.4 4 1.2 5.8-5.2-2.9-5.2 2.9 1.2-5.8-4.4-4 5.9-.7z'
const STAR_STEP = 22.5

/** Stars in a row, as one drawing, because five separate ones would add to every card. */
export const StarsIcon = ({ count, className }: IconProps & { count: number }) => (
  <IconDrawing viewBox={`0 0 ${20 + STAR_STEP * (count - 1)} 20`} className={className}>
    <path fill="currentColor" d={`M10 1.6${Array(count).fill(STAR).join(`m${STAR_STEP} 0`)}`} />
  </IconDrawing>
)

/** The logo mark: a waypoint with a scale inside. */
export const MarkIcon = ({ className }: IconProps) => (
  <IconDrawing viewBox="0 0 26 30" className={className}>
    <path
      className="fill-accent"
      d="M13 .8c6.6 0 11.8 5 11.8 11.5 0 7-6.8 11.4-11.8 17C8 23.7 1.2 19.3 1.2 12.3 1.2 5.8 6.4.8 13 .8z"
    />
    <g className="text-paper">
      <Stroke d="M6.7 13.8a6.3 6.3 0 0 1 12.6 0" width={2.2} />
      <Stroke d="m13 14 3-3.8" width={2} />
      <circle fill="currentColor" cx="13" cy="14.3" r="1.7" />
    </g>
  </IconDrawing>
)
