// A file of content/ as it was read: parsed, but not checked against its schema.
import type { ContentIssue, Path } from './issue'
import type { Kind } from './kinds'

export type RawFile = {
  /** From the project's root. */
  file: string
  /** The name of the file without its ending. */
  name: string
  text: string
  /** The JSON value or the frontmatter; undefined where it cannot be read. */
  data: unknown
  /** Why it cannot be read. */
  issues: ContentIssue[]
  /** The line of the value at a path, or of the nearest group around it; null where neither exists. */
  getLine: (path: Path) => number | null
}

/** One file for each single-file kind, every file of each folder. */
export type RawContent = Record<Kind, RawFile[]>
