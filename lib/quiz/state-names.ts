// Names of the states that a record lists by code. Separate from states.ts, which the browser loads.
import { STATE_CODES } from '../base/facts'
import { US_STATES } from './states'

/** Both lists are sorted by name. The codes include DC, which the quiz does not offer. */
const NAMES_BY_CODE = new Map(
  STATE_CODES.filter((code) => code !== 'DC').map((code, index) => [code, US_STATES[index] ?? code]),
)

/** State codes as names ("NY" → "New York"), without DC. */
export const nameStates = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => NAMES_BY_CODE.get(code) ?? [])
