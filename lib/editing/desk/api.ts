// What the desk's page and its server share: the types of its API.
import type { Block } from '../files/edit-document'
import type { LogEdit } from '../plan-log'

/** The largest logo is 6 KB. The pictures of a guide, which load when they are near, have 60 KB (tests/bench/budget.mjs). */
export const IMAGE_MAX_BYTES = { logos: 50_000, pictures: 20_000 }

/** The address of the live site, or why it could not be started; neither if the desk runs without it. */
export type Preview = { url?: string; reason?: string }

/** `path` is a place in the fields of a file (`data`) or in its text (`blocks`); `line` counts from 1, in a block from 0. */
export type DeskIssue = { file: string; path: (string | number)[]; message: string; line?: number }

/** The version of a file that does not exist. */
export const GONE = ''

/** A file as it was read; `content` is null if its syntax is invalid or the file is gone. `version` identifies its text. */
export type OpenFile = { file: string; version: string; content: Content | null }

/** The fields of a file, and the blocks of its text if it has one. */
export type Content = { data: Record<string, unknown>; blocks: Block[] | null }

/** A file that was changed since the last publication, in words. */
export type UnpublishedFile = { file: string; label: string; words: string[] }

/** A published version: what it changed, and what has changed since, in words; its content, if it can be read. */
export type HistoryEntry = Record<'commit' | 'name' | 'day' | 'reason', string> &
  Record<'words' | 'since', string[]> & { content: Content | null }

/** A file that others have published since. `before` is what both started from. */
export type Published = { file: string; version: string; theirs: Content | null; before: Content | null }

export type PublishResult =
  | { status: 'published'; branch: string; address: string | null; files: string[] }
  | { status: 'invalid'; issues: DeskIssue[] }
  /** It was not sent; `patch` is the change as a file. */
  | { status: 'not-sent'; message: string; patch: string }
  /** Nothing was sent. */
  | { status: 'conflict'; files: Published[] }

type Outdated = { file: string; text: string }

export type SaveResult =
  /** `opened` are the files as they were written, `outdated` the sentences that pages leave out from now on. */
  | { status: 'saved'; files: string[]; opened: OpenFile[]; log: LogEdit[]; outdated: Outdated[] }
  | { status: 'unchanged' }
  /** Nothing was written. */
  | { status: 'invalid'; issues: DeskIssue[] }
  /** These files changed on disk since they were opened. Nothing was written. */
  | { status: 'conflict'; files: string[] }
  /** These entries of the change log, in words, need a reason, or another one: `problem`. Nothing was written. */
  | { status: 'needs-reason'; entries: string[]; problem?: string }
