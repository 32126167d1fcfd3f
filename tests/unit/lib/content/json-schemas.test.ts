import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { getJsonSchemaFiles } from '@/lib/content/json-schemas'

const FILES = [...getJsonSchemaFiles()]

test.each(FILES)('%s is up to date (else run `npm run content:schemas`)', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each(FILES)('every content file of %s refers to it', (file) => {
  const kind = file.replace('content/schemas/', '').replace('.schema.json', '')
  const isFolder = existsSync(`content/${kind}`)
  const files = isFolder ? readdirSync(`content/${kind}`).map((name) => `${kind}/${name}`) : [`${kind}.json`]
  for (const name of files) {
    const content = JSON.parse(readFileSync(`content/${name}`, 'utf8'))
    expect(content.$schema).toBe(`${isFolder ? '..' : '.'}/schemas/${kind}.schema.json`)
  }
})

test('a schema explains a field to an editor', () => {
  expect(getJsonSchemaFiles().get('content/schemas/ranking.schema.json')).toContain(
    'The score from 0 to 10, with at most one decimal.',
  )
})
