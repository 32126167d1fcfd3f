// Texts cite only sources that exist, and every source is cited somewhere.
import { type ContentIssue, issueAt, issueOnLine } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { getDocuments } from './documents'
import { describeUnknownId } from './references'
import { listSafetyEntries } from './safety-entries'

export function checkCitations(content: CheckedContent): ContentIssue[] {
  const { faq, safety, projection, sources, 'maker-prices': prices } = content
  const known = sources.sources.map(({ id }) => id)
  const inTexts = getDocuments(content).flatMap(({ file, body }) =>
    body.citations.map(({ id, line }) => ({ file, id, line })),
  )
  const cited = new Set([
    ...inTexts.map(({ id }) => id),
    ...[...faq.items, ...listSafetyEntries(safety)].flatMap((entry) => entry.sources),
    ...[...prices.drugs, ...prices.programs].map(({ source }) => source),
    ...prices.programs.map(({ whoSource }) => whoSource),
    ...projection.trials.map(({ source }) => source),
  ])
  const unknown = inTexts
    .filter(({ id }) => !known.includes(id))
    .map(({ file, id, line }) => {
      const message = describeUnknownId(id, known, jsonFileOf('sources'))
      return issueOnLine(file, line, message)
    })
  const unused = known.flatMap((id, index) => {
    if (cited.has(id)) return []
    const message = `nothing cites "${id}". Cite it, or remove it from the list.`
    return [issueAt(jsonFileOf('sources'), ['sources', index, 'id'], message)]
  })
  return [...unknown, ...unused]
}
