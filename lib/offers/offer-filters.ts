// What a visitor can ask of the offers: which drug, shot or pill, brand-name or compounded, which state, cash or insurance, no
// minimum term, what a month may cost. It runs in the browser. What we do not know is neither yes nor no.
import { capitalize } from '../base/format'
import { STATE_CODES } from '../base/states'
import { getVerdict } from './budget'
import { formatCents } from './labels'
import type { Plan } from './plan'

/** `undefined`: we do not know. */
type Answer = boolean | undefined

/** Filters by their keys in the fragment. A value is a choice of a list; '' is none. */
export type FilterValues = Partial<Record<FilterKey, string>>

export type FilterKey = keyof typeof FILTERS

export type Filter = {
  label: string
  /** Without a choice. */
  none: string
  /** By value; of drugs and states the lists come from the data. */
  choices?: Readonly<Record<string, string>>
  isValid?: (value: string) => boolean
  answer: (plan: Plan, value: string) => Answer
}

const isBrand = (value: string) => /^[A-Z]/.test(value)

export const FILTERS = {
  product: {
    label: 'Drug',
    none: 'Any',
    isValid: (value) => /^[A-Za-z][a-z]{3,20}$/.test(value),
    answer: ({ product }, value) => {
      if (!product) return undefined
      if (!isBrand(value)) return product.some(({ ingredient }) => ingredient === value)
      return product.some(({ brand }) => brand === value)
    },
  },
  form: {
    label: 'Shot or pill',
    none: 'Either',
    choices: { shot: 'Shot', pill: 'Pill', drops: 'Drops' },
    // Where pills are "available", there may be shots.
    answer: ({ forms, formsOpen }, value) =>
      forms?.includes(value) || (forms && !formsOpen ? false : undefined),
  },
  kind: {
    label: 'Brand-name or compounded',
    none: 'Both',
    choices: { brand: 'Brand-name', compounded: 'Compounded' },
    answer: ({ approval }, value) =>
      approval && (approval === 'both' || (approval === 'approved') === (value === 'brand')),
  },
  state: {
    label: 'State',
    none: 'Any',
    isValid: (value) => STATE_CODES.includes(value),
    answer: ({ states }, value) => states?.includes(value),
  },
  pays: {
    label: 'Cash or insurance',
    none: 'Either',
    choices: { cash: 'Cash', insurance: 'Insurance' },
    answer: ({ pays }, value) => pays && (pays === 'either' || pays === value),
  },
  term: {
    label: 'No minimum term',
    none: '',
    choices: { none: 'No minimum term' },
    answer: ({ minimumMonths }) => (minimumMonths === undefined ? undefined : minimumMonths <= 1),
  },
} satisfies Record<string, Filter>

export const FILTER_KEYS = Object.keys(FILTERS) as FilterKey[]

/** The filters in use: those with a valid value. */
export function parseFilters(values: Readonly<Record<string, string | undefined>>): FilterValues {
  const parsed: FilterValues = {}
  for (const key of FILTER_KEYS) {
    const value = values[key] ?? ''
    const { choices, isValid }: Filter = FILTERS[key]
    if (value && (choices ? Object.hasOwn(choices, value) : isValid?.(value))) parsed[key] = value
  }
  return parsed
}

/** What the visitor asks; the budget in cents a month. */
export type Question = { filters: FilterValues; budget: number | null; months: number }

/** Whether an offer is what they ask for: no, if one answer is no or it is closed; unknown, if one is not known. */
export function matchOffer(plan: Plan, { filters, budget, months }: Question): Answer {
  let result: Answer = true
  for (const key of FILTER_KEYS) {
    const value = filters[key]
    if (!value) continue
    const answer = FILTERS[key].answer(plan, value)
    if (answer === false) return false
    if (answer === undefined) result = undefined
  }
  const isAsked = budget !== null || FILTER_KEYS.some((key) => filters[key])
  if (plan.closedOn && isAsked) return false
  if (budget === null) return result
  const { group } = getVerdict(plan, months, budget)
  if (group === 'over') return false
  return group === 'fits' ? result : undefined
}

/** Each part of a question, as the visitor reads it, with the question that is left without it. */
export function listParts(question: Question, nameState: (code: string) => string) {
  const { filters, budget } = question
  const parts = FILTER_KEYS.flatMap((key) => {
    const value = filters[key]
    if (!value) return []
    const { choices }: Filter = FILTERS[key]
    const text =
      key === 'state'
        ? nameState(value)
        : (choices?.[value] ?? value.charAt(0).toUpperCase() + value.slice(1))
    return [
      { key: key as FilterKey | 'budget', text, rest: { ...question, filters: { ...filters, [key]: '' } } },
    ]
  })
  if (budget !== null)
    parts.push({ key: 'budget', text: `${formatCents(budget)} a month`, rest: { ...question, budget: null } })
  return parts
}

/** What we do not know of some offers, in a sentence: "We don’t know if they serve Texas, nor, for 4 of them, if it is a shot." */
export function describeUnknown(
  plans: readonly Plan[],
  question: Question,
  nameState: (code: string) => string,
): string {
  const { filters, budget, months } = question
  const words: Record<FilterKey, (value: string) => string> = {
    product: (value) => `if it is ${value}`,
    form: (value) => (value === 'drops' ? 'if they are drops' : `if it is a ${value}`),
    kind: (value) => (value === 'brand' ? 'if it is brand-name' : 'if it is compounded'),
    state: (value) => `if they serve ${nameState(value)}`,
    pays: (value) => (value === 'cash' ? 'if you can pay cash' : 'if they take insurance'),
    term: () => 'if there is a minimum term',
  }
  const all = FILTER_KEYS.flatMap((key) => {
    const value = filters[key]
    if (!value) return []
    const count = plans.filter((plan) => FILTERS[key].answer(plan, value) === undefined).length
    return count > 0 ? [{ count, text: words[key](value) }] : []
  })
  if (budget !== null) {
    const count = plans.filter((plan) => getVerdict(plan, months, budget).group === 'unknown').length
    if (count > 0) all.push({ count, text: 'the whole price' })
  }
  const parts = all
    .sort((a, b) => b.count - a.count)
    .map(({ count, text }, index) => {
      const ofSome = count < plans.length ? `for ${count} of them, ` : ''
      return index > 0 ? ofSome + text : `${capitalize(`${ofSome}we don’t know`)} ${text}`
    })
  return parts.length > 0 ? `${parts.join(', nor, ')}. Ask first.` : ''
}
