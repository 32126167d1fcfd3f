// `npm run content`: reads content/ from disk and tells every fault at once, before dev and build start.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { STATIC_ROUTES } from '../site/routes'
import { readDocuments } from './documents'
import { type Fault, formatFaults } from './faults'
import { findLine, readJsonText } from './json-text'
import { parseContent, type RawContent } from './parse'
import { fileOf, KINDS } from './registry'

const unreadable: Fault[] = []
const texts = new Map<string, string>()
const files = Object.fromEntries(KINDS.map((kind) => [kind, readJson(fileOf(kind))]))
const { faults } = parseContent(
  { ...files, guides: readDocuments('guides'), legal: readDocuments('legal') } as RawContent,
  { staticRoutes: STATIC_ROUTES, hasPublicFile: (file) => existsSync(path.join('public', file)) },
)
// A file that could not be read is one fault; what its absence causes elsewhere is not worth a line.
const spoiled = new Set(unreadable.map(({ file }) => file))
const all = [...unreadable, ...faults.filter(({ file }) => !spoiled.has(file)).map(addLine)]

if (all.length > 0) {
  console.error(formatFaults(all))
  process.exitCode = 1
} else {
  console.log(`Content: ${KINDS.length} files and their guides and legal pages are in order.`)
}

function readJson(file: string): unknown {
  if (!existsSync(file)) {
    unreadable.push({
      file,
      field: '(whole file)',
      message: 'there is no such file. Restore it; every file of content/ is needed.',
    })
    return undefined
  }
  const text = readFileSync(file, 'utf8')
  texts.set(file, text)
  const { value, fault } = readJsonText(text)
  if (fault) unreadable.push({ file, ...fault })
  return value
}

/** The line of a field that stands in a JSON file, at the end of its message. */
function addLine(fault: Fault): Fault {
  const line = findLine(texts.get(fault.file) ?? '', fault.field)
  return line === null ? fault : { ...fault, message: `${fault.message} (line ${line})` }
}
