import type { readMdxSource } from '../mdx-source'

/** What stands around the content: the fixed pages of the site, the images in public/, and the calendar. */
export type Surroundings = {
  /** The latest day that has begun anywhere on earth, like 2026-11-20. */
  latestDay: string
  staticRoutes: readonly string[]
  hasPublicFile: (path: string) => boolean
  /** `readMdxSource`, or a version of it that remembers what it has read. */
  readSource?: typeof readMdxSource
}
