// Links and images lead to what exists: pages, headings, files in public/.
import { guidePath } from '../../base/routes'
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'
import { getDocuments } from './documents'
import type { Surroundings } from './surroundings'

/** Every page that a link may lead to. */
function getRoutes({ guides, legal }: CheckedContent, staticRoutes: readonly string[]): Set<string> {
  return new Set([
    ...staticRoutes,
    ...guides.map(({ slug }) => guidePath(slug)),
    ...legal.map(({ slug }) => `/${slug}`),
  ])
}

/** Links of the navigation, the home page and the posts. */
export function checkRoutes(content: CheckedContent, { staticRoutes }: Surroundings): Fault[] {
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

/** Links and images in the text of guides and legal pages lead to what exists. */
export function checkDocumentLinks(
  content: CheckedContent,
  { staticRoutes, hasPublicFile }: Surroundings,
): Fault[] {
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
      if (/^(?:https:|mailto:|tel:\+\d{11}$)/.test(href)) return []
      const [target, anchor] = href.split('#')
      const page = target || path
      const fault = (message: string) => [{ file, field: `line ${line}`, message }]
      if (!routes.has(page)) {
        return fault(
          `there is no page at "${page}". Use one of ${[...routes].sort().join(', ')}, or an https address.`,
        )
      }
      const headings = documents.find((document) => document.path === page)?.body.headings
      if (anchor === undefined || !headings || headings.some(({ id }) => id === anchor)) return []
      const known = headings.map(({ id }) => `#${id}`).join(', ')
      return fault(
        `there is no heading "#${anchor}" on ${page}. ${known ? `Use one of ${known}.` : 'It has none.'}`,
      )
    }),
  )
  return [...missingImages, ...missingPages]
}
