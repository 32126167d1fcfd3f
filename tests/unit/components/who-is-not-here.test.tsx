// Who is not on the list, and who is no longer open.

import { within } from '@testing-library/react'
import { spellCount } from '@/lib/base/format'
import { buildPages, readPublishedContent } from '../../fixtures/build-pages'
import { getSeller } from '../../fixtures/sellers'

const PAGES = {
  '/providers': '@/app/(tools)/providers/page',
  '/providers/seller-b': '@/app/(tools)/providers/[id]/page',
} as const

const REASON = 'It did not say which pharmacy sends the drug.'
const content = readPublishedContent([
  getSeller('seller-c'),
  { ...getSeller('seller-b'), closedOn: '2026-11-03' },
])

let pages: Record<keyof typeof PAGES, HTMLElement>

beforeAll(async () => {
  pages = await buildPages(content, PAGES)
})

test('the comparison says how many sellers it has, and shows those not listed only once somebody enters one', async () => {
  const count = `We compare ${spellCount(content.providers.length)} online providers. There are others.`
  const empty = pages['/providers']
  expect(within(empty).getAllByText(count, { exact: false })).toHaveLength(1)
  expect(within(empty).queryByText('Not listed, and why')).toBeNull()
  const sellers = [{ name: 'Example Seller', reason: REASON, day: '2026-11-03' }]
  const filled = (
    await buildPages({ ...content, 'not-listed': { sellers } }, { '/providers': PAGES['/providers'] })
  )['/providers']
  expect(within(filled).getByText('Example Seller').closest('li')).toHaveTextContent(
    `Example Seller ${REASON} November 3, 2026`,
  )
  const link = within(filled).getByRole('link', { name: 'Who is not here' })
  expect(filled.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('Not listed, and why')
})

test('a seller that has closed stays on the comparison, without a paid link', () => {
  const page = pages['/providers']
  const row = page.querySelector('#seller_seller-b') as HTMLElement
  expect(row).toHaveTextContent('closed on November 3, 2026')
  expect(row.closest('ol')?.previousElementSibling).toHaveTextContent('Closed: they no longer sell')
  expect(row.querySelector('a[rel~=sponsored]')).toBeNull()
  expect(page.querySelector('#seller_seller-c a[rel~=sponsored]')).not.toBeNull()
})

test('the page of a closed seller says what to do if you have paid, with its source, and asks nothing', () => {
  const page = within(pages['/providers/seller-b'])
  const title = page.getByRole('heading', { name: 'Closed on November 3, 2026' })
  const section = within(title.parentElement as HTMLElement)
  expect(section.getByText('The charge').parentElement).toHaveTextContent(
    /your letter has to reach the issuer within 60 days/,
  )
  expect(section.getByText('The charge').parentElement).toHaveTextContent('FTC on disputed charges')
  expect(section.getByText('Refund it stated').parentElement).toHaveTextContent('No refund')
  expect(section.getByText('Company to write to').parentElement).toHaveTextContent('We don’t know')
  expect(page.queryByText('Ask before you pay')).toBeNull()
  expect(page.queryByRole('link', { name: /Visit/ })).toBeNull()
})
