// What the specification of the product fixes letter for letter. content/specified.json lists it by file; it changes with
// the specification only, so the desk does not offer it.
import { isGroup } from '../../base/group.mjs'
import { listCourses } from '../../costs/maker-plans'
import { type CheckContext, type ContentIssue, issueAt, issuesIn, type Path } from '../issue'
import type { CheckedContent } from '../kinds'
import type { RawFile } from '../raw-file'

const FIX = 'Put it back; content/specified.json has everything that the specification fixes.'

const RENAMED = `this file has to keep its name, because the specification fixes what is in it. ${FIX}`

export function* checkSpecified(
  content: CheckedContent,
  { specified }: CheckContext,
  files: readonly RawFile[],
) {
  for (const [file, { texts, estimates, values, words, hasMakerRange }] of Object.entries(specified)) {
    const own = files.find((candidate) => candidate.file === file)
    if (!own) yield issueAt(file, ['(file name)'], RENAMED)
    if (own?.data === undefined) continue
    const [table = ''] = /<Estimates [\s\S]*? \/>/.exec(own.text) ?? []
    const [all, inTable, rest] = [flatten(own.text), flatten(table), flatten(own.text.replace(table, ''))]
    const range = hasMakerRange ? [getMakerRange(content)] : []
    const [missing] = [
      ...texts.filter((part) => !all.toLowerCase().includes(part.toLowerCase())),
      ...range.filter((part) => !all.includes(part)),
      ...estimates.filter((part) => !inTable.includes(part)),
    ]
    const early = estimates.find((part) => rest.includes(part))
    const count = own.text.split(/\s+/).length
    yield* issuesIn(file, [], {
      '(text)': missing
        ? `expected the text "${missing}", got none. ${FIX}`
        : early
          ? `expected "${early}" only among our estimates at the end, got it before. Remove it there.`
          : count < words &&
            `expected at least ${words} words, got ${count}. Say in full what readers may rely on.`,
    })
    yield* compare(file, values, own.data)
  }
}

const flatten = (text: string) => text.replace(/\s+/g, ' ').replaceAll('‑', '-')

/** "$149 to $449": what approved drugs cost at their makers, without conditions. */
function getMakerRange(content: CheckedContent): string {
  const prices = listCourses(content['maker-prices']).flatMap(({ offer: { price } }) =>
    price ? [price.amount, ...(price.first ?? []).map(({ amount }) => amount)] : [],
  )
  return `$${Math.min(...prices)} to $${Math.max(...prices)}`
}

/** An issue for every specified value that differs; a specified `length` is that of a list. */
function compare(file: string, wanted: unknown, found: unknown, path: Path = []): ContentIssue[] {
  if (isGroup(wanted) && typeof found === 'object' && found !== null)
    return Object.entries(wanted).flatMap(([key, value]) => {
      const own = key === 'length' ? [] : [Array.isArray(found) ? Number(key) : key]
      return compare(file, value, Reflect.get(found, key), [...path, ...own])
    })
  const [expected, got] = [JSON.stringify(wanted), JSON.stringify(found) ?? 'nothing']
  return expected === got ? [] : [issueAt(file, path, `expected ${expected}, got ${got}. ${FIX}`)]
}
