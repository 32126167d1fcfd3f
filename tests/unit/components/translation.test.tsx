// A page that the browser translates after every step shows what the original shows: each island, each of its controls, and
// texts that arrive later.
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import CalculatorPage from '@/app/(tools)/calculator/page'
import ContactPage from '@/app/(tools)/contact/page'
import QuizPage from '@/app/(tools)/findquiz1/page'
import ProvidersPage from '@/app/(tools)/providers/page'
import { RefillClock } from '@/components/drugs/RefillClock'
import { Island, type IslandName } from '@/components/Island'
import * as islands from '@/components/islands'
import { keepTranslatable } from '@/components/keep-translatable'
import { OfferDates } from '@/components/offers/OfferDates'
import { ResultsPage } from '@/components/results/ResultsPage'
import { getContent } from '@/lib/content'
import { getPlans } from '@/lib/offers/from-content'
import { findRefillRule } from '@/lib/offers/refill-rule'
import { compareRecords } from '@/lib/providers/compared-offer'
import { makePlan } from '../../fixtures/plans'
import { getSellers } from '../../fixtures/sellers'
import { translate } from '../../fixtures/translate'

/** As long as a text may take to arrive; the quiz leaves for its results after three seconds. */
const LATER_MS = 1000

/** The island of a page, with the props that the page gives it. */
function findIsland(node: ReactNode, changes = {}): ReactElement {
  const find = (one: ReactNode): ReactElement | undefined => {
    if (Array.isArray(one)) return one.map(find).find(Boolean)
    if (!isValidElement<{ children?: ReactNode; name?: IslandName; props?: object }>(one)) return undefined
    const { name, props, children } = one.props
    if (one.type !== Island || !name) return find(children)
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: all islands are tested
    return createElement(islands[name] as React.ComponentType<object>, { ...props, ...changes })
  }
  const island = find(node)
  if (!island) throw new Error('the page has no island')
  return island
}

/** Two sellers with several offers and many facts. */
function getComparison() {
  const sellers = getSellers().slice(0, 2)
  const records = sellers.map((record) => ({
    ...record,
    rank: null,
    rating: null,
    scoreEvidence: undefined,
  }))
  const plans = sellers.flatMap((record) => getPlans(record, '2026-11-27', getContent()['maker-prices']))
  return findIsland(ProvidersPage(), { ...compareRecords(records), plans })
}

const PLANS = [99, 149].map((dollars) =>
  makePlan({ cents: dollars * 100, every: 'month' }, { key: `plan-${dollars}`, offerName: `${dollars}` }),
)

function getRefillClock() {
  const [rule] = getContent()['maker-prices'].drugs.flatMap(
    (drug) => findRefillRule(drug, '2026-11-28') ?? [],
  )
  if (!rule) throw new Error('no price depends on refilling in time')
  return <RefillClock rule={rule} />
}

const ISLANDS = {
  Calculator: () => findIsland(CalculatorPage()),
  ContactForm: () => findIsland(ContactPage()),
  OfferComparison: getComparison,
  OfferDates: () => <OfferDates plans={PLANS} months={12} />,
  QuizFlow: () => findIsland(QuizPage()),
  RefillClock: getRefillClock,
  Results: () => findIsland(ResultsPage({ page: 'quizResults', backLabel: 'Back' })),
} satisfies Record<IslandName, () => ReactElement>

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00') })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  // What jsdom lacks.
  document.documentElement.style.fontSize = '16px'
  performance.getEntriesByType = () => []
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
})
afterEach(() => jest.useRealTimers())

type Control = HTMLElement & { value: string; type: string }

const findControls = (root: Element) => [
  ...root.querySelectorAll<Control>('summary, button, input, select, textarea'),
]

/** The same in the original and in the translation. */
const describeControl = (control: Control) =>
  [control.tagName, control.id, control.closest('label, summary, button')?.textContent].join(' ')

/** Everything that a visitor can do with a control, a step each. */
function listSteps(control: Control): (() => void)[] {
  const set = (value: string) => () => {
    fireEvent.input(control, { target: { value } })
    fireEvent.change(control, { target: { value } })
  }
  if (control instanceof HTMLSelectElement) {
    const values = [...control.options].map(({ value }) => value)
    return [values[1], values.at(-1), values[0]].map((value = '') => set(value))
  }
  if (control.tagName === 'SUMMARY')
    return [
      () => {
        const details = control.parentElement as HTMLDetailsElement
        details.open = true
        fireEvent(details, new Event('toggle'))
      },
    ]
  if (control.type === 'date') return [set('2026-12-01')]
  if (['text', 'email', 'textarea'].includes(control.type)) return ['6', '250', ''].map(set)
  return [() => fireEvent.click(control)]
}

/** What the island shows after each step, and a second later. */
async function walk(getIsland: () => ReactElement, isTranslated: boolean): Promise<string[]> {
  cleanup()
  history.replaceState(null, '', '/')
  const { container } = render(getIsland())
  keepTranslatable(container)
  const seen: string[] = []
  const perform = async (step: () => void) => {
    if (isTranslated) translate(container)
    await null // jsdom does not observe a text that was removed in the same task; browsers do
    await act(async () => step())
    seen.push(container.textContent ?? '')
  }
  const later = () => jest.advanceTimersByTime(LATER_MS)
  const done = new Set<string>()
  const found = new WeakSet<Control>() // naming a control takes time
  await perform(later)
  for (;;) {
    const control = findControls(container).find(
      (one) => !found.has(one) && !one.matches(':disabled') && !done.has(describeControl(one)),
    )
    if (!control) break
    const name = describeControl(control)
    done.add(name)
    found.add(control)
    seen.push(name)
    for (const step of listSteps(control)) await perform(step)
    await perform(later)
  }
  return seen
}

test.each(Object.keys(ISLANDS) as IslandName[])(
  '%s',
  async (name) => {
    const original = await walk(ISLANDS[name], false)
    expect(await walk(ISLANDS[name], true)).toEqual(original)
  },
  120_000,
)
