// A provider's fields in words, which the content rule compares with the data, and the entries of the change log;
// undefined if the provider does not state the field.
import { formatRating } from '../base/format'
import type { Change, LoggedField } from '../schemas/change-log'
import { FACT_KEYS, FACTS, type FactKey, getFactName, OFFER_FACTS } from '../schemas/facts'
import type { ProviderRecord } from '../schemas/providers'
import { type FactSource, formatFactValue } from './fact-values'
import { formatPricing } from './price-wording'

/** A record, with our score if it is ranked. */
type Logged = FactSource &
  Pick<ProviderRecord, 'mainBenefit' | 'features' | 'offers'> & { rating?: number | null }

/** `name` is for the middle of a sentence; `path` leads to the value in a record; `read` is the value in words. */
type FieldWords = { name: string; path?: string[]; read: (provider: Logged) => string | undefined }

const readFact = (key: FactKey): FieldWords => ({
  name: getFactName(key),
  path: key === 'pricing' ? [key] : ['facts', key],
  read: (provider) => formatFactValue(provider, key),
})

/** Every field of the change log, facts first. */
const WORDS: Record<LoggedField, FieldWords> = {
  ...(Object.fromEntries(FACT_KEYS.map((key) => [key, readFact(key)])) as Record<FactKey, FieldWords>),
  rating: { name: 'score', read: ({ rating }) => (rating == null ? undefined : formatRating(rating)) },
  mainBenefit: { name: 'main benefit', read: ({ mainBenefit }) => mainBenefit },
  features: { name: 'features', read: ({ features }) => features?.join(', ') },
  offers: { name: 'further offers', read: formatOffers },
}

export const FIELDS = Object.keys(WORDS) as LoggedField[]
export const getFieldName = (field: LoggedField): string => WORDS[field].name
/** Where a value and its evidence stand, in its record or, for a score, in the ranking. */
export const getFieldPaths = (field: LoggedField, rank: number | null) => {
  const place = ['providers', (rank ?? 1) - 1]
  return field === 'rating'
    ? { value: [...place, field], evidence: [...place, 'scoreEvidence'] }
    : { value: WORDS[field].path ?? [field], evidence: ['evidence', field] }
}
export const getFieldValue = (provider: Logged, field: LoggedField) => WORDS[field].read(provider)

/** "oral: $149 a month; Medication included: Yes", one after the other, or undefined without further offers. */
function formatOffers({ offers = [] }: Logged): string | undefined {
  const texts = offers.map(({ name, pricing, ...own }) => {
    const stated = (Object.keys(OFFER_FACTS) as (keyof typeof OFFER_FACTS)[]).flatMap((key) => {
      const text = formatFactValue({ pricing, facts: own }, key)
      return text === undefined ? [] : [`${FACTS[key].label}: ${text}`]
    })
    return `${name}: ${[formatPricing(pricing), ...stated].join('; ')}`
  })
  return texts.length > 0 ? texts.join('. ') : undefined
}

type Names = readonly Pick<ProviderRecord, 'id' | 'name'>[]

/** "RemedyMeds, price: $179 a month" or "…: from $179 a month to $189 a month". */
export function formatChange({ provider: id, ...change }: Change, providers: Names): string {
  const name = providers.find((provider) => provider.id === id)?.name ?? id
  return `${name}, ${formatFieldChange(change)}`
}

/** "price: from $179 a month to $189 a month" */
export function formatFieldChange({ field, from, to }: Pick<Change, 'field' | 'from' | 'to'>): string {
  const now = to ?? 'not on record'
  return `${getFieldName(field)}: ${from === undefined ? now : `from ${from} to ${now}`}`
}

/** The first `limit` entries, newest first. Adjacent entries with the same day and reason form one group. */
export function getChangeGroups(changes: readonly Change[], providers: Names, limit: number) {
  const groups: { key: string; date: string; why: string; lines: string[] }[] = []
  for (const change of changes.slice(0, limit)) {
    const { date, why } = change
    const last = groups.at(-1)
    const line = formatChange(change, providers)
    if (last?.date === date && last.why === why) last.lines.push(line)
    else groups.push({ key: `${date}-${groups.length}`, date, why, lines: [line] })
  }
  return groups
}

/** A stable id: no two entries have the same provider, field, and day. */
export function getChangeId({ date, provider, field }: Change): string {
  return `${provider}-${field}-${date}`
}
