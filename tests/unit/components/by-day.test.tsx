// What takes the place of an element from a day on: pages without an island, and older than the last day of a price.
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ProviderList } from '@/components/bestofmonth/ProviderList'
import { Recommendations } from '@/components/calculator/Recommendations'
import { DrugArticle } from '@/components/drugs/DrugArticle'
import { Hero } from '@/components/home/Hero'
import { BY_DAY_SCRIPT, ByDay } from '@/components/offers/ByDay'
import { FirstYear } from '@/components/offers/FirstYear'
import { RecordCosts } from '@/components/provider/RecordCosts'
import { RecordLeaving } from '@/components/provider/RecordLeaving'
import { RecordOffers } from '@/components/provider/RecordOffers'
import { ResultsFolds } from '@/components/results/ResultsFolds'
import type { Day } from '@/lib/base/day'
import * as content from '@/lib/content'
import { getFixtureProviders } from '../../fixtures/checked-content'
import { runInline } from '../../fixtures/run-inline'

jest.mock('@/lib/content', () => ({ ...jest.requireActual('@/lib/content'), getProviders: jest.fn() }))

const BUILD_DAY = '2026-11-28'
const [remedymeds, tmates, directmeds] = getFixtureProviders()
if (!remedymeds || !tmates || !directmeds) throw new Error('there is no provider')

const change = <R extends typeof tmates>(record: R, then?: number, amount = 99): R => {
  const price = { amount, every: 'month' as const, ends: '2999-12-31', ...(then && { then }) }
  return { ...record, offers: record.offers.map((offer) => ({ ...offer, price })) }
}
const listProviders = (...records: (typeof tmates)[]) =>
  jest.mocked(content.getProviders).mockReturnValue(records)

beforeEach(() => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(BUILD_DAY) / 1000)
  listProviders(...getFixtureProviders())
})
afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH
})

const findScript = () =>
  [...document.querySelectorAll('script')].find(({ textContent }) => textContent === BY_DAY_SCRIPT)

/** A page on a day, as a browser shows it: its HTML, and its inline scripts, each after what stands before it. */
function open(day: string, page: ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(page)
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`) })
  // What one puts into the page may have further ones.
  for (let script = findScript(); script; script = findScript()) {
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
    runInline(BY_DAY_SCRIPT, { document, Date })
  }
  jest.useRealTimers()
}

test.each([
  ['2026-12-31', '$99'],
  ['2027-01-01', '$129'],
  ['2027-02-01', '$129'],
  ['2027-03-01', '$149'],
])('on %s, the element says %s, and nothing else is left', (day, shown) => {
  const prices = new Map<string, string>([
    [BUILD_DAY, '$99'],
    ['2027-01-01', '$129'],
    ['2027-02-01', '$129'],
    ['2027-03-01', '$149'],
  ])
  open(
    day,
    <p>
      <ByDay days={[...prices.keys()] as Day[]} read={(on) => prices.get(on)}>
        {(price) => <b>{price}</b>}
      </ByDay>
    </p>,
  )
  expect(document.body.innerHTML).toBe(`<p><b>${shown}</b></p>`)
})

describe('a card of the rankings, and the seller’s page', () => {
  test.each([
    ['2999-12-31', 129, '$1,188'],
    ['3000-01-01', 129, '$1,548'],
    ['3000-01-01', undefined, 'ended December 31, 2999'],
  ])('on %s (then: %s): %s', (day, then, shown) => {
    const record = change(tmates, then)
    listProviders(remedymeds, record)
    open(day, <ProviderList list="rankings" />)
    expect(screen.getByRole('article', { name: /T-Mates/ })).toHaveTextContent(shown)
    open(day, <RecordOffers record={{ ...record, scoreEvidence: undefined }} titleId="seller" />)
    expect(screen.getByRole('region', { name: /T-Mates/ })).toHaveTextContent(shown)
  })
})

test.each([
  ['2999-12-31', '$1,188'],
  ['3000-01-01', '$1,548'],
])('the charts of the first year, and what leaving costs, on %s: %s', (day, shown) => {
  const record = change(tmates, 129)
  listProviders(remedymeds, record)
  const row = () => screen.getByRole('link', { name: /T-Mates/ })
  open(day, <FirstYear />)
  expect(row()).toHaveTextContent(shown)
  open(day, <RecordCosts record={{ ...remedymeds, scoreEvidence: undefined }} />)
  expect(row()).toHaveTextContent(shown)
  open(day, <RecordLeaving record={{ ...record, scoreEvidence: undefined }} />)
  expect(screen.getByRole('row', { name: /12 months/ })).toHaveTextContent(shown)
})

test.each([
  ['2999-12-31', true],
  ['3000-01-01', false],
])('on %s, chart and card say that the offer can be cheaper: %s', (day, isCheaper) => {
  // Its own price rises, or that of the offer it is compared with falls.
  for (const listed of [
    [change(tmates, 199), directmeds],
    [tmates, change(directmeds, 79, 149)],
  ]) {
    listProviders(...listed)
    open(day, <FirstYear />)
    const row = screen.getByRole('link', { name: /T-Mates/ }).closest('li')
    expect(/cheaper/i.test(row?.textContent ?? '')).toBe(isCheaper)
    open(day, <ProviderList list="rankings" />)
    const card = screen.getByRole('article', { name: /T-Mates/ })
    expect(/cheaper/i.test(card.textContent ?? '')).toBe(isCheaper)
  }
})

test.each([
  ['2999-12-31', 'DirectMeds costs least', '$1,788'],
  ['3000-01-01', 'JoinFridays costs least', '$2,388'],
])('on %s, the home page says that %s, and the calculator %s', (day, lowest, sum) => {
  const [, , , joinfridays] = getFixtureProviders()
  if (!joinfridays) throw new Error('there is no JoinFridays')
  const yearly = joinfridays.offers.map((offer) => ({
    ...offer,
    price: { amount: 1999, every: 'year' as const },
  }))
  listProviders(change(directmeds, 199, 149), { ...joinfridays, offers: yearly })
  open(day, <Hero />)
  expect(screen.getByText(/Drug included,/)).toHaveTextContent(lowest)
  open(day, <Recommendations />)
  expect(screen.getByRole('region', { name: 'Providers to look at' })).toHaveTextContent(sum)
})

/** The Wegovy pen for new patients ends on December 31, and so does every price of Foundayo. */
describe('approved drugs, whose prices end on December 31', () => {
  const readPrices = () =>
    [...document.querySelectorAll('li')].flatMap(({ textContent }) =>
      /Wegovy pen|Foundayo/.test(textContent ?? '') ? textContent : [],
    )

  test.each([
    ['2026-12-31', ['Foundayo pill', 'for new patients', 'regular price']],
    ['2027-01-01', ['regular price']],
  ])('the folded prices of the results and of the rankings on %s', (day, expected) => {
    const pages = [<ResultsFolds key="results" />, <ProviderList key="rankings" list="rankings" />]
    for (const page of pages) {
      open(day, page)
      const prices = readPrices()
      expect(prices).toHaveLength(expected.length)
      for (const [index, words] of expected.entries()) expect(prices[index]).toContain(words)
    }
  })

  function openDrug(day: string, id: string) {
    const drug = content.getDrugs().find((one) => one.id === id)
    if (!drug) throw new Error(`there is no page of ${id}`)
    open(day, <DrugArticle drug={drug} />)
  }

  test.each([
    ['2026-12-31', '0.5 mg for new patients, to December 31, 2026 $199 otherwise $349', true],
    ['2027-01-01', '2.4 mg $349', false],
  ])('the page of Wegovy on %s: %s', (day, dose, isOffered) => {
    openDrug(day, 'wegovy')
    expect(screen.getByText(/^0\.25/).closest('li')).toHaveTextContent(dose)
    const courses = screen.getByRole('region', { name: /Other/ })
    expect(/for new patients/.test(courses.textContent ?? '')).toBe(isOffered)
  })

  test.each([
    ['2026-12-31', '$3,338', true],
    ['2027-01-01', 'We don’t know what it costs now: the prices below ended on December 31, 2026.', false],
  ])('the page of Foundayo on %s: %s', (day, answer, isKnown) => {
    openDrug(day, 'foundayo')
    expect(screen.getByRole('region', { name: 'Lowest first year' })).toHaveTextContent(answer)
    expect(screen.queryByText('Month by month') !== null).toBe(isKnown)
    expect(screen.queryByText('Refill clock') !== null).toBe(isKnown)
    expect(screen.getByText(/A fill is 30 tablets/)).toBeVisible()
  })
})
