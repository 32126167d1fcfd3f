// errors.txt lists changes to the content and, indented, every error that an editor then reads.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { errorsAfter } from '../../../fixtures/fixture-content'

const BLOCKS = readFileSync(path.join(__dirname, 'errors.txt'), 'utf8')
  .split('\n\n')
  .map((block) => block.trimEnd().split('\n'))

/** `site.name = 5` → ['site.name', 5]; `(removed)` removes the field. */
function parseEdit(line: string): [string, unknown] {
  const [field = '', value = ''] = line.split(/ = (.*)/)
  return [field, value === '(removed)' ? undefined : JSON.parse(value)]
}

describe('an error names file, field, value found, fix and line', () => {
  test.each(BLOCKS.map((lines) => [lines.filter((line) => !line.startsWith('  ')).join('; '), lines]))(
    '%s',
    (_, lines) => {
      const edits = lines.filter((line) => !line.startsWith('  '))
      const errors = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim())
      expect(errorsAfter(Object.fromEntries(edits.map(parseEdit)))).toEqual(errors)
    },
  )
})
