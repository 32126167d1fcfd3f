// Saves from the desk. The content check runs on the content as it would be after the save: nothing is written if the
// save would add an error, or if a file has changed on disk in the meantime.

import { isGroup } from '../../base/group.mjs'
import { getBuildDay } from '../../base/month'
import { type ContentIssue, issueAt } from '../../content/issue'
import { jsonFileOf, schemaFileOf } from '../../content/kinds'
import type { RawFile } from '../../content/raw-file'
import { type Drafts, readContent, readParsedContent, readRawContent } from '../../content/read'
import { getFieldName } from '../../providers/change-wording'
import { TOPICS, UNPROVEN } from '../../providers/unproven'
import { changeDocument, readBlocks, writeDocument } from '../files/edit-document'
import { isEqual } from '../files/equal'
import { toJsonText } from '../files/json-text'
import { planDrafts, writeDrafts } from '../files/save-content'
import type { DeskIssue, SaveResult } from './api'
import { findFile, type Group, getKindForm, getVersion, parseFileName, toDeskIssue } from './files'
import { sortFields } from './form-schema'
import { checkImages, findImages } from './images'
import type { DraftFile, SaveRequest } from './request'

/** A file as it would be saved; `text` is null for one to remove. */
type Written = { file: string; text: string | null; isChanged: boolean; lines: (number | null)[] }

/** The request must name only content files: `parseSaveRequest` ensures that. Content errors never throw. */
export function saveFiles(root: string, { files, reason }: SaveRequest): SaveResult {
  const known = files.map((draft) => ({ draft, raw: findFile(root, draft.file) }))
  const taken = known.filter(({ draft, raw }) =>
    draft.version === null
      ? raw
      : draft.newFile && draft.newFile !== draft.file && findFile(root, draft.newFile),
  )
  if (taken.length > 0) return { status: 'invalid', issues: taken.map(({ draft }) => toTakenIssue(draft)) }
  const moved = known.filter(
    ({ draft, raw }) => draft.version !== null && draft.version !== (raw && getVersion(raw)),
  )
  if (moved.length > 0) return { status: 'conflict', files: moved.map(({ draft }) => draft.file) }

  const badImages = known.flatMap(({ draft, raw }) => checkImages(root, draft, raw?.text ?? ''))
  if (badImages.length > 0) return { status: 'invalid', issues: badImages.map(toDeskIssue) }

  const written = known.map(({ draft, raw }) => writeFile(root, draft, raw))
  const drafts = new Map<string, string | Uint8Array | null>([
    ...written.flatMap(({ file, text, isChanged }) => (isChanged ? [[file, text] as const] : [])),
    ...files.flatMap((draft) =>
      findImages(draft).map(({ file, bytes }) => [`public${file}`, bytes] as const),
    ),
  ])
  for (const { file, newFile } of files)
    if (newFile && newFile !== file) renameFile(root, file, newFile, drafts)
  if (drafts.size === 0) return { status: 'unchanged' }

  const plan = planDrafts(drafts, { date: getBuildDay(), why: reason ?? '…' }, root)
  const before = readContent(root).issues
  // If a value is malformed, issues that follow from it are left out: correcting the value fixes them.
  const ownIssues = withoutKnown(plan.issues, before).filter(isFirstOfField)
  const issues =
    ownIssues.length > 0 ? ownIssues : withoutKnown(readContent(root, plan.drafts).issues, before)
  if (issues.length > 0)
    return { status: 'invalid', issues: issues.map((issue) => toIssue(root, issue, written)) }
  const asked = plan.log.filter(({ kind }) => kind !== 'remove').map(({ entry }) => entry)
  if (asked.length > 0 && reason === null) {
    const entries = asked.map(({ provider, field, from, to }) => ({
      provider,
      field: getFieldName(field),
      from,
      to,
    }))
    return { status: 'needs-reason', entries }
  }
  const outdated = findOutdated(root, plan.drafts)
  writeDrafts(plan.drafts, root)
  return { status: 'saved', files: [...plan.drafts.keys()], log: plan.log, outdated }
}

/** The sentences that a save makes false. Their pages leave them out; an editor may want to write another. */
function findOutdated(root: string, drafts: Drafts): { file: string; text: string }[] {
  const [before, after] = [readParsedContent(root).content, readParsedContent(root, drafts).content]
  const topics = TOPICS.filter((topic) => UNPROVEN[topic](before) && !UNPROVEN[topic](after))
  const { guides, legal } = readRawContent(root, drafts)
  return [...guides, ...legal].flatMap(({ file, text }) =>
    [...text.matchAll(/<Unproven about="(\w+)">([^<]*)</g)].flatMap(([, topic, sentence = '']) =>
      topics.some((own) => own === topic) ? [{ file, text: sentence }] : [],
    ),
  )
}

function toTakenIssue({ file, newFile = file }: DraftFile): DeskIssue {
  const message = `expected a name that is not in use, got "${newFile}", which already exists. Choose another name.`
  return toDeskIssue(issueAt(file, ['(file name)'], message))
}

/** Moves a page to a new address: links to it follow, and the old address redirects. */
function renameFile(
  root: string,
  file: string,
  newFile: string,
  drafts: Map<string, string | Uint8Array | null>,
) {
  const [from = '', to = ''] = [file, newFile].map((name) => name.replace(/^content|\.mdx$/g, ''))
  const current = (name: string, onDisk: string) => String(drafts.get(name) ?? onDisk)
  const raw = Object.values(readRawContent(root)).flat()
  const link = new RegExp(`(?<=["(])${from}(?=["#)?])`, 'g')
  for (const { file: name, text } of raw) {
    const now = current(name, text)
    if (drafts.get(name) !== null && link.test(now)) drafts.set(name, now.replace(link, to))
  }
  drafts.set(newFile, current(file, findFile(root, file)?.text ?? ''))
  drafts.set(file, null)
  const list = jsonFileOf('redirects')
  const value = JSON.parse(current(list, findFile(root, list)?.text ?? '{}'))
  const entry = { from, to, reason: 'The page was renamed.' }
  // A redirect that led to the old address was already pointed to the new one.
  drafts.set(list, toJsonText(root, list, { ...value, redirects: [...value.redirects, entry] }))
}

/** The text of a file with the form's values. Parts that did not change stay byte for byte. */
function writeFile(root: string, { file, data, blocks }: DraftFile, onDisk: RawFile | undefined): Written {
  // A damaged file is written anew.
  const raw = onDisk && isGroup(onDisk.data) ? onDisk : undefined
  if (data === null) return { file, text: null, isChanged: true, lines: [] }
  const kind = parseFileName(file)?.kind
  const sorted = sortFields(kind && getKindForm(kind), data)
  const fields: Group = isGroup(sorted) ? sorted : {}
  const before = raw?.text ?? ''
  if (blocks) {
    const { text, lines } = raw ? changeDocument(before, fields, blocks) : writeDocument(fields, blocks)
    return { file, text, isChanged: text !== before, lines }
  }
  const { $schema, ...own }: Group = isGroup(raw?.data) ? raw.data : {}
  if (raw && isEqual(own, fields)) return { file, text: before, isChanged: false, lines: [] }
  const pointer = raw ? $schema : kind && schemaFileOf(kind).replace('content/', '../')
  return { file, text: toJsonText(root, file, { $schema: pointer, ...fields }), isChanged: true, lines: [] }
}

/** Leaves out issues that existed before the change: an old error must not prevent editors from correcting another one. */
function withoutKnown(issues: readonly ContentIssue[], before: readonly ContentIssue[]): ContentIssue[] {
  const toKey = ({ file, message }: ContentIssue) => `${file}\n${message}`
  const known = before.map(toKey)
  return issues.filter((issue) => {
    const place = known.indexOf(toKey(issue))
    if (place >= 0) known.splice(place, 1)
    return place < 0
  })
}

/** Later issues about the same value usually follow from the first one. A text may have several. */
const isFirstOfField = ({ file, path }: ContentIssue, index: number, all: readonly ContentIssue[]) =>
  path.length === 0 || all.findIndex((other) => other.file === file && isEqual(other.path, path)) === index

/** Adds the block that contains the issue's line. */
function toIssue(root: string, issue: ContentIssue, written: readonly Written[]): DeskIssue {
  const own = toDeskIssue(issue)
  const { line } = issue
  if (line === undefined || issue.path.length > 0) return own
  const lines = written.find(({ file }) => file === issue.file)?.lines ?? readLines(root, issue.file)
  const block = lines.findLastIndex((first) => first !== null && first <= line)
  return block < 0 ? own : { ...own, block }
}

/** The line on which each block of a file on disk begins. */
function readLines(root: string, file: string): (number | null)[] {
  const raw = file.endsWith('.mdx') ? findFile(root, file) : undefined
  return raw && isGroup(raw.data) ? changeDocument(raw.text, raw.data, readBlocks(raw.text)).lines : []
}
