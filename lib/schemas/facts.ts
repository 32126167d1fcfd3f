// The one table of facts: schema, words, and filter of each. To add a fact, add an entry with its question and run
// `npm run content:schemas`: the record page, the comparison, the data export, the change log and the content check follow.
import { z } from 'zod'
import { FACT_GROUPS, type FactGroup } from '../base/fact-groups'
import { countUnits, formatDollars } from '../base/format'
import { STATE_CODES } from '../base/states'
import { fieldsFor, someOf, text } from './fields'
import { expected, fixNumberHint } from './messages'

const OR_ABSENT = 'If the provider does not say, leave the field out.'

const numberFix = (value: unknown) => `${fixNumberHint(value)} ${OR_ABSENT}`

type Label = {
  label: string
  /** For the middle of a sentence in the change log. Without it, the label in lower case. */
  name?: string
  /** Its position in "At a glance", from 1. Every fact is also in its group's view and side by side. */
  column?: number
}

/** Lists and texts have no filter: each stated one would count as a no. */
type Look<Value> = Label & {
  /** The label of its filter on /providers. */
  filter?: string
  /** Whether a value passes the filter: by default yes, or 0 dollars, months or days. */
  passes?: (value: Value) => boolean
}

/** A kind of facts: what a record contains, how a page says it, and for a number, what it means. */
const makeKind =
  <const Kind extends string, Value>(
    kind: Kind,
    schema: z.ZodType<Value>,
    format: (value: Value) => string,
    unit = '',
  ) =>
  (look: Look<Value>) => ({ kind, schema, format, unit, ...look })

type Choices = Readonly<Record<string, string>>

const oneOf = <All extends Choices>(choices: All) => {
  const names = Object.keys(choices) as (keyof All & string)[]
  return z
    .enum(names, expected(`one of ${names.map((name) => JSON.stringify(name)).join(', ')}`, OR_ABSENT))
    .meta({ enumDescriptions: Object.values(choices) })
}

const listOf = <Value extends string>(entry: z.ZodType<Value>) =>
  someOf(entry, 'entry').refine(
    (list) => new Set(list).size === list.length,
    expected('each value once', 'Remove the repeated ones.'),
  )

const state = z
  .string()
  .refine((code) => STATE_CODES.includes(code), expected('the two letters of a state', 'Write it like "NY".'))

/** "2 states", "2 states and DC". */
export function formatStateCount(codes: readonly string[]): string {
  const states = codes.filter((code) => code !== 'DC')
  return countUnits(states.length, 'state') + (states.length < codes.length ? ' and DC' : '')
}

const yesNo = makeKind('yes-no', z.boolean(expected('true or false', OR_ABSENT)), (isTrue) =>
  isTrue ? 'Yes' : 'No',
)
const words = (look: Label) => makeKind('text', text('a short text'), (value) => value)(look)
/** Two-letter codes, with DC. */
const states = (look: Label) =>
  makeKind('states', listOf(state), (codes) =>
    codes.length === STATE_CODES.length
      ? 'All 50 states and DC'
      : `${formatStateCount(codes)}: ${codes.toSorted().join(', ')}`,
  )(look)
/** One of several values; `choices` maps the value in a record to what a page says. */
const choice = <const All extends Choices>(choices: All, look: Look<keyof All & string>) =>
  makeKind('choice', oneOf(choices), (value) => choices[value] as string)(look)
/** A list of them. */
const list = <const All extends Choices>(choices: All, look: Label) =>
  makeKind('choices', listOf(oneOf(choices)).meta({ uniqueItems: true }), (values) =>
    values.map((value) => choices[value]).join(', '),
  )(look)

/** Dollars; 0 reads as `zero`, other amounts are followed by `unit`. */
const dollars = (unit: string, zero: string, look: Look<number>) =>
  makeKind(
    'dollars',
    z
      .number(expected('an amount in dollars, 0 if there is no charge', numberFix))
      .min(0, expected('an amount of 0 or more', OR_ABSENT))
      .multipleOf(0.01, expected('dollars with at most two decimals', 'Round it to cents.')),
    (amount) => (amount === 0 ? zero : formatDollars(amount) + unit),
    `In US dollars${unit}; 0 means "${zero}". `,
  )(look)

/** A whole number of months or days; 0 reads as `zero`. */
function count(unit: 'month' | 'day', zero: string, look: Look<number>, prefix = '') {
  const what = `a whole number of ${unit}s, 0 or more`
  return makeKind(
    'count',
    z.int(expected(what, numberFix)).min(0, expected(what, OR_ABSENT)),
    (value) => (value === 0 ? zero : prefix + countUnits(value, unit)),
    `A number of ${unit}s; 0 means "${zero}". `,
  )(look)
}

function inGroup<const Facts extends object>(
  group: FactGroup,
  facts: Facts,
): { [Key in keyof Facts]: Facts[Key] & { group: FactGroup } }
function inGroup(group: FactGroup, facts: Record<string, object>) {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, { ...fact, group }]))
}

export const FACTS = {
  ...inGroup('price', {
    /** The only fact that is not under `facts` in a record: schemas/providers.ts has its schema. */
    pricing: { kind: 'pricing', label: 'Price' },
    medicationIncluded: yesNo({ label: 'Medication included', filter: 'Medication included', column: 1 }),
    samePriceAllDoses: yesNo({
      label: 'Same price at all doses',
      filter: 'Same price at all doses',
      column: 4,
    }),
    highestDosePrice: dollars(' a month', 'No charge', { label: 'Price at the highest dose' }),
    membershipFee: dollars(' a month', 'No membership fee', {
      label: 'Membership fee',
      filter: 'No membership fee',
      column: 3,
    }),
    consultationFee: dollars(' a visit', 'No consultation fee', {
      label: 'Consultation fee',
      filter: 'No consultation fee',
    }),
    labFee: dollars(' each time', 'Included in the price', { label: 'Lab fee', filter: 'Lab work included' }),
    shippingFee: dollars(' a shipment', 'Free shipping', { label: 'Shipping fee', filter: 'Free shipping' }),
  }),
  ...inGroup('terms', {
    minimumMonths: count('month', 'No minimum', {
      label: 'Minimum commitment',
      filter: 'No minimum commitment',
    }),
    billing: choice(
      {
        week: 'Every week',
        month: 'Every month',
        quarter: 'Every three months',
        year: 'By the year',
        once: 'Once',
      },
      {
        label: 'Billing',
        filter: 'Billed every month',
        passes: (value) => value === 'week' || value === 'month',
      },
    ),
    automaticRenewal: yesNo({
      label: 'Automatic renewal',
      filter: 'No automatic renewal',
      passes: (value) => !value,
    }),
    cancellationNotice: count('day', 'At any time', { label: 'Cancellation notice' }),
    refund: count(
      'day',
      'No refund',
      {
        label: 'Refund',
        filter: 'Money-back guarantee',
        passes: (days) => days > 0,
        column: 5,
      },
      'Within ',
    ),
  }),
  ...inGroup('medication', {
    drugs: list(
      {
        semaglutide: 'semaglutide',
        tirzepatide: 'tirzepatide',
        liraglutide: 'liraglutide',
        orforglipron: 'orforglipron',
      },
      { label: 'Drugs' },
    ),
    form: choice(
      {
        'injections-only': 'Injections only',
        'pills-only': 'Pills only',
        'pills-available': 'Pills available',
      },
      {
        label: 'Form',
        filter: 'Oral option',
        passes: (value) => value === 'pills-only' || value === 'pills-available',
        column: 2,
      },
    ),
    approval: choice(
      {
        approved: 'FDA-approved',
        compounded: 'Compounded, not FDA-approved',
        both: 'FDA-approved or compounded',
      },
      {
        label: 'FDA-approved or compounded',
        name: 'approval status',
        filter: 'FDA-approved drug',
        passes: (value) => value === 'approved' || value === 'both',
      },
    ),
    pharmacy: words({ label: 'Pharmacy' }),
  }),
  ...inGroup('care', {
    prescriber: words({ label: 'Who prescribes', name: 'prescriber' }),
    visit: choice(
      { live: 'Live visit', form: 'Form only', both: 'Form, live visit on request' },
      {
        label: 'Live visit or form only',
        name: 'kind of visit',
        filter: 'Live visit',
        passes: (value) => value === 'live' || value === 'both',
      },
    ),
    labWorkRequired: yesNo({ label: 'Lab work required' }),
    sideEffectHelp: words({
      label: 'Who answers about side effects, and when',
      name: 'help with side effects',
    }),
    coaching: yesNo({ label: 'Coaching', filter: 'Coaching' }),
  }),
  ...inGroup('access', {
    states: states({ label: 'States served' }),
    insurance: yesNo({ label: 'Takes insurance', name: 'insurance', filter: 'Takes insurance' }),
    hsaFsa: yesNo({ label: 'HSA or FSA', name: 'HSA or FSA', filter: 'HSA or FSA' }),
  }),
  ...inGroup('seller', {
    certificate: yesNo({ label: 'Certificate', filter: 'Certificate' }),
    company: words({ label: 'Company behind it', name: 'company' }),
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

/** A fact of any kind. */
export type FactEntry = { kind: string; group: FactGroup } & Look<never>

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

function makeField(key: StoredFactKey) {
  const { schema, label: title, unit } = FACTS[key]
  const description = `${QUESTIONS[key]} ${unit}Leave it out if the provider does not say.`
  return (schema as z.ZodType).optional().meta({ title, description })
}

const shape = fieldsFor(STORED_FACT_KEYS, makeField) as {
  [Key in StoredFactKey]: z.ZodOptional<(typeof FACTS)[Key]['schema']>
}

/** A fact that is left out counts as not stated, so that a new fact needs no edit of every record. */
export const factsSchema = z.strictObject(shape)

const { medicationIncluded, billing, minimumMonths, drugs, form, approval } = shape

/** The facts in which a further offer differs from the listed one. One that is left out is not stated. */
export const OFFER_FACTS = { medicationIncluded, billing, minimumMonths, drugs, form, approval }

/** Checks of prices expire first. */
export type CheckClass = 'prices' | 'others'

export const getCheckClass = (key: string): CheckClass =>
  key === 'offers' || (Object.hasOwn(FACTS, key) && FACTS[key as FactKey].group === 'price')
    ? 'prices'
    : 'others'
