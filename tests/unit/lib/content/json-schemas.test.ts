import { readFileSync } from 'node:fs'
import { getJsonSchemaFiles } from '@/lib/content/json-schemas'
import { fileOf, KINDS } from '@/lib/content/registry'

test.each([...getJsonSchemaFiles()])(
  '%s is up to date (else run `npm run content:schemas`)',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test.each(KINDS)('content/%s.json names its JSON Schema', (kind) => {
  const content = JSON.parse(readFileSync(fileOf(kind), 'utf8'))
  expect(content.$schema).toBe(`./schemas/${kind}.schema.json`)
})

test('the schema tells an editor what a field means', () => {
  expect(getJsonSchemaFiles().get('content/schemas/providers.schema.json')).toContain(
    'The score from 0 to 10, with at most one decimal.',
  )
})
