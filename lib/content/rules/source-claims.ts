// An answer or safety text based only on a report says so; a safety text may refer the reader to a professional instead.
// In guides, the citations say how each source was read.
import { type ContentIssue, issueAt } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { listSafetyEntries } from './safety-entries'

/** Words in a safety text that qualify a reported figure or tell readers whom to ask. */
const SECOND_OPINION =
  /\breport(?:s|ed)?\b|\bleaflet\b|\bprescriber\b|\bpharmacist\b|\bdoctor\b|\bsurgery team\b/i

/** Every answer and safety text that rests on a report without saying so. */
export function checkSourceClaims(content: CheckedContent): ContentIssue[] {
  const { faq, safety, sources } = content
  const readings = new Map(sources.sources.map(({ id, read }) => [id, read]))
  const findReported = (ids: readonly string[]) => ids.find((id) => readings.get(id) === 'reported')

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
  return [...inAnswers, ...inSafety]
}
