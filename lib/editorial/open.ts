// What has no date, and has to be resolved in the content before the site goes live.
import { isReservedAddress } from '../base/reserved-address'
import { type CheckedContent, fileOf } from '../content/kinds'
import { getDocuments, listSchemaFields } from '../content/schema-fields'
import { findWeakness } from '../providers/evidence'
import { type AboutTexts, aboutSchema } from '../schemas/page-texts'
import { CLAIMS } from '../schemas/site'
import type { Find } from './item'

export const findOpen: Find = (...input) =>
  [findAddresses, findClaims, findTestimonials, findSignOffs, findUnstated].flatMap((find) => find(...input))

const ADDRESS = /^(?:https?:\/\/|[^\s@]+@)\S+$/

/** The addresses of other sites, and of mailboxes, in the fields and texts of the content; none of closed sellers. */
export const listAddresses = (content: CheckedContent) =>
  [
    ...listSchemaFields({
      ...content,
      providers: content.providers.filter(({ closedOn }) => !closedOn),
    }),
    ...getDocuments(content).flatMap(({ file, body }) =>
      body.links.map(({ href, line }) => ({ file, path: [`line ${line}`], value: href })),
    ),
  ].flatMap(({ file, path, value }) =>
    typeof value === 'string' && ADDRESS.test(value) ? [{ file, path, value }] : [],
  )

const findAddresses: Find = (content) =>
  listAddresses(content)
    .filter(({ value }) => isReservedAddress(value))
    .map((place) => ({ what: 'placeholder address', ...place }))

const findClaims: Find = ({ site }, today) =>
  CLAIMS.flatMap((claim) => {
    const weakness = findWeakness(site.evidence[claim], today)
    const place = { what: 'claim', file: fileOf('site'), path: ['evidence', claim] }
    return weakness ? [{ ...place, value: `${claim}: ${weakness}` }] : []
  })

const findTestimonials: Find = ({ testimonials }, today) =>
  testimonials.testimonials.flatMap(({ text, illustrative, evidence }, i) => {
    const path = ['testimonials', i, illustrative ? 'illustrative' : 'evidence']
    const value = illustrative ? `an invented example: “${text}”` : findWeakness(evidence, today)
    return value ? [{ what: 'testimonial', file: fileOf('testimonials'), path, value }] : []
  })

const findSignOffs: Find = ({ guides, legal }, today) => {
  const signOffs = [
    ...guides.map(({ slug, reviewer }) => ['guides', slug, 'reviewer', reviewer] as const),
    ...legal.map(
      ({ slug, reviewedByCounsel }) => ['legal', slug, 'reviewedByCounsel', reviewedByCounsel] as const,
    ),
  ]
  return signOffs.flatMap(([kind, slug, field, given]) => {
    const value = given ? findWeakness(given, today) : 'nobody'
    const what = kind === 'guides' ? 'reviewer of a guide' : 'counsel for a legal page'
    return value ? [{ what, file: fileOf(kind, slug), path: [field], value }] : []
  })
}

/** The empty fields of the about page, by their descriptions. */
const findUnstated: Find = ({ about }, today) =>
  (Object.keys(aboutSchema.shape) as (keyof AboutTexts)[]).flatMap((field) => {
    const weakness = field === 'rankingStatement' && about[field] ? findWeakness(about[field], today) : null
    const value =
      about[field] === undefined ? `not stated: ${aboutSchema.shape[field].description}` : weakness
    return value ? [{ what: 'about page', file: fileOf('about'), path: [field], value }] : []
  })
