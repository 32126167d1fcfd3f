// The inline scripts of every page, run as in a browser, and the addresses that must stay in the route map.
import { MONTH_SCRIPT } from '@/components/ui/LiveMonth'
import { callInline } from '@/lib/base/inline-script'
import { OLD_FRAGMENTS_SCRIPT, SCROLL_SCRIPT } from '@/lib/base/navigation-scripts'
import { clickPath, guidePath, STATIC_ROUTES } from '@/lib/base/routes'
import { runInline } from '../../../fixtures/run-inline'

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
  runInline(SCROLL_SCRIPT, {
    location: { pathname, hash, origin: HERE },
    performance: { getEntriesByType: (kind: string) => (kind === 'navigation' ? [{ type }] : []) },
    document: { referrer, prerendering },
    history: { length: entries },
    scrollTo: (...to: number[]) => scrolled.push(to),
  })
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
  const month = { textContent: 'November 2026' }
  const querySelector = (selector: string) => (selector === '[data-month]' ? month : null)
  class March extends Date {
    constructor() {
      super(2027, 2, 15)
    }
  }
  const page = {
    title: 'Ranked for November 2026',
    currentScript: { previousElementSibling: { querySelector } },
    addEventListener: () => {},
  }
  runInline(MONTH_SCRIPT, { document: page, Date: March, setInterval: () => {} })
  expect([month.textContent, page.title]).toEqual(['March 2027', 'Ranked for March 2027'])
})

test.each([
  ['#cost', ['/providers#cost']],
  ['#compare=1,2', ['/providers#compare=1,2']],
  ['#g-plans', []],
  ['', []],
])('a link to the comparison that the rankings had, with %j', (hash, expected) => {
  const opened: string[] = []
  runInline(OLD_FRAGMENTS_SCRIPT, { location: { hash, replace: (address: string) => opened.push(address) } })
  expect(opened).toEqual(expected)
})

test('what an inline script gets cannot end it', () => {
  const logged: string[] = []
  const script = callInline(
    (shout: (text: string) => string, text: string) => console.log(shout(text)),
    (text: string) => text.toUpperCase(),
    '</script>',
  )
  expect(script).not.toContain('</')
  runInline(script, { console: { log: (text: string) => logged.push(text) } })
  expect(logged).toEqual(['</SCRIPT>'])
})

test('the route map has the addresses of the specification', () => {
  const specified =
    '/ /bestofmonth /blog /calculator /contact /findquiz1 /findquiz1-results /personalized-ranking'
  expect(specified.split(' ').filter((path) => !STATIC_ROUTES.includes(path))).toEqual([])
  expect([guidePath('a'), clickPath('5')]).toEqual(['/guides/a', '/click/5'])
})
