// Checks a host's other responses: redirects, clean addresses, missing addresses, and files that are not part of the
// build.
import { randomBytes } from 'node:crypto'
import type { Redirect } from '../publish/hosts/headers.mjs'
import { hashBytes } from './build-record'
import type { Report } from './findings'
import { ask, findProtocol, mapPolitely } from './live-host'
import { compareHeaders, type Served, toPath } from './verify-files'

const QUERY = '?verify=live&a=%2F'

const ADDRESS = / (?:href|src|action)="([^"]*)"|<loc>([^<]*)<\/loc>/g

/** Files that are often published by accident, and folders that must not be listed. */
const ACCIDENTS = [
  '/.git/HEAD',
  '/.env',
  '/.env.local',
  '/.DS_Store',
  '/package.json',
  '/nginx.conf',
  '/hosting/nginx.conf',
  '/content/site.json',
  '/_not-found',
  '/assets/',
  '/data/',
  '/.well-known/',
]

/** Redirects between our pages must keep the query string. A host may serve the redirect's forwarding page instead. */
export async function verifyRedirects(
  host: URL,
  redirects: readonly Redirect[],
  expected: Record<string, string>,
  report: Report,
) {
  await mapPolitely(redirects, async ({ source, destination, status }) => {
    const answer = await ask(new URL(source + QUERY, host))
    if (answer.status === 200 && hashBytes(answer.body) === expected[`${source.slice(1)}.html`]) return
    const target = destination.startsWith('/')
      ? new URL(
          destination.replace(/#|$/, (end) => QUERY + end),
          host,
        ).href
      : destination
    const location = readLocation(answer.headers, host)
    if (answer.status !== status || location !== target)
      report('redirect', source, `${describe(answer.status, location)}, expected ${status} ${target}`)
  })
}

/** /blog.html and /blog/ may redirect to /blog, show it, or not exist, but must not lose the query or lead elsewhere. */
export async function verifyCleanAddresses(host: URL, expected: Record<string, string>, report: Report) {
  const page = Object.keys(expected).find((file) => /^[a-z-]+\.html$/.test(file) && file !== 'index.html')
  const addresses = [
    { asked: '/index.html', file: 'index.html' },
    ...(page ? [`/${page}`, `${toPath(page)}/`].map((asked) => ({ asked, file: page })) : []),
  ]
  await mapPolitely(addresses, async ({ asked, file }) => {
    const answer = await ask(new URL(asked + QUERY, host))
    if (answer.status === 404) return
    if (answer.status === 200 && hashBytes(answer.body) === expected[file]) return
    const target = new URL(toPath(file) + QUERY, host).href
    const location = readLocation(answer.headers, host)
    if (location !== target)
      report('redirect', asked, `${describe(answer.status, location)}, expected ${target}`)
  })
}

const readLocation = (headers: Headers, host: URL): string | null => {
  const location = headers.get('Location')
  return location === null ? null : new URL(location, host).href
}

const describe = (status: number, location: string | null): string =>
  location === null ? `answers ${status}` : `answers ${status} ${location}`

/** Plain http must redirect to https and keep the query string. A host without plain http is fine. */
export async function verifyHttps(host: URL, report: Report) {
  if (host.protocol !== 'https:' || host.port) return
  const insecure = new URL(`http://${host.host}/${QUERY}`)
  const answer = await ask(insecure).catch(() => null)
  if (!answer) return
  const location = readLocation(answer.headers, insecure)
  const target = new URL(`/${QUERY}`, host).href
  if (![301, 308].includes(answer.status) || location !== target)
    report('redirect', insecure.href, `${describe(answer.status, location)}, expected 301 ${target}`)
}

/** Over https, a host should offer HTTP/2. @returns the protocol */
export async function verifyProtocol(host: URL, report: Report): Promise<string> {
  const protocol = await findProtocol(host)
  if (host.protocol === 'https:' && protocol !== 'h2')
    report('protocol', '/', `is served by ${protocol}, expected HTTP/2 or newer`)
  return protocol
}

/** A missing address must get status 404, our 404 page, and its headers. @returns whether the host answers with 404 */
export async function verifyMissing(host: URL, page: string | undefined, report: Report): Promise<boolean> {
  const name = `no-such-${randomBytes(6).toString('hex')}`
  const addresses = [`/${name}`, `/assets/${name}.js`]
  const answers = await mapPolitely(addresses, async (address) => ({
    shown: address.replace(name, 'no-such-…'),
    answer: await ask(new URL(address, host)),
  }))
  for (const { shown, answer } of answers) {
    if (answer.status !== 404) report('status', shown, `answers with status ${answer.status}, expected 404`)
    else if (hashBytes(answer.body) !== page) report('differs', shown, 'does not show our 404 page')
    compareHeaders('/404', answer, 'text/html; charset=utf-8', (kind, _, message) =>
      report(kind, shown, message),
    )
  }
  return answers.every(({ answer }) => answer.status === 404)
}

/**
 * Looks for files that are not part of the build. A host does not list its files, so this requests what the served
 * pages and the sitemap link to, and files that are often published by accident.
 * @param known paths of the build
 */
export async function findExtraFiles(
  host: URL,
  served: readonly Served[],
  known: Set<string>,
  report: Report,
) {
  const texts = served.map(({ path, body }) => ({ path, text: Buffer.from(body).toString('utf8') }))
  const home = texts.find(({ path }) => path === '/')?.text ?? ''
  // Our public address counts as this host, because the sitemap uses it even on a preview host.
  const site = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(home)?.[1]
  const candidates = new Map<string, string>(ACCIDENTS.map((address) => [address, '']))
  for (const { path, text } of texts)
    for (const [, attribute, location] of text.matchAll(ADDRESS)) {
      const address = (attribute ?? location ?? '').replaceAll('&amp;', '&')
      const url = URL.parse(address, new URL(path, host).href)
      if (url && [host.origin, site].includes(url.origin) && !known.has(url.pathname))
        candidates.set(url.pathname, path)
    }
  await mapPolitely([...candidates], async ([address, source]) => {
    const { status } = await ask(new URL(address, host))
    const reason = source ? `${source} links to it` : 'it may have been published by accident'
    if (status === 200) report('extra', address, `is served, but not part of the build (${reason})`)
    else if (source && status >= 400)
      report('missing', address, `answers ${status}, but ${source} links to it`)
  })
}
