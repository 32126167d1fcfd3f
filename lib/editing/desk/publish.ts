// Publishing and history in an editor's words. repository.ts knows git; this knows the content.
import { fileOf } from '../../content/kinds'
import { readContent, readKind } from '../../content/read'
import { type Change, changesSchema } from '../../schemas/change-log'
import { toJsonText, withoutKnown, writeDrafts } from '../files/save-content'
import { joinLogs } from '../plan-log'
import type { HistoryEntry, PublishResult, UnpublishedFile } from './api'
import { describeChange } from './describe-changes'
import { findFile, findIssues, parseFileName, parseVersion, readNames, toDeskIssues } from './files'
import { renameFile } from './rename'
import type { ChangedFile, Repository } from './repository'
import { type PublishRequest, Refusal } from './request'
import { VIEWS } from './views'

const LOG = fileOf('changes')
const REDIRECTS = fileOf('redirects')

/** Versions of the log in one: of before, of others, and mine. Null for another file, or a log that cannot be read. */
function joinTexts(root: string, file: string, texts: (string | null)[], isMine = (_: Change) => true) {
  if (file !== LOG) return null
  const read = (text: string | null) => changesSchema.safeParse(parseVersion(LOG, text)?.data).data
  const [before, theirs, mine] = texts.map((text) => read(text)?.changes)
  if (!before || !theirs || !mine) return null
  const own = [...mine.filter(isMine), ...before.filter((entry) => !isMine(entry))]
  const changes = joinLogs(before, own, theirs)
  return toJsonText(root, LOG, { ...JSON.parse(texts[2] ?? ''), changes })
}

/** The files with a new name: their old address leads to the new one. */
function findRenames(root: string, changes: ChangedFile[]) {
  const redirects: { from: string; to: string }[] =
    Object(readKind(root, 'redirects')[0]?.data).redirects ?? []
  const getPage = (file: string) => {
    const known = parseFileName(file)
    return known && VIEWS[known.kind].toPage(known.name)
  }
  return changes.flatMap((old) => {
    const redirect = redirects.find(({ from }) => old.after === null && from === getPage(old.file))
    const now = changes.find(({ file, before }) => before === null && getPage(file) === redirect?.to)
    return now ? [{ old, now }] : []
  })
}

/** Everything since the last publication, in words. */
export async function listUnpublished(repository: Repository): Promise<UnpublishedFile[]> {
  const changes = await repository.listChanges()
  const names = readNames(repository.root)
  const renames = findRenames(repository.root, changes)
  return changes.flatMap((change) => {
    if (renames.some(({ old }) => old === change)) return []
    const { file, before, after } = change
    const old = renames.find(({ now }) => now === change)?.old
    const { label, words } = describeChange(file, old?.before ?? before, after, names)
    return { file, label, words: old ? [`renamed from ${old.file} to ${file}`, ...words] : words }
  })
}

/** The check runs first, on the folder and on what would be sent: nothing that it refuses is sent. */
export async function publishChanges(repository: Repository, order: PublishRequest): Promise<PublishResult> {
  const issues = findIssues(repository.root)
  if (issues.length > 0) return { status: 'invalid', issues }
  const changes = await listUnpublished(repository)
  const words = changes.map(({ label, words: lines }) => `${label}: ${lines.join('; ')}`).join('\n')
  return repository.publish({ ...order, words }, (...own) => joinTexts(repository.root, ...own))
}

/** Puts files, a renamed one by both names, and their entries in the log back to what is public, or throws a refusal. */
export async function takeBack(repository: Repository, files: string[]) {
  const { root } = repository
  const changes = await repository.listChanges()
  const drafts = new Map<string, string | Uint8Array | null>()
  const all = findRenames(root, changes)
  const renames = all.filter((pair) => [pair.old, pair.now].some(({ file }) => files.includes(file)))
  const [left] = files.includes(REDIRECTS) ? all.filter((pair) => !renames.includes(pair)) : []
  if (left)
    throw new Refusal(
      409,
      `Not taken back: ${left.now.file} was renamed. Take it back, and its redirect goes.`,
    )
  for (const { old, now } of renames) renameFile(root, { file: now.file, newFile: old.file }, drafts, false)
  const own = [...files, ...renames.flatMap(({ old, now }) => [old.file, now.file])]
  for (const { file, before } of changes) if (own.includes(file)) drafts.set(file, before)
  const log = changes.find(({ file }) => file === LOG)
  if (log && !own.includes(LOG)) {
    const isKept = ({ provider, field }: Change) =>
      !own.includes(fileOf(field === 'rating' ? 'ranking' : 'providers', provider))
    const now = drafts.get(LOG) ?? log.after
    const text = joinTexts(root, LOG, [log.before, log.before, String(now)], isKept)
    if (text) drafts.set(LOG, text)
  }
  const isPart = changes.some(({ file }) => !own.includes(file)) // the whole is as it was published
  const issues = withoutKnown(readContent(root, drafts).issues, readContent(root).issues)
  if (isPart && issues.length > 0) {
    const words = toDeskIssues(issues, []).map(({ file, message }) => `${file}: ${message}`)
    throw new Refusal(409, `Not taken back, because something else needs it. ${words.join(' ')}`)
  }
  await repository.takeBack(own)
  for (const file of own) drafts.delete(file)
  writeDrafts(root, drafts)
}

/** The versions of a file, newest first, each with what it changed, and what has changed since. */
export async function listHistory(repository: Repository, file: string): Promise<HistoryEntry[]> {
  const entries = await repository.listHistory(file)
  const names = readNames(repository.root)
  const read = (suffix: string) =>
    Promise.all(entries.map(({ commit }) => repository.readVersion(file, commit + suffix)))
  // On another branch, the entry before is not what a commit began with.
  const [texts, starts] = await Promise.all([read(''), read('^')])
  const onDisk = findFile(repository.root, file)?.text ?? null
  const describe = (from: string | null, to: string | null) => describeChange(file, from, to, names).words
  return entries.map((entry, index) => {
    const [now = null, before = null] = [texts[index], starts[index]]
    const words = before === null ? ['first version'] : describe(before, now)
    return { ...entry, words, since: describe(now, onDisk), content: parseVersion(file, now) }
  })
}
