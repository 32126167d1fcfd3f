// What takes the place of an element from a day on: pages without an island, and older than the last day of a price.
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ProviderList } from '@/components/bestofmonth/ProviderList'
import { FirstYear } from '@/components/offers/FirstYear'
import { FROM_DAY_SCRIPT, FromDay } from '@/components/offers/FromDay'
import { RecordOffers } from '@/components/provider/RecordOffers'
import * as content from '@/lib/content'
import { getFixtureProviders } from '../../fixtures/checked-content'
import { runInline } from '../../fixtures/run-inline'

jest.mock('@/lib/content', () => ({ ...jest.requireActual('@/lib/content'), getProviders: jest.fn() }))

const [remedymeds, tmates, directmeds] = getFixtureProviders()
if (!remedymeds || !tmates || !directmeds) throw new Error('there is no provider')

const changing = (then?: number) => {
  const price = { amount: 99, every: 'month' as const, ends: '2999-12-31', ...(then && { then }) }
  return { ...tmates, offers: tmates.offers.map((offer) => ({ ...offer, price })) }
}

/** A page on a day, as a browser shows it: its HTML, and its inline scripts, each after what stands before it. */
function open(day: string, page: ReactElement) {
  document.body.innerHTML = renderToStaticMarkup(page)
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`) })
  for (const script of document.querySelectorAll('script')) {
    if (script.textContent !== FROM_DAY_SCRIPT) continue
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
    runInline(FROM_DAY_SCRIPT, { document, Date })
  }
  jest.useRealTimers()
}

test.each([
  ['2999-12-31', '$99'],
  ['3000-01-01', '$129'],
])('on %s, the element says %s', (day, shown) => {
  open(
    day,
    <p>
      <b>$99</b>
      <FromDay day="3000-01-01">
        <b>$129</b>
      </FromDay>
    </p>,
  )
  expect([...document.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([shown])
})

describe('a card of the rankings, and the seller’s page', () => {
  test.each([
    ['2999-12-31', 129, '$1,188'],
    ['3000-01-01', 129, '$1,548'],
    ['3000-01-01', undefined, 'ended December 31, 2999'],
  ])('on %s (then: %s): %s', (day, then, shown) => {
    const record = changing(then)
    jest.mocked(content.getProviders).mockReturnValue([remedymeds, record])
    open(day, <ProviderList list="rankings" />)
    expect(screen.getByRole('article', { name: /T-Mates/ })).toHaveTextContent(shown)
    open(day, <RecordOffers record={{ ...record, scoreEvidence: undefined }} titleId="seller" />)
    expect(screen.getByRole('region', { name: /T-Mates/ })).toHaveTextContent(shown)
  })
})

test.each([
  ['2999-12-31', '$1,188'],
  ['3000-01-01', '$1,548'],
])('the chart of the first year on %s: %s', (day, shown) => {
  jest.mocked(content.getProviders).mockReturnValue([remedymeds, changing(129)])
  open(day, <FirstYear />)
  expect(screen.getByRole('link', { name: /T-Mates/ })).toHaveTextContent(shown)
})

test.each([
  ['2999-12-31', true],
  ['3000-01-01', false],
])('on %s, the chart says that the offer can be cheaper: %s', (day, isCheaper) => {
  jest.mocked(content.getProviders).mockReturnValue([changing(199), directmeds])
  open(day, <FirstYear />)
  const row = screen.getByRole('link', { name: /T-Mates/ }).closest('li')
  expect(/cheaper/i.test(row?.textContent ?? '')).toBe(isCheaper)
})
