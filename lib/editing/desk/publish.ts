// Publishing and history in an editor's words. repository.ts knows git; this knows the content.
import { readContent } from '../../content/read'
import type { HistoryEntry, PublishResult, UnpublishedFile } from './api'
import { parseVersion, toDeskIssue } from './files'
import type { Repository } from './repository'
import type { PublishRequest } from './request'
import { describeChange } from './words'

/** Everything since the last publication, in words; null if this folder has no git history. */
export async function listUnpublished(repository: Repository): Promise<UnpublishedFile[] | null> {
  const changes = await repository.listChanges()
  return changes?.map(({ file, before, after }) => ({ file, ...describeChange(file, before, after) })) ?? null
}

/** The check runs first: nothing that it refuses is sent. */
export async function publishChanges(
  root: string,
  repository: Repository,
  order: PublishRequest,
): Promise<PublishResult> {
  const { issues } = readContent(root)
  if (issues.length > 0) return { status: 'invalid', issues: issues.map(toDeskIssue) }
  const changes = (await listUnpublished(repository)) ?? []
  const words = changes.map(({ label, words: lines }) => `${label}: ${lines.join('; ')}`).join('\n')
  const sent = await repository.publish({ ...order, words })
  if (sent.status !== 'conflict') return sent
  return {
    status: 'conflict',
    files: sent.files.map(({ file, version, text, before }) => ({
      file,
      version,
      theirs: text === null ? null : parseVersion(file, text),
      before: before === null ? null : parseVersion(file, before),
    })),
  }
}

/** The versions of a file, newest first, each with what it changed. */
export async function listHistory(repository: Repository, file: string): Promise<HistoryEntry[]> {
  const entries = await repository.listHistory(file)
  const texts = await Promise.all(entries.map(({ commit }) => repository.readVersion(file, commit)))
  return entries.map((entry, index) => {
    const before = texts[index + 1] ?? null
    const isFirst = index === entries.length - 1
    return {
      ...entry,
      words: isFirst ? ['first version'] : describeChange(file, before, texts[index] ?? null).words,
    }
  })
}
