import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'

// Plain ESM, which this runner loads only this way.
const loadListing = () => import('../../lib/publish/list-export.mjs')
const loadTwinStep = () => import('../../lib/publish/remove-not-found-twin.mjs')

function makeExport(files: Record<string, string>): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'weighpoint-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true })
    writeFileSync(path.join(directory, name), text)
  }
  return directory
}

test('a listing names pages by the path a visitor types', async () => {
  const { formatListing, listExport } = await loadListing()
  const directory = makeExport({
    'index.html': '12345',
    'guides/a.html': '1',
    'b.txt': '123',
    'x/index.html': '',
  })
  const listing = await listExport(directory)
  expect(listing).toEqual({
    pages: [
      { path: '/', bytes: 5 },
      { path: '/guides/a', bytes: 1 },
      { path: '/x', bytes: 0 },
    ],
    assets: { files: 1, bytes: 3 },
  })
  expect(formatListing(listing)).toContain('Published 3 pages')
})

test('the twin of the not-found page goes, everything else stays', async () => {
  const { listExport } = await loadListing()
  const { removeNotFoundTwin } = await loadTwinStep()
  const directory = makeExport({
    '_not-found.html': '',
    '_not-found/x.txt': '',
    '404.html': '',
    'a.html': '',
  })
  await removeNotFoundTwin(directory)
  const { pages, assets } = await listExport(directory)
  expect(pages.map((page) => page.path)).toEqual(['/404', '/a'])
  expect(assets.files).toBe(0)
})

const loadReadingStep = () => import('../../lib/publish/reading-pages.mjs')

test('reading pages are those whose route stands under (reading)', async () => {
  const { findReadingPages } = await loadReadingStep()
  const { entries, paths } = findReadingPages(
    { '/(reading)/guides/[slug]/page': '/guides/[slug]', '/(reading)/about/page': '/about', '/page': '/' },
    {
      '/': { srcRoute: '/' },
      '/guides/b': { srcRoute: '/guides/[slug]' },
      '/guides/a': { srcRoute: '/guides/[slug]' },
      '/about': { srcRoute: null },
    },
  )
  expect(entries).toEqual(['/(reading)/guides/[slug]/page', '/(reading)/about/page'])
  expect(paths).toEqual(['/about', '/guides/a', '/guides/b'])
})

test('a client component on a reading page is named; the layout’s own are known', async () => {
  const { findClientComponents } = await loadReadingStep()
  const manifest =
    '{"[project]/node_modules/next/dist/x.js":{},"[project]/components/layout/ScrollRule.tsx":{},"[project]/components/ui/LiveMonth.tsx <module>":{}}'
  expect(findClientComponents(manifest)).toEqual(['components/ui/LiveMonth.tsx'])
})

const loadPlainPage = () => import('../../lib/publish/plain-page.mjs')

test('the framework leaves a page, our own script and the text stay', async () => {
  const { makePlainPage } = await loadPlainPage()
  const html =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script src="/_next/a.js" async=""></script></head>' +
    '<body><div hidden=""><!--$--><!--/$--></div><p class="md:used">Text <b>with</b> <i>spaces</i>,<!-- --> and <pre>  more\n  </pre></p>' +
    '<script data-plain="">ours()</script><script>self.__next_f.push([1,"</p>"])</script></body></html>'
  const styles: Record<string, string> = {
    '/a.css':
      '.unused{color:red}.md\\:used{color:green}:focus-visible{color:blue}@media print{p{color:#000}table{color:#111}}',
  }
  const plain = await makePlainPage(html, async (href) => styles[href] ?? '')
  expect(plain).not.toMatch(/__next_f|src=|preload|stylesheet|<!--|hidden/)
  expect(plain).toContain(
    '<style>.a{color:green}:focus-visible{color:blue}@media print{p{color:#000}}</style></head>',
  )
  expect(plain).toContain('<p class="a">')
  expect(plain).toContain('Text <b>with</b> <i>spaces</i>, and')
  expect(plain).toContain('<pre>  more\n  </pre>')
  expect(plain).toContain('<script>ours();(function')
})

/** Runs a script of lib/publish until it ends by itself. */
function run(script: string, env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('node', [script], { env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (text) => {
      output += text
    })
    child.stderr.on('data', (text) => {
      output += text
    })
    child.on('close', (code) => resolve({ code, output }))
  })
}

for (const script of ['lib/publish/serve.mjs', 'lib/publish/start.mjs']) {
  test(`${script} says that a port is taken, and how to choose another`, async () => {
    const taken = createServer().listen(0)
    const { port } = taken.address() as AddressInfo
    const { code, output } = await run(script, { PORT: String(port) })
    taken.close()
    expect(output).toBe(
      `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start\n`,
    )
    expect(code).toBe(1)
  })

  for (const value of ['abc', '0', '70000', '-1', '3000x']) {
    test(`${script} refuses PORT=${value}`, async () => {
      const { code, output } = await run(script, { PORT: value })
      expect(output).toBe(`PORT must be a number from 1 to 65535, but it is "${value}".\n`)
      expect(code).toBe(1)
    })
  }
}

test('broken content stops dev and build with every fault', async () => {
  // The same command that stands before `next dev` and `next build` in package.json, in a copy of content/.
  const { cpSync, readFileSync, symlinkSync } = await import('node:fs')
  const directory = mkdtempSync(path.join(tmpdir(), 'weighpoint-content-'))
  for (const room of ['content', 'lib', 'public'])
    cpSync(room, path.join(directory, room), { recursive: true })
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, path.join(directory, file))
  symlinkSync(path.resolve('node_modules'), path.join(directory, 'node_modules'))
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(path.join(directory, file), change(readFileSync(path.join(directory, file), 'utf8')))
  edit('content/providers.json', (text) => text.replace('"rating": 9.1', '"rating": "9.1"'))
  edit('content/site.json', (text) => text.replace('"copyrightYear": 2025', '"copyrightYear": 2025,'))

  for (const command of ['dev', 'build']) {
    const result = await new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn('npm', ['run', '-s', command], { cwd: directory })
      let output = ''
      child.stderr.on('data', (text) => {
        output += text
      })
      child.on('close', (code) => resolve({ code, output }))
    })
    expect(result.code).not.toBe(0)
    expect(result.output).toContain('2 faults in the content:')
    expect(result.output).toContain(
      'content/providers.json → providers[2].rating: expected a number from 0 to 10, got "9.1". Remove the quotes.',
    )
    expect(result.output).toContain('content/site.json → line 11: Expected double-quoted property name')
  }
})

const loadPolicy = () => import('../../lib/publish/security-policy.mjs')

test('a page is given a policy that allows its own scripts and nothing else', async () => {
  const { addSecurityPolicy, hash, TRUSTED_TYPES_SCRIPT } = await loadPolicy()
  const html =
    '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><link rel="preload" as="script" href="/a.js"/><script src="/a.js" async=""></script></head><body><script>one()</script></body></html>'
  const secured = addSecurityPolicy(html, {
    integrityOf: (src) => `sha384-of-${src}`,
    connect: ['https://post.example'],
  })
  expect(
    secured.startsWith('<html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy"'),
  ).toBe(true)
  const policy = /content="([^"]+)"/.exec(secured)?.[1]?.split('; ')
  expect(policy).toEqual([
    "default-src 'none'",
    `script-src 'self' ${hash(TRUSTED_TYPES_SCRIPT)} ${hash('one()')}`,
    "style-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://post.example",
    "form-action 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])
  expect(secured.match(/integrity="sha384-of-\/a\.js"/g)).toHaveLength(2)
  expect(hash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('a style in the page is allowed by its hash', async () => {
  const { addSecurityPolicy, hash } = await loadPolicy()
  const secured = addSecurityPolicy('<head><meta charset="utf-8"><style>p{}</style></head>', {
    integrityOf: () => '',
  })
  expect(secured).toContain(`style-src ${hash('p{}')};`)
})

test('a page without script files may connect nowhere and needs no guard', async () => {
  const { addSecurityPolicy } = await loadPolicy()
  const secured = addSecurityPolicy('<head><meta charSet="utf-8"/></head><p>Text</p>', {
    integrityOf: () => '',
    connect: ['https://post.example'],
  })
  expect(secured).toContain("script-src 'none'")
  expect(secured).toContain("connect-src 'self';")
  expect(secured).toContain("trusted-types 'none'")
  expect(secured).toContain("style-src 'none'")
  expect(secured).not.toContain('trustedTypes')
})
