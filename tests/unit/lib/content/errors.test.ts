// errors.txt lists changes to the content and, indented, how the errors begin that an editor then sees. A change without
// an indented line is accepted. Lists that grow with the code are placeholders there.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getPlaceholders } from '@/lib/content/placeholders'
import { ANSWER_KEYS } from '@/lib/quiz/answers'
import { getFixtureContent } from '../../../fixtures/checked-content'
import { errorsAfter, FIXTURE_ROUTES } from '../../../fixtures/fixture-content'

const answers = Object.values(ANSWER_KEYS).map((key) => `${key}=…`)
const PLACEHOLDERS = {
  '{routes}': FIXTURE_ROUTES,
  '{placeholders}': Object.keys(getPlaceholders(getFixtureContent()))
    .map((name) => `{${name}}`)
    .join(', '),
  '{address}': `/findquiz1-results?${answers.join('&')}`,
}

const fill = (line: string) =>
  Object.entries(PLACEHOLDERS).reduce((text, [name, value]) => text.replaceAll(name, value), line)

const LINES = readFileSync(path.join(__dirname, 'errors.txt'), 'utf8').split('\n').filter(Boolean)
const CASES = LINES.flatMap((edit, index) => {
  if (edit.startsWith('  ')) return []
  const next = LINES.findIndex((line, place) => place > index && !line.startsWith('  '))
  const errors = LINES.slice(index + 1, next < 0 ? undefined : next)
  return [[edit, errors.map((line) => fill(line.trim()))] as const]
})

describe('an error has the file, field, value found, fix, and line', () => {
  test.each(CASES)('%s', (edit, expected) => {
    const [field = '', value = ''] = fill(edit).split(/ = (.*)/)
    const errors = errorsAfter({ [field]: value === '(removed)' ? undefined : JSON.parse(value) })
    expect(errors.length > 0).toBe(expected.length > 0)
    for (const start of expected)
      expect(errors.find((error) => error.startsWith(start)) ?? errors).toEqual(
        expect.stringContaining(start),
      )
  })
})
