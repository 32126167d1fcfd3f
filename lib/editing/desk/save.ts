// Saves from the desk. The content check runs on the content as it would be after the save: nothing is written if the
// save would add an error, or if a file has changed on disk in the meantime.
import { isGroup } from '../../base/group.mjs'
import { getBuildDay } from '../../base/month'
import { type ContentIssue, issuesIn } from '../../content/issue'
import { fileOf, schemaFileOf } from '../../content/kinds'
import type { RawFile } from '../../content/raw-file'
import { readContent, readRawContent } from '../../content/read'
import { TOPICS, UNPROVEN } from '../../providers/unproven'
import { SITE_URL } from '../../seo/metadata'
import { changeDocument, writeDocument } from '../files/edit-document'
import { isEqual } from '../files/equal'
import { type Plan, planSave, toJsonText, writeDrafts } from '../files/save-content'
import type { SaveResult } from './api'
import { describeEntry } from './describe-changes'
import { getVersion, openFile, parseFileName, parseVersion, toDeskIssues, type Written } from './files'
import { checkImages, findImages } from './images'
import { renameFile } from './rename'
import type { DraftFile, SaveRequest } from './request'

const LOG = fileOf('changes')

/** The address in a link in Markdown. */
const OWN_LINK = new RegExp(`(?<=\\]\\()${SITE_URL}((?:/[^/)#?\\s]+)*)/?(?=[)#\\s])`, 'g')

/** The request must name only content files: its schema ensures that. Content errors never throw. */
export function saveFiles(root: string, { files, reason }: SaveRequest): SaveResult {
  const raw = Object.values(readRawContent(root)).flat()
  const onDisk = new Map(raw.map((one) => [one.file, one]))
  const moved = files.filter(
    ({ file, version }) => version !== null && version !== getVersion(onDisk.get(file)),
  )
  if (moved.length > 0) return { status: 'conflict', files: moved.map(({ file }) => file) }
  const refused = files.flatMap((draft) => [
    ...checkName(draft, onDisk),
    ...checkImages(root, draft, onDisk.get(draft.file)?.text ?? ''),
  ])
  if (refused.length > 0) return { status: 'invalid', issues: toDeskIssues(refused, raw) }
  const written = files.map((draft) => {
    const own = writeFile(root, draft, onDisk.get(draft.file))
    return { ...own, text: own.text && shortenLinks(own.text) }
  })

  const drafts = new Map<string, string | Uint8Array | null>()
  for (const { file, text } of written) if (text !== onDisk.get(file)?.text) drafts.set(file, text)
  for (const draft of files) {
    for (const { file, bytes } of findImages(draft)) drafts.set(`public${file}`, bytes)
    renameFile(root, draft, drafts)
  }
  if (drafts.size === 0) return { status: 'unchanged' }

  const { issues: known } = readContent(root)
  const plan = planSave(root, drafts, { date: getBuildDay(), why: reason ?? '…' }, known)
  const asked = plan.log.filter(({ kind }) => kind !== 'remove')
  const log: unknown[] = Object(parseVersion(LOG, String(plan.drafts.get(LOG)))?.data).changes ?? []
  // An entry that the save would add is not in the form of the log: its reason is asked for again.
  const isAsked = ({ file, path: [, index] }: ContentIssue) =>
    file === LOG && asked.some(({ entry }) => isEqual(entry, log[Number(index)]))
  const issues = plan.issues.filter((issue) => !isAsked(issue))
  if (issues.length > 0) return { status: 'invalid', issues: toDeskIssues(issues, raw, written) }
  const problem = toDeskIssues(plan.issues, raw)[0]?.message
  if (asked.length > 0 && (reason === null || problem)) {
    const toName = (id: string) => plan.after.providers.find((own) => own.id === id)?.name ?? id
    const entries = asked.map(({ entry }) => describeEntry({ ...entry, provider: toName(entry.provider) }))
    return { status: 'needs-reason', entries, ...(problem && { problem }) }
  }
  const outdated = known.length > 0 ? [] : findOutdated(root, plan) // damaged content cannot be compared
  writeDrafts(root, plan.drafts)
  const opened = [...plan.drafts].flatMap(([file, text]) => (text !== null && openFile(root, file)) || [])
  return { status: 'saved', files: [...plan.drafts.keys()], opened, log: plan.log, outdated }
}

/** What is wrong with the name of a new or renamed file. */
function checkName({ file, version, data, newFile = file }: DraftFile, onDisk: ReadonlyMap<string, RawFile>) {
  const isRenamed = newFile !== file
  const isTaken = (version === null || isRenamed) && onDisk.has(newFile)
  const isShared = isRenamed && data?.linkThroughOwnHost === true
  return issuesIn(file, [], {
    '(file name)': isTaken
      ? `expected a name that is not in use, got "${newFile}", which already exists. Choose another name.`
      : isShared &&
        'expected the old name: links to it under /click/ have been shared and cannot redirect. Keep the name.',
  })
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
  if (blocks)
    return { file, ...(before ? changeDocument(before.text, data, blocks) : writeDocument(data, blocks)) }
  const { $schema = kind && schemaFileOf(kind).replace('content', file.split('/')[2] ? '..' : '.'), ...own } =
    before?.data ?? {}
  if (before && isEqual(own, data)) return { file, text: before.text, lines: [] }
  return { file, text: toJsonText(root, file, { $schema, ...Object(inOrder(data, own)) }), lines: [] }
}

/** Fields in the order of the file, new ones after them, so that a change is the lines of what changed. */
function inOrder(data: unknown, before: unknown): unknown {
  if (!isGroup(data) || !isGroup(before)) return data
  const keys = Object.keys({ ...before, ...data })
  return Object.fromEntries(keys.map((key) => [key, inOrder(data[key], before[key])]))
}

/** Links to this site as paths, whose pages are checked and which follow a renamed one. */
const shortenLinks = (text: string): string => text.replace(OWN_LINK, (_, path: string) => path || '/')
