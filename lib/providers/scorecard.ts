// What a reader should know before trusting the ranking, in four lines: /how-we-rank opens with them.
import type { Provider, ProviderRecord } from '../schemas/providers'
import { countChecks } from './check-counts'
import type { CheckLimits } from './evidence'

type Facts = {
  ranked: readonly Provider[]
  records: readonly ProviderRecord[]
  limits: CheckLimits
  /** A day like 2026-11-20. */
  today: string
  /** Whether somebody has signed that commissions affect neither who is listed nor the order. */
  hasStatement: boolean
}

export type Score = { label: string; value: string }

export function getScorecard({ ranked, records, limits, today, hasStatement }: Facts): Score[] {
  const { done, total } = countChecks(records, limits, today).prices
  const published = ranked.filter(({ scoreEvidence }) => scoreEvidence).length
  return [
    { label: 'Prices checked', value: `${done} of ${total}` },
    { label: 'Reasons for scores published', value: `${published} of ${ranked.length}` },
    { label: 'Records', value: String(records.length) },
    { label: 'Commissions may affect the order', value: hasStatement ? 'No' : 'Yes' },
  ]
}
