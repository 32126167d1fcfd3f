// The JSON Schemas with which editors' programs complete and check content files, made from the zod schemas.
import { z } from 'zod'
import { KIND_NAMES, KINDS, schemaFileOf } from './kinds'

/** Path from the project's root → text, for every kind of JSON. */
export function getJsonSchemaFiles(): Map<string, string> {
  const kinds = KIND_NAMES.filter((kind) => KINDS[kind].shape !== 'mdx-folder')
  return new Map(kinds.map((kind) => [schemaFileOf(kind), toJsonSchemaText(KINDS[kind].schema)]))
}

function toJsonSchemaText(schema: z.ZodType): string {
  const json = z.toJSONSchema(schema, { io: 'input' })
  // Every file of content/ may say where its schema is.
  const properties = { $schema: { type: 'string' }, ...json.properties }
  return `${JSON.stringify({ ...json, properties }, null, 2)}\n`
}
