// What the calculator offers to choose from, and whom it recommends: each once.
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'
import { checkUnique, findRepeats } from './repeats'

const FILE = fileOf('projection')

/** Every timeframe, medication, dosage and recommended provider that stands in its list twice. */
export function checkChoices(projection: CheckedContent['projection']): Fault[] {
  const { timeframesWeeks, medications, dosages, recommendations } = projection
  const weeks = timeframesWeeks.map((value, index) => ({ value, field: `timeframesWeeks[${index}]` }))
  return [
    ...findRepeats(FILE, weeks),
    ...checkUnique(FILE, 'medications', 'id', medications),
    ...checkUnique(FILE, 'dosages', 'id', dosages),
    ...checkUnique(FILE, 'recommendations', 'provider', recommendations),
  ]
}
