// What changed between two versions of a file, in an editor's words.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describeChange } from '@/lib/editing/desk/words'

const T_MATES = 'content/providers/t-mates.json'
const GUIDE = 'content/guides/glp1-cost-breakdown.mdx'

const read = (file: string) => readFileSync(path.join('tests/fixtures', file), 'utf8')

/** The words for a change to the data of a JSON file. */
function wordsAfter(file: string, change: (data: Record<string, unknown>) => object): string[] {
  const data = JSON.parse(read(file))
  return describeChange(file, read(file), JSON.stringify({ ...data, ...change(data) })).words
}

test('the text beside a price is part of the record', () => {
  expect(wordsAfter(T_MATES, ({ pricing }) => ({ pricing: { ...Object(pricing), note: 'Sale' } }))).toEqual([
    'Pricing › Note: “Pre-Summer Sale” → “Sale”',
  ])
})

test('a list that was not there is named by its entries', () => {
  const otherTerms = [{ name: 'Cancellation fee', words: '$50.', evidence: {} }]
  expect(wordsAfter(T_MATES, () => ({ otherTerms }))).toEqual([
    'Other terms: added “Cancellation fee · $50.”',
  ])
})

test('an entry of the change log says what changed; one of the redirects, from where to where', () => {
  const entry = {
    date: '2026-12-01',
    provider: 't-mates',
    field: 'pricing',
    from: '$99',
    to: '$109',
    why: '',
  }
  expect(wordsAfter('content/changes.json', (own) => ({ changes: [entry, ...Object(own.changes)] }))).toEqual(
    ['Changes: added “t-mates · price · $99 → $109”'],
  )
  const redirect = { from: '/guides/old', to: '/guides/new', reason: 'The page was renamed.' }
  expect(
    wordsAfter('content/redirects.json', (own) => ({ redirects: [...Object(own.redirects), redirect] })),
  ).toEqual(['Redirects: added “/guides/old → /guides/new”'])
})

test('a renamed file shows with both addresses', () => {
  expect(describeChange(GUIDE, read(GUIDE), null).words).toEqual(['removed: /guides/glp1-cost-breakdown'])
  expect(describeChange('content/guides/costs.mdx', null, read(GUIDE)).words).toEqual([
    'added: /guides/costs',
  ])
})

test('a paragraph has no number, and its citations no code', () => {
  const [before, after] = ['One.<Cite id="step-1" />', 'Two.<Cite id="step-1" />'].map((text) =>
    read(GUIDE).replace('\n## ', `\n${text}\n\n## `),
  )
  expect(describeChange(GUIDE, String(before), String(after)).words).toEqual([
    'Text: “One.[step-1]” → “Two.[step-1]”',
  ])
})
