// The inline scripts of every page, run as in a browser, and the addresses that must stay in the route map.
import { MONTH_SCRIPT } from '@/components/ui/LiveMonth'
import { SCROLL_SCRIPT } from '@/lib/base/navigation-scripts'
import { clickPath, guidePath, STATIC_ROUTES } from '@/lib/base/routes'

const HERE = 'https://weighpoint.example'

type Arrival = {
  type?: string
  pathname?: string
  hash?: string
  referrer?: string
  entries?: number
  prerendering?: boolean
}

/** Where the page scrolls on arrival: [left, top], or nothing. */
function arrive({
  type = 'navigate',
  pathname = '/blog',
  hash = '',
  referrer = `${HERE}/`,
  entries = 2,
  prerendering = false,
}: Arrival) {
  const scrolled: number[][] = []
  const run = new Function('location', 'performance', 'document', 'history', 'scrollTo', SCROLL_SCRIPT)
  run(
    { pathname, hash, origin: HERE },
    { getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type }] : []) },
    { referrer, prerendering },
    { length: entries },
    (...to: number[]) => scrolled.push(to),
  )
  return scrolled
}

test('a page that is loaded from within this site starts 80 px from the top', () => {
  expect(arrive({})).toEqual([[0, 80]])
  expect(arrive({ entries: 1, prerendering: true })).toEqual([[0, 80]])
  expect(arrive({ hash: '#g=Male&ag=30&budget=250' })).toEqual([[0, 80]])
})

test.each<[string, Arrival]>([
  ['the home page', { pathname: '/' }],
  ['a first landing', { referrer: '' }],
  ['a landing from elsewhere', { referrer: 'https://search.example/' }],
  ['an address with a fragment', { hash: '#cost' }],
  ['a reload', { type: 'reload' }],
  ['back and forward', { type: 'back_forward' }],
  ['a link opened in a new tab', { entries: 1 }],
])('%s stays where it is', (_, arrival) => {
  expect(arrive(arrival)).toEqual([])
})

test('the month is corrected to the visitor’s own while the page is parsed', () => {
  jest.useFakeTimers({ now: new Date(2027, 2, 15) })
  const month = { textContent: 'November 2026' }
  const querySelector = (selector: string) => (selector === '[data-month]' ? month : null)
  new Function('document', MONTH_SCRIPT)({ currentScript: { previousElementSibling: { querySelector } } })
  jest.useRealTimers()
  expect(month.textContent).toBe('March 2027')
})

test('the route map has the addresses of the specification', () => {
  const specified =
    '/ /bestofmonth /blog /calculator /contact /findquiz1 /findquiz1-results /personalized-ranking'
  expect(specified.split(' ').filter((path) => !STATIC_ROUTES.includes(path))).toEqual([])
  expect([guidePath('a'), clickPath('5')]).toEqual(['/guides/a', '/click/5'])
})
