// The comparison in words: its filters, orders, and sections, how many offers match, what is not known of them.
import { capitalize, countUnits } from '../../base/format'
import { nameStates } from '../../base/states'
import { type BudgetMonth, getBudgetMonth } from '../budget'
import {
  countOffers,
  countUnknown,
  type FilterKey,
  type ListSection,
  type OfferQuestion,
  type Order,
  type QuestionPart,
  type SectionKey,
} from '../compare'
import type { Plan } from '../plan'
import { hasUnknownFee } from '../sums'
import { formatBudgetMonth, formatFitCondition, formatFitUnit } from './answers'
import { formatAmount, formatCents } from './labels'
import { nameOffer } from './offers'

type FilterWords = {
  label: string
  /** Without a choice. */
  none: string
  /** By value; of drugs and states the lists come from the data. */
  choices?: Readonly<Record<string, string>>
}

export const FILTER_WORDS: Record<FilterKey, FilterWords> = {
  product: { label: 'Drug', none: 'Any' },
  form: { label: 'Shot or pill', none: 'Either', choices: { shot: 'Shot', pill: 'Pill', drops: 'Drops' } },
  kind: {
    label: 'Brand-name or compounded',
    none: 'Both',
    choices: { brand: 'Brand-name', compounded: 'Compounded' },
  },
  state: { label: 'State', none: 'Any' },
  pays: { label: 'Cash or insurance', none: 'Either', choices: { cash: 'Cash', insurance: 'Insurance' } },
  term: { label: 'No minimum term', none: '', choices: { none: 'No minimum term' } },
}

export const ORDER_LABELS: Record<Order, string> = {
  year: 'First year',
  today: 'Due today',
  later: 'Monthly, after starter doses',
  stop: 'Stopped after 3 months',
  rank: 'Our rank',
}

const SECTION_WORDS: Record<SectionKey, { title: string; note: string }> = {
  complete: { title: 'With the drug', note: '' },
  'at-least': { title: 'Minimum prices', note: 'the drug may cost more' },
  service: { title: 'A service only', note: 'your insurance pays for the drug, or you do' },
  maker: { title: 'From the makers or Medicare', note: 'approved, not ranked; we earn nothing' },
  closed: { title: 'Not taking new patients', note: '' },
  unpriced: { title: 'Price not known', note: '' },
  gone: { title: 'Closed', note: 'they no longer sell' },
}

/** "Minimum prices: the drug may cost more", in two parts. */
export const describeSection = ({ key, hasDrug }: Pick<ListSection, 'key' | 'hasDrug'>) =>
  key === 'at-least' && hasDrug
    ? { ...SECTION_WORDS[key], note: 'the drug or a fee may cost more' }
    : SECTION_WORDS[key]

export const nameState = (code: string): string => nameStates([code])[0] ?? 'DC'

/** "Texas", "Pill", "$150 a month". */
export function formatPart(part: QuestionPart): string {
  if (part.key === 'budget') return `${formatCents(part.cents)} a month`
  if (part.key === 'state') return nameState(part.value)
  return FILTER_WORDS[part.key].choices?.[part.value] ?? capitalize(part.value)
}

const offersOf = (count: number) => countUnits(count, 'offer')

/** "12 providers, 22 offers; 7 approved-drug prices", and with filters "12 offers; 5 more where we don’t know". */
export function formatOfferCount(
  matching: readonly Plan[],
  unknown: readonly Plan[],
  isAsked: boolean,
): string {
  if (isAsked)
    return unknown.length > 0
      ? `${offersOf(matching.length)}; ${unknown.length} more where we don’t know`
      : offersOf(matching.length)
  const { sellers, offers, quotes, approved } = countOffers(matching)
  const parts = [countUnits(sellers, 'provider') + (offers > sellers ? `, ${offersOf(offers)}` : '')]
  if (quotes > 0) parts.push('your quote')
  if (approved > 0) parts.push(countUnits(approved, 'approved-drug price'))
  return parts.join('; ')
}

const WHETHER: Record<FilterKey, (value: string) => string> = {
  product: (value) => `if it is ${value}`,
  form: (value) => (value === 'drops' ? 'if they are drops' : `if it is a ${value}`),
  kind: (value) => (value === 'brand' ? 'if it is brand-name' : 'if it is compounded'),
  state: (value) => `if they serve ${nameState(value)}`,
  pays: (value) => (value === 'cash' ? 'if you can pay cash' : 'if they take insurance'),
  term: () => 'if there is a minimum term',
}

const needsQualifying = ({ verdict }: BudgetMonth): boolean =>
  verdict.group === 'unknown' && verdict.why === 'qualification'

/** What we do not know of some offers, in a sentence: "We don’t know if they serve Texas, nor, for 4 of them, if it is a shot." */
export function describeUnknown(plans: readonly Plan[], question: OfferQuestion): string {
  const { months, budget } = question
  const qualifying =
    budget === null ? [] : plans.filter((plan) => needsQualifying(getBudgetMonth(plan, months, budget)))
  const price = [
    qualifying.length < plans.length && 'the whole price',
    qualifying.length > 0 && 'if you qualify',
  ].flatMap((what) => what || [])
  const parts = countUnknown(plans, question).map(({ part, count }, index) => {
    const text = part.key === 'budget' ? price.join(', or ') : WHETHER[part.key](part.value)
    const ofSome = count < plans.length ? `for ${count} of them, ` : ''
    return index > 0 ? ofSome + text : `${capitalize(`${ofSome}we don’t know`)} ${text}`
  })
  return parts.length > 0 ? `${parts.join(', nor, ')}. Ask first.` : ''
}

const WHO: Record<FilterKey, (value: string) => string> = {
  product: (value) => `who sends ${value}`,
  form: (value) => (value === 'drops' ? 'who sends drops' : `who sends a ${value}`),
  kind: (value) => (value === 'brand' ? 'whose drug is brand-name' : 'whose drug is compounded'),
  state: (value) => `who serves ${nameState(value)}`,
  pays: (value) => (value === 'cash' ? 'who takes cash' : 'who takes insurance'),
  term: () => 'who has no minimum term',
}

/** "We don’t yet know who serves Texas. Ask before you pay.", of a filter that no offer answers. */
export const describeUnanswered = (key: FilterKey, value: string): string =>
  `We don’t yet know ${WHO[key](value)}. Ask before you pay.`

/** "DirectMeds", ": $149 a month, drug included.", and on what it depends. A budget by the month is answered by the month. */
export function describeFit(plan: Plan, months: number, budget: number) {
  const month = getBudgetMonth(plan, months, budget)
  return {
    name: nameOffer(plan),
    fit: `: ${formatAmount(month.cents, month.toCents)} ${formatFitUnit(month)}.`,
    condition: formatFitCondition(plan, month, budget),
  }
}

/** "Your quote fits too, if no fees are added.", beside another answer. */
export const describeQuoteFit = (quote: Plan): string =>
  hasUnknownFee(quote) ? 'Your quote fits too, if no fees are added.' : 'Your quote fits too.'

const NAMES_OVER = 5

/** "Over $250: JoinFridays ($1,649 at once), Beta ($299), and 2 more.", or empty. */
export function describeOver(plans: readonly Plan[], { budget, months }: OfferQuestion): string {
  if (budget === null || plans.length === 0) return ''
  const names = plans
    .slice(0, NAMES_OVER)
    .map((plan) => `${plan.name} (${formatBudgetMonth(plan, getBudgetMonth(plan, months, budget))})`)
  if (plans.length > NAMES_OVER) names.push(`and ${plans.length - NAMES_OVER} more`)
  return `Over ${formatCents(budget)}: ${names.join(', ')}.`
}
