// What a provider's page shows: the stated and missing facts of each group, summaries, and the questions to ask.
import { FACTS, type FactGroup, getFactsByGroup } from '../base/facts'
import { formatDollars } from '../base/format'
import { formatPrice, getFirstYearCost } from './cost'
import { type FactSource, formatFactValue, getOpenness, getQuestions } from './fact-values'

export type RecordGroup = {
  group: FactGroup
  title: string
  total: number
  stated: { key: keyof typeof FACTS; label: string; text: string }[]
  /** The labels of the facts that are not stated. */
  unknown: string[]
}

export function getRecordGroups(record: FactSource): RecordGroup[] {
  return getFactsByGroup().map(({ group, title, keys }) => {
    const facts = keys.map((key) => ({ key, label: FACTS[key].label, text: formatFactValue(record, key) }))
    return {
      group,
      title,
      total: keys.length,
      stated: facts.flatMap(({ text, ...fact }) => (text === null ? [] : [{ ...fact, text }])),
      unknown: facts.flatMap(({ text, label }) => (text === null ? [label] : [])),
    }
  })
}

const MEDICATION_SENTENCES = new Map<boolean | null, string>([
  [true, 'Medication is included.'],
  [false, 'Medication costs extra.'],
  [null, 'Whether that includes the medication is not stated.'],
])

/** "$99 a month as stated, $1,188 in the first year. Medication is included." */
export function formatRecordLead({ pricing, facts }: FactSource): string {
  const medication = MEDICATION_SENTENCES.get(facts.medicationIncluded) ?? ''
  if (!pricing) return 'No price is stated.'
  return `${formatPrice(pricing)} as stated, ${formatDollars(getFirstYearCost(pricing))} in the first year. ${medication}`
}

/** The questions as text to copy: one numbered line each, under the provider's name. */
export function formatQuestionList(record: FactSource & { name: string }): string {
  const lines = getQuestions(record).map(({ question }, index) => `${index + 1}. ${question}`)
  return [`Questions for ${record.name}`, ...lines].join('\n')
}

/** The title in search results: "T-Mates: Price and Terms on Record". */
export const getRecordTitle = ({ name }: { name: string }): string => `${name}: Price and Terms on Record`

/** One sentence for search results, with the figures as stated. */
export function getRecordDescription(record: FactSource & { name: string }): string {
  const { stated, total } = getOpenness(record)
  const price = record.pricing
    ? `${formatPrice(record.pricing)}, ${formatDollars(getFirstYearCost(record.pricing))} in the first year`
    : 'no price stated'
  return `${record.name}: ${price}. It tells you ${stated} of ${total} facts. What to ask before you pay.`
}
