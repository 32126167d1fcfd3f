// The strip under the header: which of a page's prices and claims nobody has verified yet, in one sentence. What has been
// verified leaves the sentence; without anything left, there is no strip.
import { formatDay, joinNames } from '../base/format'
import type { ProviderRecord, Ranking } from '../schemas/providers'
import { CLAIMS, type Site } from '../schemas/site'
import { getOfferReading, getReading, isReadingValid, type Reading } from './checks'
import { findWeakness } from './evidence'

/** A strip: a label in bold, and a sentence around a day that must not break. */
export type EditionNote = { label: string; before: string; day: string; after: string }

type Input = {
  providers: readonly Pick<ProviderRecord, 'checks' | 'offers' | 'facts' | 'history' | 'closedOn'>[]
  ranking: Pick<Ranking, 'providers'>
  site: Pick<Site, 'evidence' | 'checksExpireAfterDays'>
}

export type Verified = { prices: boolean; certificates: boolean; claims: boolean }

/** Whether everything of a kind has been verified, and is not due again. `today` is like 2026-11-20. */
export function getVerified({ providers, ranking, site }: Input, today: string): Verified {
  const open = providers.filter(({ closedOn }) => !closedOn)
  const isValid = (reading: Reading | undefined) => isReadingValid(reading, site.checksExpireAfterDays, today)
  return {
    prices: open.every((record) =>
      record.offers.every((offer) => !offer.price || isValid(getOfferReading(record, 'pricing', offer))),
    ),
    certificates: open.every(
      (record) => !record.facts.certificate || isValid(getReading(record, 'certificate')),
    ),
    claims:
      CLAIMS.every((claim) => findWeakness(site.evidence[claim], today) === null) &&
      ranking.providers.every(({ scoreEvidence }) => findWeakness(scoreEvidence, today) === null),
  }
}

/** The day of the newest price in the histories, like 2026-11-20; undefined without any. */
export const getPriceDay = (providers: Input['providers']): string | undefined =>
  providers
    .flatMap(({ history = [] }) => history)
    .flatMap(({ field, on }) => (/^offers\.[^.]+\.price$/.test(field) ? on : []))
    .sort()
    .at(-1)

/**
 * "Draft edition: prices and claims recorded November 20, 2026, not yet verified." Certificates are one of the claims: they are
 * named once those have evidence. Without an open price, no day is given. Null once everything is verified.
 */
export function composeEditionNote(
  { prices, certificates, claims }: Verified,
  priceDay: string | undefined,
): EditionNote | null {
  const open = [!prices && 'prices', !claims ? 'claims' : !certificates && 'certificates'].filter(
    (subject) => subject !== false,
  )
  if (open.length === 0) return null
  const hasDay = !prices && priceDay !== undefined
  return {
    label: 'Draft edition:',
    before: `${joinNames(open)} ${hasDay ? 'recorded' : 'not yet verified.'}`,
    day: hasDay ? formatDay(priceDay) : '',
    after: hasDay ? ', not yet verified.' : '',
  }
}

/** "Prices as reported October 2026.", for pages with the prices of makers only. `months` are those of the reports shown. */
export function composeReportNote(months: readonly string[]): EditionNote | null {
  const distinct = [...new Set(months)]
  if (distinct.length === 0) return null
  return { label: '', before: 'Prices as reported', day: joinNames(distinct), after: '.' }
}

/** The strip as one text, for files. */
export const formatNote = ({ label, before, day, after }: EditionNote): string =>
  [label, before, day + after].filter(Boolean).join(' ')
