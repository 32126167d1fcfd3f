// Which rules of a style sheet a page keeps.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseStyleSheet, pickUsedCss, readStyleSheet } from '@/lib/publish/used-css'

const ELEMENTS = ['<details', '<summary', '<p']
const pick = (css: string, ...names: string[]) =>
  pickUsedCss(parseStyleSheet(css), new Set([...ELEMENTS, ...names]))

test.each([
  ['.page{a:b}'],
  ['details[open] summary{a:b}'],
  ['#one:target .page{a:b}'],
  [':focus-visible{a:b}'],
  ['.page:not(.absent){a:b}'],
  [':is(.page,.absent) p{a:b}'],
  ['@media print{.page{a:b}#one{a:b}}'],
  ['@supports (a:b){.page{a:b}}'],
  ['@layer x{.page{a:b}}'],
  ['@container (width>1px){.page{a:b}}'],
  ['@font-face{font-family:a}'],
  ['@starting-style{.absent{a:b}}'],
  ['/*! a notice */'],
  ['.page,#one{a:b}'],
  ['@layer base;'],
  ['@view-transition{navigation:auto}'],
])('%s stays', (css) => {
  expect(pick(css, 'page', 'one')).toBe(css)
})

test.each([
  ['.absent{a:b}'],
  ['.page .absent{a:b}'],
  ['#two{a:b}'],
  [':where(.absent>:not(:last-child)){a:b}'],
  ['.page table{a:b}'],
  ['@media print{.absent{a:b}}'],
  ['@layer x{.absent{a:b}}'],
  ['@container (a){.absent{a:b}}'],
  ['@supports (a:b){.absent{a:b}}'],
  [':root{--one:var(--two);--two:1px}'],
])('%s is removed', (css) => {
  expect(pick(css, 'page', 'one')).toBe('')
})

test('the reset makes borders solid, and a style repeats it', () => {
  const border = '.page{border-style:var(--tw-border-style);border-width:1px}'
  expect(pick(border, 'page')).toBe(border)
  expect(pick(`p{border:0 solid}${border}`, 'page')).toBe('p{border:0 solid}.page{border-width:1px}')
})

test('only the used selectors of a list stay', () => {
  expect(pick('.page,.absent,\n#one{a:b}', 'page', 'one')).toBe('.page,#one{a:b}')
})

test('a class with escaped characters is found by its plain name', () => {
  expect(pick('.md\\:w-\\[53ch\\]:hover{a:b}', 'md:w-[53ch]')).toBe('.md\\:w-\\[53ch\\]:hover{a:b}')
})

test('a custom property stays if a rule of the page reads it, directly or through another', () => {
  const css =
    ':root{--one:var(--two);--two:1px;--three:2px}.page{width:var(--one)}.absent{width:var(--three)}'
  expect(pick(css, 'page')).toBe(':root{--one:var(--two);--two:1px}.page{width:var(--one)}')
  const inGroups = '@media print{:root{--one:1px;--two:2px}}@media print{.page{width:var(--one)}}'
  expect(pick(inGroups, 'page')).toBe(inGroups.replace(';--two:2px', ''))
  expect(pick('@property --one{syntax:"*"}@property --two{syntax:"*"}p{--one:1px;a:var(--one)}')).toBe(
    '@property --one{syntax:"*"}p{--one:1px;a:var(--one)}',
  )
})

test('a registered property that nothing on the page sets is replaced by its initial value, or the fallback', () => {
  const sheet =
    '@property --one{syntax:"*";initial-value:solid}@property --two{syntax:"*"}p{a:var(--one)var(--two,1.5)}.set{--one:dashed}'
  expect(pick(sheet)).toBe('p{a:solid1.5}')
  expect(pick(sheet, 'set')).toBe(
    '@property --one{syntax:"*";initial-value:solid}p{a:var(--one)1.5}.set{--one:dashed}',
  )
})

test('a CSS module does not repeat the values of the theme, nor a registered property', () => {
  const globals = '@layer theme{:root{--one:1px}@media print{:root{--two:2px}}}@property --two{syntax:"*"}'
  const module = '._a1_row{a:var(--one,calc(1px + 0px))var(--two,2px)}@property --two{syntax:"*"}'
  expect(pick(globals + module, '_a1_row')).toBe(
    '@layer theme{:root{--one:1px}@media print{:root{--two:2px}}}@property --two{syntax:"*"}' +
      '._a1_row{a:var(--one)var(--two,2px)}',
  )
})

test('reads each style sheet that a page links to once, and stops the build if there is none', () => {
  const out = mkdtempSync(path.join(tmpdir(), 'weighpoint-css-'))
  writeFileSync(path.join(out, 'a.css'), '.page{a:b}')
  writeFileSync(path.join(out, 'b.css'), '.page{c:d}')
  const link = (href: string) => ({ html: `<link rel="stylesheet" href="/${href}" data-precedence="next"/>` })
  const sheet = parseStyleSheet(readStyleSheet(out, [link('a.css'), link('b.css'), link('a.css')]))
  expect(pickUsedCss(sheet, new Set(['page']))).toBe('.page{a:b}.page{c:d}')
  expect(() => readStyleSheet(out, [{ html: '<p>Text</p>' }])).toThrow('No page links to a style sheet.')
})
