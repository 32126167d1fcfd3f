import type { ReactNode } from 'react'
import { PeopleDots } from '@/components/guides/PeopleDots'
import { getContent, getGuides } from '@/lib/content'
import styles from './Doors.module.css'

/** Three ways in besides the rankings, each with a drawing of what is behind it. */
export const Doors = () => (
  <ul className={styles.doors}>
    {getContent().home.doors.map(({ title, text, href }, index) => {
      const Picture = PICTURES[index] ?? BudgetPicture
      return (
        <li key={title}>
          <a href={href} className={styles.door}>
            <Picture />
            <span>
              <strong>{title}</strong> <span className="block text-sm/snug text-muted">{text}</span>
            </span>
            <span aria-hidden="true" className="font-semibold text-link">
              →
            </span>
          </a>
        </li>
      )
    })}
  </ul>
)

/** Months against a budget's line. */
const BudgetPicture = () => (
  <DoorDrawing>
    <path d="M12 44V32M24 44V24" stroke="currentColor" strokeWidth="8" />
    <path d="M36 44V14M48 44V6" className="stroke-line" strokeWidth="8" />
    <path d="M4 18h52" strokeDasharray="4 3" className="stroke-ink" strokeWidth="2" />
    <path d="M4 44.5h52" className="stroke-line" />
  </DoorDrawing>
)

const CurvePicture = () => (
  <DoorDrawing>
    <path d="M5 6v38h51" className="stroke-line" strokeWidth="2" />
    <path d="M6 10c18 2 20 26 46 27" stroke="currentColor" strokeWidth="3" />
    <circle cx="52" cy="37" r="4" fill="currentColor" />
  </DoorDrawing>
)

/** The guide: people as dots, as in its own figure. */
function DotsPicture() {
  const [total = 0, shared = 0] =
    getGuides().find(({ figure }) => figure?.drawing.kind === 'dots')?.figure?.drawing.values ?? []
  return <PeopleDots total={total} shared={shared} isSmall className="w-13 shrink-0" />
}

/** Decorative, 60 × 48. */
const DoorDrawing = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="0 0 60 48" className="w-13 shrink-0 fill-none text-accent">
    {children}
  </svg>
)

const PICTURES = [BudgetPicture, CurvePicture, DotsPicture]
