// The types of the desk's API, shared by its page and its server.

import type { Block } from '../files/edit-document'
import type { LogEdit } from '../plan-log'
import type { FormSchema } from './form-schema'

type DeskFile = {
  /** Relative to the project root. */
  file: string
  label: string
  /** The path of the page that shows it, or null. */
  page: string | null
}

export type DeskKind = {
  kind: string
  label: string
  hint: string
  schema: FormSchema
  /** Where a new file goes; null for a kind with a single file. */
  folder: { path: string; ending: '.json' | '.mdx' } | null
  canRemove: boolean
  files: DeskFile[]
}

/** Everything except the content of files. */
export type Desk = {
  kinds: DeskKind[]
  /** The forms for components in a text, by name. */
  components: Record<string, FormSchema>
  /** The ids that a field may refer to, by kind. */
  references: Record<string, { id: string; label: string }[]>
  /** Like 2026-11-20. */
  today: string
  preview: Preview
  /** What the content check currently reports about the files on disk. */
  issues: DeskIssue[]
}

export type Preview =
  | { state: 'starting' | 'off' }
  | { state: 'ready'; url: string }
  | { state: 'failed'; reason: string }

export type DeskIssue = {
  file: string
  path: (string | number)[]
  message: string
  line?: number
  /** The index of the block in a text. */
  block?: number
  /** The path of the value in the component of that block. */
  field?: (string | number)[]
}

/** A file as it was read; `content` is null if its syntax is invalid. `version` identifies its bytes. */
export type OpenFile = {
  file: string
  version: string
  content: { data: Record<string, unknown>; blocks: Block[] | null } | null
}

/** `version` is null for a new file, `data` for one to remove. */
export type DraftFile = {
  file: string
  version: string | null
  data: Record<string, unknown> | null
  blocks: Block[] | null
  /** New images in base64, by their paths in public/: "/logos/directmeds.svg". */
  images: Record<string, string>
}

export type SaveRequest = { files: DraftFile[]; reason: string | null }

export type LogProposal = { provider: string; field: string; from: string | null; to: string | null }

export type SaveResult =
  | { status: 'saved'; files: string[]; log: LogEdit[] }
  | { status: 'unchanged' }
  /** Nothing was written. */
  | { status: 'invalid'; issues: DeskIssue[] }
  /** These files changed on disk since they were opened. Nothing was written. */
  | { status: 'conflict'; files: string[] }
  /** These entries of the change log need a reason. Nothing was written. */
  | { status: 'needs-reason'; entries: LogProposal[] }
