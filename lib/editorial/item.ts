// One thing in the content that somebody has to look at. Only data resolves it: an address that exists, a day, a name.
import { countDays } from '../base/day'
import type { CheckedContent } from '../content/kinds'

export type Finding = {
  /** What it is about: "price", "guide". */
  what: string
  /** Relative to the project root: "content/site.json", or a file of the build. */
  file: string
  path: (string | number)[]
  /** In the text of a guide, from 1. */
  line?: number | undefined
  /** What the content says now, for people. */
  value: string
  /** The page to look at, if there is one. */
  where?: string | undefined
  /** Its last valid day, like 2026-11-20. Without a day, it is open until the site goes live. */
  until?: string
  /** Nobody has ever resolved it, so the site is not ready to go live. */
  isOpen?: boolean
}

/** `days` are left until a review is due, negative if it is overdue; null if it is only due before the site goes live. */
export type ReviewItem = Finding & { days: number | null }

/** Finds every item of a subject, however far ahead. `today` is like 2026-11-20; `siteUrl` has no trailing slash. */
export type Find = (content: CheckedContent, today: string, siteUrl: string) => Finding[]

export function toItem(finding: Finding, today: string): ReviewItem {
  const days = finding.until ? countDays(today, finding.until) : null
  return { isOpen: days === null, ...finding, days }
}
