// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code in a string
// Short class names, replaced in the markup, rules, and script of a page together.
import { shortenClasses } from '@/lib/publish/short-classes.mjs'

const shorten = (html: string, ...scriptWords: string[]) =>
  shortenClasses({ html }, new Set(scriptWords), (text) => text.replaceAll('&gt;', '>')).html

test('the most used class gets the shortest name; a class without a rule is removed', () => {
  expect(
    shorten(
      '<style>.mt-2{a:b}.md\\:w-\\[53ch\\]:hover,.p-1\\.5{a:b}</style><p class="md:w-[53ch] unstyled">A</p><p class="md:w-[53ch] p-1.5 mt-2">B</p><i class="unstyled">C</i>',
    ),
  ).toBe('<style>.c{a:b}.a:hover,.b{a:b}</style><p class="a">A</p><p class="a b c">B</p><i>C</i>')
})

test('a script gets the short names in its strings and nowhere else', () => {
  const page = {
    html: '<style>.mt-2{a:b}.text-sm{a:b}.grid{a:b}</style><p class="mt-2 text-sm grid">A</p>',
    script: 'let mt=mt-2;f("mt-2 grid",`text-sm ${"mt-2"} x`,/"mt-2"/,{grid:1})',
  }
  expect(shortenClasses(page, new Set(['mt-2', 'grid', 'text-sm']), (text) => text)).toEqual({
    html: '<style>.a{a:b}.b{a:b}.grid{a:b}</style><p class="a b grid">A</p>',
    script: 'let mt=mt-2;f("a grid",`b ${"a"} x`,/"mt-2"/,{grid:1})',
  })
})

test('a plain word that a script mentions keeps its name, and short names skip those in use', () => {
  expect(
    shorten('<style>.open{a:.5rem}.flat{a:b}.a{a:b}</style><p class="open flat a">A</p>', 'open', 'b'),
  ).toBe('<style>.open{a:.5rem}.c{a:b}.d{a:b}</style><p class="open c d">A</p>')
})

test('a name that is escaped in the attribute is found', () => {
  expect(shorten('<style>.in-\\[x\\>y\\]{a:b}</style><p class="in-[x&gt;y]">A</p>')).toBe(
    '<style>.a{a:b}</style><p class="a">A</p>',
  )
})

test('names are given by number of uses, not by order', () => {
  expect(
    shorten(
      '<style>.mt-1{a:b}.mt-2{a:b}</style><p class="mt-1">A</p><p class="mt-2">B</p><p class="mt-2">C</p>',
    ),
  ).toBe('<style>.b{a:b}.a{a:b}</style><p class="b">A</p><p class="a">B</p><p class="a">C</p>')
})

test('a class that only a script mentions stays, and so does a word in capitals that may be something else', () => {
  expect(
    shorten('<style>.Foo-bar{a:b}</style><p class="hook  Foo-bar\nunstyled">A</p>', 'hook', 'Foo-bar'),
  ).toBe('<style>.Foo-bar{a:b}</style><p class="hook Foo-bar">A</p>')
})

test('a page without rules loses the classes that nothing uses', () => {
  expect(shorten('<p class="mt-1">A</p>')).toBe('<p>A</p>')
})
