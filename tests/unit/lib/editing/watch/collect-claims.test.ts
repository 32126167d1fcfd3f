import type { CheckedContent } from '@/lib/content/kinds'
import { type Claim, collectClaims } from '@/lib/editing/watch/collect-claims'
import { getFixtureContent } from '../../../../fixtures/fixture-content'

const evidence = (source: string) => ({ source, verifiedOn: '2026-11-20', checkedBy: 'Ada' })

/** The fixture content without anything to watch but what the test adds. */
function collect(
  add: (content: CheckedContent) => void,
  texts: { guides?: string; legal?: string } = {},
): [string, string[], string[]][] {
  const content = structuredClone(getFixtureContent())
  content['maker-prices'] = { ...content['maker-prices'], drugs: [], programs: [] }
  content.projection.trials = []
  content.faq.items = []
  content.safety.points = []
  content.safety.questions = []
  content.sources.sources = content.sources.sources.slice(0, 2).map((source, index) => ({
    ...source,
    ...{ id: `source-${index}`, url: `https://${index}.com/` },
  }))
  add(content)
  const toTexts = (text?: string) => (text ? [{ name: 'costs', text }] : [])
  const raw = { guides: toTexts(texts.guides), legal: toTexts(texts.legal) }
  return collectClaims(content, raw)
    .filter(({ place }) => !/safety\.json → (?:approvedFor|whoShouldNot|card)/.test(place))
    .map(({ place, figures, pages }: Claim) => [place, figures.map(({ text }) => text), pages])
}

const first = <T>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('the fixture content has no such entry')
  return item
}

test('a fact of a record: figures with a sign or a unit, and the page of its evidence', () => {
  const claims = collect(({ providers }) => {
    const record = first(providers)
    record.facts.refund = 30
    record.mainBenefit = 'Ships in 2 days to 48 states'
    record.evidence = { refund: evidence('https://a.com/'), mainBenefit: evidence('https://b.com/') }
  })
  const file = `content/providers/${first(getFixtureContent().providers).id}.json`
  expect(claims).toEqual([
    [`${file} → evidence.refund`, ['30 days'], ['https://a.com/']],
    [`${file} → evidence.mainBenefit`, ['2 days'], ['https://b.com/']],
  ])
})

test('a fact without a value has no figures, but its page is watched', () => {
  const claims = collect(({ providers }) => {
    const record = first(providers)
    record.facts.refund = null
    record.evidence = { refund: evidence('https://a.com/'), form: undefined }
  })
  expect(claims).toEqual([[expect.stringContaining('evidence.refund'), [], ['https://a.com/']]])
})

test('a score and its page', () => {
  const claims = collect(({ ranking }) => {
    const entry = ranking.providers[1]
    if (entry) Object.assign(entry, { rating: 9.4, scoreEvidence: evidence('https://a.com/') })
  })
  expect(claims).toEqual([['content/ranking.json → providers[1].scoreEvidence', ['9.4'], ['https://a.com/']]])
})

test("the site's claims: the number that each one states", () => {
  const claims = collect(({ site }) => {
    site.counts.reviewed = 150
    site.evidence = {
      'counts.reviewed': evidence('https://a.com/'),
      replyWithin24Hours: evidence('https://b.com/'),
      monthlyUpdates: undefined,
    }
  })
  expect(claims).toEqual([
    ['content/site.json → evidence.counts.reviewed', ['150'], ['https://a.com/']],
    ['content/site.json → evidence.replyWithin24Hours', [], ['https://b.com/']],
  ])
})

test("makers' prices: each price of a drug once, on its own page and that of its source", () => {
  const { drugs, programs } = getFixtureContent()['maker-prices']
  const drug = first(drugs)
  const ladder = first(drug.ladders)
  const step = first(ladder.steps)
  const claims = collect((content) => {
    const steps = [149, 199, 149].map((price) => ({ ...step, price }))
    const url = 'https://maker.com/'
    content['maker-prices'].drugs = [
      {
        ...drug,
        url,
        source: 'source-0',
        ladders: [
          { ...ladder, steps },
          { ...ladder, steps: steps.slice(1) },
        ],
      },
      {
        ...drug,
        url: 'https://1.com/',
        source: 'source-1',
        ladders: [{ ...ladder, steps: steps.slice(0, 1) }],
      },
    ]
    content['maker-prices'].programs = [{ ...first(programs), price: 50, url, source: 'unknown' }]
  })
  const place = 'content/maker-prices.json → '
  expect(claims).toEqual([
    [`${place}drugs[0].ladders[0].steps[0].price`, ['$149'], ['https://maker.com/', 'https://0.com/']],
    [`${place}drugs[0].ladders[0].steps[1].price`, ['$199'], ['https://maker.com/', 'https://0.com/']],
    [`${place}drugs[1].ladders[0].steps[0].price`, ['$149'], ['https://1.com/']],
    [`${place}programs[0].price`, ['$50'], ['https://maker.com/']],
  ])
})

test('trials: the loss in percent', () => {
  const trial = first(getFixtureContent().projection.trials)
  const claims = collect(({ projection }) => {
    projection.trials = [{ ...trial, lossPercent: 14.9, source: 'source-1' }]
  })
  expect(claims).toEqual([['content/projection.json → trials[0].lossPercent', ['14.9%'], ['https://1.com/']]])
})

test('texts that cite a source: dollars and percent, each figure once, but not our estimates and not sums', () => {
  const { drugs } = getFixtureContent()['maker-prices']
  const item = first(getFixtureContent().faq.items)
  const point = first(getFixtureContent().safety.points)
  const drug = first(drugs)
  const [ladder] = drug.ladders
  const claims = collect(
    (content) => {
      // Twelve fills at $100: the sum of the year, $1,200, is on no page.
      const steps = [{ ...first(first(drug.ladders).steps), price: 100 }]
      content['maker-prices'].drugs = [
        { ...drug, url: 'https://maker.com/', source: 'none', ladders: ladder ? [{ ...ladder, steps }] : [] },
      ]
      content.faq.items = [
        {
          ...item,
          answer: [
            'Our estimate is 15-22% of body weight.  A trial measured 14.9% after 68 weeks.',
            'It was 14.9%, $5.',
          ],
          sources: ['source-0', 'unknown', 'source-1'],
        },
        { ...item, answer: ['20%'], sources: ['unknown'] },
      ]
      content.safety.points = [
        { ...point, text: 'No figure.', sources: ['source-0'] },
        { ...point, text: 'About 3%.', sources: ['source-0'] },
      ]
    },
    {
      guides: 'The first fill is $149, the year $1,200, after 12 weeks.<Cite id="source-0" />',
      legal: 'One.\n\nTwo: 7%.<Cite id="source-1" />',
    },
  )
  expect(claims.slice(1)).toEqual([
    ['content/guides/costs.mdx → line 1', ['$149'], ['https://0.com/']],
    ['content/legal/costs.mdx → line 3', ['7%'], ['https://1.com/']],
    ['content/faq.json → items[0].answer', ['14.9%', '$5'], ['https://0.com/', 'https://1.com/']],
    ['content/safety.json → points[1]', ['3%'], ['https://0.com/']],
  ])
})
