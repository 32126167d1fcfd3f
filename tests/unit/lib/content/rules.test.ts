import { parseContent } from '@/lib/content/parse'
import { faultsAfter, readRawContent, SURROUNDINGS, setAt } from '../../../fixtures/fixture-content'

describe('a rule that fails', () => {
  /** The content with these fields changed, held against surroundings that fail when asked for a file. */
  const parseWithBug = (edits: Readonly<Record<string, unknown>>) => {
    const raw = readRawContent()
    for (const [path, value] of Object.entries(edits)) setAt(raw, path, value)
    const hasPublicFile = () => {
      throw new Error('a bug of ours')
    }
    return parseContent(raw, { ...SURROUNDINGS, hasPublicFile }).faults.map(({ field }) => field)
  }

  test('on sound content is a bug of ours, and stops the build', () => {
    expect(() => parseWithBug({})).toThrow('a bug of ours')
  })

  test('beside a fault of a schema adds nothing to it', () => {
    expect(parseWithBug({ 'site.name': 5 })).toEqual(['name'])
  })
})

describe('a broken provider hides its own faults only', () => {
  test.each([
    [
      'what the log ends with',
      { 'providers.providers.0.facts': null, 'providers.providers.2.pricing.amount': 159 },
      ['content/providers.json providers[0].facts', 'content/changes.json changes[2].to'],
    ],
    [
      'a price in a sentence of another',
      { 'providers.providers.0.features': 'one', 'providers.providers.1.mainBenefit': 'Only $5 a month' },
      ['content/providers.json providers[0].features', 'content/providers.json providers[1].mainBenefit'],
    ],
    [
      'a price in an offer',
      { 'providers.providers.1.features': 'one', 'projection.recommendations.0.offer': 'Only $5 a month' },
      ['content/providers.json providers[1].features', 'content/projection.json recommendations[0].offer'],
    ],
  ])('%s is told all the same', (_, edits, told) => {
    expect(faultsAfter(edits).map(({ file, field }) => `${file} ${field}`)).toEqual(told)
  })
})
