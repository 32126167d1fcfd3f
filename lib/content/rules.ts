// Rules over whole sets, which no single field can break alone: ranks, unique names, links that lead somewhere.
import type { Fault } from './faults'
import type { CheckedContent } from './parse'
import { fileOf } from './registry'
import type { Provider } from './schemas/providers'

/** What stands around the content: the fixed pages of the site and the images in public/. */
export type Surroundings = {
  staticRoutes: readonly string[]
  hasPublicFile: (path: string) => boolean
}

/** Every broken set rule. Kinds that did not pass their schema are left out. */
export function checkSets(content: Partial<CheckedContent>, surroundings: Surroundings): Fault[] {
  return [
    ...checkProviders(content.providers?.providers ?? [], surroundings),
    ...checkRoutes(content, surroundings),
    ...checkUnique(fileOf('faq'), 'items', 'id', content.faq?.items ?? []),
    ...checkUnique(fileOf('posts'), 'posts', 'id', content.posts?.posts ?? []),
    ...checkUnique(fileOf('posts'), 'posts', 'slug', content.posts?.posts ?? []),
    ...checkUnique(fileOf('sources'), 'sources', 'id', content.sources?.sources ?? []),
    ...checkFeatured(content),
    ...checkReferences(content),
    ...checkGuides(content.guides ?? []),
  ]
}

function checkProviders(providers: readonly Provider[], { hasPublicFile }: Surroundings): Fault[] {
  const file = fileOf('providers')
  const faults: Fault[] = []
  providers.forEach((provider, index) => {
    const at = `providers[${index}]`
    const add = (field: string, message: string) => faults.push({ file, field: `${at}.${field}`, message })

    if (provider.rank !== index + 1) {
      add(
        'rank',
        `expected ${index + 1}, got ${provider.rank}. Ranks run 1, 2, 3 … without gaps, in the order of the list.`,
      )
    }
    if (provider.isTopChoice !== (index === 0)) {
      add(
        'isTopChoice',
        index === 0
          ? 'expected true, got false. Rank 1 is the top choice: set it to true.'
          : 'expected false, got true. Only rank 1 is the top choice: set it to false.',
      )
    }
    const { pricing } = provider
    if (pricing?.fromAmount && pricing.fromAmount >= pricing.amount) {
      add(
        'pricing.fromAmount',
        `expected less than ${pricing.amount}, got ${pricing.fromAmount}. A "from" price is the lower one; else write null.`,
      )
    }
    const logos: [string, string | undefined][] = [
      ['logo', provider.logo],
      ['alsoListedAs.logo', provider.alsoListedAs?.logo],
    ]
    for (const [field, path] of logos) {
      if (path && !hasPublicFile(path)) {
        add(field, `there is no file public${path}. Add the image, or correct the path.`)
      }
    }
  })
  const names = providers.flatMap((provider, index) => [
    { value: provider.name, field: `providers[${index}].name` },
    ...(provider.alsoListedAs
      ? [{ value: provider.alsoListedAs.name, field: `providers[${index}].alsoListedAs.name` }]
      : []),
  ])
  return [...faults, ...findRepeats(file, names), ...checkUnique(file, 'providers', 'id', providers)]
}

function checkRoutes(content: Partial<CheckedContent>, { staticRoutes }: Surroundings): Fault[] {
  const routes = new Set([
    ...staticRoutes,
    ...(content.guides ?? []).map(({ slug }) => `/guides/${slug}`),
    ...(content.legal ?? []).map(({ slug }) => `/${slug}`),
  ])
  const links: { file: string; field: string; href: string }[] = []
  const { navigation, home, posts } = content
  if (navigation) {
    const file = fileOf('navigation')
    links.push(...navigation.header.map(({ href }, i) => ({ file, field: `header[${i}].href`, href })))
    links.push({ file, field: 'mobile.href', href: navigation.mobile.href })
    for (const group of ['resources', 'legal'] as const) {
      navigation.footer[group].links.forEach(({ href }, i) => {
        if (href !== null) links.push({ file, field: `footer.${group}.links[${i}].href`, href })
      })
    }
  }
  if (home) {
    const file = fileOf('home')
    links.push(
      { file, field: 'hero.primary.href', href: home.hero.primary.href },
      { file, field: 'hero.secondary.href', href: home.hero.secondary.href },
      { file, field: 'callToAction.button.href', href: home.callToAction.button.href },
    )
  }
  posts?.posts.forEach(({ slug }, i) => {
    links.push({ file: fileOf('posts'), field: `posts[${i}].slug`, href: slug })
  })
  const known = [...routes].sort().join(', ')
  return links
    .filter(({ href }) => !routes.has(href))
    .map(({ file, field, href }) => ({
      file,
      field,
      message: `there is no page at "${href}". Use one of ${known}.`,
    }))
}

function checkFeatured({ posts }: Partial<CheckedContent>): Fault[] {
  const featured = (posts?.posts ?? []).flatMap((post, index) => (post.featured ? [index] : []))
  return featured.slice(1).map((index) => ({
    file: fileOf('posts'),
    field: `posts[${index}].featured`,
    message: `expected false, got true. posts[${featured[0]}] is featured already; only one can be.`,
  }))
}

/** Every id of a source or a provider that another file names must exist. */
function checkReferences({ faq, projection, providers, sources }: Partial<CheckedContent>): Fault[] {
  const sourceIds = sources?.sources.map(({ id }) => id)
  const providerIds = providers?.providers.map(({ id }) => id)
  const faults: Fault[] = []
  const check = (file: string, field: string, id: string, known: string[] | undefined, home: string) => {
    if (known && !known.includes(id)) {
      const message = `there is no "${id}" in ${home}. Add it there, or use one of ${known.join(', ')}.`
      faults.push({ file, field, message })
    }
  }
  faq?.items.forEach((item, i) => {
    item.sources.forEach((id, j) => {
      check(fileOf('faq'), `items[${i}].sources[${j}]`, id, sourceIds, fileOf('sources'))
    })
  })
  projection?.trials.forEach(({ source }, i) => {
    check(fileOf('projection'), `trials[${i}].source`, source, sourceIds, fileOf('sources'))
  })
  projection?.recommendations.forEach(({ provider }, i) => {
    check(fileOf('projection'), `recommendations[${i}].provider`, provider, providerIds, fileOf('providers'))
  })
  return faults
}

function checkGuides(guides: CheckedContent['guides']): Fault[] {
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

function checkUnique<K extends string>(
  file: string,
  list: string,
  key: K,
  entries: readonly Record<K, string>[],
): Fault[] {
  return findRepeats(
    file,
    entries.map((entry, index) => ({ value: entry[key], field: `${list}[${index}].${key}` })),
  )
}

/** Repeated values, compared without regard to case: a reader sees them as the same. */
function findRepeats(file: string, entries: readonly { value: string; field: string }[]): Fault[] {
  const seen = new Map<string, string>()
  return entries.flatMap(({ value, field }) => {
    const key = value.toLowerCase()
    const earlier = seen.get(key)
    if (earlier === undefined) {
      seen.set(key, field)
      return []
    }
    return [{ file, field, message: `${JSON.stringify(value)} is taken by ${earlier}. Choose another.` }]
  })
}
