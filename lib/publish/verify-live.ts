// `npm run verify-live https://host`, after each publication: compares what a host serves with the build in out/ and
// prints what differs. Exit code 0: nothing; 1: something; 2: the check could not run.
import { hash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { countUnits } from '../base/format'
import { runGit } from '../base/git.mjs'
import { isGroup } from '../base/group.mjs'
import { readSiteUrl } from '../base/site-url'
import { getHeaders, HEADER_RULES, HOST_FILES, matches } from './hosts/headers.mjs'

type BuildRecord = {
  commit: string | null
  date: string
  settings: { NEXT_PUBLIC_SITE_URL: string | null }
  files: Record<string, string>
}

const RECORD = '.well-known/build.json'
const TIMEOUT_MS = 30_000

/** Where hosts serve a file: /blog for blog.html. */
const toServedAddress = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

/**
 * Compares a host with the build in `out`: a sentence for each difference. `former` are the files of pages that earlier builds
 * had. Throws an error of one sentence if there is no build, the host does not answer, or it has another site.
 */
export async function verifyLive(host: URL, out: string, former: readonly string[] = []) {
  const file = path.join(out, RECORD)
  if (!existsSync(file))
    throw new Error('There is no build to compare with. Run `npm run build` on the published commit.')
  const build: BuildRecord = JSON.parse(readFileSync(file, 'utf8'))
  const redirects = readFileSync(path.join(out, '_redirects'), 'utf8').trim().split('\n')
  const moved = new Set(redirects.map((line) => line.split(' ')[0]))
  // A host reads _headers and _redirects itself, and shows 404.html at missing addresses.
  const served = Object.keys(build.files).filter(
    (name) => ![...HOST_FILES, '404.html'].includes(name) && !moved.has(toServedAddress(name)),
  )
  // The headers of the home page, a guide, and a file for every header rule.
  const guide = served.find((name) => /^guides\/.*\.html$/.test(name))
  const ruled = HEADER_RULES.map((rule) => served.find((name) => matches(rule, toServedAddress(name))))
  const inspected = new Set(['index.html', guide, ...ruled])
  const differences = compareAddress(host, build)
  const live = parseRecord((await ask(host, `/${RECORD}`)).body)
  const home = await ask(host, '/')
  if (!live && home.hash !== build.files['index.html'])
    throw new Error(
      `${host.origin} has another site: /${RECORD} is no record of a build, and its home page is not ours. Check the address.`,
    )
  differences.push(...compareRecord(live, build))
  for (const name of served) {
    const address = toServedAddress(name)
    const { status, headers, hash } = await ask(host, address)
    if (status !== 200) differences.push(`${address} answers ${status}.`)
    else if (hash !== build.files[name]) differences.push(`${address} is not as built.`)
    if (inspected.has(name)) differences.push(...compareHeaders(address, headers))
  }
  for (const name of new Set([...Object.keys(live?.files ?? {}), ...former])) {
    const address = toServedAddress(name)
    if (build.files[name] || moved.has(address)) continue
    const { status, hash } = await ask(host, address)
    if (status === 200 && hash !== build.files['404.html'])
      differences.push(`${address} is still served, and the build does not have it. Delete it on the host.`)
  }
  differences.push(...(await checkRedirect(host, redirects[0] ?? '', build)))
  const missing = await ask(host, `/no-such-page-${randomBytes(4).toString('hex')}`)
  if (missing.status !== 404) differences.push(`A missing address answers ${missing.status}, expected 404.`)
  else if (missing.hash !== build.files['404.html'])
    differences.push('A missing address does not show 404.html.')
  return { differences, files: served.length, built: describeBuild(build) }
}

async function ask(host: URL, address: string) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(new URL(address, host), { redirect: 'manual', signal }).catch(
    (error: Error) => {
      // Node's own message is "fetch failed"; the cause says why.
      const { code, message } = Object(error.cause ?? error) as { code?: string; message: string }
      throw new Error(
        `${host.origin} does not answer: ${code ?? message}. Check the address and the connection.`,
      )
    },
  )
  const body = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body, hash: hash('sha256', body) }
}

/** Whether the build's canonical links, sitemap, and feed name the host. */
function compareAddress({ origin }: URL, { settings }: BuildRecord): string[] {
  const named = readSiteUrl(settings.NEXT_PUBLIC_SITE_URL ?? undefined)
  return named === origin
    ? []
    : [`The build names ${named}, not ${origin}. Build it with NEXT_PUBLIC_SITE_URL=${origin}.`]
}

/** The record that a host serves, or null. */
function parseRecord(body: Uint8Array): BuildRecord | null {
  try {
    const record: unknown = JSON.parse(new TextDecoder().decode(body))
    return isGroup(record) && isGroup(record.files) ? (record as BuildRecord) : null
  } catch {
    return null
  }
}

/** Whether the host says that it serves this build. */
function compareRecord(live: BuildRecord | null, build: BuildRecord): string[] {
  if (!live) return [`/${RECORD} is missing or not a record.`]
  return describeBuild(live) === describeBuild(build)
    ? []
    : [`/${RECORD} is of another build: ${describeBuild(live)}, not ${describeBuild(build)}.`]
}

/** The folders of content that have a page for each file, and where its address begins. */
const PAGE_FOLDERS = {
  'content/providers/': 'providers/',
  'content/guides/': 'guides/',
  'content/legal/': '',
}

/** The files of pages whose content was once removed or renamed, by the history of this checkout. */
function listFormerPages(): string[] {
  const folders = Object.keys(PAGE_FOLDERS)
  const log = runGit('log', '--no-renames', '--diff-filter=D', '--name-only', '--format=', '--', ...folders)
  if ('error' in log) return []
  return log.text
    .split('\n')
    .flatMap((file) =>
      Object.entries(PAGE_FOLDERS).flatMap(([folder, start]) =>
        file.startsWith(folder) ? `${start}${path.parse(file).name}.html` : [],
      ),
    )
}

const describeBuild = ({ commit, date }: BuildRecord) =>
  `commit ${commit?.slice(0, 7) ?? 'unknown'}, built ${date}`

function compareHeaders(address: string, headers: Headers): string[] {
  const normalize = (value: string | null) => value?.toLowerCase().replace(/\s*([;,])\s*/g, '$1')
  return Object.entries(getHeaders(address)).flatMap(([name, value]) =>
    normalize(headers.get(name)) === normalize(value)
      ? []
      : [`${address} sends ${name}: ${headers.get(name) ?? '(nothing)'}, expected ${value}.`],
  )
}

/** Netlify and a bucket serve the page that forwards the visitor instead. `line` is of _redirects. */
async function checkRedirect(host: URL, line: string, build: BuildRecord): Promise<string[]> {
  const [source = '', destination = '', status] = line.split(' ')
  const answer = await ask(host, source)
  if (answer.hash === build.files[`${source.slice(1)}.html`]) return []
  const target = new URL(answer.headers.get('Location') ?? '', host).href
  const isRight = answer.status === Number(status) && target === new URL(destination, host).href
  return isRight ? [] : [`${source} answers ${answer.status} ${target}, expected ${status} ${destination}.`]
}

async function run() {
  try {
    const [, , host = ''] = process.argv
    if (!URL.canParse(host)) throw new Error('Usage: npm run verify-live https://weighpoint.example')
    const { differences, files, built } = await verifyLive(new URL(host), 'out', listFormerPages())
    console.log(
      [...differences, `${files} files of ${built}: ${countUnits(differences.length, 'difference')}.`].join(
        '\n',
      ),
    )
    process.exitCode = differences.length > 0 ? 1 : 0
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 2
  }
}

if (process.argv[1] === __filename) void run()
