// The one table of facts. To add a fact, add an entry and run `npm run content:schemas`: the schema of a record, the record
// page, the comparison, the data export, the change log and the content check follow from it. No zod here: browsers load it.

import { FACT_GROUPS, type FactGroup } from './fact-groups'

/**
 * The label of a filter of the comparison, and the values that pass it: by default yes, or 0 dollars, months or days. Every
 * filter of /providers is declared in this table. Lists and texts have none: each stated one would count as a no.
 */
type FactFilter = { label: string; accepts?: readonly (string | boolean)[]; isAboveZero?: true }

/** The kinds of values. The schema and the wording follow from the kind. */
type FactKinds =
  /** The stated price. It is the only fact that is not under `facts` in a record, but under `pricing`. */
  | { kind: 'yes-no'; filter?: FactFilter }
  | { kind: 'pricing' | 'text'; filter?: never }
  /** Dollars; 0 reads as `zero`, other amounts are followed by `unit`. */
  | { kind: 'dollars'; unit: string; zero: string; filter?: FactFilter }
  /** A whole number of months or days; 0 reads as `zero`. */
  | { kind: 'count'; unit: 'month' | 'day'; zero: string; prefix?: string; filter?: FactFilter }
  /** One of several values, or a list of them; `choices` maps the value in a record to what a page says. */
  | { kind: 'choice'; choices: Readonly<Record<string, string>>; filter?: FactFilter }
  | { kind: 'choices'; choices: Readonly<Record<string, string>>; filter?: never }
  /** Two-letter codes of the states, with DC. */
  | { kind: 'states'; filter?: never }

export type FactKind = FactKinds['kind']

export type FactEntry = FactKinds & {
  group: FactGroup
  label: string
  /** For the middle of a sentence in the change log. Without it, the label in lower case. */
  name?: string
  /** What to ask before paying if the fact is not stated. */
  question: string
  /** How much not knowing the fact may cost, from 0 to 100; what the drug is comes first. It orders the questions and is never shown. */
  costWeight: number
  /** Its position in "At a glance", from 1. Every fact is also in its group's view and side by side. */
  column?: number
}

export const FACTS = {
  pricing: {
    kind: 'pricing',
    group: 'price',
    label: 'Price',
    question: 'What will I pay in total, and how often will you bill me?',
    costWeight: 96,
  },
  medicationIncluded: {
    kind: 'yes-no',
    group: 'price',
    label: 'Medication included',
    question: 'Is the medication part of the price? If not, what does it cost each month?',
    costWeight: 97,
    filter: { label: 'Medication included' },
    column: 1,
  },
  samePriceAllDoses: {
    kind: 'yes-no',
    group: 'price',
    label: 'Same price at every dose',
    question: 'Does the price go up when my dose goes up?',
    costWeight: 90,
    filter: { label: 'Same price at all doses' },
    column: 4,
  },
  highestDosePrice: {
    kind: 'dollars',
    unit: ' a month',
    zero: 'No charge',
    group: 'price',
    label: 'Price at the highest dose',
    question: 'What do I pay each month at the highest dose?',
    costWeight: 92,
  },
  membershipFee: {
    kind: 'dollars',
    unit: ' a month',
    zero: 'No membership fee',
    group: 'price',
    label: 'Membership fee',
    question: 'Is there a membership fee on top of the price?',
    costWeight: 80,
    filter: { label: 'No membership fee' },
    column: 3,
  },
  consultationFee: {
    kind: 'dollars',
    unit: ' a visit',
    zero: 'No consultation fee',
    group: 'price',
    label: 'Consultation fee',
    question: 'Do I pay for the first visit, or for later ones?',
    costWeight: 62,
    filter: { label: 'No consultation fee' },
  },
  labFee: {
    kind: 'dollars',
    unit: ' each time',
    zero: 'Included in the price',
    group: 'price',
    label: 'Lab fee',
    question: 'Who pays for lab work, and what does it cost?',
    costWeight: 60,
    filter: { label: 'Lab work included' },
  },
  shippingFee: {
    kind: 'dollars',
    unit: ' a shipment',
    zero: 'Free shipping',
    group: 'price',
    label: 'Shipping fee',
    question: 'What does shipping cost, and does it arrive cold?',
    costWeight: 50,
    filter: { label: 'Free shipping' },
  },
  minimumMonths: {
    kind: 'count',
    unit: 'month',
    zero: 'No minimum',
    group: 'terms',
    label: 'Minimum commitment',
    question: 'For how many months do I have to pay, even if I stop?',
    costWeight: 95,
    filter: { label: 'No minimum commitment' },
  },
  billing: {
    kind: 'choice',
    choices: {
      week: 'Every week',
      month: 'Every month',
      quarter: 'Every three months',
      year: 'By the year',
      once: 'Once',
    },
    group: 'terms',
    label: 'Billing',
    question: 'How many months do you charge at once?',
    costWeight: 78,
    filter: { label: 'Billed every month', accepts: ['week', 'month'] },
  },
  automaticRenewal: {
    kind: 'yes-no',
    group: 'terms',
    label: 'Automatic renewal',
    question: 'Does the plan renew by itself, and will you warn me first?',
    costWeight: 76,
    filter: { label: 'No automatic renewal', accepts: [false] },
  },
  cancellationNotice: {
    kind: 'count',
    unit: 'day',
    zero: 'At any time',
    group: 'terms',
    label: 'Cancellation notice',
    question: 'How do I cancel, and how many days before the next charge?',
    costWeight: 72,
  },
  refund: {
    kind: 'count',
    unit: 'day',
    zero: 'No refund',
    prefix: 'Within ',
    group: 'terms',
    label: 'Refund',
    question: 'Do I get my money back if I am not approved, or if I stop?',
    costWeight: 84,
    filter: { label: 'Money-back guarantee', isAboveZero: true },
    column: 5,
  },
  drugs: {
    kind: 'choices',
    choices: {
      semaglutide: 'semaglutide',
      tirzepatide: 'tirzepatide',
      liraglutide: 'liraglutide',
      orforglipron: 'orforglipron',
    },
    group: 'medication',
    label: 'Drugs',
    question: 'Which drug would I get: semaglutide, tirzepatide or another?',
    costWeight: 58,
  },
  form: {
    kind: 'choice',
    choices: {
      'injections-only': 'Injections only',
      'pills-only': 'Pills only',
      'pills-available': 'Pills available',
    },
    group: 'medication',
    label: 'Form',
    question: 'Is it an injection or a pill?',
    costWeight: 20,
    filter: { label: 'Oral option', accepts: ['pills-only', 'pills-available'] },
    column: 2,
  },
  approval: {
    kind: 'choice',
    choices: {
      approved: 'FDA-approved',
      compounded: 'Compounded, not FDA-approved',
      both: 'FDA-approved or compounded',
    },
    group: 'medication',
    label: 'FDA-approved or compounded',
    name: 'approval status',
    question: 'Is the drug FDA-approved, or compounded?',
    costWeight: 100,
    filter: { label: 'FDA-approved drug', accepts: ['approved', 'both'] },
  },
  pharmacy: {
    kind: 'text',
    group: 'medication',
    label: 'Pharmacy',
    question: 'Which pharmacy fills the prescription, and in which state is it licensed?',
    costWeight: 99,
  },
  prescriber: {
    kind: 'text',
    group: 'care',
    label: 'Who prescribes',
    name: 'prescriber',
    question: 'Which doctor or nurse practitioner writes the prescription, by name?',
    costWeight: 98,
  },
  visit: {
    kind: 'choice',
    choices: { live: 'Live visit', form: 'Form only', both: 'Form, live visit on request' },
    group: 'care',
    label: 'Live visit or form only',
    name: 'kind of visit',
    question: 'Will I speak with a clinician, or only fill in a form?',
    costWeight: 32,
    filter: { label: 'Live visit', accepts: ['live', 'both'] },
  },
  labWorkRequired: {
    kind: 'yes-no',
    group: 'care',
    label: 'Lab work required',
    question: 'Do I need lab work before I start, and again later?',
    costWeight: 48,
  },
  sideEffectHelp: {
    kind: 'text',
    group: 'care',
    label: 'Who answers about side effects, and when',
    name: 'help with side effects',
    question: 'Whom do I call about side effects, also at night and on weekends?',
    costWeight: 82,
  },
  coaching: {
    kind: 'yes-no',
    group: 'care',
    label: 'Coaching',
    question: 'Is coaching part of the price?',
    costWeight: 22,
    filter: { label: 'Coaching' },
  },
  states: {
    kind: 'states',
    group: 'access',
    label: 'States served',
    question: 'Do you serve my state?',
    costWeight: 28,
  },
  insurance: {
    kind: 'yes-no',
    group: 'access',
    label: 'Takes insurance',
    name: 'insurance',
    question: 'Do you work with my insurance, or help with prior authorization?',
    costWeight: 74,
    filter: { label: 'Takes insurance' },
  },
  hsaFsa: {
    kind: 'yes-no',
    group: 'access',
    label: 'HSA or FSA',
    name: 'HSA or FSA',
    question: 'Can I pay from my HSA or FSA, and do I get an itemized receipt?',
    costWeight: 46,
    filter: { label: 'HSA or FSA' },
  },
  certificate: {
    kind: 'yes-no',
    group: 'seller',
    label: 'Certificate',
    question: 'Who certifies you, and where can I check it?',
    costWeight: 26,
    filter: { label: 'Certificate' },
  },
  company: {
    kind: 'text',
    group: 'seller',
    label: 'Company behind it',
    name: 'company',
    question: 'Which company takes my money, and where is it registered?',
    costWeight: 44,
  },
} as const satisfies Record<string, FactEntry>

export type FactKey = keyof typeof FACTS

/** Every fact, in display order. */
export const FACT_KEYS = Object.keys(FACTS) as FactKey[]

/** What a fact is called in the middle of a sentence. */
export function getFactName(key: FactKey): string {
  const { name, label }: FactEntry = FACTS[key]
  return name ?? label.toLowerCase()
}

/** The facts under `facts` in a record: all but the price. */
export type StoredFactKey = Exclude<FactKey, 'pricing'>

export const STORED_FACT_KEYS = FACT_KEYS.filter((key): key is StoredFactKey => key !== 'pricing')

/** The facts of each group, in display order. */
export const getFactsByGroup = () =>
  (Object.keys(FACT_GROUPS) as FactGroup[]).map((group) => ({
    group,
    title: FACT_GROUPS[group],
    keys: FACT_KEYS.filter((key) => FACTS[key].group === group),
  }))

type ValueOf<Entry extends FactEntry> = {
  'yes-no': boolean
  dollars: number
  count: number
  choice: Entry extends { choices: infer Choices } ? keyof Choices : never
  choices: Entry extends { choices: infer Choices } ? (keyof Choices)[] : never
  states: string[]
  text: string
  pricing: never
}[Entry['kind']]

/** The value of a stored fact that the provider states. */
export type FactValue<Key extends StoredFactKey> = ValueOf<(typeof FACTS)[Key]>

/** Checks of prices expire first. */
export type CheckClass = 'prices' | 'others'

export const getCheckClass = (key: string): CheckClass =>
  key === 'offers' || (Object.hasOwn(FACTS, key) && FACTS[key as FactKey].group === 'price')
    ? 'prices'
    : 'others'
