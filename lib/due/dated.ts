// What somebody has to review by a certain day: checks that expire, prices that end, makers' prices, sources that nobody
// has read in the original, guides, sentences that end, security.txt.
import { addDays, addMonthsToEnd, getMonthEnd } from '../base/day'
import { formatDay } from '../base/format'
import { guidePath } from '../base/routes'
import { fileOf } from '../content/kinds'
import { FIELDS, getFieldName, getFieldPaths, getFieldValue } from '../providers/change-wording'
import { getCheckEnd } from '../providers/checks'
import { listRecords } from '../providers/ranking'
import type { ProviderRecord } from '../schemas/providers'
import { type Find, type Finding, findWeakness } from './item'

const GUIDE_MONTHS = 6

export const findDated: Find = (...input) =>
  [
    findChecks,
    findPriceEnds,
    findMakerPrices,
    findSources,
    findGuides,
    findSecurityTxt,
    findDatedTexts,
  ].flatMap((find) => find(...input))

/** Checks that expire. Prices, certificates, and scores are due even if nobody has checked them: since they were listed. */
const findChecks: Find = ({ site, providers, ranking, changes }, today) =>
  listRecords(providers, ranking).flatMap((record) =>
    FIELDS.flatMap((field): Finding[] => {
      const { pricing, facts, name } = record
      const isScore = field === 'rating'
      const given = isScore ? record.scoreEvidence : record.evidence[field]
      const isAlwaysDue = {
        pricing: pricing !== undefined,
        certificate: facts.certificate === true,
        rating: record.rank !== null,
      }
      if (!given && !Reflect.get(isAlwaysDue, field)) return []
      const { evidence: path } = getFieldPaths(field, record.rank)
      const where = given?.source ?? (field === 'certificate' ? site.certifier.url : getPage(record))
      const stated = getFieldValue(record, field)
      const own = changes.changes.filter(({ provider }) => provider === record.id)
      const listed = (own.find((change) => change.field === field) ?? own.at(-1))?.date ?? today
      const item = {
        what: getFieldName(field),
        file: isScore ? fileOf('ranking') : fileOf('providers', record.id),
        path,
        value: `${name}, ${getFieldName(field)}: ${stated ?? 'not stated'}, ${given ? `checked ${given.verifiedOn}` : 'never checked'}`,
        where,
        isOpen: findWeakness(given, today) !== null,
      }
      // Nobody can confirm a score before its breakdown is published.
      if (isScore && !given) return [item]
      const until = given ? getCheckEnd(field, given, site.checksExpireAfterDays) : listed
      return [{ ...item, until }]
    }),
  )

/** Where a provider states its facts. */
const getPage = ({ moreDetailsUrl, websiteUrl }: ProviderRecord): string => moreDetailsUrl ?? websiteUrl

/** Prices with a last day: those of providers, makers' offers, and programs. */
const findPriceEnds: Find = ({ providers, 'maker-prices': { drugs, programs } }) => {
  const file = fileOf('maker-prices')
  const prices = [
    ...providers.flatMap((record) =>
      [
        { name: 'price', pricing: record.pricing, path: ['pricing', 'ends'] },
        ...(record.offers ?? []).map((offer, i) => ({ ...offer, path: ['offers', i, 'pricing', 'ends'] })),
      ].map(({ name, pricing, path }) => ({
        ...{ file: fileOf('providers', record.id), path, ends: pricing?.ends },
        ...{ name: `${record.name}, ${name}`, where: record.evidence.pricing?.source ?? getPage(record) },
      })),
    ),
    ...drugs.flatMap(({ name, url: where, ladders }, i) =>
      ladders.map(({ label, condition, ends }, j) => ({
        ...{ file, path: ['drugs', i, 'ladders', j, 'ends'], where, ends },
        name: [name, label, condition].filter(Boolean).join(', '),
      })),
    ),
    ...programs.map(({ name, url, ends }, i) => ({
      ...{ file, path: ['programs', i, 'ends'], name, where: url, ends },
    })),
  ]
  return prices.flatMap(({ name, ends: until, ...own }) =>
    until
      ? [{ ...own, what: 'last day of a price', value: `${name}: until ${formatDay(until)}`, until }]
      : [],
  )
}

/** Makers' prices are checked as often as those of providers; a month counts to its last day. */
const findMakerPrices: Find = ({ site, 'maker-prices': { drugs } }) =>
  drugs.map(({ name, reported, url }, i) => ({
    what: "maker's price",
    file: fileOf('maker-prices'),
    path: ['drugs', i, 'reported'],
    value: `${name}: prices reported ${reported}`,
    where: url,
    until: getCheckEnd('pricing', { verifiedOn: getMonthEnd(reported) }, site.checksExpireAfterDays),
  }))

/** Sources that nobody has read in the original. They are checked as often as anything except a price. */
const findSources: Find = ({ site, sources }) =>
  sources.sources.flatMap(({ label, read, readOn, url }, i) => {
    if (read === 'original') return []
    const verifiedOn = readOn.length > 7 ? readOn : getMonthEnd(readOn)
    return {
      what: 'source',
      file: fileOf('sources'),
      path: ['sources', i, 'read'],
      value: `${label}: ${read === 'copy' ? 'read in a copy' : 'only reported'}, ${readOn}`,
      where: url,
      isOpen: true,
      until: getCheckEnd('source', { verifiedOn }, site.checksExpireAfterDays),
    }
  })

const findGuides: Find = ({ guides }, _, siteUrl) =>
  guides.map(({ slug, title, checked }) => ({
    what: 'guide',
    file: fileOf('guides', slug),
    path: ['checked'],
    value: `${title}: checked ${checked}`,
    where: siteUrl + guidePath(slug),
    until: addMonthsToEnd(getMonthEnd(checked), GUIDE_MONTHS),
  }))

const findSecurityTxt: Find = ({ site: { securityTxt } }, _, siteUrl) => [
  {
    what: 'security.txt',
    file: fileOf('site'),
    path: ['securityTxt', 'expires'],
    value: `security.txt expires ${securityTxt.expires}`,
    where: `${siteUrl}/.well-known/security.txt`,
    until: addDays(securityTxt.expires, -1),
  },
]

/** Sentences that pages no longer show after a day, and days in drawings: somebody has to replace them before. */
const findDatedTexts: Find = ({ dated }, _, siteUrl) =>
  dated.map(({ file, path, day, text, page, line }) => ({
    what: 'sentence that ends',
    ...{ file, path, line, where: page && siteUrl + page },
    value: `until ${formatDay(day)}: “${text}”`,
    until: day,
  }))
