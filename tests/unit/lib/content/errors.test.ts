// errors.txt lists changes to the content and, indented, the errors that an editor then sees. Lists that grow with the code
// are placeholders there, so a new page, fact, or token does not change any line.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { getTokens } from '@/lib/content/tokens'
import { LOGGED_FIELDS } from '@/lib/schemas/change-log'
import { errorsAfter, FIXTURE_ROUTES, getFixtureContent } from '../../../fixtures/fixture-content'

const PLACEHOLDERS = {
  '{routes}': FIXTURE_ROUTES,
  '{fields}': LOGGED_FIELDS.map((field) => `"${field}"`).join(', '),
  '{tokens}': Object.keys(getTokens(getFixtureContent()))
    .map((name) => `{${name}}`)
    .join(', '),
}

/** An error of errors.txt with its placeholders filled in. */
const fillPlaceholders = (error: string) =>
  Object.entries(PLACEHOLDERS).reduce((text, [name, value]) => text.replaceAll(name, value), error)

const BLOCKS = readFileSync(path.join(__dirname, 'errors.txt'), 'utf8')
  .split('\n\n')
  .map((block) => block.trimEnd().split('\n'))

/** `site.name = 5` → ['site.name', 5]; `(removed)` removes the field. */
function parseEdit(line: string): [string, unknown] {
  const [field = '', value = ''] = line.split(/ = (.*)/)
  return [field, value === '(removed)' ? undefined : JSON.parse(value)]
}

describe('an error has the file, field, value found, fix, and line', () => {
  test.each(BLOCKS.map((lines) => [lines.filter((line) => !line.startsWith('  ')).join('; '), lines]))(
    '%s',
    (_, lines) => {
      const edits = lines.filter((line) => !line.startsWith('  '))
      const errors = lines
        .filter((line) => line.startsWith('  '))
        .map((line) => fillPlaceholders(line.trim()))
      expect(errorsAfter(Object.fromEntries(edits.map(parseEdit)))).toEqual(errors)
    },
  )
})
