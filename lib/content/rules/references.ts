// Ids that one file names and another holds; the one featured post.
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'
import { listSafetyEntries } from './safety-entries'

/** Every id of a source or a provider that another file names must exist. */
export function checkReferences({ faq, safety, projection, providers, sources }: CheckedContent): Fault[] {
  const sourceIds = sources.sources.map(({ id }) => id)
  const providerIds = providers.providers.map(({ id }) => id)
  const faults: Fault[] = []
  const check = (file: string, field: string, id: string, known: string[], home: string) => {
    if (!known.includes(id)) {
      const message = `there is no "${id}" in ${home}. Add it there, or use one of ${known.join(', ')}.`
      faults.push({ file, field, message })
    }
  }
  faq.items.forEach((item, i) => {
    item.sources.forEach((id, j) => {
      check(fileOf('faq'), `items[${i}].sources[${j}]`, id, sourceIds, fileOf('sources'))
    })
  })
  for (const { field, sources: ids } of listSafetyEntries(safety)) {
    ids.forEach((id, j) => {
      check(fileOf('safety'), `${field}.sources[${j}]`, id, sourceIds, fileOf('sources'))
    })
  }
  projection.trials.forEach(({ source }, i) => {
    check(fileOf('projection'), `trials[${i}].source`, source, sourceIds, fileOf('sources'))
  })
  projection.recommendations.forEach(({ provider }, i) => {
    check(fileOf('projection'), `recommendations[${i}].provider`, provider, providerIds, fileOf('providers'))
  })
  return faults
}

/** Exactly one post is featured. */
export function checkFeatured(posts: CheckedContent['posts']['posts']): Fault[] {
  const file = fileOf('posts')
  const [first, ...others] = posts.flatMap((post, index) => (post.featured ? [index] : []))
  if (first === undefined) {
    return [
      {
        file,
        field: 'posts',
        message: 'no post is featured. Set "featured": true for the one on top of the blog.',
      },
    ]
  }
  return others.map((index) => ({
    file,
    field: `posts[${index}].featured`,
    message: `expected false, got true. posts[${first}] is featured already; only one can be.`,
  }))
}
