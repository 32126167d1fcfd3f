// What somebody has to review in the content, and by what day. Pure: its input is checked content, and it never fetches
// a page (`npm run watch-pages` does).
import { addDays, addMonthsToEnd, countDays, getMonthEnd } from '../base/day'
import { formatDay } from '../base/format'
import { type CheckedContent, documentFileOf, jsonFileOf, recordFileOf } from '../content/kinds'
import { FIELDS, getFieldName, getFieldValue } from '../providers/change-wording'
import { getCheckEnd } from '../providers/evidence'
import { type ListedRecord, listRecords } from '../providers/ranking'
import type { EvidenceField } from '../schemas/providers'

/** What is due; part of the `--json` output. */
type DueKind = 'check' | 'price-end' | 'maker-price' | 'source' | 'guide' | 'security-txt'

export type DueItem = {
  kind: DueKind
  /** Relative to the project root: `content/site.json`. */
  file: string
  field: string
  /** What the content says now, for people. */
  value: string
  /** The address to look at. */
  where: string
  /** Days until it is due; negative if it is overdue. */
  days: number
  /** The command that closes the item. */
  close: string
}

/** An item with the last day it is valid instead of the days left, and its command without `npm run due -- `. */
type Dated = Omit<DueItem, 'days'> & { until: string }

/** How many days ahead an item is listed: until the next monthly round. Replacing a price that ends takes longer. */
const SOON_DAYS: Record<DueKind, number> = {
  check: 30,
  'price-end': 60,
  'maker-price': 30,
  // Every source that nobody has read in the original stays on the list.
  source: Number.POSITIVE_INFINITY,
  guide: 30,
  'security-txt': 30,
}

const GUIDE_MONTHS = 6

const NAME = '--by "Your name"'

/** Everything that is due or will be soon, most urgent first. `today` is like 2026-11-20; `siteUrl` has no trailing slash. */
export function findDueItems(content: CheckedContent, today: string, siteUrl: string): DueItem[] {
  return [
    ...findChecks(content, today),
    ...findPriceEnds(content),
    ...findMakerPrices(content),
    ...findSources(content),
    ...findGuides(content, siteUrl),
    ...findSecurityTxt(content, siteUrl),
  ]
    .map(({ until, close, ...item }) => ({
      ...item,
      days: countDays(today, until),
      close: `npm run due -- ${close}`,
    }))
    .filter(({ kind, days }) => days <= SOON_DAYS[kind])
    .sort((a, b) => a.days - b.days)
}

/** The page on which to check a provider's field, unless its evidence gives a better one. */
export const getPlaceToLook = (
  { site }: Pick<CheckedContent, 'site'>,
  record: { websiteUrl: string; moreDetailsUrl: string | null },
  field: EvidenceField,
): string => (field === 'certificate' ? site.certifier.url : (record.moreDetailsUrl ?? record.websiteUrl))

/** Checks that expire, and prices and certificates that nobody has checked: due since the day they were listed. */
function findChecks(content: CheckedContent, today: string): Dated[] {
  const { site, providers, ranking, changes } = content
  return listRecords(providers, ranking).flatMap((record, place) => {
    const { id, evidence } = record
    const ownChanges = changes.changes.filter(({ provider }) => provider === id)
    return FIELDS.flatMap((field): Dated[] => {
      const isScore = field === 'rating'
      const given = isScore ? ranking.providers[place]?.scoreEvidence : evidence[field]
      const listed = ownChanges.find((change) => change.field === field) ?? ownChanges.at(-1)
      if (!given && !isAlwaysChecked(record, field)) return []
      return [
        {
          kind: 'check',
          file: isScore ? jsonFileOf('ranking') : recordFileOf(id),
          field: isScore ? `providers[${place}].scoreEvidence` : `evidence.${field}`,
          value: `${describe(record, field)}, ${given ? `checked ${given.verifiedOn}` : 'never checked'}`,
          where: given?.source ?? getPlaceToLook(content, record, field),
          close: `still-true ${id} ${field} ${NAME}`,
          until: given ? getCheckEnd(field, given, site.checksExpireAfterDays) : (listed?.date ?? today),
        },
      ]
    })
  })
}

/** What is due even if nobody has ever checked it: the price and the certificate, which every page relies on. */
const isAlwaysChecked = ({ pricing, facts }: ListedRecord, field: EvidenceField): boolean =>
  (field === 'pricing' && pricing !== null) || (field === 'certificate' && facts.certificate === true)

type Described = Parameters<typeof getFieldValue>[0] & { name: string }

/** "T-Mates, price: $99 a month" */
const describe = (record: Described, field: EvidenceField): string =>
  `${record.name}, ${getFieldName(field)}: ${getFieldValue(record, field) ?? 'not stated'}`

/** Prices with a last day: those of providers, makers' offers, and programs. */
function findPriceEnds(content: CheckedContent): Dated[] {
  const { drugs, programs } = content['maker-prices']
  const file = jsonFileOf('maker-prices')
  const item = { kind: 'price-end', file } as const
  return [
    ...content.providers.flatMap((record) => {
      const ends = record.pricing?.ends
      if (!ends) return []
      return [
        {
          ...item,
          file: recordFileOf(record.id),
          field: 'pricing.ends',
          value: describe(record, 'pricing'),
          where: record.evidence.pricing?.source ?? getPlaceToLook(content, record, 'pricing'),
          close: `changed ${record.id} pricing.ends=YEAR-MM-DD ${NAME} --reason "Why"`,
          until: ends,
        },
      ]
    }),
    ...drugs.flatMap((drug, i) =>
      drug.ladders.flatMap((ladder, j) =>
        ladder.ends === null
          ? []
          : [
              {
                ...item,
                field: `drugs[${i}].ladders[${j}].ends`,
                value: `${drug.name}, ${[ladder.label, ladder.condition].filter(Boolean).join(', ')}: until ${formatDay(ladder.ends)}`,
                where: drug.url,
                close: `changed maker-prices ${drug.id}/${ladder.id} ends=YEAR-MM-DD`,
                until: ladder.ends,
              },
            ],
      ),
    ),
    ...programs.map(({ id, name, ends, url }, i) => ({
      ...item,
      field: `programs[${i}].ends`,
      value: `${name}: until ${formatDay(ends)}`,
      where: url,
      close: `changed maker-prices ${id} ends=YEAR-MM-DD`,
      until: ends,
    })),
  ]
}

/** Makers' prices are checked as often as those of providers; a month counts to its last day. */
function findMakerPrices({ site, ...content }: CheckedContent): Dated[] {
  return content['maker-prices'].drugs.map(({ id, name, reported, url }, i) => ({
    kind: 'maker-price',
    file: jsonFileOf('maker-prices'),
    field: `drugs[${i}].reported`,
    value: `${name}: prices reported ${reported}`,
    where: url,
    close: `still-true maker-prices ${id}`,
    until: getCheckEnd('pricing', { verifiedOn: getMonthEnd(reported) }, site.checksExpireAfterDays),
  }))
}

/** Sources that nobody has read in the original. They are checked as often as anything except a price. */
function findSources({ site, sources }: CheckedContent): Dated[] {
  return sources.sources.flatMap(({ id, title, read, readOn, url }, i) => {
    if (read === 'original') return []
    const verifiedOn = readOn.length > 7 ? readOn : getMonthEnd(readOn)
    return [
      {
        kind: 'source',
        file: jsonFileOf('sources'),
        field: `sources[${i}].read`,
        value: `${id}: ${read === 'copy' ? 'read in a copy' : 'only reported'}, ${readOn}`,
        where: url ?? title,
        close: `changed source ${id} read=original`,
        until: getCheckEnd('source', { verifiedOn }, site.checksExpireAfterDays),
      },
    ]
  })
}

function findGuides({ guides }: CheckedContent, siteUrl: string): Dated[] {
  return guides.map(({ slug, title, checked }) => ({
    kind: 'guide',
    file: documentFileOf('guides', slug),
    field: 'checked',
    value: `${title}: checked ${checked}`,
    where: `${siteUrl}/guides/${slug}`,
    close: `still-true guide ${slug}`,
    until: addMonthsToEnd(getMonthEnd(checked), GUIDE_MONTHS),
  }))
}

function findSecurityTxt({ site }: CheckedContent, siteUrl: string): Dated[] {
  const { expires } = site.securityTxt
  return [
    {
      kind: 'security-txt',
      file: jsonFileOf('site'),
      field: 'securityTxt.expires',
      value: `security.txt expires ${expires}`,
      where: `${siteUrl}/.well-known/security.txt`,
      close: 'still-true site securityTxt',
      until: addDays(expires, -1),
    },
  ]
}
