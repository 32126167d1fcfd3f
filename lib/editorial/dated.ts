// What somebody has to review by a certain day: checks that expire, prices that end, makers' prices, sources that nobody
// has read in the original, guides, sentences that end, open questions, security.txt.
import { addDays, addMonthsToEnd, getMonthEnd } from '../base/day'
import { formatDay, formatDollars, formatRating } from '../base/format'
import { guidePath } from '../base/routes'
import { fileOf } from '../content/kinds'
import { findReading, getCheckEnd } from '../providers/checks'
import { findWeakness } from '../providers/evidence'
import { listCostFields, readField } from '../providers/record-fields'
import type { ProviderRecord } from '../schemas/providers'
import type { Find, Finding } from './item'

const GUIDE_MONTHS = 6

export const findDated: Find = (content, ...rest) =>
  [
    findChecks,
    findScores,
    findPriceEnds,
    findMakerPrices,
    findSources,
    findGuides,
    findSecurityTxt,
    findDatedTexts,
    findOpenQuestions,
  ].flatMap((find) =>
    // Nobody has to check a seller that has closed.
    find({ ...content, providers: content.providers.filter(({ closedOn }) => !closedOn) }, ...rest),
  )

/** Checks that expire. Prices, fees, terms, and certificates are due even if nobody has checked them: since they were listed. */
const findChecks: Find = ({ site, providers }, today) =>
  providers.flatMap((record) => {
    const file = fileOf('providers', record.id)
    const prices = record.offers.flatMap(({ id, price }) => (price ? `offers.${id}.price` : []))
    const certificate = record.facts.certificate ? ['facts.certificate'] : []
    const costs = listCostFields(record)
    const read = (record.checks ?? []).flatMap(({ says }) => says.map(({ field }) => field))
    return [...new Set([...prices, ...costs, ...certificate, ...read])].flatMap((field): Finding[] => {
      const reading = findReading(record, [field])
      const { name, text } = readField(record, field) ?? { name: field, text: undefined }
      const isCertificate = field === 'facts.certificate'
      const where = reading?.page ?? (isCertificate ? site.certifier.url : getPage(record))
      const listed = record.history?.find((change) => change.field === field) ?? record.history?.at(-1)
      return [
        {
          what: isCertificate ? 'certificate' : name,
          file,
          path: field.split('.'),
          value: `${record.name}, ${name}: ${text ?? 'not known'}, ${reading ? `checked ${reading.on}` : 'never checked'}`,
          where,
          isOpen:
            findWeakness(
              reading && { source: reading.page, verifiedOn: reading.on, checkedBy: reading.by },
              today,
            ) !== null,
          until: reading ? getCheckEnd(field, reading.on, site.checksExpireAfterDays) : (listed?.on ?? today),
        },
      ]
    })
  })

/** Our scores: nobody can confirm one before its breakdown is published. */
const findScores: Find = ({ site, providers, ranking }, today) =>
  ranking.providers.map(({ id, rating, scoreEvidence }, index) => ({
    what: 'score',
    file: fileOf('ranking'),
    path: ['providers', index, 'scoreEvidence'],
    value: `${providers.find((record) => record.id === id)?.name ?? id}, score: ${formatRating(rating)}, ${scoreEvidence ? `checked ${scoreEvidence.verifiedOn}` : 'never checked'}`,
    where: scoreEvidence?.source,
    isOpen: findWeakness(scoreEvidence, today) !== null,
    until: scoreEvidence && getCheckEnd('score', scoreEvidence.verifiedOn, site.checksExpireAfterDays),
  }))

/** Where a provider states its facts. */
const getPage = ({ moreDetailsUrl, websiteUrl }: ProviderRecord): string => moreDetailsUrl ?? websiteUrl

/** A price that took over on its day: pages show it, and the file still has the one before. */
export const TAKEN_OVER = 'price that took over'

/** What is to do about the last day of a price, before and after it. */
function describeEnd(ends: string, then: number | undefined, today: string) {
  const day = formatDay(ends)
  const later = then === undefined ? '' : `, then ${formatDollars(then)}`
  if (today <= ends) return { what: 'last day of a price', words: `until ${day}${later}` }
  return then === undefined
    ? { what: 'price that has ended', words: `ended ${day}; pages say so. Find out what it costs now` }
    : {
        what: TAKEN_OVER,
        words: `${formatDollars(then)} since ${formatDay(addDays(ends, 1))}; pages show it. Enter it as the price`,
      }
}

/** Prices with a last day: those of sellers, makers, and programs. */
const findPriceEnds: Find = ({ providers, 'maker-prices': { drugs, programs } }, today) => {
  const file = fileOf('maker-prices')
  const sellers = [
    ...providers.map((record) => ({
      file: fileOf('providers', record.id),
      path: [],
      name: record.name,
      where: getPage(record),
      offers: record.offers,
    })),
    ...drugs.map(({ name, url: where, offers }, i) => ({ file, path: ['drugs', i], name, where, offers })),
    ...programs.map(({ name, url: where, offers }, i) => ({
      file,
      path: ['programs', i],
      name,
      where,
      offers,
    })),
  ]
  return sellers.flatMap(({ offers, path, name, ...place }) =>
    offers.flatMap((offer, index) => {
      const until = offer.price?.ends
      if (!offer.price || !until) return []
      const about = [name, offer.name, offer.who].filter(Boolean).join(', ')
      const { what, words } = describeEnd(until, offer.price.then, today)
      return [
        {
          ...place,
          path: [...path, 'offers', index, 'price', 'ends'],
          what,
          value: `${about}: ${words}`,
          until,
        },
      ]
    }),
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
    until: getCheckEnd('price', getMonthEnd(reported), site.checksExpireAfterDays),
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
      until: getCheckEnd('source', verifiedOn, site.checksExpireAfterDays),
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

const findOpenQuestions: Find = ({ 'open-questions': { questions } }) =>
  questions.map(({ question, lookAgainOn }, i) => ({
    what: 'open question',
    file: fileOf('open-questions'),
    path: ['questions', i],
    value: question,
    until: lookAgainOn,
  }))
