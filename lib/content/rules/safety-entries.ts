// Every entry of safety.json with sources, and its place in the file.
import type { Path } from '../issue'
import type { CheckedContent } from '../kinds'

export type SafetyEntry = { path: Path; text: string; sources: readonly string[] }

/** Points, who the drugs are approved for, questions, who should not take the drugs, and the card, in file order. */
export function listSafetyEntries(safety: CheckedContent['safety']): SafetyEntry[] {
  const place = (list: Path, entries: readonly { text: string; sources: readonly string[] }[]) =>
    entries.map(({ text, sources }, index) => ({ path: [...list, index], text, sources }))
  return [
    ...place(['points'], safety.points),
    { path: ['approvedFor'], ...safety.approvedFor },
    ...place(['questions'], safety.questions),
    ...place(['whoShouldNot', 'items'], safety.whoShouldNot.items),
    ...safety.card.sections.flatMap(({ items }, index) => place(['card', 'sections', index, 'items'], items)),
  ]
}
