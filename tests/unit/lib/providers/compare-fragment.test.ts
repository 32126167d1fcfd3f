import fc from 'fast-check'
import {
  formatCompareFragment,
  isCompareFragment,
  PICK_LIMIT,
  parseCompareFragment,
} from '@/lib/providers/compare-fragment'

const IDS = ['remedymeds', 't-mates', 'directmeds', 'joinfridays', 'g-plans']

test.each([
  ['#compare=remedymeds', ['remedymeds']],
  ['#compare=t-mates,remedymeds', ['t-mates', 'remedymeds']],
  ['#compare=g-plans,t-mates,remedymeds', ['g-plans', 't-mates', 'remedymeds']],
  ['#compare=remedymeds%2Ct-mates%2cg-plans', ['remedymeds', 't-mates', 'g-plans']],
  ['#compare=remedymeds&utm_source=mail&x', ['remedymeds']],
])('%s picks %j', (fragment, expected) => {
  expect(parseCompareFragment(fragment, IDS)).toEqual(expected)
})

test.each([
  '',
  '#',
  '#faq',
  '#compare',
  '#compare=',
  '#compare=,',
  '#compare=remedymeds,',
  '#compare=,remedymeds',
  '#compare=unknown',
  '#compare=remedymeds,unknown',
  '#compare=remedymeds,remedymeds',
  '#compare=remedymeds,t-mates,directmeds,joinfridays',
  '#compare=RemedyMeds',
  '#compare=remedymeds%252Ct-mates',
  '#compare=%72emedymeds',
  '#compare=remedymeds, t-mates',
  '#compare=&x=remedymeds',
  '#compare=<img src=x onerror=alert(1)>',
  '#compare=__proto__',
  '#compare=constructor',
  '#Compare=remedymeds',
  '##compare=remedymeds',
  `#compare=${'remedymeds,'.repeat(100_000)}`,
  `#compare=${'a'.repeat(1_000_000)}`,
])('%.60s picks no provider', (fragment) => {
  expect(parseCompareFragment(fragment, IDS)).toEqual([])
})

test('a formatted fragment is parsed back to the same ids', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(IDS, { maxLength: PICK_LIMIT }), (ids) => {
      expect(parseCompareFragment(formatCompareFragment(ids), IDS)).toEqual(ids)
    }),
  )
  expect(formatCompareFragment([])).toBe('')
})

test('whatever the fragment contains, only known ids come out, each once', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `#compare=${text}`),
      ),
      (fragment) => {
        const picked = parseCompareFragment(fragment, IDS)
        expect(picked.every((id) => IDS.includes(id))).toBe(true)
        expect(new Set(picked).size).toBe(picked.length)
        expect(picked.length).toBeLessThanOrEqual(PICK_LIMIT)
      },
    ),
  )
})

test('a fragment for another part of the page is not a comparison', () => {
  expect(isCompareFragment('#faq')).toBe(false)
  expect(isCompareFragment('#compare')).toBe(false)
  expect(isCompareFragment('#compare=x')).toBe(true)
})
