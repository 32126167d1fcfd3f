// The JSON Schemas that editors' programs read, made from the zod schemas.
import { z } from 'zod'
import { KINDS, type Kind, SCHEMAS } from './registry'

/** The JSON Schema of a kind, as the text of its file. */
function toJsonSchemaText(kind: Kind): string {
  const schema = z.toJSONSchema(SCHEMAS[kind], { io: 'input' })
  return `${JSON.stringify(schema, null, 2)}\n`
}

/** Path from the project's root → text, for every kind. */
export function getJsonSchemaFiles(): Map<string, string> {
  return new Map(KINDS.map((kind) => [`content/schemas/${kind}.schema.json`, toJsonSchemaText(kind)]))
}
