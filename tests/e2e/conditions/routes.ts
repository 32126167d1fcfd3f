// Every page of the export, read from the files and the sitemap, so that a new page is covered by itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { STATIC_ROUTES } from '../../../lib/base/routes'

const OUT = path.resolve('out')

/** An address that no page has: shows 404.html. */
export const MISSING_PATH = '/no-such-page'

export type Route = {
  path: string
  /** The addresses of the script files that the page names, in order. */
  scripts: string[]
  /** Where the page forwards to by itself, or null. */
  forwardsTo: string | null
}

/** The pages, sorted by path. Throws when there is no export. */
export function listRoutes(): Route[] {
  if (!existsSync(path.join(OUT, 'sitemap.xml')))
    throw new Error('There is no export in out/. Run `npm run build` first.')
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readRoute(file.split(path.sep).join('/')))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** The paths that must be among them: those of the sitemap and of the route map. */
export function listPromisedPaths(): string[] {
  const sitemap = readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8')
  const inSitemap = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  return [...new Set([...inSitemap, ...STATIC_ROUTES])].sort()
}

function readRoute(file: string): Route {
  const html = readFileSync(path.join(OUT, file), 'utf8')
  // noModule scripts are for browsers that this site does not know.
  const tags = html.match(/<script\b[^>]*\ssrc="[^"]+"[^>]*>/g) ?? []
  const scripts = tags
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? '')
  const refresh = /http-equiv="refresh" content="\d+; ?url=([^"]+)"/i.exec(html)?.[1]
  return {
    path:
      file === '404.html'
        ? MISSING_PATH
        : `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`,
    scripts: [...new Set(scripts)],
    forwardsTo: refresh?.replaceAll('&amp;', '&') ?? null,
  }
}
