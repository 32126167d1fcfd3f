// The comparison of offers: what a visitor can ask, which offers fit, in what order and sections, and what two of them differ
// in. Numbers and codes; words/compare.ts says them. It runs in the browser. What we do not know is neither yes nor no.
import { getBoundMonths } from '../base/bound'
import { STATE_CODES } from '../base/states'
import { getVerdict } from './budget'
import type { Plan } from './plan'
import { QUOTE_ID } from './quote'
import type { PlanRow } from './row'
import {
  canBeLowest,
  compareSums,
  getDueTodayRange,
  getHighestSum,
  getMonthAfterStartHighest,
  getStopRange,
  isLowerBound,
  isMonthly,
  isUnusual,
} from './sums'

export const PICK_LIMIT = 3

/** `undefined`: we do not know. */
type MatchAnswer = boolean | undefined

/** Filters by their keys in the fragment. A value is a choice of a list; '' is none. */
export type FilterValues = Partial<Record<FilterKey, string>>

export type FilterKey = keyof typeof FILTERS

export type Filter = {
  /** Without it, a value is one that an offer of the list says yes for. */
  isValid?: (value: string) => boolean
  /** The values for which an offer says yes; undefined if we do not know. */
  read: (plan: Plan) => readonly string[] | undefined
  /** There may be other values: where pills are "available", there may be shots. */
  isOpen?: (plan: Plan) => boolean
}

const isAmong =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value)

const APPROVALS = { approved: ['brand'], compounded: ['compounded'], both: ['brand', 'compounded'] }
const PAYS = { cash: ['cash'], insurance: ['insurance'], either: ['cash', 'insurance'] }

/** In the order of their fields. */
const FILTERS = {
  product: {
    read: ({ product }) =>
      product?.flatMap(({ ingredient, brand }) => (brand ? [ingredient, brand] : ingredient)),
  },
  form: {
    isValid: isAmong('shot', 'pill', 'drops'),
    read: ({ forms }) => forms,
    isOpen: ({ formsOpen }) => formsOpen === true,
  },
  kind: {
    isValid: isAmong('brand', 'compounded'),
    read: ({ approval }) => approval && APPROVALS[approval],
  },
  state: { isValid: (value) => STATE_CODES.includes(value), read: ({ states }) => states },
  pays: { isValid: isAmong('cash', 'insurance'), read: ({ pays }) => pays && PAYS[pays] },
  term: {
    isValid: isAmong('none'),
    // A month that binds nobody longer is none; three months paid ahead, or renewed at a time, are three.
    read: (plan) => {
      const months = getBoundMonths(plan)
      const { renewalMonths = 0 } = plan
      return months === undefined && renewalMonths <= 1
        ? undefined
        : Math.max(months ?? 0, renewalMonths) <= 1
          ? ['none']
          : []
    },
  },
} satisfies Record<string, Filter>

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[]

/** Whether an offer says yes to a value of a filter. */
function answerFilter(plan: Plan, key: FilterKey, value: string): MatchAnswer {
  const { read, isOpen }: Filter = FILTERS[key]
  const values = read(plan)
  if (!values) return undefined
  return values.includes(value) || (isOpen?.(plan) ? undefined : false)
}

/**
 * Only a filter that can divide the list is shown: known of two offers at least, which do not say the same. A program, which is
 * for those who qualify, is none that somebody chooses.
 */
export const listDividingFilters = (plans: readonly Plan[]): FilterKey[] =>
  FILTER_KEYS.filter((key) => {
    const { read }: Filter = FILTERS[key]
    const known = plans.flatMap((plan) =>
      plan.key === QUOTE_ID || plan.kind === 'program' ? [] : (read(plan)?.join() ?? []),
    )
    return new Set(known).size > 1
  })

/** The filters in use: those with a valid value, for the plans of the list. */
export function parseFilters(
  values: Readonly<Record<string, string | undefined>>,
  plans: readonly Plan[],
): FilterValues {
  const parsed: FilterValues = {}
  for (const key of FILTER_KEYS) {
    const value = values[key]
    const { isValid, read }: Filter = FILTERS[key]
    if (value && (isValid ? isValid(value) : plans.some((plan) => read(plan)?.includes(value))))
      parsed[key] = value
  }
  return parsed
}

/** What the visitor asks; the budget in cents a month. */
export type OfferQuestion = { filters: FilterValues; budget: number | null; months: number }

/** The filters with a value, in order. */
export const listAsked = ({ filters }: Pick<OfferQuestion, 'filters'>): { key: FilterKey; value: string }[] =>
  FILTER_KEYS.flatMap((key) => {
    const value = filters[key]
    return value ? [{ key, value }] : []
  })

/** Whether an offer is what they ask for: no, if one answer is no or it is closed; unknown, if one is not known. */
export function matchOffer(plan: Plan, question: OfferQuestion): MatchAnswer {
  const { budget, months } = question
  const asked = listAsked(question)
  let result: MatchAnswer = true
  for (const { key, value } of asked) {
    const answer = answerFilter(plan, key, value)
    if (answer === false) return false
    if (answer === undefined) result = undefined
  }
  if (plan.closedOn && (budget !== null || asked.length > 0)) return false
  if (budget === null) return result
  const { group } = getVerdict(plan, months, budget)
  if (group === 'over') return false
  return group === 'fits' ? result : undefined
}

/** The filters to which no offer of the list has an answer: they divide nothing, so that every offer stays. */
const listUnanswered = (plans: readonly Plan[], question: OfferQuestion): FilterKey[] =>
  listAsked(question)
    .filter(({ key, value }) => plans.every((plan) => answerFilter(plan, key, value) === undefined))
    .map(({ key }) => key)

const without = (filters: FilterValues, keys: readonly FilterKey[]): FilterValues => ({
  ...filters,
  ...Object.fromEntries(keys.map((key) => [key, ''])),
})

/**
 * The offers that match, those of which we do not know, and the filters that nobody answers (`unanswered`), which leave all
 * offers in place.
 */
export function splitPlans(plans: readonly Plan[], question: OfferQuestion) {
  const unanswered = listUnanswered(plans, question)
  const answerable = { ...question, filters: without(question.filters, unanswered) }
  const matching: Plan[] = []
  const unknown: Plan[] = []
  for (const plan of plans) {
    const answer = matchOffer(plan, answerable)
    if (answer) matching.push(plan)
    else if (answer === undefined) unknown.push(plan)
  }
  return { matching, unknown, unanswered }
}

/** A part of a question, and the question that is left without it. */
export type QuestionPart =
  | { key: FilterKey; value: string; rest: OfferQuestion }
  | { key: 'budget'; cents: number; rest: OfferQuestion }

export function listParts(question: OfferQuestion): QuestionPart[] {
  const { filters, budget } = question
  const parts = listAsked(question).map(
    ({ key, value }): QuestionPart => ({
      key,
      value,
      rest: { ...question, filters: without(filters, [key]) },
    }),
  )
  if (budget !== null) parts.push({ key: 'budget', cents: budget, rest: { ...question, budget: null } })
  return parts
}

/** How many offers have no answer to each part of a question, most first. */
export function countUnknown(
  plans: readonly Plan[],
  question: OfferQuestion,
): { part: QuestionPart; count: number }[] {
  const { budget, months } = question
  return listParts(question)
    .map((part) => ({
      part,
      count: plans.filter((plan) =>
        part.key === 'budget'
          ? budget !== null && getVerdict(plan, months, budget).group === 'unknown'
          : answerFilter(plan, part.key, part.value) === undefined,
      ).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** What only the budget excludes, the lead of each seller of whom nothing else is listed. */
export function listOverBudget(plans: readonly Plan[], question: OfferQuestion, order: Order): Plan[] {
  const { budget, months } = question
  if (budget === null) return []
  const split = splitPlans(plans, question)
  const listed = new Set([...split.matching, ...split.unknown].map(({ sellerId }) => sellerId))
  const over = splitPlans(plans, { ...question, budget: null }).matching.filter(
    (plan) =>
      !plan.closedOn && !listed.has(plan.sellerId) && getVerdict(plan, months, budget).group === 'over',
  )
  return groupBySeller(sortPlans(over, order, months)).map(({ lead }) => lead)
}

const STOP_MONTHS = 3

/** How to sort: of a range by the high end. A plan without a figure comes last. */
const FIGURES = {
  year: (plan: Plan, months: number) => getHighestSum(plan, months),
  today: (plan: Plan) => (plan.price ? getDueTodayRange(plan).toCents : null),
  later: (plan: Plan) => getMonthAfterStartHighest(plan),
  stop: (plan: Plan) => getStopRange(plan, STOP_MONTHS)?.toCents ?? null,
  rank: ({ rank }: Plan) => rank ?? null,
}

export type Order = keyof typeof FIGURES

export const isOrder = (text: string | undefined): text is Order => Object.hasOwn(FIGURES, text ?? '')

/** The sections of the list, in order. */
const SECTIONS = ['complete', 'at-least', 'service', 'maker', 'closed', 'unpriced', 'gone'] as const

export type SectionKey = (typeof SECTIONS)[number]

export function getSection(plan: Plan): SectionKey {
  if (plan.closedOn) return 'gone'
  if (plan.isOpen === false) return 'closed'
  if (plan.kind !== 'provider') return 'maker'
  if (!plan.price) return 'unpriced'
  if (plan.drug === 'insurance') return 'service'
  return isLowerBound(plan) ? 'at-least' : 'complete'
}

/** A seller with the offers that match, the lowest first. */
export type SellerGroup = { sellerId: string; lead: Plan; others: Plan[] }

/** Plans in a visitor's order: by section, the usual ones first, then by the figure, then as sums go. */
export function sortPlans(plans: readonly Plan[], order: Order, months: number): Plan[] {
  const keyed = plans.map((plan) => ({
    plan,
    place: 2 * SECTIONS.indexOf(getSection(plan)) + Number(isUnusual(plan)),
    figure: FIGURES[order](plan, months) ?? Number.MAX_VALUE,
    sum: getHighestSum(plan, months),
  }))
  return keyed
    .sort((a, b) => a.place - b.place || a.figure - b.figure || compareSums(a, b))
    .map(({ plan }) => plan)
}

/** Sorted plans by seller, each seller where its first one is. */
export function groupBySeller(sorted: readonly Plan[]): SellerGroup[] {
  const groups = new Map<string, SellerGroup>()
  for (const plan of sorted) {
    const group = groups.get(plan.sellerId)
    if (group) group.others.push(plan)
    else groups.set(plan.sellerId, { sellerId: plan.sellerId, lead: plan, others: [] })
  }
  return [...groups.values()]
}

/** A section with its sellers. `hasDrug`: a sum that is "at least" for a fee, or a "from" price. */
export type ListSection = { key: SectionKey; hasDrug: boolean; groups: SellerGroup[] }

/** The sections with their sellers, at most `limit` of them; none is empty. */
export function listSections(groups: readonly SellerGroup[], limit: number): ListSection[] {
  const shown = groups.slice(0, limit)
  return SECTIONS.map((key) => {
    const inSection = shown.filter(({ lead }) => getSection(lead) === key)
    return { key, hasDrug: inSection.some(({ lead }) => lead.drug === 'included'), groups: inSection }
  }).filter((section) => section.groups.length > 0)
}

/** Makers and programs are no sellers, and neither is the visitor's quote. */
const isOfSeller = ({ kind, key }: Plan): boolean => kind === 'provider' && key !== QUOTE_ID

/** What a list holds: sellers and their offers, the visitor's quote, and prices of approved drugs. */
export function countOffers(plans: readonly Plan[]) {
  const offers = plans.filter(isOfSeller)
  const quotes = plans.filter(({ key }) => key === QUOTE_ID).length
  return {
    sellers: new Set(offers.map(({ sellerId }) => sellerId)).size,
    offers: offers.length,
    quotes,
    approved: plans.length - offers.length - quotes,
  }
}

/** The lowest offer with the drug that somebody can start: what the page answers first. */
export const findLowest = (plans: readonly Plan[], months: number): Plan | undefined =>
  sortPlans(
    plans.filter((plan) => getSection(plan) === 'complete' && !plan.who && canBeLowest(plan)),
    'year',
    months,
  )[0]

/** At most three different known keys, in the order in which they were picked. */
export const parsePicks = (text: string | undefined, plans: readonly Plan[]): Plan[] =>
  [...new Set((text ?? '').split(',', 50))]
    .flatMap((key) => plans.find((plan) => plan.key === key) ?? [])
    .slice(0, PICK_LIMIT)

const getLowest = (rows: readonly PlanRow[]) =>
  [...rows].sort((a, b) => compareSums({ plan: a, sum: a.sumToCents }, { plan: b, sum: b.sumToCents }))[0] ??
  null

/** The lowest sum with the drug included, the lowest that is paid by the month, and what may be lower. */
export function getLowestSellers(rows: readonly PlanRow[]) {
  // A membership without the drug, or a dose below the usual ones, is never the lowest treatment.
  const candidates = rows.filter(canBeLowest)
  const complete = candidates.filter((row) => !row.isLowerBound)
  const lowest = getLowest(complete)
  const monthly = getLowest(complete.filter(isMonthly))
  const open = getLowest(candidates.filter((row) => row.isLowerBound))
  const isOpenLower = !lowest || Number(open?.sumToCents) < Number(lowest.sumToCents)
  return { lowest, monthly: monthly === lowest ? null : monthly, open: isOpenLower ? open : null }
}
