// What a results page says to one visitor: whether the ranked providers serve their state, and whether, from age 65,
// Medicare's program is a row. State and age come from the address; gender changes only the title.
import { capitalize, joinNames, spellCount } from '../base/format'
import { callInline } from '../base/inline-script'
import { US_STATES } from '../base/states'
import { type KnownAnswers, readTitleAnswers } from './results-title'

/** From this age on most people have Medicare. */
const MEDICARE_AGE = 65

/** A ranked provider, and the states it says it serves, or undefined if it does not say. */
export type Service = { id: string; name: string; states: readonly string[] | undefined }

/** The texts of the lines, before the answers are filled in. */
export type PersonalTexts = ReturnType<typeof getPersonalTexts>

/** What some answers change: whether Medicare's program joins the rows, and what is known of the state, or null. */
export function composePersonalLines({ age, state }: Partial<KnownAnswers>, texts: PersonalTexts) {
  const { medicareAge } = texts
  return {
    hasProgram: age !== undefined && medicareAge !== null && Number(age) >= medicareAge,
    state: state
      ? (texts.byState[state] ?? { text: texts.unstated.replace('{state}', state), denied: [] })
      : null,
  }
}

/** `place` is "your state", or the name of a state. */
export const formatStatesUnknown = (place: string): string => `Ask each provider whether it serves ${place}.`

export function getPersonalTexts(services: readonly Service[], hasMedicareProgram: boolean) {
  const isStated = services.some(({ states }) => states !== undefined)
  const notes = (isStated ? US_STATES : []).map((state) => [state, getStateNote(state, services)] as const)
  return {
    unstated: formatStatesUnknown('{state}'),
    /** Empty if no provider says which states it serves. */
    byState: Object.fromEntries(notes),
    medicareAge: hasMedicareProgram ? MEDICARE_AGE : null,
  }
}

/** "A serves Texas; B does not. We don’t know about the other two: ask first.", and who does not, by their ids. */
export function getStateNote(state: string, services: readonly Service[]) {
  const serving = services.filter(({ states }) => states?.includes(state))
  const denying = services.filter(({ states }) => states && !states.includes(state))
  const silent = services.length - serving.length - denying.length
  const parts = [
    serving.length > 0 && say(serving, `serves ${state}`, `serve ${state}`),
    denying.length > 0 && say(denying, `does not serve ${state}`, `do not serve ${state}`),
  ].filter(Boolean)
  const unknown =
    silent === 0
      ? ''
      : ` We don’t know about the other ${silent === 1 ? 'one' : spellCount(silent)}: ask first.`
  return { text: `${capitalize(parts.join('; '))}.${unknown}`, denied: denying.map(({ id }) => id) }
}

/** "A serves", "A, B and C serve". */
const say = (services: readonly Service[], one: string, many: string): string =>
  `${joinNames(services.map(({ name }) => name))} ${services.length === 1 ? one : many}`

function showStateLine(readAnswers: typeof readTitleAnswers, { unstated, byState }: PersonalTexts) {
  const { state } = readAnswers()
  const line = document.currentScript?.previousElementSibling?.querySelector('[data-line]')
  if (state && line) line.textContent = byState[state]?.text ?? unstated.replace('{state}', state)
}

/**
 * An inline script to place right after the line about states. Before the first paint, it says what is known of the
 * visitor's. It takes the answers from the title's script.
 */
export const getPersonalScript = (texts: PersonalTexts): string =>
  callInline(showStateLine, readTitleAnswers, texts)
