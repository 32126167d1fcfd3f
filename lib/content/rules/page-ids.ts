// Ids of the content that become addresses on a page (`/bestofmonth#remedymeds`): those of providers and questions.
// No two parts of a page share one; links and labels would lead to the wrong part.
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'

/** The ids of the parts around cards and questions. A test holds them against the components. */
const FIXED_IDS: readonly string[] = [
  ...['main', 'footer-about', 'footer-resources', 'footer-legal'],
  ...['trust', 'trust-title', 'findings', 'findings-title', 'call-title', 'price-label-title'],
  ...['safety-title', 'changes', 'changes-title', 'faq', 'faq-title', 'ways-title', 'guides-title'],
  ...['cost', 'cost-title', 'cost-months', 'cost-months-fault', 'cost-medication', 'cost-medication-fault'],
  ...['compare', 'compare-title', 'compare-caption', 'side-by-side', 'side-by-side-caption'],
]

/** The ids that the card of a provider sets: its own, that of its name and that of the mark "Paid link". */
const getCardIds = (id: string): string[] => [id, `${id}-name`, `${id}-paid`]

/** Every id of a provider or a question that is a part of the pages already, or of a card. */
export function checkPageIds({ providers: list, faq }: CheckedContent): Fault[] {
  const providers = list.providers.map(({ id }, i) => ({ id, field: `providers[${i}].id` }))
  const questions = faq.items.map(({ id }, i) => ({ id, field: `items[${i}].id` }))
  return [
    ...providers.flatMap(({ id, field }) => checkFixed(fileOf('providers'), field, id)),
    ...questions.flatMap(({ id, field }) => {
      const card = providers.find((provider) => getCardIds(provider.id).includes(id))
      if (!card) return checkFixed(fileOf('faq'), field, id)
      const message = `"${id}" is taken by the card of ${fileOf('providers')} → ${card.field}. Choose another.`
      return [{ file: fileOf('faq'), field, message }]
    }),
  ]
}

function checkFixed(file: string, field: string, id: string): Fault[] {
  if (!FIXED_IDS.includes(id)) return []
  const message = `"${id}" is a part of the pages already, and both would have the same address. Choose another.`
  return [{ file, field, message }]
}
