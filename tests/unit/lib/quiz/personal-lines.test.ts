// The lines for one visitor, composed from the address alone.
import { nameStates, STATE_CODES, US_STATES } from '@/lib/base/states'
import {
  composePersonalLines,
  getPersonalScript,
  getPersonalTexts,
  getStateNote,
  type Service,
} from '@/lib/quiz/personal-lines'
import { getAnswerRules, getTitleRules, getTitleScript, readKnownAnswers } from '@/lib/quiz/results-title'

const SILENT: Service[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  name: id.toUpperCase(),
  states: undefined,
}))

const compose = (search: string, texts = getPersonalTexts(SILENT, true)) =>
  composePersonalLines(readKnownAnswers(search, getAnswerRules('quizResults')), texts)

test.each([
  ['?g=Female&ag=67&state=Ohio', 'Ask each provider whether it serves Ohio.'],
  ['?state=ohio', 'Ask each provider whether it serves Ohio.'],
  ['?ag=067&state=<b>Ohio</b>', null],
  ['?state=constructor', null],
  ['', null],
])('at %s, the line about states is %s', (search, text) => {
  expect(compose(search).state?.text ?? null).toBe(text)
})

test('Medicare’s program is a row from 65 up', () => {
  expect([compose('?ag=64'), compose('?ag=65'), compose('')].map(({ hasProgram }) => hasProgram)).toEqual([
    false,
    true,
    false,
  ])
})

test('without a program, no age adds a row', () => {
  expect(compose('?ag=70', getPersonalTexts(SILENT, false)).hasProgram).toBe(false)
})

const service = (name: string, states?: string[]): Service => ({ id: name.toLowerCase(), name, states })

test.each<[Service[], string, string[]]>([
  [[service('A', ['Ohio']), service('B', ['Ohio'])], 'A and B serve Ohio.', []],
  [
    [service('A', ['Ohio']), service('B', ['Texas']), service('C')],
    'A serves Ohio; B does not serve Ohio. We don’t know about the other one: ask first.',
    ['b'],
  ],
  [
    [service('A', ['Texas']), service('B'), service('C')],
    'A does not serve Ohio. We don’t know about the other two: ask first.',
    ['a'],
  ],
])('who serves Ohio: case %#', (services, text, denied) => {
  expect(getStateNote('Ohio', services)).toEqual({ text, denied })
  expect(compose('?state=Ohio', getPersonalTexts(services, true)).state).toEqual({
    text,
    denied,
  })
})

test('while no provider says which states it serves, the inline scripts of a page contain each state once', () => {
  const scripts =
    getTitleScript(getTitleRules('personalizedRanking', { year: '', month: '' })) +
    getPersonalScript(getPersonalTexts(SILENT, true))
  for (const state of US_STATES) expect(scripts.split(`"${state}"`)).toHaveLength(2)
})

test('the codes of a record become the names of the quiz', () => {
  expect(nameStates(['NY', 'DC', 'DE', 'WY', 'FL'])).toEqual(['New York', 'Delaware', 'Wyoming', 'Florida'])
  expect(nameStates(STATE_CODES)).toEqual([...US_STATES])
})
