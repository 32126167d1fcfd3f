// A small site on a local server, served correctly or with one defect, compared with a given rebuild.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createGzip, gzipSync } from 'node:zlib'
import { hashBytes } from '@/lib/operations/build-record'
import { parseRedirects, type Rebuilt } from '@/lib/operations/rebuild'
import { verifyLive } from '@/lib/operations/verify-live'
import { CONTENT_TYPES, getHeaders } from '@/lib/publish/hosts/headers.mjs'
import type { BuildRecord } from '@/lib/schemas/build-record'

type Files = Record<string, string>

const COMMIT = 'a'.repeat(40)
const VERSIONS = { node: '20.20.2', npm: '11.19.1', platform: 'linux x64' }
/** The headers of a page. */
const SENT = getHeaders('/blog')
const REDIRECTS = '/click/1 https://a.example/?ref=w 302\n/old /blog#faq 301\n'
const HOME =
  '<link rel="canonical" href="https://w.example"/><a href="/blog?x=1">Blog</a><script src="/assets/a-1.js"></script>'

const makeFiles = (): Files => ({
  '404.html': 'missing',
  _headers: 'headers',
  _redirects: REDIRECTS,
  'assets/a-1.js': 'script',
  'blog.html': `blog ${'text '.repeat(500)}`,
  'click/1.html': 'forwards',
  'index.html': HOME,
  'old.html': 'forwards',
  'sitemap.xml': '<loc>https://w.example/blog</loc>',
})

const hashAll = (files: Files) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hashBytes(Buffer.from(text))]))

const makeRecord = (files: Files, more: Partial<BuildRecord> = {}): BuildRecord => ({
  commit: COMMIT,
  hasUncommittedChanges: false,
  date: '2026-11-20T08:00:00Z',
  settings: {
    NEXT_PUBLIC_SITE_URL: 'https://w.example',
    NEXT_PUBLIC_CONTACT_ENDPOINT: null,
    SOURCE_DATE_EPOCH: '1795161600',
  },
  ...VERSIONS,
  files: hashAll(files),
  ...more,
})

type Site = {
  files: Files
  record: BuildRecord
  redirects: string
  /** Changes the headers of a response. */
  adapt?: (headers: Record<string, string>, path: string) => void
  status404?: number
  keepsQuery?: boolean
  isCompressed?: boolean
}

const makeSite = (): Site => ({ files: makeFiles(), record: makeRecord(makeFiles()), redirects: REDIRECTS })

function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://host')
  const redirect = parseRedirects(site.redirects).find(({ source }) => source === pathname)
  const clean = /^\/index\.html$/.test(pathname) ? '/' : /^\/(blog)(?:\/|\.html)$/.exec(pathname)?.[1]
  const target = redirect?.destination ?? (clean && new URL(clean, 'http://host').pathname)
  if (target) {
    const query = site.keepsQuery === false ? '' : search
    const location = target.startsWith('/') ? target.replace(/#|$/, (end) => query + end) : target
    return response.writeHead(redirect?.status ?? 301, { Location: location }).end()
  }
  const all: Files = { ...site.files, '.well-known/build.json': JSON.stringify(site.record) }
  const name = pathname === '/' ? 'index.html' : pathname.slice(1)
  const file = [name, `${name}.html`].find((entry) => entry in all && !/^_|404/.test(entry))
  const found = file ?? '404.html'
  const headers = getHeaders(file ? pathname : '/404')
  headers['Content-Type'] ??=
    `${new Map(Object.entries(CONTENT_TYPES)).get(found.split('.').at(-1) ?? '')}; charset=utf-8`
  if (site.isCompressed !== false) headers['Content-Encoding'] = 'gzip'
  site.adapt?.(headers, pathname)
  const body = Buffer.from(all[found] ?? '')
  response.writeHead(file ? 200 : (site.status404 ?? 404), headers)
  response.end(headers['Content-Encoding'] ? gzipSync(body) : body)
}

let server: Server
let site: Site

beforeAll(async () => {
  server = createServer((request, response) => answer(site, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const removed = jest.fn()

const rebuild = (files: Files) => (): Rebuilt => ({
  files: hashAll(files),
  redirects: parseRedirects(REDIRECTS),
  read: (file) => Buffer.from(files[file] ?? ''),
  remove: removed,
})

/** The findings, as "kind path, path message". */
async function verify(served: Site, built: Files | null = makeFiles(), commit: string | null = COMMIT) {
  site = served
  const host = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const report = await verifyLive(host, { commit, rebuild: built && rebuild(built), versions: VERSIONS })
  const lines = report.findings.map(({ kind, paths, message }) => `${kind} ${paths.join(', ')} ${message}`)
  return { ...report, lines: lines.map((line) => line.replaceAll(host.origin, '')) }
}

test('a host that serves the build has no findings', async () => {
  const { lines, notes, checked, record } = await verify(makeSite())
  expect(lines).toEqual([])
  expect(notes).toEqual([])
  expect(checked).toEqual({ files: 9, rebuilt: true, redirects: 2, protocol: 'http/1.1' })
  expect(record).toMatchObject({ commit: COMMIT, ...VERSIONS })
  expect(removed).toHaveBeenCalledTimes(1)
})

const change = (apply: (site: Site) => void): Site => {
  const changed = makeSite()
  apply(changed)
  return changed
}

test.each<[string, Site, string[]]>([
  [
    'one byte is different',
    change(({ files }) => (files['blog.html'] = files['blog.html']?.replace('text', 'tent') ?? '')),
    ['differs /blog differs, from byte 7: "nt text text text text t" instead of "xt text text text text t"'],
  ],
  [
    'an upload stopped halfway through a file, before others',
    change(({ files }) => {
      files['assets/a-1.js'] = 'scr'
      delete files['sitemap.xml']
    }),
    [
      'differs /assets/a-1.js differs, from byte 3: "" instead of "ipt"',
      'missing /sitemap.xml answers with status 404',
    ],
  ],
  [
    'a header is dropped, everywhere and at one address',
    change((changed) => {
      changed.adapt = (headers, path) => {
        if (path === '/blog') delete headers['X-Frame-Options']
        headers['Referrer-Policy'] = 'no-referrer'
      }
    }),
    [
      expect.stringMatching(
        `^header /assets/a-1\\.js, .+/no-such-….+ Referrer-Policy is "no-referrer", expected "${SENT['Referrer-Policy']}"$`,
      ),
      `header /blog X-Frame-Options is missing, expected "${SENT['X-Frame-Options']}"`,
    ],
  ],
  [
    'files are added: one that a page links to, one that the record lists, one by accident',
    change(({ files, record }) => {
      files['index.html'] += '<a href="/more">More</a>'
      Object.assign(files, { 'more.html': 'more', 'listed.html': 'listed', '.env': 'SECRET=1' })
      record.files['listed.html'] = hashBytes(Buffer.from('listed'))
    }),
    [
      'extra /listed is in the record, but the commit does not build it',
      'differs / differs, from byte 114: "<a href=\\"/more\\">More</a>" instead of ""',
      'extra /.env is served, but not part of the build (it may have been published by accident)',
      'extra /more is served, but not part of the build (/ links to it)',
    ],
  ],
  [
    'the served build differs from what the commit builds',
    change((changed) => {
      changed.files['blog.html'] = 'other'
      changed.record = makeRecord(changed.files)
    }),
    [
      'differs /blog is as the record says, but not as the commit builds it, from byte 0: "other" instead of "blog text text text text"',
    ],
  ],
  [
    'yesterday’s pages with today’s files',
    change(({ files }) => {
      files['index.html'] = HOME.replace('a-1', 'a-0')
    }),
    [
      expect.stringMatching(/^differs \/ differs, from byte 99: "0\.js/),
      'missing /assets/a-0.js answers 404, but / links to it',
    ],
  ],
  [
    'redirects lose the query, and one leads elsewhere',
    change((changed) => {
      changed.keepsQuery = false
      changed.redirects = REDIRECTS.replace('a.example', 'b.example')
    }),
    [
      'redirect /click/1 answers 302 https://b.example/?ref=w, expected 302 https://a.example/?ref=w',
      'redirect /old answers 301 /blog#faq, expected 301 /blog?verify=live&a=%2F#faq',
      'redirect /index.html answers 301 /, expected /?verify=live&a=%2F',
      'redirect /blog.html, /blog/ answers 301 /blog, expected /blog?verify=live&a=%2F',
    ],
  ],
  [
    'a missing address is answered with 200',
    change((changed) => (changed.status404 = 200)),
    ['status /no-such-…, /assets/no-such-….js answers with status 200, expected 404'],
  ],
  [
    'nothing is compressed',
    change((changed) => (changed.isCompressed = false)),
    ['compression /blog is sent without compression'],
  ],
])('%s', async (_, served, expected) => {
  expect((await verify(served)).lines).toEqual(expected)
})

test('an old build is reported with its commit', async () => {
  const old = makeSite()
  old.record.commit = 'b'.repeat(40)
  expect((await verify(old)).lines).toEqual([
    expect.stringMatching(
      /^commit \/\.well-known\/build\.json is from commit b{40}, built 2026-11-20T08:00:00Z, expected a{40}\./,
    ),
  ])
})

test('any commit is accepted if none is expected', async () => {
  expect((await verify(makeSite(), makeFiles(), null)).lines).toEqual([])
})

test('without a rebuild, the record decides, and notes say what could not be checked', async () => {
  const other = makeSite()
  other.files['blog.html'] = 'other'
  other.record.hasUncommittedChanges = true
  other.record.node = '22.1.0'
  const { lines, notes, checked } = await verify(other, null)
  expect(lines).toContain('differs /blog is not what the record says')
  expect(notes).toEqual([
    'It was built with uncommitted changes: no rebuild can repeat them.',
    'Redirects were not checked: without a rebuild, their list is not known here.',
  ])
  expect(checked).toEqual({ files: 9, rebuilt: false, redirects: 0, protocol: 'http/1.1' })
})

describe('without a rebuild, in the folder of a local build', () => {
  const start = process.cwd()
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-verify-'))
    mkdirSync(path.join(folder, 'out'))
    process.chdir(folder)
  })
  afterEach(() => {
    process.chdir(start)
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['with the same redirects, they are checked', REDIRECTS, 2, 0],
    ['with other redirects, none are checked', '/new /blog 301\n', 0, 1],
  ])('%s', async (_, redirects, checkedRedirects, noteCount) => {
    writeFileSync('out/_redirects', redirects)
    const { checked, notes } = await verify(makeSite(), null)
    expect([checked.redirects, notes.length]).toEqual([checkedRedirects, noteCount])
  })
})

test('a rebuild with different versions is noted', async () => {
  const other = makeSite()
  other.record.node = '22.1.0'
  expect((await verify(other)).notes).toEqual([
    'It was built with node 22.1.0, and rebuilt here with 20.20.2.',
  ])
})

test.each<[string, Site, string]>([
  [
    'has no record',
    change((changed) => (changed.record = null as never)),
    'build.json → (whole file): expected a JSON object',
  ],
  [
    'has a record with a path outside the site',
    change(({ record }) => (record.files['../../etc/passwd'] = '0'.repeat(64))),
    'build.json → files',
  ],
])('a host that %s cannot be checked', async (_, served, message) => {
  await expect(verify(served)).rejects.toThrow(message)
})

test('the error for a host that does not answer has its address', async () => {
  const host = new URL('http://127.0.0.1:1')
  await expect(verifyLive(host, { commit: null, rebuild: null, versions: VERSIONS })).rejects.toThrow(
    'http://127.0.0.1:1/.well-known/build.json does not answer: ',
  )
})

/** Writes until the other side closes the connection. */
function writeForever(stream: NodeJS.WritableStream) {
  const chunk = Buffer.alloc(2 ** 20, 'a')
  const write = () => {
    while (stream.write(chunk));
  }
  stream.on('drain', write).on('error', () => {})
  write()
}

test.each<[string, (response: ServerResponse) => unknown, string]>([
  [
    'has no record',
    (response) => response.writeHead(404).end(),
    'answers with status 404. Either this is not',
  ],
  [
    'forwards to a login',
    (response) => response.writeHead(302, { Location: '/login' }).end(),
    'answers with status 302. Either this is not our site',
  ],
  [
    'shows its home page at every address',
    (response) => response.end('<!DOCTYPE html>'),
    'build.json → (whole file): expected a JSON object, got "<!DOCTYPE html>".',
  ],
  [
    'drops the connection',
    (response) => response.write('{', () => response.destroy()),
    'build.json does not answer: ',
  ],
  ['never stops sending', writeForever, 'build.json does not answer: more than 25 MB'],
  [
    'sends a compression bomb',
    (response) => {
      const gzip = createGzip({ level: 1 })
      gzip.pipe(response.writeHead(200, { 'Content-Encoding': 'gzip' })).on('close', () => gzip.destroy())
      writeForever(gzip)
    },
    'build.json does not answer: more than 25 MB',
  ],
])('a host that is not ours and %s cannot be checked', async (_, send, message) => {
  const other = createServer((_request, response) => void send(response))
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const host = new URL(`http://127.0.0.1:${(other.address() as AddressInfo).port}`)
  const result = verifyLive(host, { commit: null, rebuild: null, versions: VERSIONS })
  await expect(result).rejects.toThrow(message)
  other.closeAllConnections()
  other.close()
})
