import { faultsAfter, readRawContent } from '../../../../fixtures/fixture-content'

describe('a legal page leaves the addresses of the fixed pages alone', () => {
  /** What an editor is told of a legal page more, in a file of this name. */
  const faultsOfPage = (slug: string) => {
    const { legal } = readRawContent()
    return faultsAfter({ [`legal.${legal.length}`]: { ...legal[0], slug } })
  }

  test.each(['blog', 'findquiz1-results'])('%s.mdx is told', (slug) => {
    expect(faultsOfPage(slug)).toEqual([
      {
        file: `content/legal/${slug}.mdx`,
        field: '(file name)',
        message: `"/${slug}" is a page of its own already, and this text would be published nowhere. Rename the file.`,
      },
    ])
  })

  test('any other name is free', () => {
    expect(faultsOfPage('blog-rules')).toEqual([])
  })
})

describe('a source counts as cited wherever a reader sees it', () => {
  const withLonely = () => {
    const { sources } = readRawContent().sources as { sources: object[] }
    return {
      'sources.sources': [
        ...sources,
        { ...sources[0], id: 'lonely', label: 'Lonely', url: 'https://lonely.example' },
      ],
    }
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

test('no two sources have one address', () => {
  const { sources } = readRawContent().sources as { sources: { url: string }[] }
  expect(faultsAfter({ 'sources.sources.1.url': sources[0]?.url }).map(({ field }) => field)).toEqual([
    'sources[1].url',
  ])
})
