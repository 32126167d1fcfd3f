// The one table of facts in words: its label, its name within a sentence, and the wording of each value. It decides nothing by
// what it says.
import { findBoundEvery } from '../base/bound'
import { FACT_GROUPS, type FactGroup } from '../base/fact-groups'
import type { FeePurpose } from '../base/fees'
import { capitalize, countUnits, formatDay, formatDollars, joinNames } from '../base/format'
import { type Every, formatEvery, isOneUnit } from '../base/periods'
import { nameStates, STATE_CODES } from '../base/states'
import {
  listForms,
  listServed,
  type OfferFacts,
  readApproval,
  readBilling,
  readFees,
  readMinimum,
  type StoredFactKey,
} from './facts'
import type { Fee, Price, Product, Refund, States } from './prices'

type Fact<Value> = {
  group: FactGroup
  label: string
  /** For the middle of a sentence. Without it, the label in lower case. */
  name?: string
  /** Undefined if it is not known. */
  read: (facts: OfferFacts) => Value | undefined
  format: (value: Value) => string
  /** How the data files name it. */
  kind: 'price' | 'yes-no' | 'dollars' | 'count' | 'choice' | 'list' | 'text'
}

const formatYesNo = (isTrue: boolean) => (isTrue ? 'Yes' : 'No')

/** "$25 with each bill", "$0 to $25 every 4 weeks", "$85 every 3 months from month 4". */
export function formatFeeAmount({ amount = 0, every = 'once', begins, orderOver }: Fee): string {
  const [from, to] = typeof amount === 'number' ? [amount] : [amount.from, amount.to]
  const dollars = formatDollars(from) + (to === undefined ? '' : ` to ${formatDollars(to)}`)
  const often = every === 'bill' ? 'with each bill' : formatEvery(every)
  const below = orderOver === undefined ? '' : ` below ${formatDollars(orderOver)}`
  const start = begins === undefined ? '' : ` ${every === 'once' ? 'in' : 'from'} month ${begins}`
  return `${dollars} ${often}${below}${start}`
}

/** "2 states", "2 states and DC". */
function formatStateCount(codes: readonly string[]): string {
  const states = codes.filter((code) => code !== 'DC')
  return countUnits(states.length, 'state') + (states.length < codes.length ? ' and DC' : '')
}

/** "All but Louisiana and Mississippi", "All 50 states and DC", "2 states: NY, TX". */
function formatStates(states: States): string {
  const served = listServed(states)
  const left = STATE_CODES.filter((code) => !served.includes(code))
  if (left.length === 0) return 'All 50 states and DC'
  if (left.length <= 6) return `All but ${joinNames(left.map((code) => nameStates([code])[0] ?? code))}`
  return `${formatStateCount(served)}: ${served.toSorted().join(', ')}`
}

function formatRefund(refund: Refund): string {
  if (refund === 'none') return 'No refund'
  const { days, if: condition, words } = refund
  const when = days === undefined ? `If ${condition}` : `Within ${countUnits(days, 'day')}`
  return `${when}${days !== undefined && condition ? `, if ${condition}` : ''}: ${words ?? 'terms not known'}`
}

function formatForms({ product, form }: OfferFacts): string | undefined {
  const forms = listForms({ product, form })
  if (!product && form)
    return {
      'injections-only': 'Injections only',
      'pills-only': 'Pills only',
      'pills-available': 'Pills available',
    }[form]
  return forms?.map(capitalize).join(' or ')
}

const APPROVAL_WORDS = {
  approved: 'FDA-approved',
  compounded: 'Compounded, not FDA-approved',
  both: 'FDA-approved or compounded',
}

/** "No minimum", "3 months", or by the bill that is paid ahead, "8 weeks". */
function formatMinimum(facts: OfferFacts): string | undefined {
  const months = readMinimum(facts)
  if (months === undefined) return undefined
  return findBoundEvery(facts) ?? (months <= 1 ? 'No minimum' : countUnits(months, 'month'))
}

const VISIT_WORDS = { live: 'Live visit', form: 'Form only', both: 'Form, live visit on request' }

/** "semaglutide (Wegovy)" */
const formatDrugName = ({ ingredient, brand }: Product): string =>
  brand ? `${ingredient} (${brand})` : ingredient

/** A fact of any kind. All of it is undefined if it is not known. */
export type FactEntry = Pick<Fact<unknown>, 'group' | 'label' | 'name' | 'kind'> & {
  read: (facts: OfferFacts) => unknown
  /** In words. */
  say: (facts: OfferFacts) => string | undefined
}

function fact<Value>({ format, ...of }: Fact<Value>): FactEntry {
  return {
    ...of,
    say: (facts) => {
      const value = of.read(facts)
      return value === undefined ? undefined : format(value)
    },
  }
}

type Stored<Key extends StoredFactKey> = NonNullable<OfferFacts[Key]>

/** A fact that is under `facts`. */
const stored = <Key extends StoredFactKey>(
  key: Key,
  of: Omit<Fact<Stored<Key>>, 'read' | 'format'> & Partial<Pick<Fact<Stored<Key>>, 'format'>>,
): FactEntry =>
  fact<Stored<Key>>({
    read: (facts) => facts[key] as Stored<Key> | undefined,
    format: (value) => (typeof value === 'boolean' ? formatYesNo(value) : String(value)),
    ...of,
  })

/** The known fees of a purpose, and whether there is one of which nobody knows how much it is. */
function feeFact(purpose: FeePurpose, label: string, none: string): FactEntry {
  const read = readFees(purpose)
  const formatKnown = (fees: readonly Fee[]): string =>
    joinNames(fees.filter(({ amount }) => amount !== 0).map(formatFeeAmount)) || none
  return {
    group: 'price',
    kind: 'dollars',
    label,
    read,
    say: (facts) => {
      const known = read(facts)
      const isOpen = facts.fees.some(({ what, amount }) => what === purpose && amount === undefined)
      if (!isOpen) return known && formatKnown(known)
      return known ? `${formatKnown(known)}, and one of unknown amount` : 'There is one, not known how much'
    },
  }
}

export const FACTS = {
  pricing: fact({
    group: 'price',
    kind: 'price',
    label: 'Price',
    read: ({ price }) => price,
    format: (value) => formatPrice(value),
  }),
  medicationIncluded: fact({
    group: 'price',
    kind: 'yes-no',
    label: 'Drug included',
    name: 'whether the drug is included',
    read: ({ drug }) => (drug === undefined ? undefined : drug === 'included'),
    format: formatYesNo,
  }),
  samePriceAllDoses: stored('samePriceAllDoses', {
    group: 'price',
    kind: 'yes-no',
    label: 'Same price at all doses',
    name: 'whether the price stays the same at all doses',
  }),
  highestDosePrice: fact({
    group: 'price',
    kind: 'text',
    label: 'Price at the highest dose',
    read: ({ price }) =>
      price?.dose ? `${formatBill(price.amount, price.every)} at ${price.dose}` : undefined,
    format: String,
  }),
  membershipFee: feeFact('membership', 'Membership fee', 'No membership fee'),
  consultationFee: feeFact('visit', 'Consultation fee', 'No consultation fee'),
  labFee: feeFact('labs', 'Lab fee', 'Included in the price'),
  shippingFee: feeFact('shipping', 'Shipping fee', 'Free shipping'),
  minimumMonths: {
    group: 'terms',
    kind: 'count',
    label: 'Minimum commitment',
    name: 'minimum term',
    read: readMinimum,
    say: formatMinimum,
  },
  billing: fact({
    group: 'terms',
    kind: 'text',
    label: 'Billing',
    name: 'how often it bills',
    read: readBilling,
    format: (every) => (every === 'once' ? 'Once' : every === 'year' ? 'By the year' : `Every ${every}`),
  }),
  automaticRenewal: fact({
    group: 'terms',
    kind: 'yes-no',
    label: 'Automatic renewal',
    read: ({ renews }) => renews,
    format: (term) => (typeof term === 'boolean' ? formatYesNo(term) : `Yes, for ${formatDuration(term)}`),
  }),
  cancellationNotice: fact({
    group: 'terms',
    kind: 'count',
    label: 'Cancellation notice',
    read: ({ noticeDays }) => noticeDays,
    format: (days) => (days === 0 ? 'At any time' : countUnits(days, 'day')),
  }),
  refund: fact({
    group: 'terms',
    kind: 'text',
    label: 'Refund',
    read: ({ refund }) => refund,
    format: formatRefund,
  }),
  drugs: fact({
    group: 'medication',
    kind: 'list',
    label: 'Drugs',
    name: 'which drug it is',
    read: ({ product }) => product,
    format: (product) => [...new Set(product.map(formatDrugName))].join(', '),
  }),
  form: fact({
    group: 'medication',
    kind: 'choice',
    label: 'Form',
    name: 'shot or pill',
    read: (facts) => formatForms(facts),
    format: String,
  }),
  approval: fact({
    group: 'medication',
    kind: 'choice',
    label: 'FDA-approved or compounded',
    name: 'approval status',
    read: readApproval,
    format: (value) => APPROVAL_WORDS[value],
  }),
  pharmacy: stored('pharmacy', { group: 'medication', kind: 'text', label: 'Pharmacy' }),
  prescriber: stored('prescriber', {
    group: 'care',
    kind: 'text',
    label: 'Who prescribes',
    name: 'prescriber',
  }),
  visit: stored('visit', {
    group: 'care',
    kind: 'choice',
    label: 'Live visit or form only',
    name: 'kind of visit',
    format: (value) => VISIT_WORDS[value],
  }),
  labWorkRequired: stored('labWorkRequired', { group: 'care', kind: 'yes-no', label: 'Lab work required' }),
  sideEffectHelp: stored('sideEffectHelp', {
    group: 'care',
    kind: 'text',
    label: 'Who answers about side effects, and when',
    name: 'help with side effects',
  }),
  coaching: stored('coaching', { group: 'care', kind: 'yes-no', label: 'Coaching' }),
  states: fact({
    group: 'access',
    kind: 'list',
    label: 'States served',
    name: 'which states it serves',
    read: ({ states }) => states,
    format: formatStates,
  }),
  insurance: fact({
    group: 'access',
    kind: 'yes-no',
    label: 'Takes insurance',
    name: 'insurance',
    read: ({ pays }) => (pays === undefined ? undefined : pays !== 'cash'),
    format: formatYesNo,
  }),
  hsaFsa: stored('hsaFsa', {
    group: 'access',
    kind: 'yes-no',
    label: 'HSA or FSA',
    name: 'HSA or FSA',
  }),
  certificate: stored('certificate', {
    group: 'seller',
    kind: 'yes-no',
    label: 'Certificate',
  }),
  company: stored('company', { group: 'seller', kind: 'text', label: 'Company behind it', name: 'company' }),
} satisfies Record<string, FactEntry>

/** "3 months", "a month". */
const formatDuration = (every: Every): string => (isOneUnit(every) ? `a ${every}` : every)

/** "$99 a week", "$600 once", "$936 every 6 months". */
const formatBill = (amount: number, every: Price['every']): string =>
  `${formatDollars(amount)} ${formatEvery(every)}`

const NTH = ['', 'the first', 'the first two', 'the first three']

/**
 * A price in a sentence: "$179 a month, $79 the first", "$149, $199, then $299 every 30 days (25 mg)", "$147 for a month, then
 * $747 every 3 months". What it says follows from the bills, so that two prices with the same words cost the same.
 */
export function formatPrice({ amount, every, first = [], dose, instalments, ends, then }: Price): string {
  const bill = formatBill(amount, every) + (dose ? ` (${dose})` : '')
  const [only] = first
  const isIntroduction = first.length === 1 && only && !only.dose && !only.every
  const start = isIntroduction
    ? `${bill}, ${only.amount === 0 ? 'free' : formatDollars(only.amount)} ${NTH[only.bills] ?? `the first ${only.bills}`}`
    : [...first.map(formatFirst), `${first.length > 0 ? 'then ' : ''}${bill}`].join(', ')
  const parts = instalments
    ? `, in ${instalments.bills} parts ${formatDuration(instalments.every)} apart`
    : ''
  const after = then === undefined ? '' : `, then ${formatDollars(then)}`
  return start + parts + (ends ? `, until ${formatDay(ends)}${after}` : '')
}

/** "$149 (1.5 mg)", "free × 2", "$414 for 12 weeks". */
function formatFirst({ bills, amount, every, dose }: NonNullable<Price['first']>[number]): string {
  const cost = amount === 0 ? 'free' : formatDollars(amount)
  const times = bills > 1 ? ` × ${bills}` : ''
  return `${cost}${every ? ` for ${formatDuration(every)}` : ''}${times}${dose ? ` (${dose})` : ''}`
}

export type FactKey = keyof typeof FACTS

export type StatedKey = FactKey | 'leavingFee'

/** The facts, and the fee for leaving early, which is none of them: it stands beside the minimum term that it ends. */
export const STATED: Readonly<Record<StatedKey, FactEntry>> = {
  ...FACTS,
  leavingFee: fact({
    group: 'terms',
    kind: 'dollars',
    label: 'Fee for leaving early',
    read: ({ leavingFee }) => leavingFee,
    format: formatDollars,
  }),
}

/** Every fact, in display order. */
export const FACT_KEYS = Object.keys(FACTS) as FactKey[]

/** What a fact is called in the middle of a sentence. */
export function getFactName(key: FactKey): string {
  const { name, label }: FactEntry = FACTS[key]
  return name ?? label.toLowerCase()
}

/** The facts of each group, in display order. */
export const getFactsByGroup = () =>
  (Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => ({
    group,
    title: FACT_GROUPS[group],
    keys: FACT_KEYS.filter((key) => FACTS[key].group === group),
  }))
