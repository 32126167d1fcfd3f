// Which rules of a style sheet a page keeps.
import { parseStyleSheet, pickUsedCss } from '@/lib/publish/used-css.mjs'

const pick = (css: string, ...names: string[]) => pickUsedCss(parseStyleSheet(css), new Set(names))

test.each([
  ['.page{a:b}'],
  ['details[open] summary{a:b}'],
  ['#one:target .page{a:b}'],
  [':focus-visible{a:b}'],
  ['.page:not(.absent){a:b}'],
  ['@media print{.page{a:b}}'],
  ['@layer base;'],
  ['@view-transition{navigation:auto}'],
])('%s stays', (css) => {
  expect(pick(css, 'page', 'one')).toBe(css)
})

test.each([['.absent{a:b}'], ['.page .absent{a:b}'], ['#two{a:b}'], ['@media print{.absent{a:b}}']])(
  '%s is removed',
  (css) => {
    expect(pick(css, 'page', 'one')).toBe('')
  },
)

test('only the used selectors of a list stay', () => {
  expect(pick('.page,.absent{a:b}', 'page')).toBe('.page{a:b}')
})

test('a class with escaped characters is found by its plain name', () => {
  expect(pick('.md\\:w-\\[53ch\\]:hover{a:b}', 'md:w-[53ch]')).toBe('.md\\:w-\\[53ch\\]:hover{a:b}')
})

test('a custom property stays if a rule of the page reads it, directly or through another', () => {
  const css =
    ':root{--one:var(--two);--two:1px;--three:2px}.page{width:var(--one)}.absent{width:var(--three)}'
  expect(pick(css, 'page')).toBe(':root{--one:var(--two);--two:1px}.page{width:var(--one)}')
  expect(pick('@property --one{syntax:"*"}@property --two{syntax:"*"}p{a:var(--one)}')).toBe(
    '@property --one{syntax:"*"}p{a:var(--one)}',
  )
})
