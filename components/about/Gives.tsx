import type { ReactNode } from 'react'
import styles from './AboutFacts.module.css'

/** What a reader gets, a line each, with a small drawing of it. */
export const Gives = ({ texts }: { texts: readonly string[] }) => (
  <section aria-labelledby="gives_title">
    <h2 id="gives_title" className="mb-3 heading-3">
      What you get
    </h2>
    <ul className={styles.gives}>
      {texts.map((text, index) => (
        <li key={text}>
          <svg aria-hidden="true" viewBox="0 0 60 44" className="w-14 shrink-0 fill-none text-accent">
            {PICTURES[index]}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  </section>
)

const DOTS = Array.from({ length: 20 }, (_, index) => index)

const PICTURES: ReactNode[] = [
  <>
    <path d="M3 2v40" className="stroke-ink" strokeWidth="2" />
    <path d="M4 9h26M4 22h52" stroke="currentColor" strokeWidth="9" />
    <path d="M4 35h40" className="stroke-maker" strokeWidth="9" />
  </>,
  <>
    <circle cx="9" cy="11" r="6" fill="currentColor" />
    <circle cx="9" cy="33" r="5" stroke="currentColor" strokeWidth="2" />
    <path d="M24 11h32M24 33h20" className="stroke-line" strokeWidth="6" />
  </>,
  DOTS.map((dot) => (
    <circle
      key={dot}
      cx={6 + 12 * (dot % 5)}
      cy={6 + 11 * Math.floor(dot / 5)}
      r="4.5"
      className={dot < 9 ? 'fill-accent' : 'fill-line'}
    />
  )),
  <>
    <path d="M5 4v36" className="stroke-line" strokeWidth="2" />
    <path d="M16 7h40M16 22h26M16 37h34" className="stroke-line" strokeWidth="6" />
    <path d="M5 7h.01M5 22h.01M5 37h.01" stroke="currentColor" strokeWidth="8" strokeLinecap="round" />
  </>,
]
