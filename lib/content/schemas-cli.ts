// `npm run content:schemas`: writes content/schemas/*.json. A test fails while they are out of date.
import { mkdirSync, writeFileSync } from 'node:fs'
import { getJsonSchemaFiles } from './json-schemas'

mkdirSync('content/schemas', { recursive: true })
for (const [file, text] of getJsonSchemaFiles()) {
  writeFileSync(file, text)
  console.log(file)
}
