// The order cannot be bought. The pages with each list of sellers are built twice from the published content and twelve
// further sellers: as it is, and with all paid links, and the ways they take, swapped among the sellers. Only `href` may
// differ, also after each filter and order in the browser. There is no commission to swap: no file of ours has a field for one.
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { OfferComparison } from '@/components/providers/OfferComparison'
import { Results } from '@/components/results/Results'
import type { ProviderRecord } from '@/lib/schemas/providers'
import { buildPages, readPublishedContent } from '../../fixtures/build-pages'
import { getSellers } from '../../fixtures/sellers'

const PAGES = {
  '/': '@/app/(static)/page',
  '/bestofmonth': '@/app/(tools)/bestofmonth/page',
  '/providers': '@/app/(tools)/providers/page',
  '/findquiz1-results': '@/app/(tools)/findquiz1-results/page',
  '/calculator': '@/app/(tools)/calculator/page',
}

/** What a visitor can ask, by the island that answers. */
const QUESTIONS: Record<string, string[]> = {
  OfferComparison: [
    'sort=year&compare=seller-b,directmeds,t-mates',
    'sort=today&budget=250&unknown=1',
    'sort=later&product=semaglutide&unknown=1',
    'sort=stop&form=shot&kind=compounded&state=TX&pays=cash&term=none&unknown=1',
    'sort=rank',
  ],
  Results: ['', 'budget=150', 'budget=250&months=6'],
}

const ISLANDS = { OfferComparison, Results } as unknown as Record<string, ComponentType>

const published = readPublishedContent(getSellers().slice(0, 12))
const HOSTS = new Set(published.providers.map(({ websiteUrl }) => new URL(websiteUrl).host))

/** Every seller gets the addresses of another one, and the way that the links of the next one take. */
function swapLinks(records: readonly ProviderRecord[]): ProviderRecord[] {
  const addresses = records.flatMap(({ websiteUrl, moreDetailsUrl }) =>
    [websiteUrl, moreDetailsUrl ?? []].flat(),
  )
  // By two, because a seller may have two of them.
  const others = [...addresses.slice(2), ...addresses.slice(0, 2)]
  return records.map(({ legacyClick: _, ...record }, index) => {
    const { linkThroughOwnHost = false, legacyClick } = records[(index + 1) % records.length] ?? {}
    return {
      ...record,
      websiteUrl: others.shift() ?? '',
      ...(record.moreDetailsUrl && { moreDetailsUrl: others.shift() ?? '' }),
      linkThroughOwnHost,
      ...(legacyClick !== undefined && { legacyClick }),
    }
  })
}

/** The data of the islands on a page. */
const readIslands = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-island]')].map((island) => ({
    name: island.getAttribute('data-island') ?? '',
    props: JSON.parse(island.previousElementSibling?.textContent ?? ''),
  }))

/** What the island of a page shows for each question. */
const answerQuestions = (page: HTMLElement): string[] =>
  readIslands(page).flatMap(({ name, props }) =>
    (QUESTIONS[name] ?? []).map((question) => {
      history.replaceState(null, '', `/#${question}`)
      const Component = ISLANDS[name] as ComponentType
      const { container } = render(<Component {...props} />)
      const html = emptyLinks(container).innerHTML
      cleanup()
      return html
    }),
  )

const isPaid = (value: unknown) =>
  typeof value === 'string' &&
  (value.startsWith('/click/') || (URL.canParse(value) && HOSTS.has(new URL(value).host)))

/** Empties every paid `href`, also in the data of islands. */
function emptyLinks<Root extends ParentNode>(root: Root): Root {
  for (const link of root.querySelectorAll('a[rel~=sponsored]')) link.setAttribute('href', '')
  for (const script of root.querySelectorAll('script[type="application/json"]')) {
    const data = JSON.parse(script.textContent ?? '')
    script.textContent = JSON.stringify(data, (_, value) => (isPaid(value) ? '' : value))
  }
  return root
}

const readAddresses = (page: HTMLElement) =>
  [...page.querySelectorAll('a[rel~=sponsored]')].map((link) => link.getAttribute('href'))

let pages: Record<string, HTMLElement>
let swapped: Record<string, HTMLElement>

beforeAll(async () => {
  pages = await buildPages(published, PAGES)
  swapped = await buildPages({ ...published, providers: swapLinks(published.providers) }, PAGES)
})

test.each(Object.keys(PAGES))('%s differs only in href when all paid links are swapped', (address) => {
  const page = pages[address]
  const other = swapped[address]
  if (!page || !other) throw new Error(`there is no page ${address}`)
  for (const [index, link] of readAddresses(page).entries())
    expect(readAddresses(other)[index]).not.toBe(link)
  expect(answerQuestions(other)).toEqual(answerQuestions(page))
  expect(emptyLinks(other).innerHTML).toBe(emptyLinks(page).innerHTML)
})
