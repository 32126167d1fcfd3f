// What a results page says to one visitor: whether the ranked providers serve their state, and, from age 65, Medicare's
// program. State and age come from the address; gender changes only the title.
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

/**
 * The lines for some answers; null leaves one out. With `hasProgram`, Medicare's program is a row. It also runs as text in
 * an inline script, so it may use nothing outside its body.
 */
export function composePersonalLines({ age, state }: Partial<KnownAnswers>, texts: PersonalTexts) {
  const { medicareAge } = texts
  return {
    hasProgram: age !== undefined && medicareAge !== null && Number(age) >= medicareAge,
    age:
      age === undefined || medicareAge === null
        ? null
        : {
            lead: `Age ${age}.`,
            text: Number(age) < medicareAge ? 'Only if you already have Medicare:' : '',
          },
    state: state
      ? {
          lead: `${state}.`,
          ...(texts.byState[state] ?? { text: texts.unstated.replace('{state}', state), denied: [] }),
        }
      : null,
  }
}

/** `place` is "your state", or the name of a state. */
export const formatStatesUnknown = (count: number, place: string): string =>
  `We don’t know which of the ${spellCount(count)} serve ${place}. Ask before you answer health questions.`

export function getPersonalTexts(services: readonly Service[], hasMedicareProgram: boolean) {
  const isStated = services.some(({ states }) => states !== undefined)
  const notes = (isStated ? US_STATES : []).map((state) => [state, getStateNote(state, services)] as const)
  return {
    unstated: formatStatesUnknown(services.length, '{state}'),
    /** Empty if no provider says which states it serves. */
    byState: Object.fromEntries(notes),
    medicareAge: hasMedicareProgram ? MEDICARE_AGE : null,
  }
}

/** "A serves Texas; B does not. For the other two we don't know …", and who does not, by their ids. */
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
      : ` For the other ${silent === 1 ? 'one' : spellCount(silent)} we don’t know. Ask before you answer health questions.`
  return { text: `${capitalize(parts.join('; '))}.${unknown}`, denied: denying.map(({ id }) => id) }
}

/** "A serves", "A, B and C serve". */
const say = (services: readonly Service[], one: string, many: string): string =>
  `${joinNames(services.map(({ name }) => name))} ${services.length === 1 ? one : many}`

function showPersonalLines(
  readAnswers: typeof readTitleAnswers,
  compose: typeof composePersonalLines,
  texts: PersonalTexts,
) {
  const island = document.currentScript?.previousElementSibling as HTMLElement
  const lines = compose(readAnswers(), texts)
  for (const name of ['age', 'state'] as const) {
    const line = lines[name]
    const element = island.querySelector<HTMLElement>(`[data-line=${name}]`)
    if (!line || !element) continue
    for (const [selector, text] of [
      ['strong', line.lead],
      ['span', line.text],
    ] as const) {
      const part = element.querySelector(selector)
      if (part) part.textContent = text
    }
    element.hidden = false
  }
  for (const row of island.querySelectorAll<HTMLElement>('[data-kind=program]'))
    row.hidden = !lines.hasProgram
  for (const id of lines.state?.denied ?? [])
    for (const row of island.querySelectorAll<HTMLElement>(`[data-seller="${id}"]`)) row.hidden = true
}

/**
 * An inline script to place right after the island. Before the first paint, it shows the lines and the row of Medicare's
 * program, and hides the rows of providers that do not serve the state. It takes the answers from the title's script.
 */
export const getPersonalScript = (texts: PersonalTexts): string =>
  callInline(showPersonalLines, readTitleAnswers, composePersonalLines, texts)
