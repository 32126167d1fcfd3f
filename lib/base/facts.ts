// The one table of facts. To add a fact, add an entry with its question and run `npm run content:schemas`: the schema of a
// record, the record page, the comparison, the data export, the change log and the content check follow. No zod here:
// browsers load it.
import { FACT_GROUPS, type FactGroup } from './fact-groups'

/** The kinds of values. The schema and the wording follow from the kind. */
type FactKinds =
  /** The price is the only fact that is not under `facts` in a record. `states`: two-letter codes, with DC. */
  | { kind: 'yes-no' | 'pricing' | 'text' | 'states' }
  /** Dollars; 0 reads as `zero`, other amounts are followed by `unit`. */
  | { kind: 'dollars'; unit: string; zero: string }
  /** A whole number of months or days; 0 reads as `zero`. */
  | { kind: 'count'; unit: 'month' | 'day'; zero: string; prefix?: string }
  /** One of several values, or a list of them; `choices` maps the value in a record to what a page says. */
  | { kind: 'choice' | 'choices'; choices: Readonly<Record<string, string>> }

type UngroupedFact = FactKinds & {
  label: string
  /** For the middle of a sentence in the change log. Without it, the label in lower case. */
  name?: string
  /** The label of its filter on /providers. Lists and texts have none: each stated one would count as a no. */
  filter?: string
  /** The values that pass the filter: by default yes, or 0 dollars, months or days. */
  accepts?: readonly (string | boolean)[] | 'above zero'
  /** Its position in "At a glance", from 1. Every fact is also in its group's view and side by side. */
  column?: number
}

export type FactEntry = UngroupedFact & { group: FactGroup }

function inGroup<const Facts extends Record<string, UngroupedFact>>(
  group: FactGroup,
  facts: Facts,
): { [Key in keyof Facts]: Facts[Key] & { group: FactGroup } }
function inGroup(group: FactGroup, facts: Record<string, UngroupedFact>) {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, { ...fact, group }]))
}

export const FACTS = {
  ...inGroup('price', {
    pricing: { kind: 'pricing', label: 'Price' },
    medicationIncluded: {
      kind: 'yes-no',
      label: 'Medication included',
      filter: 'Medication included',
      column: 1,
    },
    samePriceAllDoses: {
      kind: 'yes-no',
      label: 'Same price at all doses',
      filter: 'Same price at all doses',
      column: 4,
    },
    highestDosePrice: {
      kind: 'dollars',
      unit: ' a month',
      zero: 'No charge',
      label: 'Price at the highest dose',
    },
    membershipFee: {
      kind: 'dollars',
      unit: ' a month',
      zero: 'No membership fee',
      label: 'Membership fee',
      filter: 'No membership fee',
      column: 3,
    },
    consultationFee: {
      kind: 'dollars',
      unit: ' a visit',
      zero: 'No consultation fee',
      label: 'Consultation fee',
      filter: 'No consultation fee',
    },
    labFee: {
      kind: 'dollars',
      unit: ' each time',
      zero: 'Included in the price',
      label: 'Lab fee',
      filter: 'Lab work included',
    },
    shippingFee: {
      kind: 'dollars',
      unit: ' a shipment',
      zero: 'Free shipping',
      label: 'Shipping fee',
      filter: 'Free shipping',
    },
  }),
  ...inGroup('terms', {
    minimumMonths: {
      kind: 'count',
      unit: 'month',
      zero: 'No minimum',
      label: 'Minimum commitment',
      filter: 'No minimum commitment',
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
      label: 'Billing',
      filter: 'Billed every month',
      accepts: ['week', 'month'],
    },
    automaticRenewal: {
      kind: 'yes-no',
      label: 'Automatic renewal',
      filter: 'No automatic renewal',
      accepts: [false],
    },
    cancellationNotice: { kind: 'count', unit: 'day', zero: 'At any time', label: 'Cancellation notice' },
    refund: {
      kind: 'count',
      unit: 'day',
      zero: 'No refund',
      prefix: 'Within ',
      label: 'Refund',
      filter: 'Money-back guarantee',
      accepts: 'above zero',
      column: 5,
    },
  }),
  ...inGroup('medication', {
    drugs: {
      kind: 'choices',
      choices: {
        semaglutide: 'semaglutide',
        tirzepatide: 'tirzepatide',
        liraglutide: 'liraglutide',
        orforglipron: 'orforglipron',
      },
      label: 'Drugs',
    },
    form: {
      kind: 'choice',
      choices: {
        'injections-only': 'Injections only',
        'pills-only': 'Pills only',
        'pills-available': 'Pills available',
      },
      label: 'Form',
      filter: 'Oral option',
      accepts: ['pills-only', 'pills-available'],
      column: 2,
    },
    approval: {
      kind: 'choice',
      choices: {
        approved: 'FDA-approved',
        compounded: 'Compounded, not FDA-approved',
        both: 'FDA-approved or compounded',
      },
      label: 'FDA-approved or compounded',
      name: 'approval status',
      filter: 'FDA-approved drug',
      accepts: ['approved', 'both'],
    },
    pharmacy: { kind: 'text', label: 'Pharmacy' },
  }),
  ...inGroup('care', {
    prescriber: { kind: 'text', label: 'Who prescribes', name: 'prescriber' },
    visit: {
      kind: 'choice',
      choices: { live: 'Live visit', form: 'Form only', both: 'Form, live visit on request' },
      label: 'Live visit or form only',
      name: 'kind of visit',
      filter: 'Live visit',
      accepts: ['live', 'both'],
    },
    labWorkRequired: { kind: 'yes-no', label: 'Lab work required' },
    sideEffectHelp: {
      kind: 'text',
      label: 'Who answers about side effects, and when',
      name: 'help with side effects',
    },
    coaching: { kind: 'yes-no', label: 'Coaching', filter: 'Coaching' },
  }),
  ...inGroup('access', {
    states: { kind: 'states', label: 'States served' },
    insurance: { kind: 'yes-no', label: 'Takes insurance', name: 'insurance', filter: 'Takes insurance' },
    hsaFsa: { kind: 'yes-no', label: 'HSA or FSA', name: 'HSA or FSA', filter: 'HSA or FSA' },
  }),
  ...inGroup('seller', {
    certificate: { kind: 'yes-no', label: 'Certificate', filter: 'Certificate' },
    company: { kind: 'text', label: 'Company behind it', name: 'company' },
  }),
}

/** What to ask before paying if a fact is not stated, first what it may cost most not to know. */
export const QUESTIONS: Readonly<Record<FactKey, string>> = {
  approval: 'Is the drug FDA-approved, or compounded?',
  pharmacy: 'Which pharmacy fills the prescription, and in which state is it licensed?',
  prescriber: 'Which doctor or nurse practitioner writes the prescription, by name?',
  medicationIncluded: 'Is the medication part of the price? If not, what does it cost each month?',
  pricing: 'What will I pay in total, and how often will you bill me?',
  minimumMonths: 'For how many months do I have to pay, even if I stop?',
  highestDosePrice: 'What do I pay each month at the highest dose?',
  samePriceAllDoses: 'Does the price go up when my dose goes up?',
  refund: 'Do I get my money back if I am not approved, or if I stop?',
  sideEffectHelp: 'Who do I call about side effects, including nights and weekends?',
  membershipFee: 'Is there a membership fee on top of the price?',
  billing: 'How many months do you charge at once?',
  automaticRenewal: 'Does the plan renew by itself, and will you warn me first?',
  insurance: 'Do you work with my insurance, or help with prior authorization?',
  cancellationNotice: 'How do I cancel, and how many days before the next charge?',
  consultationFee: 'Do I pay for the first visit, or for later ones?',
  labFee: 'Who pays for lab work, and what does it cost?',
  drugs: 'Which drug would I get: semaglutide, tirzepatide or another?',
  shippingFee: 'What does shipping cost, and does it arrive cold?',
  labWorkRequired: 'Do I need lab work before I start, and again later?',
  hsaFsa: 'Can I pay from my HSA or FSA, and do I get an itemized receipt?',
  company: 'Which company takes my money, and where is it registered?',
  visit: 'Will I speak with a clinician, or only fill in a form?',
  states: 'Do you serve my state?',
  certificate: 'Who certifies you, and where can I check it?',
  coaching: 'Is coaching part of the price?',
  form: 'Is it an injection or a pill?',
}

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

/** By kind, what a record contains for such an entry. The price is not a stored fact. */
export type FactValues<Entry extends FactEntry> = {
  'yes-no': boolean
  dollars: number
  count: number
  choice: Entry extends { choices: infer Choices } ? keyof Choices : never
  choices: Entry extends { choices: infer Choices } ? (keyof Choices)[] : never
  states: string[]
  text: string
  pricing: never
}

/** The value of a stored fact that the provider states. */
export type FactValue<Key extends StoredFactKey> = FactValues<
  (typeof FACTS)[Key]
>[(typeof FACTS)[Key]['kind']]

/** Checks of prices expire first. */
export type CheckClass = 'prices' | 'others'

export const getCheckClass = (key: string): CheckClass =>
  key === 'offers' || (Object.hasOwn(FACTS, key) && FACTS[key as FactKey].group === 'price')
    ? 'prices'
    : 'others'
