// The steps that make a published page small, each on a page of its own: what a visitor gets stays the same.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { expect, test } from 'playwright/test'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

// Plain ESM, which this runner loads only this way.
const loadCompact = () => import('../../lib/publish/compact-payload.mjs')
const loadShort = () => import('../../lib/publish/short-classes.mjs')
const loadUsed = () => import('../../lib/publish/used-css.mjs')
const loadFallbacks = () => import('../../lib/publish/drop-style-fallbacks.mjs')

const parse = (html: string) => unified().use(rehypeParse).parse(html)

/** What the framework finds in its queue after the scripts of a page ran. */
function readPayload(html: string): string {
  const queue: [number, string?][] = []
  const sandbox = { self: { __next_f: undefined as typeof queue | undefined } }
  for (const [, script = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    vm.runInNewContext(script, sandbox)
  queue.push(...(sandbox.self.__next_f ?? []))
  expect(queue[0]?.[0]).toBe(0)
  return queue.map(([, text = '']) => text).join('')
}

const payload = (chunks: string[]) =>
  [
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    ...chunks.map(
      (chunk) =>
        `<script>self.__next_f.push([1,${JSON.stringify(chunk).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')}])</script>`,
    ),
  ].join('')

test.describe('the payload in one script', () => {
  const CHUNKS = [
    '0:["$","p",null,{"children":"A `quoted` text, costs $5 and $' + '{name}"}]\n',
    '1:"</script><!-- <script> \\ \\n \\u0041 \u2028 \r\n \u0000 é 😀"',
    '2:"$$ $& $1 $`"',
  ]

  test('gives the framework the very same text', async () => {
    const { compactPayload } = await loadCompact()
    const html = `<html><head></head><body><p>Text</p>${payload(CHUNKS)}</body></html>`
    expect(readPayload(html)).toBe(CHUNKS.join(''))
    const compact = compactPayload(html)
    expect(compact.match(/<script/g)).toHaveLength(1)
    expect(compact).toMatch(/<\/script><\/body><\/html>$/)
    expect(readPayload(compact)).toBe(CHUNKS.join(''))
  })

  test('leaves out what no browser of ours asks for, and nothing else', async () => {
    const { compactPayload } = await loadCompact()
    const html = `<html><head><link rel="preload" as="script" href="/a.js"/><link rel="preload" as="image" href="/a.png"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script></head><body>${payload(['1'])}</body></html>`
    expect(compactPayload(html)).toBe(
      '<html><head><link rel="preload" as="image" href="/a.png"/><script src="/a.js" async=""></script></head><body>' +
        '<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,`1`])</script></body></html>',
    )
  })

  test('a page with a piece that is not known stays as it is', async () => {
    const { compactPayload } = await loadCompact()
    for (const piece of ['<script>self.__next_f.push([2,null])</script>', '<script>__next_f=[]</script>']) {
      const html = `<html><body>${payload(['1', '2'])}${piece}</body></html>`
      expect(compactPayload(html)).toBe(html)
    }
    expect(compactPayload('<html><body>Text</body></html>')).toBe('<html><body>Text</body></html>')
  })
})

test.describe('short names of classes', () => {
  const shorten = async (html: string, css: string) => {
    const { shortenClasses } = await loadShort()
    const tree = parse(html)
    const rules = shortenClasses(tree, css)
    const body = unified().use(rehypeStringify).stringify(tree)
    return { rules, body: /<body>([\s\S]*)<\/body>/.exec(body)?.[1] }
  }

  test('markup and rules change together, the most used class is the shortest', async () => {
    const { rules, body } = await shorten(
      '<p class="md:wide often"></p><b class="often"></b><i class="often none"></i><u class="none"></u>',
      String.raw`.often{a:b}.md\:wide>:is(.often,.absent):not(.md\:wide)::before{c:d}@media print{.often:hover{e:f}}`,
    )
    expect(body).toBe('<p class="b a"></p><b class="a"></b><i class="a"></i><u></u>')
    expect(rules).toBe('.a{a:b}.b>:is(.a,.absent):not(.b)::before{c:d}@media print{.a:hover{e:f}}')
  })

  test('thirty classes have thirty names', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `class-${String(index).padStart(2, '0')}`)
    const { rules, body } = await shorten(
      names.map((name) => `<p class="${name}"></p>`).join(''),
      names.map((name) => `.${name}{a:b}`).join(''),
    )
    const short = [...rules.matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name)
    expect(new Set(short).size).toBe(30)
    expect([...(body ?? '').matchAll(/class="([a-z]+)"/g)].map(([, name]) => name)).toEqual(short)
  })

  test('the same page gets the same names', async () => {
    const page = '<p class="b1 a1"></p><b class="a1 b1 c1"></b>'
    const css = '.c1{a:b}.b1{a:b}.a1{a:b}'
    expect(await shorten(page, css)).toEqual(await shorten(page, css))
  })
})

test('the rules that a page uses stay, also those for what a visitor does', async () => {
  const { pickUsedCss } = await loadUsed()
  const tree = parse(
    '<html lang="en"><body class="page"><details><summary aria-current="page" id="one">A</summary></details><input type="radio"></body></html>',
  )
  const used = [
    '.page{a:b}',
    'details[open] summary{a:b}',
    '[aria-current=page]{a:b}',
    'input[type=radio]:checked{a:b}',
    '#one:target{a:b}',
    ':focus-visible{a:b}',
    'summary::-webkit-details-marker{a:b}',
    '@media print{summary{a:b}}',
  ]
  const unused = [
    '.absent{a:b}',
    'table{a:b}',
    '#two{a:b}',
    'input[type=checkbox]{a:b}',
    '@media print{dl{a:b}}',
  ]
  expect(await pickUsedCss(tree, used.join(''))).toBe(used.join(''))
  expect((await pickUsedCss(tree, unused.join(''))).replace(/@media print\{\}/, '')).toBe('')
})

test('what only old browsers read leaves the style sheets', async () => {
  const { dropStyleFallbacks } = await loadFallbacks()
  const directory = mkdtempSync(path.join(tmpdir(), 'weighpoint-'))
  const folder = path.join(directory, '_next/static/chunks')
  mkdirSync(folder, { recursive: true })
  const fallback =
    '@layer properties{@supports (((-webkit-hyphens:none)) and (not (margin-trim:inline))){*,:before,:after{--tw-x:0}}}'
  writeFileSync(path.join(folder, 'a.css'), `@layer theme{a{b:c}}${fallback}p{d:e}`)
  writeFileSync(path.join(folder, 'a.js'), fallback)
  await dropStyleFallbacks(directory)
  expect(readFileSync(path.join(folder, 'a.css'), 'utf8')).toBe('@layer theme{a{b:c}}p{d:e}')
  expect(readFileSync(path.join(folder, 'a.js'), 'utf8')).toBe(fallback)
})
