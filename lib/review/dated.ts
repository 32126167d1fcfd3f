// What somebody has to review by a certain day: checks, prices that end, sources, guides, security.txt.
import { addDays, addMonthsToEnd, getMonthEnd } from '../base/day'
import { formatDay, formatMonthOrDay } from '../base/format'
import { type CheckedContent, documentFileOf, jsonFileOf, recordFileOf } from '../content/kinds'
import { FIELDS, getFieldName, getFieldValue } from '../providers/change-wording'
import { getCheckEnd } from '../providers/evidence'
import { type ListedRecord, listRecords } from '../providers/ranking'
import type { LoggedField } from '../schemas/change-log'
import { LOOKED_NOT_STATED } from '../schemas/evidence'
import { datedItem, findWeakness, type ReviewItem } from './item'

const GUIDE_MONTHS = 6

/** The content check requires less than a year. */
const SECURITY_TXT_DAYS = 360

type Read = (content: CheckedContent, today: string, siteUrl: string) => ReviewItem[]

/** Every dated item, however far ahead. `siteUrl` has no trailing slash. */
export const findDatedItems: Read = (...input) =>
  [
    findChecks,
    findPriceEnds,
    findMakerPrices,
    findSources,
    findGuides,
    findGuideDays,
    findSecurityTxt,
    findDatedTexts,
  ].flatMap((find) => find(...input))

/** Checks that expire, and prices and certificates that nobody has checked: due since the day they were listed. */
const findChecks: Read = ({ site, providers, ranking, changes }, today) =>
  listRecords(providers, ranking).flatMap((record, place) =>
    FIELDS.flatMap((field): ReviewItem[] => {
      const isScore = field === 'rating'
      const entry = ranking.providers[place]
      const given = isScore ? entry?.scoreEvidence : record.evidence[field]
      if (!given && !isAlwaysChecked(record, field) && !(isScore && entry)) return []
      const own = changes.changes.filter(({ provider }) => provider === record.id)
      const listed = (own.find((change) => change.field === field) ?? own.at(-1))?.date ?? today
      const where = given?.source ?? getPlaceToLook(site, record, field)
      const stated = getFieldValue(record, field)
      const path = isScore ? ['providers', place, 'scoreEvidence'] : ['evidence', field]
      const found = stated === null && { found: LOOKED_NOT_STATED }
      const check = { source: where, verifiedOn: today, checkedBy: '', ...found }
      const item = {
        what: getFieldName(field),
        file: isScore ? jsonFileOf('ranking') : recordFileOf(record.id),
        path,
        value: `${record.name}, ${getFieldName(field)}: ${stated ?? 'not stated'}, ${given ? `checked ${given.verifiedOn}` : 'never checked'}`,
        where,
        isOpen: findWeakness(given, today) !== null,
        // Nobody can confirm a score before its breakdown is published.
        stillTrue: isScore && !given ? null : { path, value: check },
      }
      const dated = datedItem(
        item,
        given ? getCheckEnd(field, given, site.checksExpireAfterDays) : listed,
        today,
      )
      return [isScore && !given ? { ...dated, days: null } : dated]
    }),
  )

/** What is due even if nobody has ever checked it: the price and the certificate, which every page relies on. */
const isAlwaysChecked = ({ pricing, facts }: ListedRecord, field: LoggedField): boolean =>
  (field === 'pricing' && pricing !== null) || (field === 'certificate' && facts.certificate === true)

/** The page on which to check a field, unless its evidence gives a better one. */
const getPlaceToLook = (
  { certifier }: CheckedContent['site'],
  { moreDetailsUrl, websiteUrl }: ListedRecord,
  field: LoggedField,
): string => (field === 'certificate' ? certifier.url : (moreDetailsUrl ?? websiteUrl))

/** Prices with a last day: those of providers, makers' offers, and programs. */
const findPriceEnds: Read = ({ providers, 'maker-prices': { drugs, programs } }, today) => {
  const end = (file: string, path: (string | number)[], name: string, where: string, ends: string | null) =>
    ends === null
      ? []
      : [
          datedItem(
            {
              what: 'last day of a price',
              file,
              path,
              value: `${name}: until ${formatDay(ends)}`,
              where,
              stillTrue: null,
            },
            ends,
            today,
          ),
        ]
  const file = jsonFileOf('maker-prices')
  return [
    ...providers.flatMap(({ id, name, pricing, evidence, moreDetailsUrl, websiteUrl }) =>
      end(
        recordFileOf(id),
        ['pricing', 'ends'],
        `${name}, price`,
        evidence.pricing?.source ?? moreDetailsUrl ?? websiteUrl,
        pricing?.ends ?? null,
      ),
    ),
    ...drugs.flatMap(({ name, url, ladders }, i) =>
      ladders.flatMap(({ label, condition, ends }, j) =>
        end(
          file,
          ['drugs', i, 'ladders', j, 'ends'],
          [name, label, condition].filter(Boolean).join(', '),
          url,
          ends,
        ),
      ),
    ),
    ...programs.flatMap(({ name, url, ends }, i) => end(file, ['programs', i, 'ends'], name, url, ends)),
  ]
}

/** Makers' prices are checked as often as those of providers; a month counts to its last day. */
const findMakerPrices: Read = ({ site, 'maker-prices': { drugs } }, today) =>
  drugs.map(({ name, reported, url }, i) => {
    const path = ['drugs', i, 'reported']
    const value = `${name}: prices reported ${reported}`
    const until = getCheckEnd('pricing', { verifiedOn: getMonthEnd(reported) }, site.checksExpireAfterDays)
    const stillTrue = { path, value: formatMonth(today) }
    return datedItem(
      { what: "maker's price", file: jsonFileOf('maker-prices'), path, value, where: url, stillTrue },
      until,
      today,
    )
  })

/** How a source was read if nobody read the original. */
const READINGS = { copy: 'read in a copy', reported: 'only reported' } as const

/** Sources that nobody has read in the original. They are checked as often as anything except a price. */
const findSources: Read = ({ site, sources }, today) =>
  sources.sources.flatMap(({ label, read, readOn, url }, i) => {
    if (read === 'original') return []
    const verifiedOn = readOn.length > 7 ? readOn : getMonthEnd(readOn)
    const path = ['sources', i, 'read']
    const stillTrue = { path: ['sources', i, 'readOn'], value: today.slice(0, 7) }
    const item = { what: 'source', file: jsonFileOf('sources'), path, where: url, isOpen: true, stillTrue }
    const value = `${label}: ${READINGS[read]}, ${readOn}`
    return datedItem(
      { ...item, value },
      getCheckEnd('source', { verifiedOn }, site.checksExpireAfterDays),
      today,
    )
  })

const findGuides: Read = ({ guides }, today, siteUrl) =>
  guides.map(({ slug, title, checked }) => {
    const item = { what: 'guide', file: documentFileOf('guides', slug), path: ['checked'] }
    const value = `${title}: checked ${checked}`
    const stillTrue = { path: item.path, value: formatMonth(today) }
    const until = addMonthsToEnd(getMonthEnd(checked), GUIDE_MONTHS)
    return datedItem({ ...item, value, where: `${siteUrl}/guides/${slug}`, stillTrue }, until, today)
  })

/** Days that a guide names. When one comes, the sentences around it may no longer be true. */
const findGuideDays: Read = ({ guides }, today, siteUrl) =>
  guides.flatMap(({ slug, title, body }) =>
    [...new Set(body.days.map(({ day }) => day))].map((day) =>
      datedItem(
        {
          what: 'day in a guide',
          file: documentFileOf('guides', slug),
          path: [],
          value: `${title}: names ${formatDay(day)}`,
          where: `${siteUrl}/guides/${slug}`,
          stillTrue: null,
        },
        addDays(day, -1),
        today,
      ),
    ),
  )

const findSecurityTxt: Read = ({ site: { securityTxt } }, today, siteUrl) => {
  const path = ['securityTxt', 'expires']
  const item = {
    what: 'security.txt',
    file: jsonFileOf('site'),
    path,
    where: `${siteUrl}/.well-known/security.txt`,
  }
  const stillTrue = { path, value: addDays(today, SECURITY_TXT_DAYS) }
  const value = `security.txt expires ${securityTxt.expires}`
  return [datedItem({ ...item, value, stillTrue }, addDays(securityTxt.expires, -1), today)]
}

/** Sentences that pages no longer show after a day: somebody has to replace them before. */
const findDatedTexts: Read = ({ dated }, today) =>
  dated.map(({ file, path, day, text }) =>
    datedItem(
      {
        what: 'sentence that ends',
        file,
        path: path.map((key) => (typeof key === 'number' ? key : String(key))),
        value: `until ${formatDay(day)}: “${text}”`,
        where: null,
        stillTrue: null,
      },
      day,
      today,
    ),
  )

/** "2026-11-20" → "November 2026" */
const formatMonth = (day: string): string => formatMonthOrDay(day.slice(0, 7))
