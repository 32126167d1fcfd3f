// Writes the entries that the histories of the records lack: all of them, or none if the content would have an error.
import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf } from '../../content/kinds'
import { type Drafts, readContent, readKind, readParsedContent } from '../../content/read'
import type { Change } from '../../schemas/offers'
import { type LogNote, planHistory } from '../plan-history'

/** What would be written, the entries in it by file, and the errors that prevent it. */
export function planSave(root: string, note: LogNote) {
  const { content, issues: malformed } = readParsedContent(root)
  const files = new Map(readKind(root, 'providers').map((own) => [own.file, own]))
  const drafts = new Map<string, string>()
  const log: { file: string; entry: Change }[] = []
  if (malformed.length > 0) return { drafts, log, issues: malformed }
  for (const record of content.providers) {
    const file = fileOf('providers', record.id)
    const { added, isChanged, history } = planHistory(record, note)
    if (!isChanged) continue
    log.push(...added.map((entry) => ({ file, entry })))
    drafts.set(file, toJsonText(root, file, { ...Object(files.get(file)?.data), history }))
  }
  return { drafts, log, issues: readContent(root, drafts).issues }
}

/** Replaces files once all texts are on disk, each at once: `next dev` reads its old text or its new one. */
export function writeDrafts(root: string, drafts: Drafts) {
  const steps = [...drafts].map(([file, text]) => {
    const fullPath = path.join(root, file)
    if (text === null) return () => rmSync(fullPath, { force: true })
    const unfinished = `${fullPath}.${process.pid}`
    mkdirSync(path.dirname(fullPath), { recursive: true })
    writeFileSync(unfinished, text)
    return () => renameSync(unfinished, fullPath)
  })
  for (const finish of steps) finish()
}

/** The text of a JSON file as Biome formats it, so that saving a file changes only the lines of what changed. */
export function toJsonText(root: string, file: string, value: unknown): string {
  const program = path.join(root, 'node_modules/@biomejs/biome/bin/biome')
  const input = `${JSON.stringify(value, null, 2)}\n`
  const args = [program, 'format', `--stdin-file-path=${file}`]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input, encoding: 'utf8' })
  return status === 0 ? stdout : input
}
