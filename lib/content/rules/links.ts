// Links, images, and redirects lead to pages, headings, and files in public/ that exist.
import { guidePath, HOST_NAMES, providerPath } from '../../base/routes'
import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt, issueOnLine, type Path } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { type DocumentText, getDocuments } from './documents'
import { findDuplicates } from './unique'

/** Every page that a link may lead to, in alphabetical order. */
function getRoutes({ providers, guides, legal }: CheckedContent, { staticRoutes }: CheckContext): string[] {
  const routes = [
    ...staticRoutes,
    ...providers.map(({ id }) => providerPath(id)),
    ...guides.map(({ slug }) => guidePath(slug)),
    ...legal.map(({ slug }) => `/${slug}`),
  ]
  return [...new Set(routes)].sort()
}

/** The error for a path that is not a page of the site, or null if it is one. */
export function findMissingPage(path: string, content: CheckedContent, context: CheckContext): string | null {
  const routes = getRoutes(content, context)
  return routes.includes(path) ? null : `${noPage(path, routes)}.`
}

/** Links of the navigation, the home page and the posts. */
export function checkRoutes(content: CheckedContent, context: CheckContext): ContentIssue[] {
  const { navigation, home, posts } = content
  const routes = getRoutes(content, context)
  const check = (file: string, path: Path, href: string): ContentIssue[] => {
    const page = href.replace(/#.*/, '')
    return routes.includes(page) ? [] : [issueAt(file, path, `${noPage(page, routes)}.`)]
  }

  const { header, mobile, footer } = navigation
  const [inNavigation, inHome, inPosts] = [jsonFileOf('navigation'), jsonFileOf('home'), jsonFileOf('posts')]
  return [
    ...header.flatMap(({ href }, i) => check(inNavigation, ['header', i, 'href'], href)),
    ...check(inNavigation, ['mobile', 'href'], mobile.href),
    ...(['about', 'resources', 'legal'] as const).flatMap((group) =>
      footer[group].links.flatMap(({ href }, i) =>
        check(inNavigation, ['footer', group, 'links', i, 'href'], href),
      ),
    ),
    ...check(inHome, ['hero', 'primary', 'href'], home.hero.primary.href),
    ...check(inHome, ['hero', 'secondary', 'href'], home.hero.secondary.href),
    ...check(inHome, ['callToAction', 'button', 'href'], home.callToAction.button.href),
    ...posts.posts.flatMap(({ slug }, i) => check(inPosts, ['posts', i, 'slug'], slug)),
  ]
}

/** Links and images in the text of guides and legal pages. */
export function checkDocumentLinks(content: CheckedContent, context: CheckContext): ContentIssue[] {
  const routes = getRoutes(content, context)
  const documents = getDocuments(content)
  return documents.flatMap(({ file, path, body }) => [
    ...body.images
      .filter((image) => !image.path.startsWith('/') || !context.hasPublicFile(image.path))
      .map((image) => {
        const message = `there is no image at "${image.path}". Put it in public/ and write its path from there, like "/pen.png".`
        return issueOnLine(file, image.line, message)
      }),
    ...body.links.flatMap(({ href, line }) => {
      if (/^(?:https:|mailto:|tel:\+\d{11}$)/.test(href)) return []
      const [target, fragment] = href.split('#')
      const page = target || path
      if (!routes.includes(page)) {
        return [issueOnLine(file, line, `${noPage(page, routes)}, or an https address.`)]
      }
      const message = checkHeading(page, fragment, documents)
      return message ? [issueOnLine(file, line, message)] : []
    }),
  ])
}

const FILE = jsonFileOf('redirects')

/** A redirect starts where there is no page and ends at a page, so there are no chains or loops. */
export function checkRedirects(content: CheckedContent, context: CheckContext): ContentIssue[] {
  const { redirects } = content.redirects
  const routes = getRoutes(content, context)
  const documents = getDocuments(content)
  const issues = redirects.flatMap(({ from, to }, i) => {
    const taken = findTakenPath(from, routes)
    const found = taken ? [issueAt(FILE, ['redirects', i, 'from'], taken)] : []
    const [page = '', fragment] = to.split('#')
    const next = redirects.find((other) => other.from === page)
    const message = next
      ? `"${page}" is redirected to "${next.to}". Write the page where readers end up.`
      : routes.includes(page)
        ? checkHeading(page, fragment, documents)
        : `${noPage(page, routes)}.`
    return message ? [...found, issueAt(FILE, ['redirects', i, 'to'], message)] : found
  })
  const places = redirects.map(({ from }, i) => ({ file: FILE, path: ['redirects', i, 'from'], value: from }))
  return [...issues, ...findDuplicates(places)]
}

/** The error for an old path where a page or a host's own file is, or null. Some disks and hosts ignore case. */
function findTakenPath(from: string, routes: readonly string[]): string | null {
  const path = from.toLowerCase()
  const page = path.startsWith('/click/') ? from : routes.find((route) => route === path)
  if (page) {
    return `there is a page at "${page}" that readers would no longer reach. Remove the redirect, or the page.`
  }
  const name = path.split('/').find((part) => HOST_NAMES.includes(part))
  if (name === undefined) return null
  return `expected another path, got "${from}": hosts reserve the name "${name}". Remove the redirect.`
}

const noPage = (page: string, routes: readonly string[]) =>
  `there is no page at "${page}". Use one of ${routes.join(', ')}`

/** The error for a fragment that no heading of a guide or legal page has, or null. Other pages are not checked. */
function checkHeading(page: string, fragment: string | undefined, documents: readonly DocumentText[]) {
  const headings = documents.find(({ path }) => path === page)?.body.headings
  if (fragment === undefined || !headings || headings.some(({ id }) => id === fragment)) return null
  const known = headings.map(({ id }) => `#${id}`).join(', ')
  return `there is no heading "#${fragment}" on ${page}. ${known ? `Use one of ${known}.` : 'It has none.'}`
}
