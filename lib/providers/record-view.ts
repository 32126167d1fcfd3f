// What a provider's page shows: the stated and missing facts of each group, summaries, and the questions to ask.

import { DRUG_WORDS, formatSum } from '../costs/labels'
import { getProviderPlan } from '../costs/provider-plans'
import { getSum, isLowerBound } from '../costs/sums'
import { FACTS, getFactName, getFactsByGroup } from '../schemas/facts'
import { SHOWN_MAX } from '../schemas/page-texts'
import { type FactSource, formatFactValue, formatOpenness, getOpenness, getQuestions } from './fact-values'
import { formatPrice } from './price-wording'

export type RecordGroup = ReturnType<typeof getRecordGroups>[number]

export const getRecordGroups = (record: FactSource) =>
  getFactsByGroup().map(({ group, title, keys }) => {
    const facts = keys.map((key) => ({ key, label: FACTS[key].label, text: formatFactValue(record, key) }))
    return {
      group,
      title,
      total: keys.length,
      stated: facts.filter(({ text }) => text !== undefined),
      unknown: facts.flatMap(({ text, key }) => (text === undefined ? [getFactName(key)] : [])),
    }
  })

/** "at least $1,188 in the first year", and for a yearly price, which is that sum, what it has; undefined without a price. */
function formatFirstYear(record: FactSource & { id: string; name: string }): string | undefined {
  const plan = getProviderPlan(record, '') // the day changes no sum
  const sum = getSum(plan)
  if (sum === null) return undefined
  return sum === plan.price?.cents && plan.price.period === 'year'
    ? DRUG_WORDS[plan.drug]
    : `${formatSum(sum, isLowerBound(plan))} in the first year`
}

/** The questions as text to copy: one numbered line each, under the provider's name. */
export function formatQuestionList(record: FactSource & { name: string }): string {
  const lines = getQuestions(record).map(({ question }, index) => `${index + 1}. ${question}`)
  return [`Questions for ${record.name}`, ...lines].join('\n')
}

/** The title of a record, on the page and in search results, which cut long ones. */
export function getRecordTitle({ name }: { name: string }): string {
  const topics = ['price, medication, and what is not on record', 'price and facts on record']
  const titles = topics.map((topic) => `${name}: ${topic}`)
  return titles.find((title) => title.length <= SHOWN_MAX.title) ?? name
}

/** "$99 a week, at least $5,148 in the first year"; undefined without a price. */
export const formatPriceAndYear = (record: FactSource & { id: string; name: string }): string | undefined =>
  record.pricing && `${formatPrice(record.pricing)}, ${formatFirstYear(record)}`

/** For search results, with the figures on record; a question follows if there is room. */
export function getRecordDescription(record: FactSource & { id: string; name: string }): string {
  const facts = `${record.name}: ${formatPriceAndYear(record) ?? 'no price on record'}. ${formatOpenness(getOpenness(record))}.`
  const whole = `${facts} What to ask before you pay.`
  return whole.length <= SHOWN_MAX.description ? whole : facts
}
