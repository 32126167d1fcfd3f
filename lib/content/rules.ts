// Rules over whole sets, which no single field can break alone: ranks, unique names, links that lead somewhere.
import { getMonthlyCost } from '../providers/cost'
import { guidePath } from '../site/routes'
import type { Fault } from './faults'
import type { CheckedContent } from './parse'
import { fileOf } from './registry'
import type { Provider } from './schemas/providers'

/** What stands around the content: the fixed pages of the site and the images in public/. */
export type Surroundings = {
  staticRoutes: readonly string[]
  hasPublicFile: (path: string) => boolean
}

/**
 * Every broken set rule. A rule that trips over a field that is missing or of the wrong type has nothing
 * to add: the schema has told that fault.
 */
export function checkSets(content: CheckedContent, surroundings: Surroundings): Fault[] {
  const { navigation, faq, posts, sources, providers } = content
  const rules: (() => Fault[])[] = [
    () => checkRanks(providers.providers),
    () => checkTopChoice(providers.providers),
    () => checkNames(providers.providers),
    () => checkPrices(providers.providers),
    () => checkLogos(providers.providers, surroundings),
    () => checkFeatures(providers.providers),
    () => checkUnique(fileOf('providers'), 'providers', 'id', providers.providers),
    () => checkUnique(fileOf('navigation'), 'header', 'href', navigation.header),
    () => checkUnique(fileOf('faq'), 'items', 'id', faq.items),
    () => checkUnique(fileOf('posts'), 'posts', 'id', posts.posts),
    () => checkUnique(fileOf('posts'), 'posts', 'slug', posts.posts),
    () => checkUnique(fileOf('sources'), 'sources', 'id', sources.sources),
    () => checkRoutes(content, surroundings),
    () => checkFeatured(posts.posts),
    () => checkReferences(content),
    () => checkGuides(content.guides),
    () => checkCitations(content),
    () => checkDocumentLinks(content, surroundings),
  ]
  return rules.flatMap((rule) => {
    try {
      return rule()
    } catch {
      return []
    }
  })
}

const PROVIDERS = fileOf('providers')

function checkRanks(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ rank }, index) =>
    rank === index + 1
      ? []
      : [
          {
            file: PROVIDERS,
            field: `providers[${index}].rank`,
            message: `expected ${index + 1}, got ${rank}. Ranks run 1, 2, 3 … without gaps, in the order of the list.`,
          },
        ],
  )
}

function checkTopChoice(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ isTopChoice }, index) => {
    if (isTopChoice === (index === 0)) return []
    const message =
      index === 0
        ? 'expected true, got false. Rank 1 is the top choice: set it to true.'
        : 'expected false, got true. Only rank 1 is the top choice: set it to false.'
    return [{ file: PROVIDERS, field: `providers[${index}].isTopChoice`, message }]
  })
}

function checkNames(providers: readonly Provider[]): Fault[] {
  const names = providers.flatMap(({ name, alsoListedAs }, index) => [
    { value: name, field: `providers[${index}].name` },
    ...(alsoListedAs ? [{ value: alsoListedAs.name, field: `providers[${index}].alsoListedAs.name` }] : []),
  ])
  return findRepeats(PROVIDERS, names)
}

function checkPrices(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ pricing }, index) => {
    if (!pricing) return []
    const { amount, fromAmount, firstMonthDiscount } = pricing
    const at = `providers[${index}].pricing`
    const faults: Fault[] = []
    if (fromAmount !== null && fromAmount >= amount) {
      const message = `expected less than ${amount}, got ${fromAmount}. A "from" price is the lower one; else write null.`
      faults.push({ file: PROVIDERS, field: `${at}.fromAmount`, message })
    }
    const firstMonth = getMonthlyCost(pricing)
    if (firstMonthDiscount !== null && firstMonthDiscount > firstMonth) {
      const message = `expected at most ${firstMonth}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`
      faults.push({ file: PROVIDERS, field: `${at}.firstMonthDiscount`, message })
    }
    return faults
  })
}

function checkLogos(providers: readonly Provider[], { hasPublicFile }: Surroundings): Fault[] {
  const logos = providers.flatMap(({ logo, alsoListedAs }, index) => [
    { path: logo, field: `providers[${index}].logo` },
    ...(alsoListedAs ? [{ path: alsoListedAs.logo, field: `providers[${index}].alsoListedAs.logo` }] : []),
  ])
  return logos
    .filter(({ path }) => !hasPublicFile(path))
    .map(({ path, field }) => ({
      file: PROVIDERS,
      field,
      message: `there is no file public${path}. Add the image, or correct the path.`,
    }))
}

function checkFeatures(providers: readonly Provider[]): Fault[] {
  return providers.flatMap(({ features }, index) =>
    findRepeats(
      PROVIDERS,
      features.map((value, i) => ({ value, field: `providers[${index}].features[${i}]` })),
    ),
  )
}

/** Every page that a link may lead to. */
function getRoutes({ guides, legal }: CheckedContent, staticRoutes: readonly string[]): Set<string> {
  return new Set([
    ...staticRoutes,
    ...guides.map(({ slug }) => guidePath(slug)),
    ...legal.map(({ slug }) => `/${slug}`),
  ])
}

function checkRoutes(content: CheckedContent, { staticRoutes }: Surroundings): Fault[] {
  const { navigation, home, posts } = content
  const routes = getRoutes(content, staticRoutes)
  const known = [...routes].sort().join(', ')
  const check = (file: string, field: string, href: string | null): Fault[] =>
    href === null || routes.has(href)
      ? []
      : [{ file, field, message: `there is no page at ${JSON.stringify(href)}. Use one of ${known}.` }]

  const [inNavigation, inHome, inPosts] = [fileOf('navigation'), fileOf('home'), fileOf('posts')]
  return [
    ...navigation.header.flatMap(({ href }, i) => check(inNavigation, `header[${i}].href`, href)),
    ...check(inNavigation, 'mobile.href', navigation.mobile.href),
    ...(['resources', 'legal'] as const).flatMap((group) =>
      navigation.footer[group].links.flatMap(({ href }, i) =>
        check(inNavigation, `footer.${group}.links[${i}].href`, href),
      ),
    ),
    ...check(inHome, 'hero.primary.href', home.hero.primary.href),
    ...check(inHome, 'hero.secondary.href', home.hero.secondary.href),
    ...check(inHome, 'callToAction.button.href', home.callToAction.button.href),
    ...posts.posts.flatMap(({ slug }, i) => check(inPosts, `posts[${i}].slug`, slug)),
  ]
}

function checkFeatured(posts: CheckedContent['posts']['posts']): Fault[] {
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

/** Every id of a source or a provider that another file names must exist. */
function checkReferences({ faq, projection, providers, sources }: CheckedContent): Fault[] {
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
  projection.trials.forEach(({ source }, i) => {
    check(fileOf('projection'), `trials[${i}].source`, source, sourceIds, fileOf('sources'))
  })
  projection.recommendations.forEach(({ provider }, i) => {
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

/** A guide cites only what is in sources.json, and what is there is cited somewhere. */
function checkCitations({ guides, legal, faq, projection, sources }: CheckedContent): Fault[] {
  const known = sources.sources.map(({ id }) => id)
  const cited = new Set([
    ...faq.items.flatMap((item) => item.sources),
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

/** Links and images in the text of guides and legal pages lead to what exists. */
function checkDocumentLinks(content: CheckedContent, { staticRoutes, hasPublicFile }: Surroundings): Fault[] {
  const routes = getRoutes(content, staticRoutes)
  const documents = getDocuments(content)
  const missingImages = documents.flatMap(({ file, body }) =>
    body.images
      .filter(({ path }) => !path.startsWith('/') || !hasPublicFile(path))
      .map(({ path, line }) => ({
        file,
        field: `line ${line}`,
        message: `there is no image at "${path}". Put it into public/, and write its path from there, like "/pen.png".`,
      })),
  )
  const missingPages = documents.flatMap(({ file, path, body }) =>
    body.links.flatMap(({ href, line }) => {
      if (/^(?:https:|mailto:)/.test(href)) return []
      const [target = '', anchor] = href.split('#')
      const page = target || path
      const fault = (message: string) => [{ file, field: `line ${line}`, message }]
      if (!routes.has(page)) {
        return fault(
          `there is no page at "${page}". Use one of ${[...routes].sort().join(', ')}, or an https address.`,
        )
      }
      const headings = documents.find((document) => document.path === page)?.body.headings
      if (anchor === undefined || !headings || headings.some(({ id }) => id === anchor)) return []
      return fault(
        `there is no heading "#${anchor}" on ${page}. Use one of ${headings.map(({ id }) => `#${id}`).join(', ')}.`,
      )
    }),
  )
  return [...missingImages, ...missingPages]
}

/** Guides and legal pages alike: their file, address and text. */
function getDocuments({ guides, legal }: Pick<CheckedContent, 'guides' | 'legal'>) {
  return [
    ...guides.map(({ slug, body }) => ({ file: `content/guides/${slug}.mdx`, path: guidePath(slug), body })),
    ...legal.map(({ slug, body }) => ({ file: `content/legal/${slug}.mdx`, path: `/${slug}`, body })),
  ]
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
