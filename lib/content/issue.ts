// One error in content/, as an editor reads it: file, field, line, value found, and how to fix it.
import { compact } from '../base/compact'
import type { Day } from '../base/day'
import { formatPath } from '../schemas/messages'

export type Path = readonly (string | number)[]

export type ContentIssue = {
  /** From the project's root: `content/site.json`. */
  file: string
  /** The keys that lead to the value; empty for a place in a text, or for the whole file. */
  path: Path
  message: string
  /** Its line in the file, from 1. The check adds it to issues that have only a path. */
  line?: number
  /** In the text of a guide: the path of the value in the component on that line. */
  field?: Path
}

/** An issue about a value: `['providers', 2, 'rating']` in a file. */
export const issueAt = (file: string, path: Path, message: string): ContentIssue => ({ file, path, message })

/** An issue for each field of a group that has a message. */
export const issuesIn = (
  file: string,
  path: Path,
  messages: Readonly<Record<string, string | false | null | undefined>>,
): ContentIssue[] =>
  Object.entries(messages).flatMap(([field, message]) =>
    message ? issueAt(file, [...path, field], message) : [],
  )

export function issueOnLine(file: string, line: number, message: string, field?: Path): ContentIssue {
  return compact({ file, path: [], line, message, field })
}

/** `content/ranking.json → providers[2].rating: expected …, got "9.1". Remove the quotes. (line 87)` */
export const formatIssue = ({ file, path, message, line }: ContentIssue): string =>
  path.length > 0
    ? `${file} → ${formatPath(path)}: ${message}${line ? ` (line ${line})` : ''}`
    : `${file} → ${line ? `line ${line}` : '(whole file)'}: ${message}`

/** Every issue on its own line, under a title that says how many there are. */
export function formatIssues(issues: readonly ContentIssue[]): string {
  const title = issues.length === 1 ? '1 error in the content:' : `${issues.length} errors in the content:`
  return [title, ...issues.map((issue) => `  ${formatIssue(issue)}`)].join('\n')
}

/** Stops a build or a request; its message lists every issue. */
export class ContentError extends Error {
  constructor(readonly issues: readonly ContentIssue[]) {
    super(formatIssues(issues))
    this.name = 'ContentError'
  }
}

/** What the rules compare content with besides the code: the calendar, and the images in public/. */
export type CheckContext = {
  /** Where the editor is, like 2026-11-20. From the clock: a build may declare another day, but events do not. */
  today: Day
  /** The last day that an event may have; without it, today. */
  lastEventDay?: Day
  hasPublicFile: (path: string) => boolean
}
