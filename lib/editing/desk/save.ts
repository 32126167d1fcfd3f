// Saves from the desk. The content check runs on the content as it would be after the save: nothing is written if the
// save would add an error, or if a file has changed on disk in the meantime.
import { isGroup } from '../../base/group.mjs'
import { getBuildDay } from '../../base/month'
import { type ContentIssue, issueAt } from '../../content/issue'
import { schemaFileOf } from '../../content/kinds'
import type { RawFile } from '../../content/raw-file'
import { readContent, readRawContent } from '../../content/read'
import { TOPICS, UNPROVEN } from '../../providers/unproven'
import { changeDocument, readBlocks, writeDocument } from '../files/edit-document'
import { isEqual } from '../files/equal'
import { type Plan, planSave, toJsonText, writeDrafts } from '../files/save-content'
import type { SaveResult } from './api'
import { getKindForm, getVersion, parseFileName, toDeskIssue } from './files'
import { sortFields } from './form-schema'
import { checkImages, findImages } from './images'
import { renameFile } from './rename'
import type { DraftFile, SaveRequest } from './request'
import { describeEntry } from './words'

/** A file as it would be saved, and the line on which each block of its text begins. */
type Written = { file: string; text: string | null; lines: (number | null)[] }

/** The request must name only content files: its schema ensures that. Content errors never throw. */
export function saveFiles(root: string, { files, reason }: SaveRequest): SaveResult {
  const raw = Object.values(readRawContent(root)).flat()
  const onDisk = new Map(raw.map((one) => [one.file, one]))
  const moved = files.filter(
    ({ file, version }) => version !== null && version !== getVersion(onDisk.get(file)),
  )
  if (moved.length > 0) return { status: 'conflict', files: moved.map(({ file }) => file) }
  const written = files.map((draft) => writeFile(root, draft, onDisk.get(draft.file)))
  const fail = (issues: ContentIssue[]): SaveResult => ({
    status: 'invalid',
    issues: issues.map((issue) => toDeskIssue(issue, findBlock(issue, written, onDisk))),
  })
  const refused = files.flatMap((draft) => [
    ...checkName(draft, onDisk),
    ...checkImages(root, draft, onDisk.get(draft.file)?.text ?? ''),
  ])
  if (refused.length > 0) return fail(refused)

  const drafts = new Map<string, string | Uint8Array | null>()
  for (const { file, text } of written) if (text !== onDisk.get(file)?.text) drafts.set(file, text)
  for (const draft of files) {
    for (const { file, bytes } of findImages(draft)) drafts.set(`public${file}`, bytes)
    renameFile(root, draft, drafts)
  }
  if (drafts.size === 0) return { status: 'unchanged' }

  const { issues: known } = readContent(root)
  const plan = planSave(root, drafts, { date: getBuildDay(), why: reason ?? '…' }, known)
  if (plan.issues.length > 0) return fail(plan.issues)
  const asked = plan.log.filter(({ kind }) => kind !== 'remove')
  if (asked.length > 0 && reason === null) {
    const toName = (id: string) => plan.after.providers.find((own) => own.id === id)?.name ?? id
    const entries = asked.map(({ entry }) => describeEntry({ ...entry, provider: toName(entry.provider) }))
    return { status: 'needs-reason', entries }
  }
  const outdated = known.length > 0 ? [] : findOutdated(root, plan) // damaged content cannot be compared
  writeDrafts(root, plan.drafts)
  return { status: 'saved', files: [...plan.drafts.keys()], log: plan.log, outdated }
}

/** What is wrong with the name of a new or renamed file. */
function checkName({ file, version, data, newFile = file }: DraftFile, onDisk: ReadonlyMap<string, RawFile>) {
  const isRenamed = newFile !== file
  if ((version === null || isRenamed) && onDisk.has(newFile)) {
    const message = `expected a name that is not in use, got "${newFile}", which already exists. Choose another name.`
    return [issueAt(file, ['(file name)'], message)]
  }
  if (!isRenamed || data?.linkThroughOwnHost !== true) return []
  const message =
    'expected the old name: links to it under /click/ have been shared and cannot redirect. Keep the name.'
  return [issueAt(file, ['(file name)'], message)]
}

/** The sentences that a save makes false. Their pages leave them out; an editor may want to write another. */
function findOutdated(root: string, { before, after, drafts }: Plan): { file: string; text: string }[] {
  const topics = TOPICS.filter((topic) => UNPROVEN[topic](before) && !UNPROVEN[topic](after))
  const { guides, legal } = readRawContent(root, drafts)
  return [...guides, ...legal].flatMap(({ file, text }) =>
    [...text.matchAll(/<Unproven about="(\w+)">([^<]*)</g)].flatMap(([, topic, sentence = '']) =>
      topics.some((own) => own === topic) ? [{ file, text: sentence }] : [],
    ),
  )
}

/** The text of a file with the form's values. Parts that did not change stay byte for byte. */
function writeFile(root: string, { file, data, blocks }: DraftFile, onDisk: RawFile | undefined): Written {
  if (data === null) return { file, text: null, lines: [] }
  // A damaged file is written anew.
  const before = onDisk && isGroup(onDisk.data) ? { text: onDisk.text, data: onDisk.data } : null
  const kind = parseFileName(file)?.kind
  const sorted = sortFields(kind && getKindForm(kind), data)
  const fields = isGroup(sorted) ? sorted : {}
  if (blocks)
    return { file, ...(before ? changeDocument(before.text, fields, blocks) : writeDocument(fields, blocks)) }
  const { $schema = kind && schemaFileOf(kind).replace('content', file.split('/')[2] ? '..' : '.'), ...own } =
    before?.data ?? {}
  if (before && isEqual(own, fields)) return { file, text: before.text, lines: [] }
  return { file, text: toJsonText(root, file, { $schema, ...fields }), lines: [] }
}

/** The index of the block that contains the line of an issue. */
function findBlock(
  { file, line, path }: ContentIssue,
  written: Written[],
  onDisk: Map<string, RawFile>,
): number | undefined {
  if (line === undefined || path.length > 0) return undefined
  const raw = onDisk.get(file)
  const data = file.endsWith('.mdx') && isGroup(raw?.data) ? raw.data : null
  const { lines } =
    written.find((one) => one.file === file) ??
    (raw && data ? changeDocument(raw.text, data, readBlocks(raw.text)) : { lines: [] })
  const block = lines.findLastIndex((first) => first !== null && first <= line)
  return block < 0 ? undefined : block
}
