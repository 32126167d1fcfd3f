// What has to be resolved in the built pages before they go live. The pages, not the current settings, show which address
// the site was built for and whether its contact form is connected.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { CONNECTED_NOTICE } from '../contact/notice'
import { openItem, type ReviewItem } from './item'

/** Pages, and what hosts, search engines and feed readers load. */
const CHECKED_FILES =
  /\.(?:html|xml|json|conf|webmanifest)$|^(?:_redirects|_headers|robots\.txt|llms\.txt|\.well-known\/security\.txt)$/

/** Only `.example`, since texts may mention the other reserved names. */
const PLACEHOLDER_HOST = /[a-z0-9-]+(?:\.[a-z0-9-]+)*\.example(?![a-z0-9.-]*[a-z0-9])/gi

const AGAIN = 'Run `npm run build`, then `npm run due -- --launch` again.'

/** Everything open in out/ under `root`; an absent or outdated build is itself an item. */
export function findBuildItems(root: string): ReviewItem[] {
  const out = path.join(root, 'out')
  if (!existsSync(path.join(out, 'index.html')))
    return [openItem('build', 'out/', [], `there is none. ${AGAIN}`)]
  const files = listFiles(out).filter((file) => !file.startsWith('_next/') && CHECKED_FILES.test(file))
  const texts = files.map((file) => readFileSync(path.join(out, file), 'utf8'))
  const hosts = new Map<string, string[]>()
  for (const [index, text] of texts.entries())
    for (const host of new Set(text.match(PLACEHOLDER_HOST)))
      hosts.set(host, [...(hosts.get(host) ?? []), files[index] ?? ''])
  const built = statSync(path.join(out, 'index.html')).mtimeMs
  const content = path.join(root, 'content')
  const newer = listFiles(content).find((file) => statSync(path.join(content, file)).mtimeMs > built)
  return [
    ...(newer ? [openItem('build', 'out/', [], `older than content/${newer}. ${AGAIN}`)] : []),
    ...[...hosts].map(([host, [first, ...others]]) =>
      openItem(
        'placeholder address',
        `out/${first}${others.length > 0 ? ` and ${others.length} more` : ''}`,
        [],
        host,
      ),
    ),
    ...(texts.some((text) => text.includes(CONNECTED_NOTICE))
      ? []
      : [openItem('contact form', 'out/contact.html', [], 'built without NEXT_PUBLIC_CONTACT_ENDPOINT')]),
  ]
}

/** Paths of files under a folder, sorted, with "/" between their parts. */
const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort()
