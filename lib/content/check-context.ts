/** What the rules compare content with: the fixed pages of the site, the images in public/, and the calendar. */
export type CheckContext = {
  /** In UTC, like 2026-11-20. From the clock: a build may declare an old day, but a day that has come stays past. */
  today: string
  staticRoutes: readonly string[]
  hasPublicFile: (path: string) => boolean
}
