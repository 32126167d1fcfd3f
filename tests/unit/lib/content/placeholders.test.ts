import { fillPlaceholders, getPlaceholders } from '@/lib/content/placeholders'
import { QUESTION_COUNT_LABEL } from '@/lib/quiz/answers'
import { getFixtureContent } from '../../../fixtures/checked-content'

test.each([
  [0, 'no', 'No'],
  [1, 'one', 'One'],
  [2, 'two', 'Two'],
  [3, 'three', 'Three'],
  [4, 'four', 'Four'],
  [5, 'five', 'Five'],
  [6, 'six', 'Six'],
  [7, 'seven', 'Seven'],
  [8, 'eight', 'Eight'],
  [9, 'nine', 'Nine'],
  [10, 'ten', 'Ten'],
  [11, '11', '11'],
])('%d listed providers are %s in a sentence, %s at its start', (count, listed, Listed) => {
  const { ranking, ...content } = getFixtureContent()
  const [entry] = ranking.providers
  const providers = Array.from({ length: count }, () => entry as NonNullable<typeof entry>)
  const placeholders = getPlaceholders({ ...content, ranking: { providers } })
  expect(placeholders).toMatchObject({
    listed,
    Listed,
    site: 'Weighpoint',
    reviewed: '150',
    analysed: '74',
    criteria: '20',
    questions: QUESTION_COUNT_LABEL,
    duration: '30 seconds',
  })
})

test('the lowest seller is named with what its price leaves open', () => {
  const { providers, ...content } = getFixtureContent()
  expect(getPlaceholders({ ...content, providers })).toMatchObject({
    lowestSeller:
      'Of the listed sellers, the lowest with the drug included is $1,649, due at once; ask which drug it is.',
    seller250: 'A seller’s $149/month fits on paper; ask which drug it is.',
  })
  const open = providers.map((provider) => ({
    ...provider,
    offers: provider.offers.map((offer) => ({ ...offer, drug: undefined })),
  }))
  expect(getPlaceholders({ ...content, providers: open }).lowestSeller).toBe(
    'Of the listed sellers, the lowest price that we know is at least $1,188, drug not known; ask which drug it is.',
  )
})

test('an unknown placeholder in a list is reported with its path', () => {
  const issues: Parameters<typeof fillPlaceholders>[3] = []
  const filled = fillPlaceholders({ list: ['{a} b', ['{c}']] }, { a: 'A' }, 'content/x.json', issues)
  expect(filled).toEqual({ list: ['A b', ['{c}']] })
  expect(issues).toEqual([
    {
      file: 'content/x.json',
      path: ['list', 1, 0],
      message: 'unknown placeholder {c} in the text "{c}". Use one of {a}.',
    },
  ])
})

test('braces in an address are not placeholders', () => {
  const issues: Parameters<typeof fillPlaceholders>[3] = []
  const value = { url: 'https://a.example/?click={clickid}&to={a}', text: 'https://{a} and {a}' }
  expect(fillPlaceholders(value, { a: 'A' }, 'content/x.json', issues)).toEqual({
    ...value,
    text: 'https://A and A',
  })
  expect(issues).toEqual([])
})
