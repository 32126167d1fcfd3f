// A page never claims that a source was read more closely than it was. A guide says how each figure was read; an answer
// or safety text based only on a report says so, and a safety text may refer the reader to a professional instead.
import type { Read } from '../../schemas/sources'
import { type ContentIssue, issueAt, issueOnLine } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { getDocuments } from './documents'
import { listSafetyEntries } from './safety-entries'

/** How a citation says its source was read → how the source may actually have been read. */
const ALLOWED = {
  read: ['original'],
  copy: ['original', 'copy'],
  reported: ['original', 'copy', 'reported'],
} satisfies Record<string, Read[]>

const DESCRIBED = { read: 'read in the original', copy: 'read', reported: 'reported' } as const

/** Words in a safety text that qualify a reported figure or tell readers whom to ask. */
const SECOND_OPINION =
  /\breport(?:s|ed)?\b|\bleaflet\b|\bprescriber\b|\bpharmacist\b|\bdoctor\b|\bsurgery team\b/i

/** Every figure whose source was read less closely than the page says. */
export function checkSourceClaims(content: CheckedContent): ContentIssue[] {
  const { faq, safety, sources } = content
  const readings = new Map(sources.sources.map(({ id, read }) => [id, read]))
  const findReported = (ids: readonly string[]) => ids.find((id) => readings.get(id) === 'reported')

  const inGuides = getDocuments(content).flatMap(({ file, body }) =>
    body.claims.flatMap(({ id, kind, line }) => {
      const read = readings.get(id)
      if (read === undefined || ALLOWED[kind].some((allowed) => allowed === read)) return []
      const fix =
        read === 'reported'
          ? 'Write kind="reported" (in a table, kind: "reported" of its column), or read the source'
          : 'Write kind "copy", or read the original'
      const message = `the figure is marked as ${DESCRIBED[kind]}, but "${id}" is "${read}" in ${jsonFileOf('sources')}. ${fix}.`
      return [issueOnLine(file, line, message)]
    }),
  )
  const inAnswers = faq.items.flatMap(({ answer, sources: ids }, index) => {
    const id = findReported(ids)
    if (id === undefined || answer.some((paragraph) => /\breport(?:s|ed)\b/i.test(paragraph))) return []
    const message = `"${id}" was only reported, and the answer does not say so. Write "as reported" with its figures, or remove the source.`
    return [issueAt(jsonFileOf('faq'), ['items', index, 'answer'], message)]
  })
  const inSafety = listSafetyEntries(safety).flatMap(({ path, text, sources: ids }) => {
    const id = findReported(ids)
    if (id === undefined || SECOND_OPINION.test(text)) return []
    const message = `"${id}" was only reported. Add "as your leaflet says" or "ask your prescriber" to the sentence.`
    return [issueAt(jsonFileOf('safety'), [...path, 'text'], message)]
  })
  return [...inGuides, ...inAnswers, ...inSafety]
}
