import type { readBody } from '../guides/read-body'

/** What the rules compare content with: the fixed pages of the site, the images in public/, and the calendar. */
export type CheckContext = {
  /** The latest day that has begun anywhere on earth, like 2026-11-20. */
  latestDay: string
  staticRoutes: readonly string[]
  hasPublicFile: (path: string) => boolean
  /** A caching replacement for `readBody`. */
  readBody?: typeof readBody
}
