// The open data: /data/providers.json and /data/providers.csv. Each file contains everything needed to recompute all
// sums, counts, and sort orders. /how-we-rank documents the fields.
import { type Cell, formatCsv } from '../base/csv'
import { FACT_GROUPS } from '../base/fact-groups'
import { FACT_KEYS, FACTS } from '../base/facts'
import { formatMonthOrDay } from '../base/format'
import { getBuildDay } from '../base/month'
import { providerPath, ROUTES } from '../base/routes'
import { getContent, getRecords, getSources } from '../content'
import { formatBillingNote } from '../plans/cash-flow'
import { countSecondYear, getDueToday, getSecondYear, getStops, getSum, isAtLeast } from '../plans/figures'
import { getMakerPlans, getProgramPlans, isOver, toMakerPlan, toProgramPlan } from '../plans/maker-plans'
import { MONTHS_PER_YEAR, type Plan } from '../plans/plan'
import { getPlansOfProvider } from '../plans/provider-plans'
import { AT_LEAST, formatSum } from '../plans/words'
import { countChecks } from '../providers/check-counts'
import { getFact, getOpenness } from '../providers/fact-values'
import type { ListedRecord } from '../providers/ranking'
import { formatCount } from '../providers/summary'
import { toAddress } from './metadata'

const readFacts = () => ({
  records: getRecords(),
  makerPrices: getContent()['maker-prices'],
  changes: getContent().changes.changes,
  license: getContent().site.dataLicense,
  commit: process.env.BUILD_COMMIT || null,
  /** Offers that have ended by then have no sum. */
  today: getBuildDay(),
})

type Facts = ReturnType<typeof readFacts>

/** How many prices we have checked, and what that leaves: the first thing to know about the figures. */
function formatChecked({ records, today }: Facts): string {
  const { prices } = countChecks(records, getContent().site.checksExpireAfterDays, today)
  const isUnread = records.every(({ evidence }) => Object.keys(evidence).length === 0)
  return `${formatCount(prices)}; prices and facts as on record${isUnread ? ", not compared with the providers' pages" : ''}`
}

/**
 * A sum in dollars. If the medication is billed on top or not on record, it is the least to pay, and its text says so. A
 * program that ends within the year says for how many months its sum is.
 */
const toSum = (plan: Plan, cents: number | null, more = '', months = MONTHS_PER_YEAR) =>
  cents === null
    ? null
    : {
        text: formatSum(cents, isAtLeast(plan)) + more,
        isAtLeast: isAtLeast(plan),
        dollars: cents / 100,
        ...(months < MONTHS_PER_YEAR && { months }),
      }

const formatReported = ({ reported }: { reported?: string | undefined }) =>
  reported ? `as reported, ${reported}` : null

/** Every sum of a plan, by its name. A plan without a price on record has none. */
function getSums(plan: Plan): Record<string, ReturnType<typeof toSum>> {
  if (!plan.price) return {}
  const stops = getStops(plan).map(({ months, cents }) => [`stop after ${months} months`, toSum(plan, cents)])
  return {
    'first year': toSum(plan, getSum(plan), '', plan.programMonths),
    'second year': toSum(plan, getSecondYear(plan), '', countSecondYear(plan)),
    'due today': toSum(plan, getDueToday(plan), formatBillingNote(plan)),
    ...Object.fromEntries(stops),
  }
}

const getPlans = (record: ListedRecord, today: string): Plan[] =>
  getPlansOfProvider(record, { today, href: providerPath(record.id) })

function toProvider(record: ListedRecord, today: string) {
  const { id, rank, name, alsoListedAs, rating, pricing, offers, otherTerms, evidence } = record
  const { stated, total } = getOpenness(record)
  const price = pricing && { amount: pricing.amount, period: pricing.period }
  return {
    id,
    rank,
    name,
    alsoListedAs: alsoListedAs?.name ?? null,
    editorsOpinion: rating,
    pricing,
    facts: Object.fromEntries(
      FACT_KEYS.map((key) => [key, key === 'pricing' ? price : getFact(record, key)]),
    ),
    onRecord: { count: stated, total },
    offers: offers ?? [],
    /** The listed offer, then the further ones. */
    plans: getPlans(record, today).map((plan) => ({
      key: plan.key,
      track: plan.track ?? null,
      drug: plan.drug,
      sums: getSums(plan),
    })),
    otherTerms: otherTerms ?? [],
    evidence,
  }
}

/** An offer that has ended, or has not begun, has no sums. */
function toMakerPrices({ drugs, programs }: Facts['makerPrices'], today: string) {
  return {
    drugs: drugs.map((drug) => ({
      ...drug,
      ladders: drug.ladders.map((ladder) => ({
        ...ladder,
        sums: isOver(ladder, today) ? null : getSums(toMakerPlan(drug, ladder, today)),
      })),
    })),
    programs: programs.map((program) => ({
      ...program,
      sums:
        program.starts <= today && !isOver(program, today) ? getSums(toProgramPlan(program, today)) : null,
    })),
  }
}

/** The content of /data/providers.json. */
export function makeDataJson(facts = readFacts()): string {
  const data = {
    documentation: toAddress(ROUTES.howWeRank),
    license: facts.license,
    generatedFrom: facts.commit,
    asOf: facts.today,
    checked: formatChecked(facts),
    editorsOpinion: 'From 0 to 10. No clinician has rated these sellers.',
    howSumsAreMade:
      'A month is 1/12 of a year; a year has 52 weeks, 365 days, or 13 fills of 28 days or 12 of 30. A started quarter or year is paid in full, a commitment to its end. Fees on record count; fees not on record, and visits, labs, and needles of approved drugs, are in no sum. “At least”: the medication is billed on top, or not on record.',
    factTable: FACT_KEYS.map((key) => ({
      key,
      label: FACTS[key].label,
      group: FACT_GROUPS[FACTS[key].group],
      kind: FACTS[key].kind,
    })),
    providers: facts.records.map((record) => toProvider(record, facts.today)),
    makerPrices: toMakerPrices(facts.makerPrices, facts.today),
    changes: facts.changes,
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

const COLUMNS = [
  'record', // "provider": a fact of a provider; "sum": what a plan costs; "maker-price": a price of an approved drug
  'id',
  'name',
  'also_listed_as',
  'rank',
  'editors_opinion', // from 0 to 10; no clinician has rated these sellers
  'fact', // the key of the fact; for a sum, the key of the plan; for a maker's price, the course of doses
  'label', // the name of the fact or sum; for a maker's price, the dose
  'group',
  'qualifier', // "at least" before a sum whose medication is billed on top or not on record
  'value', // lists and objects as JSON; dollars for a sum; empty if it is not on record
  'fills', // for a maker's price: how often it is paid before the next one; the last one continues
  'fills_per_year',
  'condition',
  'starts',
  'ends',
  'source',
  'checked', // how many prices of the list we have checked; for a maker's price, when it was reported
  'checked_on',
  'checked_by',
] as const

type Row = Partial<Record<(typeof COLUMNS)[number], Cell>>

function listFactRows(facts: Facts): Row[] {
  const checked = formatChecked(facts)
  return facts.records.flatMap((record) =>
    FACT_KEYS.map((key) => {
      const value = key === 'pricing' ? record.pricing : getFact(record, key)
      const evidence = record.evidence[key]
      return {
        record: 'provider',
        id: record.id,
        name: record.name,
        also_listed_as: record.alsoListedAs?.name,
        rank: record.rank,
        editors_opinion: record.rating,
        fact: key,
        label: FACTS[key].label,
        group: FACT_GROUPS[FACTS[key].group],
        value: toCell(value),
        source: evidence?.source,
        checked,
        checked_on: evidence?.verifiedOn,
        checked_by: evidence?.checkedBy,
      }
    }),
  )
}

function listSumRows(facts: Facts): Row[] {
  const { records, makerPrices, today } = facts
  const checked = formatChecked(facts)
  const plans = [
    ...records.flatMap((record) => getPlans(record, today)),
    ...getMakerPlans(makerPrices, today),
    ...getProgramPlans(makerPrices, today),
  ]
  return plans.flatMap((plan) =>
    Object.entries(getSums(plan)).map(([label, sum]) => ({
      record: 'sum',
      id: plan.owner,
      name: plan.name,
      rank: plan.rank,
      fact: plan.key,
      label,
      group: plan.track,
      qualifier: sum?.isAtLeast ? AT_LEAST : null,
      value: sum?.dollars,
      condition: plan.condition,
      ends: plan.ends,
      checked: plan.kind === 'provider' ? checked : formatReported(plan),
    })),
  )
}

const toCell = (value: unknown): Cell =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : (value as Cell)

function listMakerRows({ drugs, programs }: Facts['makerPrices']): Row[] {
  const record = 'maker-price'
  return [
    ...drugs.flatMap(({ id, name, ladders, reported, approvedForWeight, url: source }) =>
      ladders.flatMap(({ id: fact, steps, fillsPerYear: fills_per_year, condition, ends }) =>
        steps.map(({ doseLabel: label, fills, price: value }) => ({
          ...{ record, id, name, fact, label, value, fills, fills_per_year, ends, source },
          group: 'Approved drug, from its maker',
          condition: [!approvedForWeight && 'not approved for weight', condition].filter(Boolean).join('; '),
          checked: formatReported({ reported }),
        })),
      ),
    ),
    ...programs.map(({ id, name, price: value, condition, starts, ends, whoSource, url: source }) => ({
      ...{ record, id, name, fact: 'program', label: 'one month', value, condition, starts, ends, source },
      group: 'Public program',
      checked: formatReported({ reported: formatMonthOrDay(getSources([whoSource])[0]?.readOn ?? '') }),
      ...{ fills: 1, fills_per_year: MONTHS_PER_YEAR },
    })),
  ]
}

/** The content of /data/providers.csv: a header, and a row for each fact, each sum, and each maker's price. */
export function makeDataCsv(facts = readFacts()): string {
  const rows = [...listFactRows(facts), ...listSumRows(facts), ...listMakerRows(facts.makerPrices)]
  return formatCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))])
}
