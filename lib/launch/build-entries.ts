// What must be resolved in the built pages before they go live. The pages, not the current settings, show which address
// the site was built for and whether its contact form is connected.
import { isStandIn } from '../base/stand-in'
import { CONNECTED_NOTICE } from '../contact/notice'
import type { Entry } from './entry'

/** A file of the export; the path starts in out/. */
export type BuiltFile = { path: string; text: string }

const STAND_IN_HOST = /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.example(?![a-z0-9.-]*[a-z0-9])/gi
const CANONICAL_FIELD = 'canonical (NEXT_PUBLIC_SITE_URL)'
const CANONICAL = /<link rel="canonical"[^>]*href="([^"]+)"[^>]*>/g

/** Everything open in the export; an empty one is itself an entry. */
export function findBuildEntries(files: readonly BuiltFile[]): Entry[] {
  if (!files.some(({ path }) => path === 'index.html')) {
    const found = 'there is no build. Run `npm run build`, then `npm run launch-check` again.'
    return [{ what: 'No build', file: 'out/', field: '(whole folder)', found }]
  }
  return [...findStandIns(files), ...findContact(files)]
}

/** One entry per kind of place and host, because all pages share the cause. */
function findStandIns(files: readonly BuiltFile[]): Entry[] {
  const places = new Map<string, { field: string; host: string; paths: string[] }>()
  for (const { path, text } of files) {
    const isPage = path.endsWith('.html')
    const hosts = isPage
      ? { [CANONICAL_FIELD]: findCanonicalHosts(text), addresses: findHosts(text.replace(CANONICAL, '')) }
      : { [path === '_redirects' ? 'redirects' : 'addresses']: findHosts(text) }
    for (const [field, found] of Object.entries(hosts)) {
      for (const host of new Set(found)) {
        const key = `${isPage ? 'page' : path} ${field} ${host}`
        const place = places.get(key) ?? { field, host, paths: [] }
        place.paths.push(path)
        places.set(key, place)
      }
    }
  }
  return [...places.values()].map(({ field, host, paths: [first, ...others] }) => ({
    what: 'Stand-in address',
    file: `out/${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
    field,
    found: host,
  }))
}

/** Placeholder hosts in canonical links, with their ports: the address that the page was built for. */
const findCanonicalHosts = (text: string): string[] =>
  [...text.matchAll(CANONICAL)].flatMap(([, href = '']) => (isStandIn(href) ? [new URL(href).host] : []))

/** Placeholder hosts anywhere in a text: only `.example`, since texts may mention the other reserved names. */
const findHosts = (text: string): string[] => text.match(STAND_IN_HOST) ?? []

function findContact(files: readonly BuiltFile[]): Entry[] {
  if (files.some(({ text }) => text.includes(CONNECTED_NOTICE))) return []
  return [
    {
      what: 'No contact endpoint',
      file: 'out/contact.html',
      field: 'NEXT_PUBLIC_CONTACT_ENDPOINT',
      found: 'not set when the site was built: messages are not delivered',
    },
  ]
}
