// `npm run verify-live https://host`, after each publication: compares what a host serves with the build in out/ and
// prints what differs. Exit code 0: nothing; 1: something; 2: the check could not run.
import { hash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readSiteUrl } from '../seo/metadata'
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
const toAddress = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

/** Compares a host with the build in `out`: a sentence for each difference. Throws if the host does not answer. */
export async function verifyLive(host: URL, out: string) {
  const file = path.join(out, RECORD)
  if (!existsSync(file))
    throw new Error('There is no build to compare with. Run `npm run build` on the published commit.')
  const build: BuildRecord = JSON.parse(readFileSync(file, 'utf8'))
  const redirects = readFileSync(path.join(out, '_redirects'), 'utf8').trim().split('\n')
  const moved = new Set(redirects.map((line) => line.split(' ')[0]))
  // A host reads _headers and _redirects itself, and shows 404.html at missing addresses.
  const served = Object.keys(build.files).filter(
    (name) => ![...HOST_FILES, '404.html'].includes(name) && !moved.has(toAddress(name)),
  )
  // The headers of the home page, a guide, and a file for every header rule.
  const guide = served.find((name) => /^guides\/.*\.html$/.test(name))
  const ruled = HEADER_RULES.map((rule) => served.find((name) => matches(rule, toAddress(name))))
  const inspected = new Set(['index.html', guide, ...ruled])
  const differences = compareAddress(host, build)
  differences.push(...compareRecord((await ask(host, `/${RECORD}`)).body, build))
  for (const name of served) {
    const address = toAddress(name)
    const { status, headers, hash } = await ask(host, address)
    if (status !== 200) differences.push(`${address} answers ${status}.`)
    else if (hash !== build.files[name]) differences.push(`${address} is not as built.`)
    if (inspected.has(name)) differences.push(...compareHeaders(address, headers))
  }
  differences.push(...(await checkRedirect(host, redirects[0] ?? '', build)))
  const missing = await ask(host, `/no-such-page-${randomBytes(4).toString('hex')}`)
  if (missing.status !== 404) differences.push(`A missing address answers ${missing.status}, expected 404.`)
  else if (missing.hash !== build.files['404.html'])
    differences.push('A missing address does not show 404.html.')
  return { differences, files: served.length, built: describe(build) }
}

async function ask(host: URL, address: string) {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(new URL(address, host), { redirect: 'manual', signal })
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

/** Whether the host says that it serves this build. */
function compareRecord(body: Uint8Array, build: BuildRecord): string[] {
  try {
    const [live, built] = [describe(JSON.parse(new TextDecoder().decode(body))), describe(build)]
    return live === built ? [] : [`/${RECORD} is of another build: ${live}, not ${built}.`]
  } catch {
    return [`/${RECORD} is missing or not a record.`]
  }
}

const describe = ({ commit, date }: BuildRecord) =>
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
    const { differences, files, built } = await verifyLive(new URL(host), 'out')
    console.log([...differences, `${files} files of ${built}: ${differences.length} differences.`].join('\n'))
    process.exitCode = differences.length > 0 ? 1 : 0
  } catch (error) {
    console.error(error)
    process.exitCode = 2
  }
}

if (process.argv[1] === __filename) void run()
