// Rules about a record as a whole, and about the ranking.
import { STORED_FACT_KEYS } from '../../base/facts'
import { getFieldName, getFieldValue } from '../../providers/change-wording'
import { getMonthlyPrice } from '../../providers/monthly-price'
import { type FactEvidence, LOOKED_NOT_STATED } from '../../schemas/evidence'
import type { ProviderRecord } from '../../schemas/providers'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf, recordFileOf } from '../kinds'
import { findContradictions, findWrongPrices } from './contradictions'

/** Every rule about one record. */
export function checkRecord(record: ProviderRecord): ContentIssue[] {
  const issues = [
    ...checkFactEvidence(record),
    ...checkFeatureNotes(record),
    ...checkHighestPrice(record),
    ...findContradictions(record),
  ]
  return issues.map(({ path, message }) => issueAt(recordFileOf(record.id), path, message))
}

/** Evidence says that somebody looked and found nothing if the fact is null, and only then. */
function checkFactEvidence(record: ProviderRecord): { path: Path; message: string }[] {
  const fields = ['pricing', 'mainBenefit', 'features', 'offers', ...STORED_FACT_KEYS] as const
  return fields.flatMap((field) => {
    const evidence: FactEvidence | undefined = record.evidence[field]
    if (!evidence) return []
    const isStated = getFieldValue(record, field) !== null
    if (isStated === (evidence.found === undefined)) return []
    const name = getFieldName(field)
    const message = isStated
      ? `expected nothing, got "${evidence.found}". The record states the ${name}: remove "found", or write null for that field.`
      : `expected "${LOOKED_NOT_STATED}", got nothing. The record does not state the ${name}: say that somebody looked, remove the evidence, or write what the provider states.`
    return [{ path: ['evidence', field, 'found'], message }]
  })
}

/** A note belongs to a feature of the record. */
function checkFeatureNotes({
  features,
  featureNotes = [],
}: ProviderRecord): { path: Path; message: string }[] {
  return featureNotes
    .map(({ feature }, index) => ({
      feature,
      path: ['featureNotes', index, 'feature'],
      message: `expected one of the features of this record, got "${feature}". Copy it letter for letter.`,
    }))
    .filter(({ feature }) => !features?.includes(feature))
}

/** A price that is the same at every dose is also the price at the highest one. */
function checkHighestPrice({ facts, pricing }: ProviderRecord): { path: Path; message: string }[] {
  const { samePriceAllDoses, highestDosePrice } = facts
  if (!samePriceAllDoses || !pricing) return []
  const highest = highestDosePrice ?? Math.max(...(pricing.ladder ?? []).map(({ amount }) => amount), 0)
  const monthly = getMonthlyPrice(pricing)
  if (highest === 0 || highest === monthly) return []
  const field = highestDosePrice === null ? 'samePriceAllDoses' : 'highestDosePrice'
  const message = `the price is the same at every dose (${monthly} a month), but ${highest} at the highest one. Correct one of them.`
  return [{ path: ['facts', field], message }]
}

/** A ranked provider has a logo and a certificate, and no better score than the one above it. */
export function checkRanking({ providers, ranking }: CheckedContent): ContentIssue[] {
  const records = new Map(providers.map((record) => [record.id, record]))
  return ranking.providers.flatMap(({ id, rating }, place) => {
    const record = records.get(id)
    const above = ranking.providers[place - 1]
    return [
      ...(record?.logo === null
        ? [
            issueAt(
              recordFileOf(id),
              ['logo'],
              'expected the path of an image in public/, got null. A ranked provider needs a logo: put an image there and write its path, like "/logos/directmeds.svg".',
            ),
          ]
        : []),
      ...(record && record.facts.certificate !== true
        ? [
            issueAt(
              recordFileOf(id),
              ['facts', 'certificate'],
              `expected true, got ${record.facts.certificate}. Pages say that every ranked provider is certified: remove it from ${jsonFileOf('ranking')}, or correct the fact.`,
            ),
          ]
        : []),
      ...(above && rating > above.rating
        ? [
            issueAt(
              jsonFileOf('ranking'),
              ['providers', place, 'rating'],
              `expected at most ${above.rating}, the score of the provider above it, got ${rating}. Move it up, or correct the score.`,
            ),
          ]
        : []),
    ]
  })
}

/** An old /click address must be served by our host, and its number must not be another provider's id. */
export function checkLegacyClicks({ providers }: CheckedContent): ContentIssue[] {
  return providers.flatMap(({ id, legacyClick, linkThroughOwnHost }) => {
    if (legacyClick === undefined) return []
    if (providers.some((other) => other.id === String(legacyClick))) {
      const message = `expected another number, got ${legacyClick}: content/providers/${legacyClick}.json also has the address /click/${legacyClick}. Rename that file.`
      return [issueAt(recordFileOf(id), ['legacyClick'], message)]
    }
    if (linkThroughOwnHost) return []
    const message = `expected true, got false. /click/${legacyClick} permanently belongs to this provider and works only if its link goes through our host.`
    return [issueAt(recordFileOf(id), ['linkThroughOwnHost'], message)]
  })
}

/** Every price in an offer of the calculator that its provider does not state. */
export function checkOffers({ projection, providers }: CheckedContent): ContentIssue[] {
  return projection.recommendations.flatMap(({ provider: id, offer }, index) => {
    const record = providers.find((candidate) => candidate.id === id)
    return (record ? findWrongPrices(offer, record) : []).map((message) =>
      issueAt(jsonFileOf('projection'), ['recommendations', index, 'offer'], message),
    )
  })
}
