// Publishing and history in an editor's words. repository.ts knows git; this knows the content.
import { fileOf } from '../../content/kinds'
import { type Change, changesSchema } from '../../schemas/change-log'
import { toJsonText, writeDrafts } from '../files/save-content'
import { joinLogs } from '../plan-log'
import type { HistoryEntry, PublishResult, UnpublishedFile } from './api'
import { findIssues, parseVersion, readNames } from './files'
import type { Repository } from './repository'
import type { PublishRequest } from './request'
import { describeChange } from './words'

const LOG = fileOf('changes')

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

/** Everything since the last publication, in words; null if this folder has no git history. */
export async function listUnpublished(repository: Repository): Promise<UnpublishedFile[] | null> {
  const changes = await repository.listChanges()
  const names = readNames(repository.root)
  if (!changes) return null
  return changes.map(({ file, before, after }) => ({ file, ...describeChange(file, before, after, names) }))
}

/** The check runs first, on the folder and on what would be sent: nothing that it refuses is sent. */
export async function publishChanges(repository: Repository, order: PublishRequest): Promise<PublishResult> {
  const issues = findIssues(repository.root)
  if (issues.length > 0) return { status: 'invalid', issues }
  const changes = (await listUnpublished(repository)) ?? []
  const words = changes.map(({ label, words: lines }) => `${label}: ${lines.join('; ')}`).join('\n')
  return repository.publish({ ...order, words }, (...own) => joinTexts(repository.root, ...own))
}

/** Puts files back to what is public, and takes the entries about their changes out of the log. */
export async function takeBack(repository: Repository, files: string[]) {
  const log = (await repository.listChanges())?.find(({ file }) => file === LOG)
  await repository.takeBack(files)
  if (!log || files.includes(LOG)) return
  const isKept = ({ provider, field }: Change) =>
    !files.includes(fileOf(field === 'rating' ? 'ranking' : 'providers', provider))
  const text = joinTexts(repository.root, LOG, [log.before, log.before, log.after], isKept)
  if (text) writeDrafts(repository.root, new Map([[LOG, text]]))
}

/** The versions of a file, newest first, each with what it changed. */
export async function listHistory(repository: Repository, file: string): Promise<HistoryEntry[]> {
  const entries = await repository.listHistory(file)
  const names = readNames(repository.root)
  const texts = await Promise.all(entries.map(({ commit }) => repository.readVersion(file, commit)))
  return entries.map((entry, index) => {
    const [now = null, before = null] = texts.slice(index)
    const words =
      index + 1 < texts.length ? describeChange(file, before, now, names).words : ['first version']
    return { ...entry, words }
  })
}
