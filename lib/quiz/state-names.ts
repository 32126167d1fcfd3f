// Names of the states that a record lists by code. Apart from states.ts, which the browser loads.
import { STATE_CODES } from '../base/facts'
import { US_STATES } from './states'

/** Both lists are in the order of the names; the codes include Washington, DC, which the quiz does not ask for. */
const NAMES_BY_CODE = new Map(
  STATE_CODES.filter((code) => code !== 'DC').map((code, index) => [code, US_STATES[index] ?? code]),
)

/** The names of the states of a record ("NY" → "New York"), without DC. */
export const nameStates = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => NAMES_BY_CODE.get(code) ?? [])
