// When the sources of a page were read, and how many of them in the original.
import { formatMonthOrDay } from '../base/format'
import type { Source } from '../schemas/sources'

type Reading = Pick<Source, 'read' | 'readOn'>

/** "November 2026": the month in which the newest of some sources was read. Empty without sources. */
export const getGatheredMonth = (sources: readonly Reading[]): string => {
  const newest = sources.map(({ readOn }) => readOn.slice(0, 7)).reduce((a, b) => (a > b ? a : b), '')
  return newest && formatMonthOrDay(newest)
}

/** "Facts gathered November 2026; 7 of 19 originals opened", for at least one source. */
export function describeGathering(sources: readonly Reading[]): string {
  const opened = sources.filter(({ read }) => read === 'original').length
  return `Facts gathered ${getGatheredMonth(sources)}; ${opened} of ${sources.length} originals opened`
}
