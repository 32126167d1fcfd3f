// Rules for records and the ranking: names, logos, addresses, old links, prices, features, evidence.
import { STORED_FACT_KEYS, type StoredFactKey } from '../../base/facts'
import { getTrackingNames } from '../../providers/affiliate-link'
import { getFieldName } from '../../providers/change-wording'
import { getMonthlyCost, MONTHS_PER_YEAR } from '../../providers/cost'
import { getFact } from '../../providers/fact-values'
import { type FactEvidence, LOOKED_NOT_STATED } from '../../schemas/evidence'
import type { Pricing, ProviderRecord } from '../../schemas/providers'
import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf, recordFileOf } from '../kinds'
import { findContradictions } from './contradictions'
import { checkUnique, findDuplicates } from './unique'

type RecordRule = (record: ProviderRecord, context: CheckContext) => { path: Path; message: string }[]

/** Every rule about one record. */
const RECORD_RULES: RecordRule[] = [
  checkPrice,
  checkLadder,
  checkPriceEnd,
  checkLogos,
  checkTracking,
  checkFactEvidence,
  checkFeatureNotes,
  findContradictions,
]

export function checkRecord(record: ProviderRecord, context: CheckContext): ContentIssue[] {
  const file = recordFileOf(record.id)
  return [
    ...RECORD_RULES.flatMap((rule) =>
      rule(record, context).map(({ path, message }) => issueAt(file, path, message)),
    ),
    ...findDuplicates((record.features ?? []).map((value, i) => ({ file, path: ['features', i], value }))),
  ]
}

/** Every rule about the records and the ranking as sets. */
export const PROVIDER_RULES: ((content: CheckedContent) => ContentIssue[])[] = [
  ({ ranking }) => checkUnique(jsonFileOf('ranking'), 'providers', 'id', ranking.providers),
  ({ providers }) => findDuplicates(providers.flatMap(getNames)),
  ({ providers }) => findDuplicates(placesOf(providers, 'logo')),
  ({ providers }) => findDuplicates(placesOf(providers, 'websiteUrl')),
  ({ providers }) => findDuplicates(placesOf(providers, 'legacyClick')),
  checkRankedLogos,
  checkLegacyClicks,
]

function placesOf(providers: readonly ProviderRecord[], key: 'logo' | 'websiteUrl' | 'legacyClick') {
  return providers.flatMap((record) => {
    const value = record[key]
    return value === null || value === undefined
      ? []
      : [{ file: recordFileOf(record.id), path: [key], value }]
  })
}

function getNames({ id, name, alsoListedAs }: ProviderRecord) {
  const file = recordFileOf(id)
  return [
    { file, path: ['name'], value: name },
    ...(alsoListedAs ? [{ file, path: ['alsoListedAs', 'name'], value: alsoListedAs.name }] : []),
  ]
}

function checkFeatureNotes({ features, featureNotes = [] }: ProviderRecord) {
  return featureNotes.flatMap(({ feature }, index) =>
    features?.includes(feature)
      ? []
      : [
          {
            path: ['featureNotes', index, 'feature'],
            message: `expected one of the features of this record, got "${feature}". Copy it letter for letter.`,
          },
        ],
  )
}

function checkRankedLogos({ providers, ranking }: CheckedContent): ContentIssue[] {
  return ranking.providers.flatMap(({ id }) => {
    const record = providers.find((candidate) => candidate.id === id)
    if (record?.logo !== null) return []
    const message =
      'expected the path of an image in public/, got null. A ranked provider needs a logo: put an image there and write its path, like "/logos/directmeds.svg".'
    return [issueAt(recordFileOf(id), ['logo'], message)]
  })
}

/** An old /click address must be served by our host, and its number must not be another provider's id. */
function checkLegacyClicks({ providers }: CheckedContent): ContentIssue[] {
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

function checkPrice({ pricing }: ProviderRecord) {
  return Object.entries(pricing ? findPriceErrors(pricing) : {}).flatMap(([field, message]) =>
    message ? [{ path: ['pricing', field], message }] : [],
  )
}

/** The errors in a price, by field. */
function findPriceErrors(pricing: Pricing): Partial<Record<keyof Pricing, string | false>> {
  const { amount, period, fromAmount, firstMonthDiscount, freeMonths } = pricing
  const isOnce = period === 'once'
  const monthlyCost = getMonthlyCost(pricing)
  return {
    fromAmount:
      fromAmount !== null &&
      fromAmount >= amount &&
      `expected less than ${amount}, got ${fromAmount}. A "from" price is lower than the price; if there is none, write null.`,
    firstMonthDiscount:
      firstMonthDiscount !== null &&
      (isOnce
        ? `expected null, got ${firstMonthDiscount}. A price that is paid once has no first month; subtract the discount from the amount.`
        : firstMonthDiscount > monthlyCost &&
          `expected at most ${monthlyCost}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`),
    freeMonths:
      freeMonths !== null &&
      (isOnce
        ? `expected null, got ${freeMonths}. A price that is paid once has no free months.`
        : freeMonths >= MONTHS_PER_YEAR &&
          `expected at most ${MONTHS_PER_YEAR - 1}, got ${freeMonths}. No provider gives away a whole year: correct it, or write null.`),
  }
}

/** A ladder covers every month exactly once: it starts with the first and has no gaps or overlaps. */
function checkLadder({ pricing }: ProviderRecord) {
  const ladder = pricing?.ladder
  if (!pricing || !ladder) return []
  const at = (index: number, field: string): Path => ['pricing', 'ladder', index, field]
  const errors: { path: Path; message: string }[] = []
  if (pricing.period !== 'month') {
    const message = `expected "month", got "${pricing.period}". A price by dose is monthly: correct the period, or remove the ladder.`
    errors.push({ path: ['pricing', 'period'], message })
  }
  if (pricing.amount !== ladder[0]?.amount) {
    const message = `expected ${ladder[0]?.amount}, the first step of the ladder, got ${pricing.amount}. Correct one of them.`
    errors.push({ path: ['pricing', 'amount'], message })
  }
  if (pricing.fromAmount !== null) {
    const message = `expected null, got ${pricing.fromAmount}. A ladder already gives every price, so it has no "from" price.`
    errors.push({ path: ['pricing', 'fromAmount'], message })
  }
  for (const [index, { fromMonth, toMonth }] of ladder.entries()) {
    const before = ladder[index - 1]
    const first = before ? (before.toMonth ?? 0) + 1 : 1
    const isLast = index === ladder.length - 1
    if (fromMonth !== first && before?.toMonth !== null) {
      const why = before
        ? `${fromMonth > first ? 'The months between them have no price' : 'Two steps cover the same month'}: correct one of the two steps.`
        : 'A ladder starts with the first month.'
      errors.push({ path: at(index, 'fromMonth'), message: `expected ${first}, got ${fromMonth}. ${why}` })
    }
    if (isLast && toMonth !== null) {
      const message = `expected null, got ${toMonth}. The last step has no end: write null, or add the next step.`
      errors.push({ path: at(index, 'toMonth'), message })
    }
    if (!isLast && (toMonth === null || toMonth < fromMonth)) {
      const message = `expected ${fromMonth} or a later month, got ${toMonth}. Only the last step has no end.`
      errors.push({ path: at(index, 'toMonth'), message })
    }
  }
  return errors
}

function checkPriceEnd({ pricing }: ProviderRecord, { latestDay }: CheckContext) {
  const ends = pricing?.ends
  if (!ends || ends >= latestDay) return []
  const message = `expected ${latestDay} or later, got "${ends}". This price has ended: write the current price, or "pricing": null, and its entry in content/changes.json.`
  return [{ path: ['pricing', 'ends'], message }]
}

function checkLogos({ logo, alsoListedAs }: ProviderRecord, { hasPublicFile }: CheckContext) {
  return [
    { image: logo, path: ['logo'] },
    { image: alsoListedAs?.logo ?? null, path: ['alsoListedAs', 'logo'] },
  ]
    .filter(({ image }) => image !== null && !hasPublicFile(image))
    .map(({ image, path }) => ({
      path,
      message: `there is no file public${image}. Add the image, or correct the path.`,
    }))
}

function checkTracking({ websiteUrl, moreDetailsUrl }: ProviderRecord) {
  return Object.entries({ websiteUrl, moreDetailsUrl }).flatMap(([field, address]) => {
    if (address === null || !URL.canParse(address)) return []
    const query = new URL(address).searchParams
    return getTrackingNames()
      .filter((name) => query.has(name))
      .map((name) => ({
        path: [field],
        message: `the site sets "${name}" itself and would replace "${query.get(name)}" in this address. Remove it; if the provider needs it, rename the site's own parameter in lib/providers/affiliate-link.ts.`,
      }))
  })
}

/** Evidence says that somebody looked and found nothing if the fact is null, and only then. */
function checkFactEvidence(record: ProviderRecord) {
  const fields: ('pricing' | 'mainBenefit' | 'features' | StoredFactKey)[] = [
    'pricing',
    'mainBenefit',
    'features',
    ...STORED_FACT_KEYS,
  ]
  return fields.flatMap((field) => {
    const evidence: FactEvidence | undefined = record.evidence[field]
    if (!evidence) return []
    const isStated =
      (field === 'mainBenefit' || field === 'features' ? record[field] : getFact(record, field)) !== null
    if (isStated === (evidence.found === undefined)) return []
    const name = getFieldName(field)
    const message = isStated
      ? `expected nothing, got "${evidence.found}". The record states the ${name}: remove "found", or write null for that field.`
      : `expected "${LOOKED_NOT_STATED}", got nothing. The record does not state the ${name}: say that somebody looked, remove the evidence, or write what the provider states.`
    return [{ path: ['evidence', field, 'found'], message }]
  })
}
