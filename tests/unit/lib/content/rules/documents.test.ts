import { faultsAfter, readRawContent } from '../../../example-content'

describe('a source counts as cited wherever a reader sees it', () => {
  const withLonely = () => {
    const { sources } = readRawContent().sources as { sources: object[] }
    return { 'sources.sources': [...sources, { ...sources[0], id: 'lonely', label: 'Lonely' }] }
  }

  test('nowhere', () => {
    expect(faultsAfter(withLonely()).map(({ message }) => message)).toEqual([
      'nothing cites "lonely". Cite it, or remove it from the list.',
    ])
  })

  test.each([
    ['an answer of the FAQ', 'faq.items.0.sources', ['lonely']],
    ['a point of the safety block', 'safety.points.0.sources', ['lonely']],
    ['a question of the safety block', 'safety.questions.0.sources', ['lonely']],
    ['a trial beside the calculator', 'projection.trials.0.source', 'lonely'],
    ['a legal page', 'legal.0.text', 'Text.<Cite id="lonely" />'],
    ['a guide', 'guides.0.text', 'Text.<Cite id="lonely" />'],
  ])('%s', (_, path, value) => {
    expect(faultsAfter({ ...withLonely(), [path]: value })).toEqual([])
  })
})
