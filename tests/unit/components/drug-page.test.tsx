import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DrugAnswer, findAnswer } from '@/components/drugs/DrugAnswer'
import { DrugArticle } from '@/components/drugs/DrugArticle'
import { DrugSellers } from '@/components/drugs/DrugSellers'
import { listOtherCourses, OtherCourses } from '@/components/drugs/OtherCourses'
import { getContent, getDrugs } from '@/lib/content'
import { getDrugOffers, listDrugs } from '@/lib/offers/drugs'
import type { ProviderRecord } from '@/lib/schemas/providers'
import { getSellers } from '../../fixtures/sellers'

const TODAY = '2026-11-27'

afterEach(() => document.body.replaceChildren())

function renderSellers(id: string, sellers: readonly ProviderRecord[]) {
  const makers = getContent()['maker-prices']
  const drug = listDrugs(makers, sellers).find((one) => one.id === id)
  if (!drug) throw new Error(`there is no page of ${id}`)
  const offers = getDrugOffers(drug, makers, sellers, TODAY)
  render(<DrugSellers drug={drug} offers={offers} maxCents={600_000} />)
  return offers
}

test('leads with the lowest first year to the full dose, and leads nobody to a paid link', () => {
  const drug = getDrugs().find(({ id }) => id === 'wegovy')
  if (!drug) throw new Error('there is no page of wegovy')
  // As exported: a price that ends brings a script of its own, which no test here has to run.
  document.body.innerHTML = renderToStaticMarkup(<DrugArticle drug={drug} />)
  const answer = screen.getByRole('region', { name: 'Lowest first year' })
  expect(answer).toHaveTextContent('$3,338')
  expect(answer).toHaveTextContent('The sum counts 12 fills: 1 at $149, 1 at $199 and 10 at $299.')
  expect(answer).toHaveTextContent('Wegovy pill')
  const link = within(answer).getByRole('link', { name: 'Check with Novo Nordisk' })
  expect(link).toHaveAttribute('href', expect.stringContaining('novocare.com'))
  expect(document.querySelector('[rel~=sponsored]')).toBeNull()
  expect(screen.getByText(/We don’t know which drug any of them sends/)).toBeVisible()
})

test('the bar of the answer shows which part of its sum is not known', () => {
  const makers = getContent()['maker-prices']
  const drug = listDrugs(makers, []).find(({ id }) => id === 'wegovy')
  const offers = drug && getDrugOffers(drug, makers, [], TODAY)
  if (!offers?.lowest) throw new Error('there is no lowest year of wegovy')
  const countParts = (knownCents: number) => {
    const lowest = { ...offers.lowest, knownCents } as typeof offers.lowest
    const { container, unmount } = render(
      <DrugAnswer {...findAnswer({ ...offers, lowest })} maxCents={600_000} />,
    )
    const { length } = container.querySelectorAll('rect')
    unmount()
    return length
  }
  expect(countParts(100_000) - countParts(333_800)).toBe(1)
})

test('each offer leads to its place on the page of its seller', () => {
  const offers = renderSellers('tirzepatide', getSellers())
  const links = screen.getAllByRole('link').slice(0, offers.sellers.length)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    offers.sellers.map(({ key, sellerId, href }) => (key === sellerId ? href : `${href}#${key}`)),
  )
})

test('a drug with many offers shows the first 20; the rest is on the comparison', () => {
  const many = [1, 2, 3].flatMap((copy) =>
    getSellers().map((record) => ({ ...record, id: `${record.id}-${copy}` })),
  )
  const { sellers } = renderSellers('semaglutide', many)
  expect(sellers.length).toBeGreaterThan(20)
  expect(
    screen.getAllByRole('link').filter((link) => /provider/.test(link.getAttribute('href') ?? '')).length,
  ).toBe(22)
  const all = screen.getByRole('link', { name: `All ${sellers.length} offers` })
  expect(all).toHaveAttribute('href', '/providers#product=semaglutide')
})

test.each([
  ['semaglutide', 'Other products, first year'],
  ['ozempic', 'Other doses, first year'],
])('what stands beside the lowest course of %s is named by how it differs', (id, title) => {
  const makers = getContent()['maker-prices']
  const drug = listDrugs(makers, []).find((one) => one.id === id)
  if (!drug) throw new Error(`there is no page of ${id}`)
  const offers = getDrugOffers(drug, makers, [], TODAY)
  render(<OtherCourses drug={drug} {...listOtherCourses(drug, offers)} maxCents={600_000} />)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title)
})
