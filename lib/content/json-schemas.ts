// The JSON Schemas that text editors use to complete and check content files, generated from the zod schemas.
// `npm run content:schemas` writes them to content/schemas/; a test fails while they are out of date.
import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { KIND_NAMES, KINDS, type Kind, schemaFileOf } from './kinds'

/** A schema as plain data, with the keywords of JSON Schema and of zod's `meta`. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

const schemas: Partial<Record<Kind, JsonSchema>> = {}

/** What an editor writes in a file of a kind: JSON or frontmatter. */
export const getKindSchema = (kind: Kind): JsonSchema =>
  (schemas[kind] ??= z.toJSONSchema(KINDS[kind].schema, { io: 'input' }))

/** The text of each schema file by its path from the project root, for every JSON kind. */
export function getJsonSchemaFiles(): Map<string, string> {
  const kinds = KIND_NAMES.filter((kind) => KINDS[kind].shape !== 'mdx-folder')
  return new Map(
    kinds.map((kind) => {
      const schema = getKindSchema(kind)
      // Every file in content/ may name its schema.
      const properties = { $schema: { type: 'string' }, ...schema.properties }
      return [schemaFileOf(kind), `${JSON.stringify({ ...schema, properties }, null, 2)}\n`]
    }),
  )
}

if (process.argv[1] === __filename) {
  mkdirSync('content/schemas', { recursive: true })
  for (const [file, text] of getJsonSchemaFiles()) writeFileSync(file, text)
}
