// Compares every file that a host serves with the build, and its headers and compression with our requirements.
import path from 'node:path'
import { CONTENT_TYPES, getHeaders, HOST_FILES } from '../publish/hosts/headers.mjs'
import { hashBytes, RECORD_FILE } from './build-record'
import type { Report } from './findings'
import { type Answer, ask, mapPolitely } from './live-host'
import type { Rebuilt } from './rebuild'

export type Served = { path: string; body: Uint8Array }

type Build = {
  /** File → SHA-256, from the rebuild, or from the record if there was none. */
  expected: Record<string, string>
  recorded: Record<string, string>
  rebuilt: Rebuilt | null
}

/** Smaller files fit into one packet, so compressing them gains nothing. */
const COMPRESSED_FROM_BYTES = 1400
const TYPES = new Map<string, string>(Object.entries(CONTENT_TYPES))
/** Content types that hosts use interchangeably. */
const SAME_TYPES = new Map([
  ['application/javascript', 'text/javascript'],
  ['text/xml', 'application/xml'],
  ['image/vnd.microsoft.icon', 'image/x-icon'],
])

/** Where hosts serve a file: /blog for blog.html. */
export const toPath = (file: string): string =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

/**
 * Fetches and checks every file except those at `redirected` paths, which hosts answer with a redirect.
 * @returns what was served with status 200
 */
export async function verifyFiles(host: URL, build: Build, redirected: Set<string>, report: Report) {
  const { expected, recorded } = build
  for (const file of Object.keys(recorded))
    if (!expected[file]) report('extra', toPath(file), 'is in the record, but the commit does not build it')
  for (const file of Object.keys(expected))
    if (!recorded[file]) report('missing', toPath(file), 'is built by the commit, but the record lacks it')

  const files = Object.keys({ ...expected, ...recorded }).filter((file) => !redirected.has(toPath(file)))
  const served = await mapPolitely([...files, RECORD_FILE], async (file): Promise<Served | null> => {
    // Hosts show 404.html for missing addresses (verify-answers.ts), and read the other files themselves.
    if (file === '404.html' || HOST_FILES.includes(file)) return null
    const address = toPath(file)
    const answer = await ask(new URL(address, host))
    if (answer.status !== 200) {
      report('missing', address, `answers with status ${answer.status}`)
      return null
    }
    if (file !== RECORD_FILE) compareBytes(file, answer.body, build, report)
    compareHeaders(address, answer, TYPES.get(path.extname(file).slice(1)), report)
    checkCompression(address, answer, report)
    return { path: address, body: answer.body }
  })
  return served.filter((file) => file !== null)
}

/** Reports a file with unexpected bytes, and where they differ. */
function compareBytes(file: string, body: Uint8Array, build: Build, report: Report) {
  const { expected, recorded, rebuilt } = build
  const hash = hashBytes(body)
  if (hash === (expected[file] ?? recorded[file])) return
  if (!rebuilt?.files[file]) return report('differs', toPath(file), 'is not what the record says')
  const meant = rebuilt.read(file)
  const index = meant.findIndex((byte, at) => byte !== body[at])
  const at = index === -1 ? meant.length : index
  const excerpt = (bytes: Uint8Array) =>
    JSON.stringify(Buffer.from(bytes.subarray(at, at + 24)).toString('utf8'))
  const place = `from byte ${at}: ${excerpt(body)} instead of ${excerpt(meant)}`
  const source =
    recorded[file] === hash ? 'is as the record says, but not as the commit builds it' : 'differs'
  report('differs', toPath(file), `${source}, ${place}`)
}

/** Compares a response with our header rules. `type`: the content type, unless a rule names another. */
export function compareHeaders(
  address: string,
  { headers }: Answer,
  type: string | undefined,
  report: Report,
) {
  const expected = { ...(type && { 'Content-Type': type }), ...getHeaders(address) }
  for (const [name, value] of Object.entries(expected)) {
    const found = headers.get(name)
    if (found === null) report('header', address, `${name} is missing, expected "${value}"`)
    else if (!isSameValue(name, found, value))
      report('header', address, `${name} is "${found}", expected "${value}"`)
  }
}

function isSameValue(name: string, found: string, expected: string): boolean {
  const normalize = (value: string) => value.toLowerCase().replace(/\s*([;,])\s*/g, '$1')
  if (name !== 'Content-Type') return normalize(found) === normalize(expected)
  const [type = '', charset] = normalize(found).split(';')
  const [expectedType, expectedCharset] = normalize(expected).split(';')
  return (SAME_TYPES.get(type) ?? type) === expectedType && (!expectedCharset || charset === expectedCharset)
}

function checkCompression(address: string, { headers, body }: Answer, report: Report) {
  const isText = /text|json|xml|javascript/.test(headers.get('Content-Type') ?? '')
  if (!isText || body.length < COMPRESSED_FROM_BYTES || headers.get('Content-Encoding')) return
  report('compression', address, 'is sent without compression')
}
