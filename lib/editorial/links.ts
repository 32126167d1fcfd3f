// `npm run links`: checks every outbound address of the content with linkinator, one at a time, and names the field to
// correct. It reads content/ rather than the pages, whose links carry our tracking parameters and would count as clicks. It
// needs the network and is never part of the tests. Exits with 1 if an address is broken.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LinkChecker, LinkState } from 'linkinator'
import { isReservedAddress } from '../base/reserved-address'
import { formatIssues } from '../content/issue'
import type { CheckedContent } from '../content/kinds'
import { readContent } from '../content/read'
import { formatPath } from '../schemas/messages'
import { listAddresses } from './open'

/** A site that is busy or blocks programs may work for readers, so it is listed separately. */
const UNCLEAR = { '401': 'warn', '403': 'warn', '429': 'warn', '5xx': 'warn' } as const

/** Address → the places that use it, like "content/site.json → certifier.url". */
export function collectLinks(content: CheckedContent): Map<string, string[]> {
  const links = new Map<string, string[]>()
  for (const { value, file, path: at } of listAddresses(content))
    if (/^https?:/.test(value)) links.set(value, [...(links.get(value) ?? []), `${file} → ${formatPath(at)}`])
  return links
}

/** `isFine` is false if an address is broken. Placeholders are counted, not fetched. */
export async function checkLinks(links: Map<string, string[]>, isReserved = isReservedAddress) {
  const addresses = [...links.keys()]
  const broken = new Map<string, string>()
  const moved = new Map<string, string>()
  const unclear = new Map<string, string>()
  const answered = new Set<string>()
  const checker = new LinkChecker()
  checker.on('statusCodeWarning', ({ url, status }) => unclear.set(url, `status ${status}`))
  checker.on('redirect', ({ url, targetUrl }) => moved.set(url, `now at ${targetUrl}`))
  checker.on('link', ({ url, state, status, failureDetails = [] }) => {
    // The page with the links, on this machine, has only a path.
    if (status && URL.canParse(url)) answered.add(url)
    const failure = failureDetails.find((detail) => detail instanceof Error)
    if (state === LinkState.BROKEN)
      broken.set(url, status ? `status ${status}` : String(failure?.cause ?? failure?.message))
    if (state === LinkState.SKIPPED && status) unclear.set(url, `status ${status}`)
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'))
  const anchors = addresses.filter((address) => !isReserved(address)).map(toAnchor)
  writeFileSync(path.join(folder, 'index.html'), anchors.join('\n'))
  const options = { concurrency: 1, retry: true, timeout: 30_000, statusCodes: UNCLEAR } as const
  await checker
    .check({ path: 'index.html', serverRoot: folder, redirects: 'warn', ...options })
    .finally(() => rmSync(folder, { recursive: true }))
  // An answer, however bad, has a status; without a connection, no address has one.
  if (anchors.length > 0 && answered.size === 0)
    return {
      text: `None of ${anchors.length} addresses answered: this machine has no connection, or a program may not use it. Nothing is known about the links.`,
      isFine: false,
    }
  const list = (title: string, found: Map<string, string>) => {
    const rows = addresses.flatMap((address) => {
      const detail = found.get(new URL(address).href)
      return detail ? [`  ${address}: ${detail}`, ...(links.get(address) ?? []).map((at) => `    ${at}`)] : []
    })
    return rows.length > 0 ? [`${title}:`, ...rows, ''] : []
  }
  const text = [
    ...list('Broken', broken),
    ...list('Moved', moved),
    ...list('Unclear to a program (open these in a browser)', unclear),
    `${anchors.length} addresses, ${broken.size} broken. ${addresses.length - anchors.length} placeholders were not fetched.`,
  ].join('\n')
  return { text, isFine: broken.size === 0 }
}

const toAnchor = (address: string) =>
  `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></a>`

async function run() {
  const { content, issues } = readContent()
  const links = content && (await checkLinks(collectLinks(content)))
  console.log(links ? links.text : formatIssues(issues))
  process.exitCode = links?.isFine ? 0 : 1
}

if (process.argv[1] === __filename) void run()
