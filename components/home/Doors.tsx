import { getContent } from '@/lib/content'
import { CalculatorPicture, GuidePicture, QuizPicture } from './DoorPictures'

const PICTURES = [QuizPicture, CalculatorPicture, GuidePicture]

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
          <svg
            aria-hidden="true"
            viewBox="0 0 112 64"
            className="w-20 max-w-full shrink-0 fill-none text-accent md:w-28"
          >
            <Picture />
          </svg>
          <div className="flex-[1_1_9rem] md:flex md:flex-auto md:flex-col md:[&_a]:mt-auto">
            <h2 className="heading-3">{title}</h2>
            <p className="text-sm leading-snug text-muted">{text}</p>
            <a href={link.href} className="inline-flex min-h-11 items-center text-sm font-semibold text-link">
              {link.label} →
            </a>
          </div>
        </li>
      )
    })}
  </ul>
)
