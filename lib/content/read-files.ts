// Reads content/ from disk, for the commands that run without Next.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getLatestDay } from '../base/latest-day'
import { STATIC_ROUTES } from '../base/routes'
import { readDocuments, readSource } from './documents'
import type { Fault } from './faults'
import { findLine, readJsonText } from './json-text'
import { type Outcome, parseContent, type RawContent } from './parse'
import { fileOf, KINDS } from './registry'

export type ReadContent = { raw: RawContent; content: Outcome['content']; faults: Fault[] }

/** The content of the project in `root`, checked; its faults name their lines. */
export function readContentFiles(root = process.cwd()): ReadContent {
  const unreadable: Fault[] = []
  const texts = new Map<string, string>()
  const files = Object.fromEntries(
    KINDS.map((kind) => [kind, readJson(root, fileOf(kind), unreadable, texts)]),
  )
  const raw = {
    ...files,
    guides: readDocuments('guides', root),
    legal: readDocuments('legal', root),
  } as RawContent
  const { content, faults } = parseContent(raw, {
    staticRoutes: STATIC_ROUTES,
    latestDay: getLatestDay(),
    readSource,
    hasPublicFile: (file) => existsSync(path.join(root, 'public', file)),
  })
  // A file that could not be read is one fault; what its absence causes elsewhere is not worth a line.
  const spoiled = new Set(unreadable.map(({ file }) => file))
  const told = faults.filter(({ file }) => !spoiled.has(file)).map((fault) => addLine(fault, texts))
  const all = [...unreadable, ...told]
  return { raw, content: all.length > 0 ? null : content, faults: all }
}

function readJson(root: string, file: string, unreadable: Fault[], texts: Map<string, string>): unknown {
  const address = path.join(root, file)
  if (!existsSync(address)) {
    unreadable.push({
      file,
      field: '(whole file)',
      message: 'there is no such file. Restore it; every file of content/ is needed.',
    })
    return undefined
  }
  const text = readFileSync(address, 'utf8')
  texts.set(file, text)
  const { value, fault } = readJsonText(text)
  if (fault) unreadable.push({ file, ...fault })
  return value
}

/** The line of a field that stands in a JSON file, at the end of its message. */
function addLine(fault: Fault, texts: ReadonlyMap<string, string>): Fault {
  const line = findLine(texts.get(fault.file) ?? '', fault.field)
  return line === null ? fault : { ...fault, message: `${fault.message} (line ${line})` }
}
