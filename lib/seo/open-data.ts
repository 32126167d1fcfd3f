// The open data: /data/providers.json and /data/providers.csv. Each file contains everything needed to recompute all
// sums, openness, and sort orders. /how-we-rank documents the fields.
import { type Cell, formatCsv } from '../base/csv'
import { FACT_GROUPS, FACT_KEYS, FACTS, type FactKey } from '../base/facts'
import { getFirstYearCost, MONTHS_PER_YEAR, PERIODS_PER_YEAR } from '../providers/cost'
import { getFact, getOpenness } from '../providers/fact-values'
import { getFirstYearOnLadder, getProgramCost } from '../providers/ladder'
import type { ListedRecord } from '../providers/ranking'
import type { Change } from '../schemas/change-log'
import type { MakerDrug, PriceProgram } from '../schemas/maker-prices'
import type { Site } from '../schemas/site'
import { toAddress } from './metadata'

export type OpenDataFacts = {
  records: readonly ListedRecord[]
  makerPrices: { drugs: readonly MakerDrug[]; programs: readonly PriceProgram[] }
  changes: readonly Change[]
  license: Site['dataLicense']
  /** The commit of the build, or null. */
  commit: string | null
  /** The day of the build, like 2026-11-21. Offers that have ended by then have no sum. */
  today: string
  siteUrl: string
}

/** The value of a fact in the data: as in the record, except that a price is reduced to amount and period. */
function getDataValue(record: ListedRecord, key: FactKey): unknown {
  if (key !== 'pricing') return getFact(record, key)
  return record.pricing && { amount: record.pricing.amount, period: record.pricing.period }
}

function toProvider(record: ListedRecord) {
  const { id, rank, name, alsoListedAs, rating, pricing, evidence } = record
  return {
    id,
    rank,
    name,
    alsoListedAs: alsoListedAs?.name ?? null,
    rating,
    pricing,
    facts: Object.fromEntries(FACT_KEYS.map((key) => [key, getDataValue(record, key)])),
    openness: getOpenness(record),
    /** Dollars. Medication costs extra if `facts.medicationIncluded` is false, and may cost extra if it is null. */
    firstYearCost: pricing && getFirstYearCost(pricing),
    evidence,
  }
}

function toMakerPrices({ drugs, programs }: OpenDataFacts['makerPrices'], today: string) {
  return {
    drugs: drugs.map((drug) => ({
      ...drug,
      ladders: drug.ladders.map((ladder) => ({
        ...ladder,
        firstYearCost: getFirstYearOnLadder(ladder, today),
      })),
    })),
    programs: programs.map((program) => ({ ...program, firstYearCost: getProgramCost(program, today) })),
  }
}

/** The content of /data/providers.json. */
export function makeDataJson(facts: OpenDataFacts): string {
  const data = {
    documentation: toAddress('/how-we-rank', facts.siteUrl),
    license: facts.license,
    generatedFrom: facts.commit,
    asOf: facts.today,
    /** A month is 1/12 of a year. A started quarter or year is billed in full. */
    periodsPerYear: PERIODS_PER_YEAR,
    factTable: FACT_KEYS.map((key) => ({
      key,
      label: FACTS[key].label,
      group: FACT_GROUPS[FACTS[key].group],
      kind: FACTS[key].kind,
    })),
    providers: facts.records.map(toProvider),
    makerPrices: toMakerPrices(facts.makerPrices, facts.today),
    changes: facts.changes,
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

const COLUMNS = [
  'record', // "provider": one fact of a provider; "maker-price": one price of an approved drug
  'id',
  'name',
  'rank',
  'fact', // the key of the fact; for a maker's price, the course of doses
  'label', // the name of the fact; for a maker's price, the dose
  'group',
  'value', // lists and objects as JSON; empty if the provider does not state it
  'fills', // for a maker's price: how often it is paid before the next one; the last one continues
  'fills_per_year',
  'condition',
  'starts',
  'ends',
  'source',
  'checked_on',
  'checked_by',
] as const

type Row = Partial<Record<(typeof COLUMNS)[number], Cell>>

function listFactRows(records: readonly ListedRecord[]): Row[] {
  return records.flatMap((record) =>
    FACT_KEYS.map((key) => {
      const value = key === 'pricing' ? record.pricing : getFact(record, key)
      const evidence = record.evidence[key]
      return {
        record: 'provider',
        id: record.id,
        name: record.name,
        rank: record.rank,
        fact: key,
        label: FACTS[key].label,
        group: FACT_GROUPS[FACTS[key].group],
        value: toCell(value),
        source: evidence?.source,
        checked_on: evidence?.verifiedOn,
        checked_by: evidence?.checkedBy,
      }
    }),
  )
}

const toCell = (value: unknown): Cell =>
  value !== null && typeof value === 'object' ? JSON.stringify(value) : (value as Cell)

function listMakerRows({ drugs, programs }: OpenDataFacts['makerPrices']): Row[] {
  const group = 'Approved drug, from its maker'
  return [
    ...drugs.flatMap(({ id, name, ladders, url }) =>
      ladders.flatMap(({ id: fact, steps, fillsPerYear, condition, ends }) =>
        steps.map(({ doseLabel, fills, price }) => ({
          record: 'maker-price',
          id,
          name,
          fact,
          label: doseLabel,
          group,
          value: price,
          fills,
          fills_per_year: fillsPerYear,
          condition,
          ends,
          source: url,
        })),
      ),
    ),
    ...programs.map(({ id, name, price, condition, starts, ends, url }) => ({
      record: 'maker-price',
      id,
      name,
      fact: 'program',
      label: 'one month',
      group,
      value: price,
      fills: 1,
      fills_per_year: MONTHS_PER_YEAR,
      condition,
      starts,
      ends,
      source: url,
    })),
  ]
}

/** The content of /data/providers.csv: a header, a row for each provider and fact, and a row for each maker's price. */
export function makeDataCsv({
  records,
  makerPrices,
}: Pick<OpenDataFacts, 'records' | 'makerPrices'>): string {
  const rows = [...listFactRows(records), ...listMakerRows(makerPrices)]
  return formatCsv([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))])
}
