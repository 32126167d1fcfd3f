// Short names of classes, in the markup and in the rules at once.
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { shortenClasses } from '@/lib/publish/short-classes.mjs'

function shorten(html: string, css: string) {
  const tree = unified().use(rehypeParse).parse(html)
  const rules = shortenClasses(tree, css)
  const body = unified().use(rehypeStringify).stringify(tree)
  return { rules, body: /<body>([\s\S]*)<\/body>/.exec(body)?.[1] }
}

test('markup and rules change together, the most used class is the shortest', () => {
  const { rules, body } = shorten(
    '<p class="md:wide often"></p><b class="often"></b><i class="often none"></i><u class="none"></u>',
    String.raw`.often{a:b}.md\:wide>:is(.often,.absent):not(.md\:wide)::before{c:d}@media print{.often:hover{e:f}}`,
  )
  expect(body).toBe('<p class="b a"></p><b class="a"></b><i class="a"></i><u></u>')
  expect(rules).toBe('.a{a:b}.b>:is(.a,.absent):not(.b)::before{c:d}@media print{.a:hover{e:f}}')
})

test('thirty classes have thirty names', () => {
  const names = Array.from({ length: 30 }, (_, index) => `class-${String(index).padStart(2, '0')}`)
  const { rules, body } = shorten(
    names.map((name) => `<p class="${name}"></p>`).join(''),
    names.map((name) => `.${name}{a:b}`).join(''),
  )
  const short = [...rules.matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name)
  expect(new Set(short).size).toBe(30)
  expect(short.slice(24, 28)).toEqual(['y', 'z', 'aa', 'ab'])
  expect([...(body ?? '').matchAll(/class="([a-z]+)"/g)].map(([, name]) => name)).toEqual(short)
})

test('of classes that are used equally often the first on the page comes first', () => {
  const { body } = shorten('<p class="d c"></p><b class="c d e"></b>', '.c{x:y}.d{x:y}.e{x:y}')
  expect(body).toBe('<p class="a b"></p><b class="b a c"></b>')
})
