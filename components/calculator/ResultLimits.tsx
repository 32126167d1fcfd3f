import { getEarlyNote, type Limit } from '@/lib/calculator/limits'
import type { Result } from './calculator-facts'

/** What the figures above leave out. Comes before the chart, so that nobody is encouraged first. */
export function ResultLimits({ input, limit }: Pick<Result, 'input'> & { limit: Limit }) {
  const early = getEarlyNote(input)
  return (
    <>
      {early && <p className="mb-3 font-semibold">{early}</p>}
      {!limit.isUnlikely && <p className="mb-5 text-sm text-muted">{limit.text}</p>}
    </>
  )
}
