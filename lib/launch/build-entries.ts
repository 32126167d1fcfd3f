// What the built pages show that keeps them from going live. They, not the settings of the moment, say for
// which address the site was built and whether its contact form is connected.
import { CONNECTED_NOTICE } from '../contact/notice'
import type { Entry } from './entry'

/** A file of the export: its path from out/, and its text. */
export type BuiltFile = { path: string; text: string }

const STAND_IN_HOST = /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.example(?![a-z0-9.-]*[a-z0-9])/gi
const CANONICAL_FIELD = 'canonical (NEXT_PUBLIC_SITE_URL)'
const CANONICAL = /<link rel="canonical"[^>]*>/g

/** Everything open in the export; an empty one is itself an entry. */
export function findBuildEntries(files: readonly BuiltFile[]): Entry[] {
  if (!files.some(({ path }) => path === 'index.html')) {
    const found = 'there is no build. Run `npm run build`, then `npm run launch-check` again.'
    return [{ what: 'No build', file: 'out/', field: '(whole folder)', found }]
  }
  return [...findStandIns(files), ...findContact(files)]
}

/** One entry for each kind of place and host, since all pages share what causes it. */
function findStandIns(files: readonly BuiltFile[]): Entry[] {
  const places = new Map<string, { field: string; host: string; paths: string[] }>()
  for (const { path, text } of files) {
    const isPage = path.endsWith('.html')
    const parts = isPage
      ? { [CANONICAL_FIELD]: [...text.matchAll(CANONICAL)].join(), addresses: text.replace(CANONICAL, '') }
      : { [path === '_redirects' ? 'redirects' : 'addresses']: text }
    for (const [field, part] of Object.entries(parts)) {
      for (const host of new Set(part.match(STAND_IN_HOST) ?? [])) {
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
