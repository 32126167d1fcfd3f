// Rules about a record as a whole, and about the ranking.
import { STORED_FACT_KEYS } from '../../base/facts'
import { getFieldName, getFieldValue } from '../../providers/change-wording'
import { getMonthlyPrice } from '../../providers/monthly-price'
import type { ProviderRecord } from '../../schemas/providers'
import { type FactEvidence, LOOKED_NOT_STATED } from '../../schemas/sources'
import { issuesIn } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'

/** Every rule about one record. */
export function* checkRecord(record: ProviderRecord) {
  const { evidence, facts, features, featureNotes = [], pricing } = record
  const file = fileOf('providers', record.id)

  // Evidence says that somebody looked and found nothing if the fact is null, and only then.
  for (const field of ['pricing', 'mainBenefit', 'features', 'offers', ...STORED_FACT_KEYS] as const) {
    const evidenceOfField: FactEvidence | undefined = evidence[field]
    const name = getFieldName(field)
    const isNull = getFieldValue(record, field) === null
    if (evidenceOfField && isNull === (evidenceOfField.found === undefined))
      yield* issuesIn(file, ['evidence', field], {
        found: isNull
          ? `expected "${LOOKED_NOT_STATED}", got nothing. The record does not state the ${name}: say that somebody looked, remove the evidence, or write what the provider states.`
          : `expected nothing, got "${evidenceOfField.found}". The record states the ${name}: remove "found", or write null for that field.`,
      })
  }

  for (const [index, { feature }] of featureNotes.entries())
    yield* issuesIn(file, ['featureNotes', index], {
      feature:
        !features?.includes(feature) &&
        `expected one of the features of this record, got "${feature}". Copy it letter for letter.`,
    })

  // A price that is the same at every dose is also the price at the highest one.
  const { samePriceAllDoses, highestDosePrice } = facts
  if (samePriceAllDoses && pricing) {
    const highest = highestDosePrice ?? Math.max(...(pricing.ladder ?? []).map(({ amount }) => amount), 0)
    const monthly = getMonthlyPrice(pricing)
    yield* issuesIn(file, ['facts'], {
      [highestDosePrice === null ? 'samePriceAllDoses' : 'highestDosePrice']:
        highest !== 0 &&
        highest !== monthly &&
        `the price is the same at every dose (${monthly} a month), but ${highest} at the highest one. Correct one of them.`,
    })
  }
}

/** A ranked provider has a logo and a certificate, and no better score than the one above it. */
export function* checkRanking({ providers, ranking }: CheckedContent) {
  const records = new Map(providers.map((record) => [record.id, record]))
  for (const [place, { id, rating }] of ranking.providers.entries()) {
    const record = records.get(id)
    const above = ranking.providers[place - 1]
    yield* issuesIn(fileOf('providers', id), [], {
      logo:
        record?.logo === null &&
        'expected the path of an image in public/, got null. A ranked provider needs a logo: put an image there and write its path, like "/logos/directmeds.svg".',
    })
    yield* issuesIn(fileOf('providers', id), ['facts'], {
      certificate:
        record &&
        record.facts.certificate !== true &&
        `expected true, got ${record.facts.certificate}. Pages say that every ranked provider is certified: remove it from ${fileOf('ranking')}, or correct the fact.`,
    })
    yield* issuesIn(fileOf('ranking'), ['providers', place], {
      rating:
        above &&
        rating > above.rating &&
        `expected at most ${above.rating}, the score of the provider above it, got ${rating}. Move it up, or correct the score.`,
    })
  }
}

/** An old /click address must be served by our host. */
export const checkLegacyClicks = ({ providers }: CheckedContent) =>
  providers.flatMap(({ id, legacyClick, linkThroughOwnHost }) =>
    issuesIn(fileOf('providers', id), [], {
      linkThroughOwnHost:
        legacyClick !== undefined &&
        !linkThroughOwnHost &&
        `expected true, got false. /click/${legacyClick} permanently belongs to this provider and works only if its link goes through our host.`,
    }),
  )
