import { formatFaults } from '@/lib/content/faults'
import { parseContent } from '@/lib/content/parse'
import {
  faultsAfter,
  getFixtureContent,
  readRawContent,
  SURROUNDINGS,
  setAt,
} from '../../../fixtures/fixture-content'

const breakAt = (path: string, value: unknown) => formatFaults(faultsAfter({ [path]: value }))

test('the content that these tests break is in order', () => {
  expect(parseContent(readRawContent(), SURROUNDINGS).faults).toEqual([])
})

describe('a broken field names file, field, value and what to do', () => {
  test.each([
    // fields of providers
    [
      'providers.providers.2.rating',
      '9.1',
      'content/providers.json → providers[2].rating: expected a number from 0 to 10, got "9.1". Remove the quotes.',
    ],
    [
      'providers.providers.2.rating',
      'high',
      'content/providers.json → providers[2].rating: expected a number from 0 to 10, got "high". Write it in digits, without quotes.',
    ],
    [
      'projection.trials.0.lossPercent',
      true,
      'content/projection.json → trials[0].lossPercent: expected a number, got true. Write it in digits, without quotes.',
    ],
    [
      'providers.providers.2.rating',
      11,
      'content/providers.json → providers[2].rating: expected a number from 0 to 10, got 11. Use the 0–10 scale.',
    ],
    [
      'providers.providers.2.rating',
      -1,
      'content/providers.json → providers[2].rating: expected a number from 0 to 10, got -1. Use the 0–10 scale.',
    ],
    [
      'providers.providers.2.rating',
      9.15,
      'content/providers.json → providers[2].rating: expected at most one decimal, got 9.15. Round it, for example to 9.4.',
    ],
    [
      'providers.providers.0.name',
      '',
      'content/providers.json → providers[0].name: expected the name of a provider, got "". Write the text without spaces at its start or end.',
    ],
    [
      'providers.providers.0.name',
      undefined,
      'content/providers.json → providers[0].name: missing: expected a text. Add the field; see content/schemas for what it holds.',
    ],
    [
      'providers.providers.0.name',
      5,
      'content/providers.json → providers[0].name: expected a text, got 5. Put it in quotes.',
    ],
    [
      'providers.providers.0.naem',
      'x',
      'content/providers.json → providers[0].naem: there is no such field; it holds "x". Correct its spelling or remove it.',
    ],
    [
      'providers.providers.0.features',
      [],
      'content/providers.json → providers[0].features: expected at least one feature, got 0 entries. Write null where the provider states none.',
    ],
    [
      'providers.providers.0.features',
      'one',
      'content/providers.json → providers[0].features: expected a list, got "one". Put it between [ and ].',
    ],
    [
      'providers.providers.0.pricing.amount',
      '$179',
      'content/providers.json → providers[0].pricing.amount: expected an amount in dollars, got "$179". Write digits only, without quotes, "$" or commas.',
    ],
    [
      'providers.providers.0.pricing.amount',
      0,
      'content/providers.json → providers[0].pricing.amount: expected an amount above 0, got 0. Write null where the price is not stated.',
    ],
    [
      'providers.providers.0.pricing.amount',
      9.999,
      'content/providers.json → providers[0].pricing.amount: expected dollars with at most two decimals, got 9.999. Round it to cents.',
    ],
    [
      'providers.providers.0.pricing.period',
      'fortnight',
      'content/providers.json → providers[0].pricing.period: expected one of "day", "week", "month", "quarter", "year", "once", got "fortnight". Use one of these.',
    ],
    [
      'providers.providers.0.facts.oralOption',
      'yes',
      'content/providers.json → providers[0].facts.oralOption: expected true, false or null, got "yes". Write null where the provider does not say.',
    ],
    [
      'providers.providers.0.websiteUrl',
      'https://remedymeds.example/a b',
      'content/providers.json → providers[0].websiteUrl: expected an address without a space, got "https://remedymeds.example/a b". Copy it anew from the browser.',
    ],
    [
      'providers.providers.0.websiteUrl',
      'http://remedymeds.example',
      'content/providers.json → providers[0].websiteUrl: expected an address that starts with https://, got "http://remedymeds.example". Copy it whole from the browser.',
    ],
    [
      'providers.providers.0.websiteUrl',
      'javascript:alert(1)',
      'content/providers.json → providers[0].websiteUrl: expected an address that starts with https://, got "javascript:alert(1)". Copy it whole from the browser.',
    ],
    [
      'providers.providers.0.evidence.pricing',
      { source: 'https://remedymeds.com/pricing', verifiedOn: 'yesterday', checkedBy: 'Ada' },
      'content/providers.json → providers[0].evidence.pricing.verifiedOn: expected a day, got "yesterday". Write it as year-month-day, for example "2026-11-20".',
    ],
    [
      'providers.providers.0.evidence.pricing',
      { verifiedOn: '2026-12-01', checkedBy: 'Ada' },
      'content/providers.json → providers[0].evidence.pricing.source: missing: expected an address that starts with https://. Add the field; see content/schemas for what it holds.',
    ],
    [
      'providers.providers.0.evidence.pricing',
      { source: 'https://remedymeds.com/pricing', checkedBy: 'Ada' },
      'content/providers.json → providers[0].evidence.pricing.verifiedOn: missing: expected a day. Add the field',
    ],
    [
      'providers.providers.0.evidence.pricing',
      { source: 'https://remedymeds.com/pricing', verifiedOn: '2026-12-01' },
      'content/providers.json → providers[0].evidence.pricing.checkedBy: missing: expected a text. Add the field',
    ],
    [
      'providers.providers.0.evidence.pricing',
      { checked: true },
      'content/providers.json → providers[0].evidence.pricing.checked: there is no such field; it holds true. Correct its spelling or remove it.',
    ],
    [
      'providers.providers.0.evidence.pricing',
      true,
      'content/providers.json → providers[0].evidence.pricing: expected a group of fields, got true. Put its fields between { and }.',
    ],
    [
      'providers.providers.0.evidence',
      { 'facts.oralOptions': {} },
      'content/providers.json → providers[0].evidence.facts.oralOptions: there is no such field; it holds a group of fields.',
    ],
    [
      'providers.providers.0.evidence.pricing',
      { source: 'https://remedymeds.com/pricing', verifiedOn: '2026-11-19', checkedBy: 'Ada' },
      'content/providers.json → providers[0].evidence.pricing.verifiedOn: expected 2026-11-20 or later, the day of the last change in content/changes.json, got "2026-11-19". Check the price again, or remove its evidence.',
    ],
    // the change log
    [
      'providers.providers.1.pricing.amount',
      109,
      'content/changes.json → changes[1].to: expected "$109 a month", as content/providers.json → providers[1].pricing says, got "$99 a month". If the price changed, add an entry on top: { "date": "…", "provider": "t-mates", "field": "pricing", "from": "$99 a month", "to": "$109 a month", "why": "…" }.',
    ],
    [
      'providers.providers.0.pricing.firstMonthDiscount',
      null,
      'content/changes.json → changes[0].to: expected "$179 a month", as content/providers.json → providers[0].pricing says, got "$179 a month, $100 off the first month".',
    ],
    [
      'providers.providers.1.pricing',
      null,
      'content/changes.json → changes[1].to: expected null, as content/providers.json → providers[1].pricing says, got "$99 a month".',
    ],
    [
      'changes.changes',
      [],
      'content/changes.json → changes: expected an entry for the price of "remedymeds" ("$179 a month, $100 off the first month", as content/providers.json → providers[0].pricing says), got none. Add an entry on top: { "date": "…", "provider": "remedymeds", "field": "pricing", "from": null, "to": "$179 a month, $100 off the first month", "why": "…" }.',
    ],
    [
      'changes.changes.0.provider',
      'nobody',
      'content/changes.json → changes[0].provider: there is no "nobody" in content/providers.json. Use one of remedymeds, ',
    ],
    [
      'changes.changes.0.field',
      'price',
      'content/changes.json → changes[0].field: expected one of "pricing", "rating", ',
    ],
    [
      'changes.changes.0.date',
      '2026-11-01',
      'content/changes.json → changes[1].date: expected 2026-11-01 or an earlier day, got "2026-11-20". The newest entry comes first: move it up.',
    ],
    // the safety block
    [
      'safety.questions.0.sources',
      [],
      'content/safety.json → questions[0].sources: expected at least one source, got 0 entries. Name an id from sources.json.',
    ],
    [
      'safety.questions.0.sources',
      ['fda'],
      'content/safety.json → questions[0].sources[0]: there is no "fda" in content/sources.json.',
    ],
    ['safety.questions', [], 'content/safety.json → questions: expected eight questions, got 0 entries.'],
    // what the launch check reads
    [
      'site.evidence',
      { checked: true },
      'content/site.json → evidence.checked: there is no such field; it holds true. Correct its spelling or remove it.',
    ],
    [
      'guides.0.frontmatter.reviewer',
      'Ada, MD',
      'content/guides/first-month-glp1.mdx → reviewer: expected a group of fields, got "Ada, MD". Put its fields between { and }.',
    ],
    [
      'guides.0.frontmatter.reviewer',
      { name: 'Ada, MD', date: '2026-12-01' },
      'content/guides/first-month-glp1.mdx → reviewer.record: missing: expected an address that starts with https://.',
    ],
    [
      'legal.0.frontmatter.reviewedByCounsel',
      true,
      'content/legal/affiliate-disclosure.mdx → reviewedByCounsel: expected a group of fields, got true.',
    ],
    [
      'testimonials.testimonials.0',
      { text: 'A text.' },
      'content/testimonials.json → testimonials[0].illustrative: missing: expected either true or "evidence" of a consent. Add the field',
    ],
    [
      'testimonials.testimonials.0',
      {
        text: 'A text.',
        illustrative: true,
        evidence: { source: 'https://a.com/', verifiedOn: '2026-12-01', checkedBy: 'Ada' },
      },
      'content/testimonials.json → testimonials[0].illustrative: expected either true or "evidence" of a consent, got true.',
    ],
    [
      'providers.providers.0.id',
      'Remedy Meds',
      'content/providers.json → providers[0].id: expected a short name of lower-case letters, digits and hyphens, got "Remedy Meds". Write it like "direct-meds".',
    ],
    [
      'providers.providers.0.isLegitScript',
      'true',
      'content/providers.json → providers[0].isLegitScript: expected true, false or null, got "true". Write null where the provider does not say.',
    ],
    [
      'providers.providers',
      [],
      'content/providers.json → providers: expected at least one provider, got 0 entries. Add one.',
    ],
    [
      'providers',
      [],
      'content/providers.json → (whole file): expected a group of fields, got 0 entries. Put its fields between { and }.',
    ],
    // rules over the set of providers
    [
      'providers.providers.1.rank',
      3,
      'content/providers.json → providers[1].rank: expected 2, got 3. Ranks run 1, 2, 3 … without gaps, in the order of the list.',
    ],
    [
      'providers.providers.0.isTopChoice',
      false,
      'content/providers.json → providers[0].isTopChoice: expected true, got false. Rank 1 is the top choice: set it to true.',
    ],
    [
      'providers.providers.3.isTopChoice',
      true,
      'content/providers.json → providers[3].isTopChoice: expected false, got true. Only rank 1 is the top choice: set it to false.',
    ],
    [
      'providers.providers.3.name',
      't-mates',
      'content/providers.json → providers[3].name: "t-mates" is taken by providers[1].name. Choose another.',
    ],
    [
      'providers.providers.4.alsoListedAs.name',
      'DirectMeds',
      'content/providers.json → providers[4].alsoListedAs.name: "DirectMeds" is taken by providers[2].name. Choose another.',
    ],
    [
      'providers.providers.3.id',
      't-mates',
      'content/providers.json → providers[3].id: "t-mates" is taken by providers[1].id. Choose another.',
    ],
    [
      'providers.providers.1.logo',
      '/logos/missing.svg',
      'content/providers.json → providers[1].logo: there is no file public/logos/missing.svg. Add the image, or correct the path.',
    ],
    [
      'providers.providers.2.pricing.fromAmount',
      200,
      'content/providers.json → providers[2].pricing.fromAmount: expected less than 149, got 200. A "from" price is the lower one; else write null.',
    ],
    // the other files
    [
      'site.supportEmail',
      'support',
      'content/site.json → supportEmail: expected an e-mail address, got "support". Write it like "support@weighpoint.example".',
    ],
    [
      'site.counts.reviewed',
      '150+',
      'content/site.json → counts.reviewed: expected a whole number above 0, got "150+". Write digits only, without quotes, commas or "+".',
    ],
    [
      'navigation.header.1.href',
      '/rankings',
      'content/navigation.json → header[1].href: there is no page at "/rankings". Use one of /, ',
    ],
    [
      'navigation.header.1.href',
      'bestofmonth/',
      'content/navigation.json → header[1].href: expected a path on this site, got "bestofmonth/". Start it with "/" and leave out the address and the last "/", for example "/bestofmonth".',
    ],
    [
      'navigation.footer.legal.links.0.href',
      '/privacy',
      'content/navigation.json → footer.legal.links[0].href: there is no page at "/privacy". Use one of /, ',
    ],
    [
      'home.hero.primary.href',
      '/top',
      'content/home.json → hero.primary.href: there is no page at "/top". Use one of /, ',
    ],
    ['home.trust.cards', [], 'content/home.json → trust.cards: expected three cards, got 0 entries.'],
    [
      'home.hero.lead',
      'Over {revieved} providers.',
      'content/home.json → hero.lead: there is no {revieved}; the text is "Over {revieved} providers.". Use one of {listed}, {Listed}, {site}, {certifier}, {reviewed}, {analysed}, {criteria}.',
    ],
    [
      'faq.items.1.id',
      'what-are-glp-1-drugs',
      'content/faq.json → items[1].id: "what-are-glp-1-drugs" is taken by items[0].id. Choose another.',
    ],
    [
      'faq.items.0.answer',
      [],
      'content/faq.json → items[0].answer: expected at least one paragraph, got 0 entries. Write the answer.',
    ],
    [
      'faq.items.0.sources.0',
      'step-9',
      'content/faq.json → items[0].sources[0]: there is no "step-9" in content/sources.json. Add it there, or use one of step-1, ',
    ],
    [
      'posts.posts.0.slug',
      '/ranking',
      'content/posts.json → posts[0].slug: there is no page at "/ranking". Use one of /, ',
    ],
    [
      'posts.posts.1.slug',
      '/bestofmonth',
      'content/posts.json → posts[1].slug: "/bestofmonth" is taken by posts[0].slug. Choose another.',
    ],
    [
      'posts.posts.1.date',
      '20 November',
      'content/posts.json → posts[1].date: expected "current-month" or a day, got "20 November". Write a day as "2026-11-20".',
    ],
    [
      'posts.posts.1.category',
      'News',
      'content/posts.json → posts[1].category: expected one of "Rankings", "Quiz", got "News". Use one of these.',
    ],
    [
      'posts.posts.1.featured',
      true,
      'content/posts.json → posts[1].featured: expected false, got true. posts[0] is featured already; only one can be.',
    ],
    [
      'sources.sources.0.url',
      'doi.org/10.1',
      'content/sources.json → sources[0].url: expected an address that starts with https://, got "doi.org/10.1". Copy it whole from the browser.',
    ],
    [
      'sources.sources.0.readOn',
      'November',
      'content/sources.json → sources[0].readOn: expected a date, got "November". Write "2026-11" or "2026-11-20".',
    ],
    [
      'guides.0.frontmatter.badge',
      '',
      'content/guides/first-month-glp1.mdx → badge: expected a category, got "". Write the text without spaces at its start or end.',
    ],
    [
      'guides.0.frontmatter',
      undefined,
      'content/guides/first-month-glp1.mdx → (whole file): expected a group of fields, got nothing. Put its fields between { and }.',
    ],
    [
      'guides.1.frontmatter.title',
      'Your First Month on GLP-1 Medication',
      'content/guides/glp1-cost-breakdown.mdx → title: "Your First Month on GLP-1 Medication" is taken by content/guides/first-month-glp1.mdx. Choose another.',
    ],
    [
      'legal.0.frontmatter.titel',
      'x',
      'content/legal/affiliate-disclosure.mdx → titel: there is no such field; it holds "x". Correct its spelling or remove it.',
    ],
    [
      'providers.providers.0.pricing.firstMonthDiscount',
      500,
      'content/providers.json → providers[0].pricing.firstMonthDiscount: expected at most 179, the price of one month, got 500. Correct the discount or the amount.',
    ],
    [
      'providers.providers.0.pricing.freeMonths',
      12,
      'content/providers.json → providers[0].pricing.freeMonths: expected at most 11, got 12. A first year that costs nothing is hardly what is stated; correct it, or write null.',
    ],
    [
      'providers.providers.0.pricing',
      {
        amount: 900,
        period: 'once',
        note: null,
        firstMonthDiscount: null,
        freeMonths: 1,
        fromAmount: null,
      },
      'content/providers.json → providers[0].pricing.freeMonths: expected null, got 1. A price that is paid once has no months that are free.',
    ],
    [
      'providers.providers.4.alsoListedAs.logo',
      '/logos/missing.svg',
      'content/providers.json → providers[4].alsoListedAs.logo: there is no file public/logos/missing.svg. Add the image, or correct the path.',
    ],
    [
      'providers.providers.0.features.1',
      'same price for all doses',
      'content/providers.json → providers[0].features[1]: "same price for all doses" is taken by providers[0].features[0]. Choose another.',
    ],
    [
      'navigation.header.2.href',
      '/bestofmonth',
      'content/navigation.json → header[2].href: "/bestofmonth" is taken by header[1].href. Choose another.',
    ],
    [
      'navigation.footer.resources.links.1.href',
      '/news',
      'content/navigation.json → footer.resources.links[1].href: there is no page at "/news". Use one of /, ',
    ],
    ['home.findings.items', [], 'content/home.json → findings.items: expected six items, got 0 entries.'],
    [
      'home.hero.badges',
      ['One'],
      'content/home.json → hero.badges: expected two badges, got 1 entry. The third, with the month, is added by the page.',
    ],
    [
      'posts.posts.1.id',
      'monthly-ranking',
      'content/posts.json → posts[1].id: "monthly-ranking" is taken by posts[0].id. Choose another.',
    ],
    [
      'posts.posts.0.featured',
      false,
      'content/posts.json → posts: no post is featured. Set "featured": true for the one on top of the blog.',
    ],
    [
      'posts.posts.1.date',
      '2026-02-31',
      'content/posts.json → posts[1].date: expected "current-month" or a day, got "2026-02-31". Write a day as "2026-11-20".',
    ],
    [
      'sources.sources.1.id',
      'step-1',
      'content/sources.json → sources[1].id: "step-1" is taken by sources[0].id. Choose another.',
    ],
    [
      'sources.sources.0.readOn',
      '2026-99',
      'content/sources.json → sources[0].readOn: expected a date, got "2026-99". Write "2026-11" or "2026-11-20".',
    ],
    ['site.blurb', 'By {name}.', 'content/site.json → blurb: there is no {name}; the text is "By {name}.".'],
    [
      'guides.0.frontmatter.description',
      'What a reader of {all} finds on this page, in one sentence.',
      'content/guides/first-month-glp1.mdx → description: there is no {all}',
    ],
    [
      'guides.0.frontmatter.description',
      'Too short.',
      'content/guides/first-month-glp1.mdx → description: expected at least 50 characters, got "Too short.". Say what a reader finds on the page.',
    ],
    [
      'guides.0.frontmatter.modified',
      '2026-11-19',
      'content/guides/first-month-glp1.mdx → modified: expected a day on or after "published". Write the day of the last change, or null.',
    ],
    [
      'pages.pages.blog.title',
      'A title that is much too long to be shown in any list of results',
      'content/pages.json → pages.blog.title: expected at most 50 characters',
    ],
    [
      'guides.0.slug',
      'GLP1 Side',
      'content/guides/GLP1 Side.mdx → (file name): expected lower-case letters, digits and hyphens, got "GLP1 Side". Rename the file: its name is its address.',
    ],
    [
      'guides.0.slug',
      'glp1-Side',
      'content/guides/glp1-Side.mdx → (file name): expected lower-case letters, digits and hyphens, got "glp1-Side".',
    ],
    [
      'legal.0.frontmatter.description',
      'What a reader of {all} finds on this page, in one sentence.',
      'content/legal/affiliate-disclosure.mdx → description: there is no {all}',
    ],
    [
      'legal.0.fault',
      'expected fields at the top, got none.',
      'content/legal/affiliate-disclosure.mdx → (top of the file): expected fields at the top, got none.',
    ],
    [
      'navigation.header',
      [],
      'content/navigation.json → header: Too small: expected array to have >=1 items, got 0 entries. Correct the value.',
    ],
    ['guides.1.frontmatter.order', 4, 'is taken by content/guides/first-month-glp1.mdx. Choose another.'],
    [
      'projection.table.tirzepatide.low.week52',
      12,
      'content/projection.json → table.tirzepatide.low.week52: expected a share from 0 to 1, got 12. Write 18% as 0.18.',
    ],
    [
      'projection.trials.0.source',
      'step-9',
      'content/projection.json → trials[0].source: there is no "step-9" in content/sources.json. Add it there, or use one of step-1, ',
    ],
    [
      'projection.recommendations.0.provider',
      'nobody',
      'content/projection.json → recommendations[0].provider: there is no "nobody" in content/providers.json. Add it there, or use one of remedymeds, ',
    ],
    [
      'testimonials.testimonials.0.illustrative',
      false,
      'content/testimonials.json → testimonials[0].illustrative: expected true, got false. These texts are examples; a real one needs a person and a consent.',
    ],
    [
      'testimonials.testimonials',
      [],
      'content/testimonials.json → testimonials: expected five testimonials, got 0 entries.',
    ],
  ])('%s = %j', (path, value, message) => {
    expect(breakAt(path, value)).toContain(message)
  })
})

test('a broken field hides no other fault of its file', () => {
  const raw = readRawContent()
  const { providers } = raw.providers as { providers: Record<string, unknown>[] }
  Object.assign(providers[1] ?? {}, { rank: 1 })
  Object.assign(providers[2] ?? {}, { rating: '9.1' })
  Object.assign(providers[3] ?? {}, { websiteUrl: 'javascript:alert(1)' })
  expect(
    parseContent(raw, SURROUNDINGS)
      .faults.map(({ field }) => field)
      .sort(),
  ).toEqual(['providers[1].rank', 'providers[2].rating', 'providers[3].websiteUrl'])
})

test('a guide whose fields cannot be read is one fault', () => {
  expect(
    faultsAfter({ 'guides.4.fault': 'expected fields, got none.', 'guides.4.frontmatter': null }),
  ).toEqual([
    {
      file: 'content/guides/tirzepatide-vs-semaglutide.mdx',
      field: '(top of the file)',
      message: 'expected fields, got none.',
    },
  ])
})

test('a guide whose fields cannot be read hides no fault of another', () => {
  const told = faultsAfter({
    'guides.4.fault': 'expected fields, got none.',
    'guides.0.text': 'Text.<Cite id="step-9" />',
  }).map(({ file, field, message }) => `${file} ${field}: ${message.split('.')[0]}`)
  expect(told).toContain(
    'content/guides/tirzepatide-vs-semaglutide.mdx (top of the file): expected fields, got none',
  )
  expect(told).toContain(
    'content/guides/first-month-glp1.mdx line 1: there is no "step-9" in content/sources',
  )
})

test('two faults in one line are both told, and the same one once', () => {
  const text = 'Text.\n\n[a](/rankings) [b](/quiz) [c](/rankings)\n'
  const told = faultsAfter({ 'guides.4.text': text }).filter(({ field }) => field.startsWith('line'))
  expect(told.map(({ field, message }) => `${field}: ${message.split('.')[0]}`)).toEqual([
    'line 3: there is no page at "/rankings"',
    'line 3: there is no page at "/quiz"',
  ])
})

test('one broken field is one fault', () => {
  expect(breakAt('site.name', undefined)).toMatch(/^1 fault in the content:\n.+$/)
  expect(breakAt('providers.providers.2.rating', '9.1')).toMatch(/^1 fault in the content:\n.+$/)
})

describe('the change log', () => {
  /** The faults after `entry` was put on top of the log and T-Mates costs $109. */
  function logged(...entries: object[]) {
    const raw = readRawContent()
    setAt(raw, 'providers.providers.1.pricing.amount', 109)
    setAt(raw, 'providers.providers.1.features', null)
    const { changes } = raw.changes as { changes: object[] }
    changes.unshift(...entries)
    return parseContent(raw, SURROUNDINGS).faults.map(({ field, message }) => `${field}: ${message}`)
  }
  const entry = {
    date: '2026-12-01',
    provider: 't-mates',
    field: 'pricing',
    from: '$99 a month',
    to: '$109 a month',
    why: 'The provider raised its price',
  }

  test('a price that changed with its entry is in order', () => {
    expect(logged(entry)).toEqual([])
  })

  test('an entry goes on where the one before it ended', () => {
    expect(logged({ ...entry, from: '$89 a month' })).toEqual([
      'changes[0].from: expected "$99 a month", which changes[2] ended with, got "$89 a month". Correct one of them.',
    ])
  })

  test('other fields need no entry, but their entries must be true', () => {
    const rating = { ...entry, field: 'rating', from: '9.2', to: '9.4' }
    expect(logged(rating, entry)).toEqual([])
    expect(logged({ ...rating, to: '9.5' }, entry).join()).toContain('expected "9.4"')
  })
})

test('faults in several files are told at once', () => {
  const raw = readRawContent()
  const { providers } = raw.providers as { providers: Record<string, unknown>[] }
  Object.assign(providers[1] ?? {}, { rating: '9', rank: 0 })
  Object.assign(raw.site as object, { name: '' })
  const message = formatFaults(parseContent(raw, SURROUNDINGS).faults)
  expect(message).toMatch(/^3 faults in the content:/)
  expect(message).toContain('content/site.json → name')
  expect(message).toContain('providers[1].rating')
  expect(message).toContain('providers[1].rank')
})

test('a file that is missing altogether is a fault, not a crash', () => {
  expect(breakAt('faq', undefined)).toContain(
    'content/faq.json → (whole file): expected a group of fields, got nothing',
  )
})

test('a new guide is a page that links may lead to', () => {
  const raw = readRawContent()
  const [first] = raw.guides
  raw.guides.push({
    slug: 'a-new-guide',
    frontmatter: { ...(first?.frontmatter as object), title: 'New', order: 9 },
    text: 'Text.',
  })
  Object.assign(raw.posts as object, {
    posts: [
      {
        id: 'new',
        title: 'New',
        excerpt: 'New.',
        date: '2026-11-20',
        category: 'Quiz',
        slug: '/guides/a-new-guide',
        featured: true,
      },
    ],
  })
  expect(parseContent(raw, SURROUNDINGS).faults).toEqual([])
})

test('tokens in texts are filled from site.json', () => {
  const { home, navigation, legal, guides } = getFixtureContent()
  expect(legal.map(({ title }) => title)).toContain('Privacy Policy')
  expect(guides.map(({ title }) => title)).toContain('Your First Month on GLP-1 Medication')
  expect(home.hero.badges).toEqual(['All LegitScript Certified', '150+ Providers Reviewed'])
  expect(navigation.footer.about.items[0]).toBe('74+ providers analysed')
})
