// Providers made up for tests: any number, with every kind of price and every answer.
import { FACT_KEYS } from '@/lib/base/facts'
import { type ComparedProvider, FACT_NAMES } from '@/lib/providers/compare'

const PERIODS = ['week', 'month', 'quarter', 'year', 'day', 'once'] as const
const ANSWERS = [true, null, false] as const

export function makeProvider(rank: number, changes: Partial<ComparedProvider> = {}): ComparedProvider {
  const answer = (column: number) => ANSWERS[(rank * (column + 1) + column) % ANSWERS.length] ?? null
  return {
    id: `made-${rank}`,
    rank,
    name: `Made ${rank}`,
    rating: Math.round((10 - rank * 0.05) * 10) / 10,
    pricing: {
      amount: 40 + ((rank * 37) % 200),
      period: PERIODS[rank % PERIODS.length] ?? 'month',
      note: null,
      firstMonthDiscount: null,
      freeMonths: null,
      fromAmount: null,
    },
    facts: {
      medicationIncluded: answer(0),
      form: answer(1),
      membershipFee: answer(2),
      samePriceAllDoses: answer(3),
      refund: answer(4),
    },
    stated: {},
    openness: { stated: 0, total: FACT_KEYS.length },
    ...changes,
  }
}

export const makeProviders = (count: number) =>
  Array.from({ length: count }, (_, index) => makeProvider(index + 1))

export const NOTHING_STATED = Object.fromEntries(
  FACT_NAMES.map((name) => [name, null]),
) as ComparedProvider['facts']
