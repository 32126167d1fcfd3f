// The open data: /data/providers.json and /data/providers.csv. Each file contains everything needed to recompute all
// sums, counts, and sort orders. /how-we-rank documents the fields.
import { formatCsv } from '../base/csv'
import { FACT_GROUPS } from '../base/fact-groups'
import { formatMonthOrDay } from '../base/format'
import { getBuildDay } from '../base/month'
import { ROUTES } from '../base/routes'
import { getContent, getRecords, getSources } from '../content'
import { formatBillingNote } from '../costs/cash-flow'
import { AT_LEAST, formatSum } from '../costs/labels'
import { getProgramPlans, isOver, toMakerPlan } from '../costs/maker-plans'
import { MONTHS_PER_YEAR, type Plan } from '../costs/plan'
import { getPlansOfProvider } from '../costs/provider-plans'
import { countSecondYear, getDueToday, getSecondYear, getStops, getSum, isLowerBound } from '../costs/sums'
import { countChecks, formatCount } from '../providers/checks'
import { getFact, getOpenness } from '../providers/fact-values'
import type { ListedRecord } from '../providers/ranking'
import { FACT_KEYS, FACTS, type FactKey } from '../schemas/facts'
import type { MakerDrug, MakerPrices } from '../schemas/maker-prices'
import { toAddress } from './metadata'

/** How many prices we have checked, and what that leaves: the first thing to know about the figures. */
function formatChecked(records: readonly ListedRecord[]): string {
  const { prices } = countChecks(records, getContent().site.checksExpireAfterDays, getBuildDay())
  const isUnread = records.every(({ evidence }) => Object.keys(evidence).length === 0)
  return `${formatCount(prices)}; prices and facts as on record${isUnread ? ", not compared with the providers' pages" : ''}`
}

const formatReported = (reported: string) => `as reported, ${reported}`

type Sum = { text: string; isAtLeast: boolean; dollars: number; months?: number }

/** Every sum of a plan, by its name; none without a price. A sum for less than a year says for how many months it is. */
function getSums(plan: Plan): Record<string, Sum> {
  if (!plan.price) return {}
  const toSum = (cents: number, more = '', months = MONTHS_PER_YEAR): Sum => ({
    text: formatSum(cents, isLowerBound(plan)) + more,
    isAtLeast: isLowerBound(plan),
    dollars: cents / 100,
    ...(months < MONTHS_PER_YEAR && { months }),
  })
  const stops = getStops(plan).map(({ months, cents }) => [`stop after ${months} months`, toSum(cents)])
  return {
    'first year': toSum(getSum(plan) ?? 0, '', plan.programMonths),
    'second year': toSum(getSecondYear(plan), '', countSecondYear(plan)),
    'due today': toSum(getDueToday(plan), formatBillingNote(plan)),
    ...Object.fromEntries(stops),
  }
}

/** The listed offer, then the further ones. */
const getPlans = (record: ListedRecord): Plan[] => getPlansOfProvider(record, getBuildDay())

function toProvider(record: ListedRecord) {
  const { id, rank, name, alsoListedAs, rating, pricing, offers = [], otherTerms = [], evidence } = record
  const { stated, total } = getOpenness(record)
  const facts = Object.fromEntries(FACT_KEYS.map((key) => [key, getFact(record, key) ?? null]))
  return {
    id,
    rank,
    name,
    alsoListedAs: alsoListedAs?.name ?? null,
    editorsOpinion: rating,
    pricing: pricing ?? null,
    facts: { ...facts, pricing: pricing ? { amount: pricing.amount, period: pricing.period } : null },
    onRecord: { count: stated, total },
    offers,
    plans: getPlans(record).map((plan) => ({
      key: plan.key,
      track: plan.track ?? null,
      drug: plan.drug,
      sums: getSums(plan),
    })),
    otherTerms,
    evidence,
  }
}

/** An offer that has ended, or has not begun, has no sums. */
function getMakerPrices() {
  const { drugs, programs } = getContent()['maker-prices']
  const today = getBuildDay()
  return {
    drugs: drugs.map((drug) => ({
      ...drug,
      ladders: drug.ladders.map((ladder) => ({
        ...ladder,
        sums: isOver(ladder, today) ? null : getSums(toMakerPlan(drug, ladder, today)),
      })),
    })),
    programs: programs.map((program) => {
      const [running] = getProgramPlans({ drugs: [], programs: [program] }, today)
      return { ...program, sums: running ? getSums(running) : null }
    }),
  }
}

/** The content of /data/providers.json. */
export function makeDataJson(records = getRecords()): string {
  const data = {
    documentation: toAddress(ROUTES.howWeRank),
    license: getContent().site.dataLicense ?? null,
    generatedFrom: process.env.BUILD_COMMIT || null,
    asOf: getBuildDay(),
    checked: formatChecked(records),
    editorsOpinion: 'From 0 to 10. No clinician has rated these sellers.',
    howSumsAreMade:
      'A month is 1/12 of a year; a year has 52 weeks, 365 days, or 13 fills of 28 days or 12 of 30. A started quarter or year is paid in full, a commitment to its end. Fees on record count; fees not on record, and visits, labs, and needles of approved drugs, are in no sum. “At least”: the medication is billed on top, or not on record.',
    factTable: FACT_KEYS.map((key) => ({
      key,
      label: FACTS[key].label,
      group: FACT_GROUPS[FACTS[key].group],
      kind: FACTS[key].kind,
    })),
    providers: records.map(toProvider),
    makerPrices: getMakerPrices(),
    changes: getContent().changes.changes,
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** Every column, in the order of the file. */
const toFactRow = (record: ListedRecord, key: FactKey, checked: string) => ({
  record: 'provider', // "sum": what a plan costs; "maker-price": a price of an approved drug
  id: record.id,
  name: record.name,
  also_listed_as: record.alsoListedAs?.name,
  rank: record.rank,
  editors_opinion: record.rating, // from 0 to 10; no clinician has rated these sellers
  fact: key, // for a sum, the key of the plan; for a maker's price, the course of doses
  label: FACTS[key].label, // for a maker's price, the dose
  group: FACT_GROUPS[FACTS[key].group],
  qualifier: null, // "at least" before a sum whose medication is billed on top or not on record
  value: getFact(record, key), // dollars for a sum; empty if it is not on record
  fills: null, // for a maker's price: how often it is paid before the next one; the last one continues
  fills_per_year: null,
  condition: null,
  starts: null,
  ends: null,
  source: record.evidence[key]?.source,
  checked, // how many prices of the list we have checked; for a maker's price, when it was reported
  checked_on: record.evidence[key]?.verifiedOn,
  checked_by: record.evidence[key]?.checkedBy,
})

/** Every course of doses, also those that are in no chart, unless its offer has ended. */
const listCourses = (drug: MakerDrug, today: string): Plan[] =>
  drug.ladders.flatMap((ladder) => {
    const condition = toCondition(drug.approvedForWeight, ladder.condition)
    return isOver(ladder, today) ? [] : { ...toMakerPlan(drug, ladder, today), condition }
  })

const toCondition = (approvedForWeight: boolean, condition: string | undefined) =>
  [!approvedForWeight && 'not approved for weight', condition].filter(Boolean).join('; ')

type Row = Partial<Record<keyof ReturnType<typeof toFactRow>, unknown>>

const toSumRows = (plan: Plan, checked: string): Row[] =>
  Object.entries(getSums(plan)).map(([label, sum]) => ({
    record: 'sum',
    id: plan.sellerId,
    name: plan.name,
    rank: plan.rank,
    fact: plan.key,
    label,
    group: plan.track,
    qualifier: sum.isAtLeast ? AT_LEAST : null,
    value: sum.dollars,
    condition: plan.condition,
    ends: plan.ends,
    checked: plan.kind === 'provider' ? checked : plan.reported && formatReported(plan.reported),
  }))

function listMakerRows({ drugs, programs }: MakerPrices): Row[] {
  const record = 'maker-price'
  return [
    ...drugs.flatMap(({ id, name, ladders, reported, approvedForWeight, url: source }) =>
      ladders.flatMap(({ id: fact, steps, fillsPerYear: fills_per_year, condition, ends }) =>
        steps.map(({ doseLabel: label, fills, price: value }) => ({
          ...{ record, id, name, fact, label, value, fills, fills_per_year, ends, source },
          group: 'Approved drug, from its maker',
          condition: toCondition(approvedForWeight, condition),
          checked: formatReported(reported),
        })),
      ),
    ),
    ...programs.map(({ id, name, price: value, condition, starts, ends, whoSource, url: source }) => ({
      ...{ record, id, name, fact: 'program', label: 'one month', value, condition, starts, ends, source },
      group: 'Public program',
      checked: formatReported(formatMonthOrDay(getSources([whoSource])[0]?.readOn ?? '')),
      ...{ fills: 1, fills_per_year: MONTHS_PER_YEAR },
    })),
  ]
}

/** The content of /data/providers.csv: a header, and a row for each fact, each sum, and each maker's price. */
export function makeDataCsv(records = getRecords()): string {
  const [checked, prices, today] = [formatChecked(records), getContent()['maker-prices'], getBuildDay()]
  const facts = records.flatMap((record) => FACT_KEYS.map((key) => toFactRow(record, key, checked)))
  const plans = [
    ...records.flatMap(getPlans),
    ...prices.drugs.flatMap((drug) => listCourses(drug, today)),
    ...getProgramPlans(prices, today),
  ]
  const columns = Object.keys(facts[0] ?? {}) as (keyof Row)[]
  const rows = [...facts, ...plans.flatMap((plan) => toSumRows(plan, checked)), ...listMakerRows(prices)]
  return formatCsv([columns, ...rows.map((row: Row) => columns.map((column) => row[column]))])
}
