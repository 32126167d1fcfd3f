/** @jest-environment node */
// What the publishing steps make of one page: pure functions from text to text.
import { createHash } from 'node:crypto'
import { compactPayload } from '@/lib/publish/compact-payload.mjs'
import { readColor, toHex } from '@/lib/publish/palette.mjs'
import { makePlainPage, READING_SCRIPT, SPECULATION_RULES } from '@/lib/publish/plain-page.mjs'
import { findClientComponents, findReadingPages } from '@/lib/publish/reading-pages.mjs'
import { addSecurityPolicy, hash, makePolicy, TRUSTED_TYPES_SCRIPT } from '@/lib/publish/security-policy.mjs'
import { addStructuredData, DATA_BLOCKS } from '@/lib/publish/structured-data.mjs'

const START = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const chunk = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const payload = (...texts: string[]) => `<body><p>Text</p>${START}${texts.map(chunk).join('')}</body>`

/** What the framework would read of a page: all chunks, in their order, as one text. */
function readPayload(html: string): string {
  const self: { __next_f: [number, string?][] } = { __next_f: [] }
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g)) new Function('self', script)(self)
  return self.__next_f.map(([kind, text]) => `${kind}${text ?? ''}`).join('|')
}

test('the data of a page becomes one script at the end of the body, which says the same', () => {
  const html = compactPayload(payload('a', 'b"\\n', 'c'))
  expect(html.startsWith('<body><p>Text</p><script>')).toBe(true)
  expect(html.endsWith('</script></body>')).toBe(true)
  expect(html.match(/<script>/g)).toHaveLength(1)
  expect(readPayload(html)).toBe('0|1ab"\\nc')
})

test.each(['`', '\\', '${a}', '$', '</script>', '<!--', 'a\r\nb\rc', '$&$1', '“é🤠'])(
  'the data may hold %j',
  (text) => {
    const html = compactPayload(payload(`1${text}2${text}`))
    expect(readPayload(html)).toBe(`0|11${text}2${text}`)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  },
)

test('scripts for browsers without modules go, others stay', () => {
  const legacy = '<script src="/a.js" noModule=""></script>'
  const html = compactPayload(payload('a').replace('<p>', `${legacy}<script src="/b.js"></script><p>`))
  expect(html).not.toContain('/a.js')
  expect(html).toContain('<script src="/b.js"></script>')
})

test.each([
  ['without data', '<body><p>Text</p></body>'],
  ['without the start of the data', payload('a').replace(START, '')],
  ['without a chunk', payload()],
  ['with data of another kind', payload('a').replace('</body>', '<script>self.__next_f.push([2,null])</script></body>')],
])('a page %s is left as it is', (_, html) => {
  expect(compactPayload(html)).toBe(html)
})

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.42 0.085 168)', '#005b44'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(0.5 0.1 260)', '#3b669d'],
  ['#fff', '#fff'],
  ['#A0b1C2', '#A0b1C2'],
])('the colour %s is drawn as %s', (value, hex) => {
  expect(readColor(`--color-inkwell: red; --color-ink:  ${value} ;`, 'ink')).toBe(hex)
})

test('every channel of a colour is written with two digits, and none leaves its range', () => {
  expect(toHex(0.2, 0, 0)).toBe('#161616')
  expect(toHex(0.1, 0, 0)).toBe('#030303')
  expect(toHex(2, 0, 0)).toBe('#ffffff')
})

test.each([
  ['', 'app/globals.css: there is no --color-ink.'],
  ['--color-ink: teal;', 'app/globals.css: --color-ink is teal. Write it as #hex or oklch(L C H).'],
  ['--color-ink: #12345;', '--color-ink is #12345.'],
  ['--color-ink: x#fff;', '--color-ink is x#fff.'],
  ['--color-ink: oklch(1 0 0 / 0.5);', '--color-ink is oklch(1 0 0 / 0.5).'],
])('a style sheet with %j has no such colour', (css, message) => {
  expect(() => readColor(css, 'ink')).toThrow(message)
})

test('structured data stands last in the body, and can end nothing before its end', () => {
  const data = { name: '</script><script>alert(1)</script><!--' }
  const html = addStructuredData('<body><p>One</body> two</p></body></html>', data)
  expect(html).toMatch(/^<body><p>One<\/body> two<\/p><script type="application\/ld\+json">[^<]*<\/script><\/body><\/html>$/)
  expect(JSON.parse(/json">([^<]*)</.exec(html)?.[1] ?? '')).toEqual(data)
  expect(addStructuredData('<p>Text', {})).toBe('<p>Text<script type="application/ld+json">{}</script>')
  expect(html.match(DATA_BLOCKS)).toHaveLength(1)
})

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a policy names what the page has, once, and nothing else', () => {
  const none = { inlineScripts: [], inlineStyles: [], hasFiles: false, hasStyleFiles: false, connect: ['https://a.example'] }
  const fixed = ["form-action 'self'", "base-uri 'none'", "require-trusted-types-for 'script'", 'trusted-types default']
  expect(makePolicy(none)).toBe(
    ["default-src 'none'", "script-src 'none'", "style-src 'none'", "img-src 'self'", "manifest-src 'self'", "connect-src 'none'", ...fixed].join('; '),
  )
  const all = makePolicy({
    inlineScripts: ['a()', 'b()', 'a()'],
    inlineStyles: ['p{}', 'p{}'],
    hasFiles: true,
    hasStyleFiles: true,
    connect: ['https://a.example'],
  })
  expect(all).toBe(
    [
      "default-src 'none'",
      `script-src 'self' ${sha256('a()')} ${sha256('b()')}`,
      `style-src 'self' ${sha256('p{}')}`,
      "img-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://a.example",
      ...fixed,
    ].join('; '),
  )
  expect(hash('a()')).toBe(sha256('a()'))
})

const HEAD = '<head><meta charSet="utf-8"/>'
const secure = (html: string) => addSecurityPolicy(html, { integrityOf: (src) => `sum-of-${src}` })
const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html)?.[1] ?? ''

test('a page with script files gets checksums, the guard as its first script, and leave to ask its own host', () => {
  const html = secure(
    `<html>${HEAD}<link rel="preload" as="script" fetchPriority="low" href="/p.js"/><link rel="preload" as="style" href="/p.css"/><link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script></head><body><script>one()</script><style>p{}</style></body></html>`,
  )
  expect(html).toContain('<script src="/a.js" integrity="sum-of-/a.js" async=""></script>')
  expect(html).toContain('<link rel="preload" as="script" fetchPriority="low" href="/p.js" integrity="sum-of-/p.js"/>')
  expect(html).toContain('<link rel="preload" as="style" href="/p.css"/>')
  expect(html).toMatch(/^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*"\/><script data-plain="">/)
  expect(html.indexOf(TRUSTED_TYPES_SCRIPT)).toBeLessThan(html.indexOf('/p.js'))
  expect(policyOf(html)).toContain(`script-src 'self' ${sha256(TRUSTED_TYPES_SCRIPT)} ${sha256('one()')};`)
  expect(policyOf(html)).toContain(`style-src 'self' ${sha256('p{}')};`)
  expect(policyOf(html)).toContain("connect-src 'self';")
})

test('a page without script files gets no guard and may ask nobody', () => {
  const html = secure(`${HEAD.toLowerCase()}<style media="print">p{}</style></head><script data-plain="">\none()\n</script><p>Text</p>`)
  expect(html).not.toContain('trustedTypes')
  expect(policyOf(html)).toContain(`script-src ${sha256('\none()\n')};`)
  expect(policyOf(html)).toContain(`style-src ${sha256('p{}')};`)
  expect(policyOf(html)).toContain("connect-src 'none';")
})

test('a data block is given no leave to run', () => {
  const html = secure(`${HEAD}</head><script type="application/ld+json">{"a":1}</script>`)
  expect(policyOf(html)).toContain("script-src 'none';")
  expect(html).toContain('<script type="application/ld+json">{"a":1}</script>')
})

/** The default policy of Trusted Types as a browser would make it. */
function readTrustedTypes() {
  type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string>
  const made: [string, Policy][] = []
  const trustedTypes = { createPolicy: (...policy: [string, Policy]) => made.push(policy) }
  const location = { href: 'https://weighpoint.example/blog', origin: 'https://weighpoint.example' }
  const run = new Function('window', 'trustedTypes', 'location', TRUSTED_TYPES_SCRIPT)
  run({}, trustedTypes, location)
  expect(made).toEqual([]) // a browser without them is left alone
  run({ trustedTypes }, trustedTypes, location)
  const [[name, policy] = []] = made
  if (!policy) throw new Error('no policy was made')
  return { name, ...policy }
}

test('Trusted Types let through addresses of our own scripts, and no markup', () => {
  const { name, createHTML, createScript, createScriptURL } = readTrustedTypes()
  expect(name).toBe('default')
  expect(['<script></script>', '<b>x</b>', ''].map(createHTML)).toEqual(['<script></script>', '', ''])
  expect(createScript('alert(1)')).toBe('')
  const own = ['/_next/static/a.js', 'https://weighpoint.example/_next/static/a.js']
  expect(own.map(createScriptURL)).toEqual(own)
  for (const other of ['/a.js', '/x/_next/static/a.js', 'https://elsewhere.example/_next/static/a.js', 'data:,x']) {
    expect(() => createScriptURL(other)).toThrow('Refused script address')
  }
})

test('reading pages are those whose route stands under (reading)', () => {
  expect(
    findReadingPages(
      { '/(reading)/guides/[slug]/page': '/guides/[slug]', '/(reading)/about/page': '/about', '/page': '/', '/x/(reading)/page': '/x' },
      {
        '/': { srcRoute: '/' },
        '/x': { srcRoute: '/x' },
        '/guides/b': { srcRoute: '/guides/[slug]' },
        '/guides/a': { srcRoute: '/guides/[slug]' },
        '/about': { srcRoute: null },
      },
    ),
  ).toEqual({
    entries: ['/(reading)/guides/[slug]/page', '/(reading)/about/page'],
    paths: ['/about', '/guides/a', '/guides/b'],
  })
})

test('client components of ours are named once, in order; the layout’s own and the framework’s are not', () => {
  const paths = [
    'node_modules/next/dist/x.js',
    'app/error.tsx',
    'components/layout/ScrollRule.tsx',
    'components/layout/FragmentRule.tsx',
    'components/layout/MissingPathLog.tsx',
    'lib/z.ts',
    'components/ui/LiveMonth.tsx <module>',
    'components/ui/LiveMonth.tsx',
    'app/a.tsx',
  ]
  const manifest = JSON.stringify(Object.fromEntries(paths.map((name) => [`[project]/${name}`, {}])))
  expect(findClientComponents(manifest)).toEqual(['app/a.tsx', 'components/ui/LiveMonth.tsx', 'lib/z.ts'])
})

test('the framework leaves a reading page; our own scripts, the text and the rules it uses stay', async () => {
  const html =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="preload" as="script" href="/a.js"/><link rel="icon" href="/i.svg"/><link rel="stylesheet" href="/first.css"/><link rel="stylesheet" href="/all.css"/><script src="/_next/a.js" async=""></script></head>' +
    '<body><div hidden=""><!--$--><!--/$--></div><div hidden="">Kept</div><div></div><p id="top" class="used" aria-current="page" data-tone="note">Text <b>with</b> <i>spaces</i>,<!-- --> and <pre>  more\n  </pre></p><details name="a"></details>' +
    '<script data-plain="">ours()</script><script>self.__next_f.push([1,"</p>"])</script></body></html>'
  const asked: string[] = []
  const plain = await makePlainPage(html, async (href) => {
    asked.push(href)
    return '.unused{color:red}.used{color:green}#top{color:tan}#other{color:tan}[aria-current=page]{color:blue}[data-tone=note]{color:teal}[data-mood]{color:teal}details[open]{color:navy}:focus-visible{color:blue}table{color:#111}.a-details-b{color:red}@media print{b{color:#000}table{color:#111}}'
  })
  expect(asked).toEqual(['/all.css'])
  expect(plain).toBe(
    `<!doctype html><html><head><meta charset="utf-8"><link rel="icon" href="/i.svg"><style>.used{color:green}#top{color:tan}[aria-current=page]{color:blue}[data-tone=note]{color:teal}details[open]{color:navy}:focus-visible{color:blue}.a-details-b{color:red}@media print{b{color:#000}}</style></head>` +
      `<body><div hidden>Kept</div><div></div><p id="top" class="used" aria-current="page" data-tone="note">Text <b>with</b> <i>spaces</i>, and</p><pre>  more\n  </pre><p></p><details name="a"></details>` +
      `<script data-plain>ours()</script><script data-plain>${READING_SCRIPT}</script><script data-plain type="speculationrules">${SPECULATION_RULES}</script></body></html>`,
  )
})

test('going back from a reading page loads the page that the address names', () => {
  const location = { pathname: '/guides/a', reloads: 0, reload: () => location.reloads++ }
  const listeners: (() => void)[] = []
  const add = (kind: string, listener: () => void) => kind === 'popstate' && listeners.push(listener)
  new Function('location', 'addEventListener', READING_SCRIPT)(location, add)
  for (const listener of listeners) listener()
  expect(location.reloads).toBe(0)
  location.pathname = '/blog'
  for (const listener of listeners) listener()
  expect(location.reloads).toBe(1)
})

test('the browser may prepare pages of ours, but no redirect and no paid link', () => {
  expect(JSON.parse(SPECULATION_RULES)).toEqual({
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: '/click/*' } },
            { not: { selector_matches: '[target=_blank],[rel~=sponsored]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
})
