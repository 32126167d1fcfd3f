// The comparison of offers: by keyboard, from a shared address, and where nothing matches.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { getQuoteQuestions } from '@/components/offers/quote-questions'
import { OfferComparison } from '@/components/providers/OfferComparison'
import { getContent } from '@/lib/content'
import { getPlans } from '@/lib/offers/from-content'
import { compareRecords, listDrugChoices } from '@/lib/providers/compared-offer'
import { getSellers } from '../../fixtures/sellers'

const DISCLOSURE = {
  lead: 'We may earn',
  influence: 'that may affect',
  opinion: 'Scores are opinions.',
  link: { label: 'in what order', href: '/how-we-rank' },
}

function open(fragment = '', sellers = getSellers()) {
  cleanup()
  history.replaceState(null, '', `/providers${fragment}`)
  const plans = sellers.flatMap((record) => getPlans(record, '2026-11-27', getContent()['maker-prices']))
  const compared = compareRecords(
    sellers.map((record) => ({ ...record, rank: null, rating: null, scoreEvidence: undefined })),
  )
  const { container } = render(
    <OfferComparison
      plans={plans}
      {...compared}
      choices={listDrugChoices(plans)}
      disclosure={DISCLOSURE}
      questions={getQuoteQuestions()}
    />,
  )
  return container
}

const choose = (label: string, value: string) => () =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => () =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as Element)
const check = (label: string) => () => fireEvent.click(screen.getByLabelText(label))
const readNames = (container: HTMLElement) =>
  [...container.querySelectorAll('ol > li')].map(({ id }) => id.replace('seller_seller-', ''))

test('without a question, every seller stands once, its lowest offer first', () => {
  const container = open()
  expect(screen.getByText('12 sellers, 26 offers')).toBeInTheDocument()
  expect(readNames(container).join('')).toBe('lbkdcihjgaef')
  expect(screen.getByText('3 more offers')).toBeInTheDocument()
  expect(container).toHaveTextContent('A service only: your insurance pays for the drug, or you do')
  expect(container).toHaveTextContent('Not taking new patients')
})

test('a question leaves the offers that match, counts what we do not know, and can be taken back', () => {
  const container = open()
  act(choose('Shot or pill', 'shot'))
  act(choose('State', 'TX'))
  expect(readNames(container)).toEqual(['b', 'd', 'c', 'a'])
  expect(location.hash).toBe('#form=shot&state=TX')
  expect(container).toHaveTextContent(/\d+ offers; \d+ more where we don’t know/)
  act(press(/more where we don’t know/))
  expect(container).toHaveTextContent(
    'For 13 of them, we don’t know if they serve Texas, nor, for 9 of them, if it is a shot. Ask first.',
  )
  act(press(/^Texas/))
  expect(location.hash).toBe('#form=shot&unknown=1')
})

test('where nothing matches, each part says what is left without it', () => {
  const container = open('#product=orforglipron&form=shot&budget=600')
  expect(screen.getByRole('heading', { name: 'Nothing matches all three' })).toBeInTheDocument()
  expect(container).toHaveTextContent('Without $600 a monthstill none')
  act(press(/1 offer → without Shot/))
  expect(screen.queryByText('Leave one out:')).not.toBeInTheDocument()
})

test('a row opens into the calendar of its payments, what stopping costs, and the paid link', () => {
  open()
  const summary = screen.getByText('Seller B').closest('summary') as HTMLElement
  act(() => {
    summary.parentElement?.setAttribute('open', '')
    fireEvent(summary.parentElement as HTMLElement, new Event('toggle'))
  })
  const row = within(summary.parentElement as HTMLElement)
  expect(row.getByText('Due today', { selector: 'strong' }).closest('div')).toHaveTextContent('Due today$936')
  expect(row.getByText('Month 7').closest('div')).toHaveTextContent('$936')
  expect(row.getByText('If you stop after 3 months').parentElement).toHaveTextContent('$936, nothing back')
  expect(row.getByText('Minimum term').parentElement).toHaveTextContent('6 months')
  expect(row.getByText('Not in').parentElement).toHaveTextContent('Louisiana, Mississippi')
  expect(row.getByRole('link', { name: /^Visit Site/ })).toHaveAttribute('rel', 'sponsored noopener')
})

test('two offers of one seller stand side by side, and stay there in a shared address', () => {
  open('#compare=seller-b,seller-b-monthly')
  const table = within(screen.getByRole('region', { name: /side by side$/ }))
  expect(table.getByText('If you stop after 3 months').closest('tr')).toHaveTextContent('$936$597')
  expect(table.getByText('Minimum term').closest('tr')).toHaveTextContent('6 monthsNone')
  expect(table.getByText(/^Same in both:/).parentElement).toHaveTextContent('drug: Included;')
  act(press('Clear both'))
  expect(location.hash).toBe('')
})

test('a third pick is the last one', () => {
  open('#compare=seller-b,seller-c')
  act(check('Compare Seller D, 30-day fills'))
  expect(location.hash).toBe('#compare=seller-b,seller-c,seller-d-thirty-days')
  expect(screen.getByLabelText('Compare Seller I')).toBeDisabled()
})

test('the order can be changed', () => {
  const container = open()
  act(choose('Sort', 'today'))
  expect(readNames(container)[0]).toBe('k')
  expect(location.hash).toBe('#sort=today')
})

test('an address shows no text that is not valid', () => {
  const container = open('#form=%3Cb%3E&state=XX&sort=x&budget=1e9&months=6')
  expect(screen.getByText('12 sellers, 26 offers')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'First 6 months' })).toBeInTheDocument()
  expect(container).not.toHaveTextContent('<b>')
})

test('one seller, and one with 40 offers', () => {
  const [seller] = getSellers()
  if (!seller) throw new Error('no seller')
  open('', [seller])
  expect(screen.getByText('1 seller, 3 offers')).toBeInTheDocument()
  const offers = Array.from({ length: 40 }, (_, index) => ({
    id: `offer-${index}`,
    name: `offer ${index}`,
    drug: 'included' as const,
    price: { amount: 100 + index, every: 'month' as const },
  }))
  open('', [{ ...seller, offers }])
  expect(screen.getByText('39 more offers')).toBeInTheDocument()
  expect(screen.getByText(/^Lowest with the drug/).parentElement).toHaveTextContent('$1,200')
})

test('a button that disappears leaves the focus in the comparison', async () => {
  open('#form=pill')
  screen.getByRole('button', { name: /^Pill/ }).focus()
  act(press(/^Pill/))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Comparison' })).toHaveFocus())
})
