import { errorsAfter, readRawContent } from '../../../../fixtures/fixture-content'

describe('a legal page cannot take the address of a fixed page', () => {
  /** The errors after adding a legal page in a file of this name. */
  const errorsOfPage = (slug: string) => {
    const { legal } = readRawContent()
    return errorsAfter({ [`legal.${legal.length}`]: { ...legal[0], slug } })
  }

  test.each(['blog', 'findquiz1-results'])('%s.mdx', (slug) => {
    expect(errorsOfPage(slug)).toEqual([
      `content/legal/${slug}.mdx → (file name): "/${slug}" is the address of another page, so this text would not be published. Rename the file.`,
    ])
  })

  test('any other name is allowed', () => {
    expect(errorsOfPage('blog-rules')).toEqual([])
  })
})

describe('the figure on the card of a guide must be in its text', () => {
  const errorsOf = (value: string, meaning: string) =>
    errorsAfter({
      'guides.0.frontmatter.figure': { value, meaning },
      'guides.0.text': 'Lost: 20.2% of $1,088, not 13.7%.<Cite id="step-1" />',
    })

  test('exactly as written', () => {
    expect(errorsOf('20.2%', 'of $1,088; 13.7% on GLP-1')).toEqual([expect.stringContaining('got "1"')])
    expect(errorsOf('20.2%', 'of $1,088; 13.7% on the other')).toEqual([])
  })

  test('a different number is an error', () => {
    expect(errorsOf('20%', 'of 1,088')).toEqual([
      expect.stringMatching(
        /figure\.value: expected a number that is in the text of the guide, got "20"\. Correct it, or add it to the text with its source\./,
      ),
    ])
  })
})

describe('a figure with a unit in a guide needs a source', () => {
  const HOW_TO_CITE =
    'Cite one after the sentence, like <Cite id="step-1" />, or name the sources of the whole table.'

  test('in the text, where the error has the line and the sentence', () => {
    expect(errorsAfter({ 'guides.0.text': 'One.\n\nIt costs $449 a fill. Ask.' })).toEqual([
      `content/guides/first-month-glp1.mdx → line 3: "$449" has no source in "It costs $449 a fill.". ${HOW_TO_CITE}`,
    ])
  })

  test.each(['title', 'lead', 'emergency'])('above the text, in the %s, it cannot have one', (field) => {
    expect(errorsAfter({ [`guides.0.frontmatter.${field}`]: 'Save $449 now' })).toEqual([
      `content/guides/first-month-glp1.mdx → ${field}: "$449" has no source here. Leave it out, or move it to the text and cite its source.`,
    ])
  })

  test('a legal page needs no sources', () => {
    expect(errorsAfter({ 'legal.0.text': 'Deleted after 30 days.' })).toEqual([])
  })
})

describe('a source counts as cited wherever a reader sees it', () => {
  const withUncitedSource = () => {
    const { sources } = readRawContent().sources as { sources: object[] }
    return {
      'sources.sources': [
        ...sources,
        { ...sources[0], id: 'lonely', label: 'Lonely', url: 'https://lonely.example' },
      ],
    }
  }

  test('if it is cited nowhere, that is an error', () => {
    expect(errorsAfter(withUncitedSource()).join()).toMatch(
      /^content\/sources\.json → sources\[\d+\]\.id: nothing cites "lonely"\. Cite it, or remove it from the list\./,
    )
  })

  test.each([
    ['an answer of the FAQ', 'faq.items.0.sources', ['lonely']],
    ['a point of the safety block', 'safety.points.0.sources', ['lonely']],
    ['a question of the safety block', 'safety.questions.0.sources', ['lonely']],
    ['a trial beside the calculator', 'projection.trials.0.source', 'lonely'],
    ['a legal page', 'legal.0.text', 'Text.<Cite id="lonely" />'],
    ['a guide', 'guides.0.text', 'Text.<Cite id="lonely" />'],
  ])('%s', (_, path, value) => {
    expect(errorsAfter({ ...withUncitedSource(), [path]: value })).toEqual([])
  })
})

test('no two sources have the same address', () => {
  const { sources } = readRawContent().sources as { sources: { url: string }[] }
  expect(errorsAfter({ 'sources.sources.1.url': sources[0]?.url })).toEqual([
    expect.stringContaining('sources[1].url: '),
  ])
})
