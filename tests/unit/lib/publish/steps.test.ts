// What publishing does to a page, step by step. The end-to-end tests check that the pages still work.
import type { Facts, Page } from '@/lib/publish/page'
import { applySteps, type STEPS } from '@/lib/publish/steps'
import { addIslandScripts } from '@/lib/publish/steps/add-island-scripts'
import { addSecurityPolicy, hash } from '@/lib/publish/steps/add-security-policy'
import { inlineUsedCss } from '@/lib/publish/steps/inline-used-css'
import { keepUnits } from '@/lib/publish/steps/keep-units'
import { minifyScripts } from '@/lib/publish/steps/minify-scripts'
import { preloadFont } from '@/lib/publish/steps/preload-font'
import { removeNextRuntime } from '@/lib/publish/steps/remove-next-runtime'
import { parseStyleSheet } from '@/lib/publish/used-css'

const page = (html: string): Page => ({ path: '/a', html })

const FACTS: Facts = {
  contactEndpoint: 'https://post.example/messages',
  islands: { react: { address: '/assets/react.js', content: '' }, entries: new Map(), lazy: [] },
  styleSheet: parseStyleSheet('@font-face{src:url(/assets/a-1.woff2)}.used{a:b}.from-code{a:b}.unused{a:b}'),
}

const ENTRY = '/assets/a-1.js'

/** The page has islands, with this code. */
const withCode = (content: string): Facts => ({
  ...FACTS,
  islands: { ...FACTS.islands, entries: new Map([['/a', { address: ENTRY, content }]]) },
})

const NEXT_PAGE =
  '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script></head><body><p class="used">A<!-- -->B</p><script>own()</script>' +
  '<script id="_R_">(globalThis["TURBOPACK"] || []).push({})</script><script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"<p>\\"text\\"</p>"])</script></body></html>'

test("Next's runtime and payload are removed; our own scripts and React's comments stay", () => {
  expect(removeNextRuntime(page(NEXT_PAGE), FACTS).html).toBe(
    '<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/a.css" data-precedence="next"/></head>' +
      '<body><p class="used">A<!-- -->B</p><script>own()</script></body></html>',
  )
})

test('the head loads the entry of the islands and React; a static page loads neither', () => {
  const island = '<div data-island="A"></div>'
  const { html } = addIslandScripts(page(`<head></head>${island}`), withCode('hydrate()'))
  expect(html).toBe(
    `<head><link rel="modulepreload" href="/assets/react.js"/><script type="module" async src="${ENTRY}"></script></head>${island}`,
  )
  expect(addIslandScripts(page('<head></head>'), FACTS).html).toBe('<head></head>')
})

test('a number stays on one line with its unit, except where React compares the text', () => {
  const keep = (html: string) => keepUnits(page(html), FACTS).html.replaceAll('\u00a0', '_')
  expect(keep('<p title="4 days">Within 4 days of <b>2.4 mg</b>, October 2026: MEN 2, Part D</p>')).toBe(
    '<p title="4 days">Within 4_days of <b>2.4_mg</b>, October_2026: MEN_2, Part_D</p>',
  )
  expect(keep('<title>4 days</title><p>3 people, 4 daysies, May 3</p><script>"4 days"</script>')).toBe(
    '<title>4 days</title><p>3 people, 4 daysies, May 3</p><script>"4 days"</script>',
  )
  const island = '<div data-island="A">4 days</div>'
  expect(keep(island)).toBe(island)
})

test('a page whose islands can all wait loads nothing at once, and the most urgent island decides', () => {
  const add = (...whens: string[]) => {
    const islands = whens.map((when) => `<div data-island="A"${when && ` data-when="${when}"`}></div>`)
    return addIslandScripts(page(`<head></head>${islands.join('')}`), withCode('hydrate()'))
  }
  const idle = add('idle')
  expect(idle.html).not.toMatch(/ src=|modulepreload/)
  expect(idle.html).toContain(`["/assets/react.js","${ENTRY}"]`)
  expect(idle.html).toContain('requestIdleCallback')
  expect(idle.html).not.toContain('IntersectionObserver')
  const visible = add('idle', 'visible')
  expect(visible.html).toContain('new IntersectionObserver')
  expect(visible.html).not.toContain('requestIdleCallback')
  expect(add('visible', '').html).toContain(' src="')
})

test('props of more than 5,000 characters are removed from the page: its entry contains them', () => {
  const island = (json: string) =>
    `<script type="application/json">${json}</script><div data-island="A"></div>`
  const html = `<head></head>${island('{"a":1}')}${island(`"${'x'.repeat(5000)}"`)}`
  expect(addIslandScripts(page(html), withCode('hydrate()')).html).toMatch(
    /<\/head><script type="application\/json">\{"a":1\}<\/script><div data-island="A"><\/div><div data-island="A"><\/div>$/,
  )
})

test('code that runs inline is minified, and data stays', () => {
  const text = (code: string) => `<script>${code}</script><p>A\nB</p><script type="a/b">{\n}</script>`
  expect(minifyScripts(page(text('f(function () {\n  return 1 + 1;\n})')), FACTS).html).toBe(
    text('f(function(){return 2});'),
  )
})

test('a page gets the rules that its markup or its scripts mention', () => {
  const html = inlineUsedCss(page(NEXT_PAGE), withCode('f("from-code")')).html
  expect(html).toContain('.used{a:b}.from-code{a:b}</style>')
  expect(html).not.toContain('rel="stylesheet"')
})

test('what an island loads later counts, too', () => {
  const later = { address: '/assets/later-1.js', content: 'f("from-code")' }
  const rulesOf = (entry: string) => {
    const facts = withCode(entry)
    return inlineUsedCss(page(NEXT_PAGE), { ...facts, islands: { ...facts.islands, lazy: [later] } }).html
  }
  expect(rulesOf('import("/assets/later-1.js")')).toContain('.from-code{a:b}')
  expect(rulesOf('f()')).not.toContain('.from-code{a:b}')
})

test('the words of inline scripts count, the characters that React escapes do not, and a second link goes too', () => {
  const link = '<link rel="stylesheet" href="/_next/b.css"/>'
  const styleSheet = parseStyleSheet(
    [
      '.inline{a:b}',
      '#by-id{a:b}',
      '.\\"a\\"{a:b}',
      ".\\'b\\'{a:b}",
      '.\\<c\\>{a:b}',
      '.\\&d{a:b}',
      '.\\&amp\\;d{a:b}',
    ].join(''),
  )
  const html = `${link}<p class="&quot;a&quot; &#x27;b&#x27;" id="by-id">A</p>${link}<i class="&lt;c&gt;  &amp;d">B</i><script>f("inline")</script>`
  expect(inlineUsedCss(page(html), { ...FACTS, styleSheet }).html).toBe(
    html
      .replace(
        link,
        `<style>.inline{a:b}#by-id{a:b}.\\"a\\"{a:b}.\\'b\\'{a:b}.\\<c\\>{a:b}.\\&d{a:b}</style>`,
      )
      .replace(link, ''),
  )
})

test('an error about what remains of Next quotes the place, not the page', () => {
  const text = 'x'.repeat(200)
  expect(() => removeNextRuntime(page(`${NEXT_PAGE}${text}__next_y${text}`), FACTS)).toThrow(
    new Error(
      `/a: part of Next's runtime remains: ${'x'.repeat(80)}__next_y${'x'.repeat(72)}. Update NEXT_SCRIPT.`,
    ),
  )
})

describe('the content security policy', () => {
  const readPolicy = (html: string) =>
    /content="([^"]+)"/.exec(addSecurityPolicy(page(`<head><meta charSet="utf-8"/>${html}`), FACTS).html)?.[1]

  test('allows the scripts and styles of the page and nothing else', () => {
    const html =
      '<style data-a="">p{ }</style></head><script type="application/json">{}</script><script>\none()</script>'
    expect(readPolicy(html)?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hash('\none()')}`,
      `style-src ${hash('p{ }')}`,
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    expect(hash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  })

  test('allows script files and the contact endpoint only where a page needs them', () => {
    expect(readPolicy('<script type="module" src="/a.js"></script>')).toContain("script-src 'self';")
    expect(readPolicy('<div data-island="ContactForm">')).toContain(
      "connect-src 'self' https://post.example;",
    )
  })

  test('has a hash of the speculation rules, which count as scripts', () => {
    expect(readPolicy('<script type="speculationrules">{}</script>')).toContain(hash('{}'))
  })
})

test.each<[string, (typeof STEPS)[number], string, string]>([
  ['no scripts of Next', removeNextRuntime, '<p>Text</p>', "found no script of Next's runtime"],
  [
    'a new kind of script',
    removeNextRuntime,
    `${NEXT_PAGE}<script>__next_x()</script>`,
    "part of Next's runtime remains",
  ],
  ['no style sheet', inlineUsedCss, '<p>Text</p>', 'no link to a style sheet'],
  ['no display font', preloadFont, '<style></style>', 'does not name the display font'],
  ['no charset', addSecurityPolicy, '<head><title>A</title></head>', 'does not start with the charset'],
])('%s: the step stops the build and names the page', (_, step, html, message) => {
  expect(() => step(page(html), FACTS)).toThrow(message)
  expect(() => step(page(html), FACTS)).toThrow(/^\/a: /)
})

test('all steps together leave one policy, which covers what the others added', () => {
  const withIsland = NEXT_PAGE.replace('</body>', '<div data-island="A"></div></body>')
  const { html } = applySteps(page(withIsland), withCode('f("from-code")'))
  expect(html).toContain('<link rel="preload" as="font" href="/assets/a-1.woff2" crossorigin/><style>')
  expect(html.match(/Content-Security-Policy/g)).toHaveLength(1)
  expect(html).toContain(`script-src 'self' ${hash('own();')};`)
  expect(html).toContain(
    `style-src ${hash('@font-face{src:url(/assets/a-1.woff2)}.used{a:b}.from-code{a:b}')};`,
  )
})
