// What the specification of the product fixes letter for letter. content/specified.json lists it by file; it changes with
// the specification only, so the desk does not offer it.
import { isGroup } from '../../base/group.mjs'
import { type CheckContext, type ContentIssue, issueAt, type Path } from '../issue'
import type { CheckedContent } from '../kinds'
import type { RawFile } from '../raw-file'

const FIX = 'Put it back; content/specified.json has everything that the specification fixes.'

const RENAMED = `this file has to keep its name, because the specification fixes what is in it. ${FIX}`

export function checkSpecified(
  content: CheckedContent,
  { specified }: CheckContext,
  files: readonly RawFile[],
): ContentIssue[] {
  const gone = Object.keys(specified).filter((file) => !files.some((own) => own.file === file))
  const missingFiles = gone.map((file) => issueAt(file, ['(file name)'], RENAMED))
  const found = files.flatMap(({ file, text, data }) => {
    const own = specified[file]
    if (!own || data === undefined) return []
    const { texts, estimates, values, words, hasMakerRange } = own
    const [table = ''] = /<Estimates [\s\S]*? \/>/.exec(text) ?? []
    const flat = (part: string) => part.replace(/\s+/g, ' ').replaceAll('‑', '-')
    const [all, inTable, rest] = [text, table, text.replace(table, '')].map(flat) as [string, string, string]
    const range = hasMakerRange ? [getMakerRange(content)] : []
    const missing = [
      ...texts.filter((part) => !all.toLowerCase().includes(part.toLowerCase())),
      ...range.filter((part) => !all.includes(part)),
      ...estimates.filter((part) => !inTable.includes(part)),
    ].map((part) => `expected the text "${part}", got none. ${FIX}`)
    const count = text.split(/\s+/).length
    const extra = estimates
      .filter((part) => rest.includes(part))
      .map(
        (part) => `expected "${part}" only among our estimates at the end, got it before. Remove it there.`,
      )
    const short =
      count < words
        ? [`expected at least ${words} words, got ${count}. Say in full what readers may rely on.`]
        : []
    return [
      ...[...missing, ...extra, ...short].map((message) => issueAt(file, ['(text)'], message)),
      ...compare(values, data).map(({ path, message }) => issueAt(file, path, message)),
    ]
  })
  return [...missingFiles, ...found]
}

/** "$149 to $449": what approved drugs cost at their makers, without conditions. */
function getMakerRange({ 'maker-prices': { drugs } }: CheckedContent): string {
  const prices = drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap(({ ladders }) => ladders.filter(({ inChart }) => inChart))
    .flatMap(({ steps }) => steps.map(({ price }) => price))
  return `$${Math.min(...prices)} to $${Math.max(...prices)}`
}

/** Every specified value that differs; a specified `length` is that of a list. */
function compare(wanted: unknown, found: unknown, path: Path = []): { path: Path; message: string }[] {
  if (isGroup(wanted) && typeof found === 'object' && found !== null)
    return Object.entries(wanted).flatMap(([key, value]) =>
      compare(
        value,
        Reflect.get(found, key),
        key === 'length' ? path : [...path, Array.isArray(found) ? Number(key) : key],
      ),
    )
  const [expected, got] = [JSON.stringify(wanted), JSON.stringify(found) ?? 'nothing']
  return expected === got ? [] : [{ path, message: `expected ${expected}, got ${got}. ${FIX}` }]
}
