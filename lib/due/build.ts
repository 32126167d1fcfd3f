// What has to be resolved in the built pages before they go live. The pages, not the current settings, show which address
// the site was built for and whether its contact form is connected.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { CONNECTED_NOTICE } from '../contact/send'
import type { Finding } from './item'

/** Pages, and what hosts, search engines and feed readers load. */
const CHECKED_FILES =
  /\.(?:html|xml|json|conf|webmanifest)$|^(?:_redirects|_headers|robots\.txt|llms\.txt|\.well-known\/security\.txt)$/

/** Only `.example`, since texts may mention the other reserved names. */
const PLACEHOLDER_HOST = /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.example(?![a-z0-9.-]*[a-z0-9])/gi

const AGAIN = 'Run `npm run build`, then `npm run due -- --launch` again.'

/** Everything open in out/ under `root`; an absent or outdated build is itself an item. */
export function findInBuild(root: string): Finding[] {
  const item = (what: string, file: string, value: string) => ({ what, file, path: [], value })
  if (!existsSync(path.join(root, 'out/index.html')))
    return [item('build', 'out/', `there is none. ${AGAIN}`)]
  const changedAt = (file: string) => statSync(path.join(root, file)).mtimeMs
  const newer = listFiles(root, 'content').find((file) => changedAt(file) > changedAt('out/index.html'))
  const pages = listFiles(root, 'out')
    .filter((file) => CHECKED_FILES.test(file.slice('out/'.length)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const hosts = new Set(pages.flatMap(({ text }) => text.match(PLACEHOLDER_HOST) ?? []))
  return [
    ...(newer ? [item('build', 'out/', `older than ${newer}. ${AGAIN}`)] : []),
    ...[...hosts].map((host) => {
      const [first, ...others] = pages.filter(({ text }) => text.match(PLACEHOLDER_HOST)?.includes(host))
      const more = others.length > 0 ? ` and ${others.length} more` : ''
      return item('placeholder address', `${first?.file}${more}`, host)
    }),
    ...(pages.some(({ text }) => text.includes(CONNECTED_NOTICE))
      ? []
      : [item('contact form', 'out/contact.html', 'built without NEXT_PUBLIC_CONTACT_ENDPOINT')]),
  ]
}

/** The files under a folder, sorted, with "/" between the parts of their names. */
const listFiles = (root: string, folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, '/'))
    .sort()
