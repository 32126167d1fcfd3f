// What pages say of how sources were read.
import { formatMonthOrDay } from '../base/format'
import type { Source } from '../schemas/sources'

/** "STEP 1", "Novo Nordisk free drug program (as reported)". */
export const nameSource = ({ label, read }: Pick<Source, 'label' | 'read'>): string =>
  read === 'reported' ? `${label} (as reported)` : label

type SourceReading = Pick<Source, 'read' | 'readOn'>

/** "November 2026": the month in which the newest of some sources was read. Empty without sources. */
export const getGatheredMonth = (sources: readonly SourceReading[]): string => {
  const newest = sources.map(({ readOn }) => readOn.slice(0, 7)).reduce((a, b) => (a > b ? a : b), '')
  return newest && formatMonthOrDay(newest)
}

/** "Facts gathered November 2026; 7 of 19 originals opened", for at least one source. */
export function describeGathering(sources: readonly SourceReading[]): string {
  const opened = sources.filter(({ read }) => read === 'original').length
  return `Facts gathered ${getGatheredMonth(sources)}; ${opened} of ${sources.length} originals opened`
}
