// Chart rows that compare a provider's first year with the ranked providers and the approved drugs at their makers'
// prices, cheapest first. Unstated prices come last; offers that have ended are left out.
import type { MakerDrug, PriceProgram } from '../schemas/maker-prices'
import type { ProviderRecord } from '../schemas/providers'
import { getFirstYearCost } from './cost'
import { getFirstYearOnLadder, getProgramCost } from './ladder'

export type FirstYearBar = {
  key: string
  name: string
  /** A provider's price with medication included, extra, or not stated, or an approved drug. */
  kind: 'included' | 'extra' | 'unknown' | 'approved'
  /** The id of the provider; null for an approved drug. */
  provider: string | null
  /** Dollars for the first 12 months, or null if no price is stated. */
  cost: number | null
  /** Percent of the highest cost, 0 to 100. */
  percent: number
}

type Facts = {
  records: readonly Pick<ProviderRecord, 'id' | 'name' | 'pricing' | 'facts'>[]
  makers: { drugs: readonly MakerDrug[]; programs: readonly PriceProgram[] }
  /** A day like 2026-11-20. */
  today: string
}

export function getFirstYearBars({ records, makers, today }: Facts): FirstYearBar[] {
  const rows = [...records.map(toProviderRow), ...getApprovedRows(makers, today)]
  const highest = Math.max(1, ...rows.map(({ cost }) => cost ?? 0))
  return rows
    .map((row) => ({ ...row, percent: Math.round(((row.cost ?? 0) / highest) * 100) }))
    .sort((a, b) => (a.cost ?? Number.MAX_VALUE) - (b.cost ?? Number.MAX_VALUE))
}

type Row = Omit<FirstYearBar, 'percent'>

const KINDS = new Map<boolean | null, FirstYearBar['kind']>([
  [true, 'included'],
  [false, 'extra'],
  [null, 'unknown'],
])

const toProviderRow = ({ id, name, pricing, facts }: Facts['records'][number]): Row => ({
  key: id,
  name,
  kind: KINDS.get(facts.medicationIncluded) ?? 'unknown',
  provider: id,
  cost: pricing && getFirstYearCost(pricing),
})

function getApprovedRows({ drugs, programs }: Facts['makers'], today: string): Row[] {
  const base = { kind: 'approved', provider: null } as const
  return [
    ...programs.map((program) => ({
      ...base,
      key: program.id,
      name: `${program.name}, if you qualify`,
      cost: getProgramCost(program, today),
    })),
    ...drugs
      .filter(({ approvedForWeight }) => approvedForWeight)
      .flatMap(({ id, name, ladders }) =>
        ladders
          .filter(({ inChart }) => inChart)
          .map((ladder) => ({
            ...base,
            key: `${id}-${ladder.id}`,
            name: `${name}, ${ladder.label}`,
            cost: getFirstYearOnLadder(ladder, today),
          })),
      ),
  ].filter(({ cost }) => cost !== null)
}
