// A provider's fields in words: the change log states them, and its content rule compares them with the data. null
// means that the provider does not state the field.

import { FACT_KEYS, FACTS, type FactKey, getFactName } from '../base/facts'
import { formatRating } from '../base/format'
import type { LoggedField } from '../schemas/change-log'
import { OFFER_FACTS } from '../schemas/provider-facts'
import type { ProviderRecord } from '../schemas/providers'
import { type FactSource, formatFactValue } from './fact-values'
import { formatPricing } from './price-wording'

/** A record, with our score if it is ranked. */
type Logged = FactSource &
  Pick<ProviderRecord, 'mainBenefit' | 'features' | 'offers'> & { rating?: number | null }

/** The fields of the change log that are not facts. */
const OTHER_FIELDS = {
  rating: { name: 'score', read: ({ rating }) => (rating == null ? null : formatRating(rating)) },
  mainBenefit: { name: 'main benefit', read: ({ mainBenefit }) => mainBenefit },
  features: { name: 'features', read: ({ features }) => features?.join(', ') ?? null },
  offers: { name: 'further offers', read: formatOffers },
} satisfies Record<Exclude<LoggedField, FactKey>, { name: string; read: (provider: Logged) => string | null }>

/** "oral: $149 a month; Medication included: Yes", one after the other, or null without further offers. */
function formatOffers({ offers = [], facts }: Logged): string | null {
  const texts = offers.map(({ name, pricing, ...own }) => {
    const source = { pricing, facts: { ...facts, ...own } }
    const stated = (Object.keys(OFFER_FACTS) as (keyof typeof OFFER_FACTS)[]).flatMap((key) => {
      const text = formatFactValue(source, key)
      return text === null ? [] : [`${FACTS[key].label}: ${text}`]
    })
    return `${name}: ${[formatPricing(pricing), ...stated].join('; ')}`
  })
  return texts.length > 0 ? texts.join('. ') : null
}

const isFact = (field: LoggedField): field is FactKey => Object.hasOwn(FACTS, field)

/** The value of a field in words, or null if it is not stated. */
export function getFieldValue(provider: Logged, field: LoggedField): string | null {
  return isFact(field) ? formatFactValue(provider, field) : OTHER_FIELDS[field].read(provider)
}

/** The name of a field in the middle of a sentence. */
export const getFieldName = (field: LoggedField): string =>
  isFact(field) ? getFactName(field) : OTHER_FIELDS[field].name

/** Every field of the change log, facts first. */
export const FIELDS: readonly LoggedField[] = [
  ...FACT_KEYS,
  ...(Object.keys(OTHER_FIELDS) as (keyof typeof OTHER_FIELDS)[]),
]
