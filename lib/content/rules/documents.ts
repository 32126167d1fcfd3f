// Rules over guides and legal pages as a set, and over what they cite.
import { guidePath } from '../../base/routes'
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'
import { listSafetyEntries } from './safety-entries'
import type { Surroundings } from './surroundings'

/** No two guides share a title or a place in the order. */
export function checkGuides(guides: CheckedContent['guides']): Fault[] {
  return (['title', 'order'] as const).flatMap((key) => {
    const seen = new Map<string | number, string>()
    return guides.flatMap((guide) => {
      const earlier = seen.get(guide[key])
      seen.set(guide[key], earlier ?? guide.slug)
      if (!earlier) return []
      return [
        {
          file: `content/guides/${guide.slug}.mdx`,
          field: key,
          message: `${JSON.stringify(guide[key])} is taken by content/guides/${earlier}.mdx. Choose another.`,
        },
      ]
    })
  })
}

/** No legal page takes the address of a fixed page, which would be built in its place. */
export function checkLegalAddresses(legal: CheckedContent['legal'], { staticRoutes }: Surroundings): Fault[] {
  return legal
    .filter(({ slug }) => staticRoutes.includes(`/${slug}`))
    .map(({ slug }) => ({
      file: `content/legal/${slug}.mdx`,
      field: '(file name)',
      message: `"/${slug}" is a page of its own already, and this text would be published nowhere. Rename the file.`,
    }))
}

/** A guide cites only what is in sources.json, and what is there is cited somewhere. */
export function checkCitations(content: CheckedContent): Fault[] {
  const { guides, legal, faq, safety, projection, sources } = content
  const known = sources.sources.map(({ id }) => id)
  const cited = new Set([
    ...faq.items.flatMap((item) => item.sources),
    ...listSafetyEntries(safety).flatMap(({ sources: ids }) => ids),
    ...[...content['maker-prices'].drugs, ...content['maker-prices'].programs].map(({ source }) => source),
    ...projection.trials.map(({ source }) => source),
  ])
  const unknown = getDocuments({ guides, legal }).flatMap(({ file, body }) =>
    body.citations.flatMap(({ id, line }) => {
      cited.add(id)
      if (known.includes(id)) return []
      const message = `there is no "${id}" in ${fileOf('sources')}. Add it there, or use one of ${known.join(', ')}.`
      return [{ file, field: `line ${line}`, message }]
    }),
  )
  const unused = known.flatMap((id, index) =>
    cited.has(id)
      ? []
      : [
          {
            file: fileOf('sources'),
            field: `sources[${index}].id`,
            message: `nothing cites "${id}". Cite it, or remove it from the list.`,
          },
        ],
  )
  return [...unknown, ...unused]
}

/** Guides and legal pages alike: their file, address and text. */
export function getDocuments({ guides, legal }: Pick<CheckedContent, 'guides' | 'legal'>) {
  return [
    ...guides.map(({ slug, body }) => ({ file: `content/guides/${slug}.mdx`, path: guidePath(slug), body })),
    ...legal.map(({ slug, body }) => ({ file: `content/legal/${slug}.mdx`, path: `/${slug}`, body })),
  ]
}
