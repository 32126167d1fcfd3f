// Which rules of a style sheet a page keeps.
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { pickUsedCss } from '@/lib/publish/used-css.mjs'

const parse = (html: string) => unified().use(rehypeParse).parse(html)

test('the rules that a page uses stay, also those for what a visitor does', async () => {
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

test('of the variables and animations those stay that a used rule names', async () => {
  const used = ':root{--one:1px}@keyframes turn{to{a:b}}p{width:var(--one);animation:turn 1s}'
  const unused = ':root{--two:2px}@keyframes jump{to{a:b}}dl{width:var(--two);animation:jump 1s}'
  expect(await pickUsedCss(parse('<p>Text</p>'), used + unused)).toBe(`${used}:root{}`)
})

test.each(['aria-labelledby', 'data-cell-kind', 'tabindex', 'variant'])(
  'a rule for [%s] stays where an element has it',
  async (name) => {
    const css = `[${name}]{a:b}`
    expect(await pickUsedCss(parse(`<p ${name}="0">Text</p>`), css)).toBe(css)
    expect(await pickUsedCss(parse('<p>Text</p>'), css)).toBe('')
  },
)
