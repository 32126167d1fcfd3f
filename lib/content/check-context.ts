import type { Specified } from '../schemas/specified'

/** What the rules compare content with: the fixed pages of the site, the images in public/, and the calendar. */
export type CheckContext = {
  /** In UTC, like 2026-11-20. From the clock: a build may declare an old day, but a day that has come stays past. */
  today: string
  staticRoutes: readonly string[]
  /** What the specification fixes, by file. */
  specified: Specified
  hasPublicFile: (path: string) => boolean
}
