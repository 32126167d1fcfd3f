// The comparison of offers: by keyboard, from a shared address, and where nothing matches.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { getQuoteQuestions } from '@/components/offers/quote-questions'
import { OfferComparison } from '@/components/providers/OfferComparison'
import { getLocalDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { getPlans } from '@/lib/offers/from-content'
import { compareRecords, listDrugChoices } from '@/lib/providers/compared-offer'
import { getSellers } from '../../fixtures/sellers'

// The day for which the plans below are made: prices end by the visitor's clock.
jest.mock('@/lib/base/month', () => ({
  ...jest.requireActual('@/lib/base/month'),
  getLocalDay: jest.fn(() => '2026-11-27'),
}))

const DISCLOSURE = {
  lead: 'We may earn',
  influence: 'that may affect',
  opinion: 'Scores are opinions.',
  link: { label: 'in what order', href: '/how-we-rank' },
}

/** The first twelve, whose figures the tests below name. */
const listTwelve = () => getSellers().slice(0, 12)

function open(fragment = '', sellers = listTwelve()) {
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
  expect(screen.getByText('12 providers, 26 offers')).toBeInTheDocument()
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
  act(press(/more that may match/))
  expect(container).toHaveTextContent(
    'For 13 of them, we don’t know if they serve Texas, nor, for 9 of them, if it is a shot. Ask first.',
  )
  act(press(/^Texas/))
  expect(location.hash).toBe('#form=shot&unknown=1')
})

test('a quote that fits too is named beside the answer', () => {
  const container = open('#quote=1&quote_price=240&quote_drug=included&budget=250')
  expect(container).toHaveTextContent(
    'Seller K, first two months free: $199 a month, drug included. Under your $250 if no fees are added. Ask whether the drug is FDA-approved or compounded. Ask what higher doses cost. Your quote fits too, if no fees are added.',
  )
  expect(screen.getByText('Just fits, if there are no fees')).toBeInTheDocument()
})

test('a filter offers only the forms that somebody sells', () => {
  open(
    '',
    getSellers().filter(({ id }) => id !== 'seller-b'),
  )
  const forms = within(screen.getByLabelText('Shot or pill')).getAllByRole('option')
  expect(forms.map(({ textContent }) => textContent)).toEqual(['Either', 'Shot', 'Pill'])
})

test('where nothing matches, each part says what is left without it', () => {
  const container = open('#form=drops&budget=100', getSellers().slice(1, 2))
  expect(screen.getByRole('heading', { name: 'Nothing matches both' })).toBeInTheDocument()
  expect(container).toHaveTextContent('Without $100 a month1 offer →')
  act(press(/1 offer → without \$100 a month/))
  expect(screen.queryByText('Leave one out:')).not.toBeInTheDocument()
})

/** The row of an offer. */
const rowOf = (name: string) => screen.getByLabelText(`Compare ${name}`).closest('div') as HTMLElement

test('a row opens into the calendar of its payments, and what stopping costs', () => {
  open()
  const details = rowOf('Seller B, 6 months prepaid').querySelector('details') as HTMLElement
  act(() => {
    details.setAttribute('open', '')
    fireEvent(details, new Event('toggle'))
  })
  const row = within(details)
  expect(row.getByText('Due today', { selector: 'strong' }).closest('div')).toHaveTextContent('Due today$936')
  expect(row.getByText('Month 7').closest('div')).toHaveTextContent('$936')
  expect(row.getByText('If you stop after 3 months').parentElement).toHaveTextContent('$936, nothing back')
  expect(row.getByText('Minimum term').parentElement).toHaveTextContent('6 months')
  expect(row.getByText('Not in').parentElement).toHaveTextContent('Louisiana, Mississippi')
})

test('every row of a seller has its paid link before anything is opened, and one of a list is filled', () => {
  const container = open()
  const links = [...container.querySelectorAll<HTMLElement>('[rel="sponsored noopener"]')]
  expect(links).toHaveLength(12)
  expect(links.filter((link) => link.classList.contains('solid'))).toEqual([links[0]])
  for (const link of links) expect(link).toHaveAccessibleDescription(/^Seller [A-L] Paid link/)
})

test('two offers of one seller stand side by side, and stay there in a shared address', () => {
  open('#compare=seller-b,seller-b-monthly')
  const region = screen.getByRole('region', { name: /side by side$/ })
  const table = within(region)
  const lineOf = (label: string) => table.getByText(label).parentElement
  expect(lineOf('If you stop after 3 months')).toHaveTextContent('Seller B: $936Seller B: $597')
  expect(lineOf('Minimum term')).toHaveTextContent('Seller B: 6 monthsSeller B: None')
  expect(table.getByText(/^Same in both:/).parentElement).toHaveTextContent('drug: Included;')
  expect(table.getByText(/^Not known:/).parentElement).toHaveTextContent(/, and \d+ more\. What to ask both$/)
  expect(table.getAllByRole('link', { name: 'Visit Site' })).toHaveLength(2)
  // Under each picked row that is unfolded.
  expect(screen.getByText('2 of 3 picked')).toBeInTheDocument()
  Element.prototype.scrollIntoView = jest.fn()
  act(press(/^See side by side/))
  expect(table.getByRole('heading', { name: 'Side by side' })).toHaveFocus()
  act(press('Clear'))
  expect(location.hash).toBe('')
})

test('what is not known never empties the list', () => {
  const [seller] = getSellers()
  if (!seller) throw new Error('no seller')
  const silent = (id: string) => ({
    ...seller,
    id,
    name: id,
    facts: {},
    offers: [{ id: 'monthly', price: { amount: 99, every: 'month' as const } }],
  })
  const container = open('#state=TX&form=pill', [silent('a'), silent('b')])
  expect(container).toHaveTextContent('We don’t yet know who serves Texas. Ask before you pay.')
  expect(container.querySelectorAll('ol > li')).toHaveLength(2)
  expect(screen.queryByLabelText('State')).toBeNull()
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
  expect(screen.getByText('12 providers, 26 offers')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'First 6 months' })).toBeInTheDocument()
  expect(container).not.toHaveTextContent('<b>')
})

test('one seller, and one with 40 offers', () => {
  const [seller] = getSellers()
  if (!seller) throw new Error('no seller')
  open('', [seller])
  expect(screen.getByText('1 provider, 3 offers')).toBeInTheDocument()
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

test('a budget is answered by the month, and what is over it is named', () => {
  const container = open('#budget=250', getContent().providers)
  expect(container).toHaveTextContent(
    /: \$[\d,]+ a month, drug included\. Under your \$250 if no fees are added\./,
  )
  expect(container).toHaveTextContent(/Over \$250: .+ \(\$[\d,]+ at once\)/)
  const unknown = screen.getByRole('button', { name: /more that may match/ })
  expect(unknown).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(unknown)
  expect(unknown).toHaveAttribute('aria-expanded', 'false')
})

test('with a budget, a row without its drug says what is left for it', () => {
  const container = open(
    '#budget=250',
    getContent().providers.filter(({ id }) => id === 't-mates'),
  )
  // By hand: 250 - 99.
  expect(container).toHaveTextContent('$151 left for its drug')
  expect(container).not.toHaveTextContent('We don’t know the drug’s price')
})

test('on an older page, a price that has ended since says so, and what comes then takes over', () => {
  jest.mocked(getLocalDay).mockReturnValue('2027-01-01')
  const [seller] = getSellers()
  if (!seller) throw new Error('there is no seller')
  const offer = (id: string, then?: number) => ({
    id,
    name: id,
    drug: 'included' as const,
    price: { amount: 99, every: 'month' as const, ends: '2026-12-31', ...(then && { then }) },
  })
  const container = open('', [{ ...seller, facts: {}, offers: [offer('changed', 129), offer('ended')] }])
  expect(container).toHaveTextContent('$1,548')
  const others = screen.getByText('1 more offer').closest('details') as HTMLDetailsElement
  others.open = true
  fireEvent(others, new Event('toggle'))
  expect(container).toHaveTextContent('ended December 31, 2026')
  expect(container).not.toHaveTextContent('$99')
  jest.mocked(getLocalDay).mockReturnValue('2026-11-27')
})
