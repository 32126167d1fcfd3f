import { formatIssue } from '@/lib/content/issue'
import { checkIngredients } from '@/lib/content/rules/ingredients'
import type { Offer } from '@/lib/schemas/offers'
import { getFixtureContent } from '../../../fixtures/checked-content'

const semaglutide = { ingredient: 'semaglutide' } as const

function findErrors(offer: Partial<Offer>) {
  const content = getFixtureContent()
  const [record, ...others] = content.providers
  if (!record) throw new Error('There is no record in the fixture content.')
  const providers = [{ ...record, offers: [{ id: 'one', ...offer }] }, ...others]
  return checkIngredients({ ...content, providers }).map(formatIssue)
}

test.each<[string, Partial<Offer>]>([
  ['cagrilintide', { name: 'Cagrilintide and semaglutide', product: [semaglutide] }],
  ['cagrisema', { product: [{ ...semaglutide, brand: 'CagriSema' }] }],
  ['retatrutide', { who: 'with retatrutide', product: [semaglutide] }],
  ['tirzepatide', { name: 'Tirzepatide by dose', product: [semaglutide] }],
])('an offer that names %s is not semaglutide', (name, offer) => {
  expect(findErrors(offer)).toEqual([
    expect.stringContaining(`offers[0].product: this offer names "${name}", but its product is semaglutide.`),
  ])
})

test.each<[string, Partial<Offer>]>([
  ['the same drug', { name: 'Semaglutide with a peptide cream', product: [semaglutide] }],
  [
    'either of two',
    { name: 'semaglutide or tirzepatide', product: [semaglutide, { ingredient: 'tirzepatide' }] },
  ],
  ['a drug without a product', { name: 'Cagrilintide and semaglutide' }],
])('an offer may name %s', (_, offer) => {
  expect(findErrors(offer)).toEqual([])
})
