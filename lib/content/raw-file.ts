// A file in content/ as it was read: parsed, but not checked against its schema.
import type { ContentIssue, Path } from './issue'
import type { Kind } from './kinds'

/** A text without the invisible mark that some programs write at its start, and with the line ends of git. */
export const normalize = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')

export type RawFile = {
  /** Relative to the project root. */
  file: string
  /** The file name without its extension. */
  name: string
  text: string
  /** The JSON value or the frontmatter; undefined if it cannot be read. */
  data: unknown
  /** Why it cannot be read. */
  issues: ContentIssue[]
  /** The line of the value at a path, or of the nearest group around it; null if the file cannot be parsed. */
  getLine: (path: Path) => number | null
}

/** One file for each single-file kind, and every file of each folder. */
export type RawContent = Record<Kind, RawFile[]>

/** `getLine`, from a function that finds the line of exactly that path. */
export const findNearest =
  (findLine: (path: Path) => number | undefined): RawFile['getLine'] =>
  (path) => {
    for (let length = path.length; length >= 0; length--) {
      const line = findLine(path.slice(0, length))
      if (line !== undefined) return line
    }
    return null
  }
