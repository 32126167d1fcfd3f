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
  const out = path.join(root, 'out')
  const item = (what: string, file: string, value: string) => ({ what, file, path: [], value })
  if (!existsSync(path.join(out, 'index.html'))) return [item('build', 'out/', `there is none. ${AGAIN}`)]
  const built = statSync(path.join(out, 'index.html')).mtimeMs
  const newer = listFiles(path.join(root, 'content')).find(({ changed }) => changed > built)
  const pages = listFiles(out)
    .filter(({ file }) => CHECKED_FILES.test(file))
    .map(({ file }) => ({ file, text: readFileSync(path.join(out, file), 'utf8') }))
  const hosts = new Set(pages.flatMap(({ text }) => text.match(PLACEHOLDER_HOST) ?? []))
  return [
    ...(newer ? [item('build', 'out/', `older than content/${newer.file}. ${AGAIN}`)] : []),
    ...[...hosts].map((host) => {
      const [first, ...others] = pages.filter(({ text }) => text.match(PLACEHOLDER_HOST)?.includes(host))
      const more = others.length > 0 ? ` and ${others.length} more` : ''
      return item('placeholder address', `out/${first?.file}${more}`, host)
    }),
    ...(pages.some(({ text }) => text.includes(CONNECTED_NOTICE))
      ? []
      : [item('contact form', 'out/contact.html', 'built without NEXT_PUBLIC_CONTACT_ENDPOINT')]),
  ]
}

/** The files under a folder, sorted, with "/" between the parts of their names. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .map((file) => ({
      file: path.relative(folder, file).split(path.sep).join('/'),
      changed: statSync(file).mtimeMs,
    }))
