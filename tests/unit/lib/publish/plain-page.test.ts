// A page without the framework: the same text, less around it.
import vm from 'node:vm'
import { makePlainPage, READING_SCRIPT, SPECULATION_RULES } from '@/lib/publish/plain-page.mjs'

const STYLES: Record<string, string> = {
  '/a.css':
    '.unused{color:red}.md\\:used{color:green}:focus-visible{color:blue}@media print{p{color:#000}table{color:#111}}',
  '/site.css': 'p{margin:0}',
}

async function readStyle(href: string) {
  const css = STYLES[href]
  if (css === undefined) throw new Error(`There is no ${href}.`)
  return css
}

/** What a page becomes, but for our own script and the rules for the browser, which stand last in the body. */
async function makePlain({ head = '', body = '' }) {
  const html = await makePlainPage(
    `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`,
    readStyle,
  )
  const [, plainHead, style, plainBody, script] =
    /^<!doctype html><html><head>(.*)<style>(.*)<\/style><\/head><body>(.*)<script>(.*)<\/script><script type="speculationrules">.*<\/script><\/body><\/html>$/s.exec(
      html,
    ) ?? []
  return { head: plainHead, style, body: plainBody, script }
}

test('the framework leaves a page, our own script and the text stay', async () => {
  const plain = await makePlain({
    head: '<meta charSet="utf-8"/><link rel="preload" as="script" href="/a.js"/><link rel="stylesheet" href="/a.css"/><script src="/_next/a.js" async=""></script>',
    body:
      '<div hidden=""><!--$--><!--/$--></div><p class="md:used">Text <b>with</b> <i>spaces</i>,<!-- --> and </p><pre>  more\n  </pre>' +
      '<script data-plain="">ours()</script><script>self.__next_f.push([1,"</p>"])</script><script data-plain="">others()</script>',
  })
  expect(plain).toEqual({
    head: '<meta charset="utf-8">',
    style: '.a{color:green}:focus-visible{color:blue}@media print{p{color:#000}}',
    body: '<p class="a">Text <b>with</b> <i>spaces</i>, and</p><pre>  more\n  </pre>',
    script: `ours();others();${READING_SCRIPT}`,
  })
})

test.each([
  ['<div hidden=""><p>Text</p></div>', '<div hidden><p>Text</p></div>'],
  ['<div hidden=""><!--$-->Text</div>', '<div hidden>Text</div>'],
  ['<div></div>', '<div></div>'],
  ['<section hidden=""></section>', '<section hidden></section>'],
  ['<p>One <b>two<!-- --> three</b></p>', '<p>One <b>two three</b></p>'],
  ['<img src="/a.png" alt=""/>', '<img src="/a.png" alt>'],
  ['<p>a &lt; b &amp; c</p>', '<p>a &lt; b &#38; c</p>'],
])('%s becomes %s', async (body, plain) => {
  expect(await makePlain({ body })).toMatchObject({ body: plain })
})

test('links that a visitor’s browser or a search engine reads stay', async () => {
  const head = '<link rel="canonical" href="https://weighpoint.example/a"><link rel="icon" href="/icon.svg">'
  expect(await makePlain({ head })).toMatchObject({ head })
})

test('of the style sheets the last holds all rules; those in the page come before it', async () => {
  const plain = await makePlain({
    head: '<link rel="stylesheet" href="/a.css"/><style>b{color:red}</style><link rel="stylesheet" href="/site.css"/><style>i{color:red}</style>',
    body: '<p class="md:used">Text <b>with</b> <i>rules</i></p>',
  })
  expect(plain.style).toBe('b{color:red}i{color:red}p{margin:0}')
})

test('a page without a style sheet has no rules', async () => {
  expect(await makePlain({ body: '<p>Text</p>' })).toEqual({
    head: '',
    style: '',
    body: '<p>Text</p>',
    script: READING_SCRIPT,
  })
})

test('the browser may prepare every page of this site but redirects and paid links', async () => {
  const html = await makePlainPage('<p>Text', readStyle)
  expect(html).toContain(`<script type="speculationrules">${SPECULATION_RULES}</script></body>`)
  const isPage = { href_matches: '/*' }
  const isRedirect = { href_matches: '/click/*' }
  const isPaid = { selector_matches: '[target=_blank],[rel~=sponsored]' }
  expect(JSON.parse(SPECULATION_RULES)).toEqual({
    prerender: [{ where: { and: [isPage, { not: isRedirect }, { not: isPaid }] }, eagerness: 'moderate' }],
  })
})

test.each([
  ['another page', '/blog', 1],
  ['a part of the same page', '/guides/a', 0],
])('going back to %s (%s) loads %i page(s)', (_, pathname, count) => {
  const location = { pathname: '/guides/a', reload: jest.fn() }
  const listeners: Record<string, () => void> = {}
  vm.runInNewContext(READING_SCRIPT, {
    location,
    addEventListener: (event: string, listener: () => void) => {
      listeners[event] = listener
    },
  })
  location.pathname = pathname
  listeners.popstate?.()
  expect(location.reload).toHaveBeenCalledTimes(count)
})
