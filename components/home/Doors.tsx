import type { ReactNode } from 'react'
import { PeopleDots } from '@/components/guides/PeopleDots'
import { getContent, getGuides } from '@/lib/content'

/** Three ways in besides the rankings, each with a drawing of what is behind it. */
export const Doors = () => (
  <ul className="mt-5 grid gap-3 grid-cols-[minmax(0,1fr)] md:mt-12 md:grid-cols-3 md:gap-5">
    {getContent().home.doors.map(({ title, text, link }, index) => {
      const Picture = PICTURES[index] ?? QuizPicture
      return (
        <li
          key={title}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-card px-4 pt-3 pb-1 md:flex-col md:items-start md:px-5 md:pt-5 md:pb-2"
        >
          <Picture />
          <div className="flex-[1_1_9rem] md:flex md:flex-auto md:flex-col md:[&_a]:mt-auto">
            <h2 className="heading-3">{title}</h2>
            <p className="text-sm/snug text-muted">{text}</p>
            <a href={link.href} className="inline-flex min-h-11 items-center text-sm font-semibold text-link">
              {link.label} →
            </a>
          </div>
        </li>
      )
    })}
  </ul>
)

const QuizPicture = () => (
  <Drawing>
    <rect x=".5" y="1" width="111" height="62" rx="8" className="stroke-line" />
    <rect x="9" y="9" width="94" height="15" rx="4" stroke="currentColor" />
    <path d="M15 16.5h16M92 15l3.5 3.5L99 15M32 35h24M80 35h20" stroke="currentColor" strokeWidth="2" />
    <circle cx="15" cy="35" r="4.5" stroke="currentColor" />
    <circle cx="15" cy="35" r="2" fill="currentColor" />
    <circle cx="68" cy="35" r="4.5" className="stroke-muted" />
    <rect x="9" y="46" width="42" height="11" rx="3" fill="currentColor" />
  </Drawing>
)

const CalculatorPicture = () => (
  <Drawing>
    <path
      d="M9 9c22 4 34 28 62 33 12 2 22 2 34 2v14c-14 0-26-2-38-6C42 43 30 13 9 9z"
      fillOpacity=".2"
      className="fill-accent"
    />
    <path d="M9 5v54h97M40 59v-3M72 59v-3" className="stroke-ink" />
    <path d="M9 9c22 4 32 31 60 38 12 3 24 3 36 3" stroke="currentColor" strokeWidth="2.5" />
    <circle cx="105" cy="50" r="3.5" fill="currentColor" />
  </Drawing>
)

/** The guide: people as dots, as in its own figure. */
function GuidePicture() {
  const [total = 0, shared = 0] =
    getGuides().find(({ figure }) => figure?.drawing.kind === 'dots')?.figure?.drawing.values ?? []
  return <PeopleDots total={total} shared={shared} isSmall className="w-20 shrink-0 md:w-16" />
}

/** Decorative, 112 × 64. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 112 64"
    className="w-20 max-w-full shrink-0 fill-none text-accent md:w-28"
  >
    {children}
  </svg>
)

const PICTURES = [QuizPicture, CalculatorPicture, GuidePicture]
