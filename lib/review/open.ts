// What has no date, and has to be resolved in the content before the site goes live.
import { isPlaceholder } from '../base/placeholder'
import { type CheckedContent, documentFileOf, jsonFileOf, recordFileOf } from '../content/kinds'
import { rankProviders } from '../providers/ranking'
import type { About } from '../schemas/about'
import { CLAIMS } from '../schemas/site'
import { findWeakness, openItem, type ReviewItem } from './item'

/** `today` is the latest day that has begun, like 2026-11-20. */
export const findOpenItems = (content: CheckedContent, today: string): ReviewItem[] => [
  ...findAddresses(content),
  ...findClaims(content, today),
  ...findCertificates(content),
  ...findTestimonials(content, today),
  ...findSignOffs(content, today),
  ...findUnstated(content, today),
]

function findAddresses({ site, providers, sources }: CheckedContent): ReviewItem[] {
  const addresses: [string, (string | number)[], string | null][] = [
    [jsonFileOf('site'), ['supportEmail'], site.supportEmail],
    [jsonFileOf('site'), ['certifier', 'url'], site.certifier.url],
    ...providers.flatMap(({ id, websiteUrl, moreDetailsUrl }): typeof addresses => [
      [recordFileOf(id), ['websiteUrl'], websiteUrl],
      [recordFileOf(id), ['moreDetailsUrl'], moreDetailsUrl],
    ]),
    ...sources.sources.map(({ url }, i): (typeof addresses)[number] => [
      jsonFileOf('sources'),
      ['sources', i, 'url'],
      url,
    ]),
  ]
  return addresses.flatMap(([file, path, address]) =>
    address !== null && isPlaceholder(address) ? [openItem('placeholder address', file, path, address)] : [],
  )
}

const findClaims = ({ site }: CheckedContent, today: string) =>
  CLAIMS.flatMap((claim) => {
    const weakness = findWeakness(site.evidence[claim], today)
    const file = jsonFileOf('site')
    return weakness ? [openItem('claim', file, ['evidence', claim], `${claim}: ${weakness}`)] : []
  })

/** The pages say that every ranked provider is certified. */
const findCertificates = ({ providers, ranking, site }: CheckedContent) =>
  rankProviders(providers, ranking).flatMap(({ id, name, facts }) => {
    const found = `${name}: none, but the pages say that all are ${site.certifier.name} certified`
    return facts.certificate
      ? []
      : [openItem('certificate', recordFileOf(id), ['facts', 'certificate'], found)]
  })

const findTestimonials = ({ testimonials }: CheckedContent, today: string) =>
  testimonials.testimonials.flatMap(({ text, illustrative, evidence }, i) => {
    const path = ['testimonials', i, illustrative ? 'illustrative' : 'evidence']
    const weakness = illustrative ? `an invented example: “${text}”` : findWeakness(evidence, today)
    return weakness ? [openItem('testimonial', jsonFileOf('testimonials'), path, weakness)] : []
  })

const findSignOffs = ({ guides, legal }: CheckedContent, today: string) =>
  [
    ...guides.map(({ slug, reviewer }) => ['guides', slug, 'reviewer', reviewer] as const),
    ...legal.map(
      ({ slug, reviewedByCounsel }) => ['legal', slug, 'reviewedByCounsel', reviewedByCounsel] as const,
    ),
  ].flatMap(([kind, slug, field, given]) => {
    const weakness = given ? findWeakness(given, today) : 'nobody'
    const what = kind === 'guides' ? 'reviewer of a guide' : 'counsel for a legal page'
    return weakness ? [openItem(what, documentFileOf(kind, slug), [field], weakness)] : []
  })

/** What readers do not learn while a field of the about page is empty. */
const ABOUT_FIELDS = {
  owner: 'who owns the site',
  editors: 'who edits it',
  conflictsOfInterest: 'which conflicts of interest there are',
  funding: 'who pays for the site',
  updatePolicy: 'when pages change',
  complaints: 'where to complain',
  correctionsPolicy: 'how errors are corrected',
  rankingStatement: 'whether commissions affect the ranking: the pages say that they may',
} satisfies Record<keyof About, string>

const findUnstated = ({ about }: CheckedContent, today: string) =>
  (Object.keys(ABOUT_FIELDS) as (keyof About)[]).flatMap((field) => {
    const weakness = field === 'rankingStatement' && about[field] ? findWeakness(about[field], today) : null
    const found = about[field] === null ? `not stated: ${ABOUT_FIELDS[field]}` : weakness
    return found ? [openItem('about page', jsonFileOf('about'), [field], found)] : []
  })
