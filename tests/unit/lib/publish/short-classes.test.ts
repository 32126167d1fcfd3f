// Short names for classes, in the markup and in the rules of a page at once.
import { shortenClasses } from '@/lib/publish/short-classes.mjs'

const shorten = (html: string, ...scriptWords: string[]) =>
  shortenClasses(html, new Set(scriptWords), (text) => text.replaceAll('&gt;', '>'))

test('the most used class gets the shortest name; a class without a rule goes', () => {
  expect(
    shorten(
      '<style>.mt-2{a:b}.md\\:w-\\[53ch\\]:hover,.p-1\\.5{a:b}</style><p class="md:w-[53ch] unstyled">A</p><p class="md:w-[53ch] p-1.5 mt-2">B</p><i class="unstyled">C</i>',
    ),
  ).toBe('<style>.c{a:b}.a:hover,.b{a:b}</style><p class="a">A</p><p class="a b c">B</p><i>C</i>')
})

test('what a script mentions keeps its name, and no short name is one that is taken', () => {
  expect(
    shorten('<style>.open{a:.5rem}.flat{a:b}.a{a:b}</style><p class="open flat a">A</p>', 'open', 'b'),
  ).toBe('<style>.open{a:.5rem}.c{a:b}.d{a:b}</style><p class="open c d">A</p>')
})

test('a name that is escaped in the attribute is found', () => {
  expect(shorten('<style>.in-\\[x\\>y\\]{a:b}</style><p class="in-[x&gt;y]">A</p>')).toBe(
    '<style>.a{a:b}</style><p class="a">A</p>',
  )
})
