// The JSON Schemas with which editors' programs complete and check content files, made from the zod schemas.
import { z } from 'zod'
import { type ComponentName, PROPS } from '../guides/props'
import { KIND_NAMES, KINDS, type Kind, schemaFileOf } from './kinds'

/** A schema as plain data. It has the keywords of zod's `meta` next to those of JSON Schema. */
export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What an editor writes in a file of a kind: its JSON, or the fields above its text. */
export const getKindSchema = (kind: Kind): JsonSchema => toJsonSchema(KINDS[kind].schema)

/** What an editor writes in the component of a guide. */
export const getComponentSchema = (name: ComponentName): JsonSchema => toJsonSchema(PROPS[name])

const toJsonSchema = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input' })

/** Path from the project's root → text, for every kind of JSON. */
export function getJsonSchemaFiles(): Map<string, string> {
  const kinds = KIND_NAMES.filter((kind) => KINDS[kind].shape !== 'mdx-folder')
  return new Map(kinds.map((kind) => [schemaFileOf(kind), toJsonSchemaText(KINDS[kind].schema)]))
}

function toJsonSchemaText(schema: z.ZodType): string {
  const json = toJsonSchema(schema)
  // Every file of content/ may say where its schema is.
  const properties = { $schema: { type: 'string' }, ...json.properties }
  return `${JSON.stringify({ ...json, properties }, null, 2)}\n`
}
