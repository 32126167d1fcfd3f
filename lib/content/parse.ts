// Everything that was read → checked content, or every fault at once.
// Pure: it reads no file itself, so that tests can feed it broken content.
import type { ZodType } from 'zod'
import { type Fault, toFaults } from './faults'
import { type Content, fileOf, KINDS, type Kind, SCHEMAS } from './registry'
import { checkSets, type Surroundings } from './rules'
import { type Guide, guideSchema, type LegalPage, legalSchema } from './schemas/documents'
import { fillTokens, getTokens } from './tokens'

/**
 * A guide or legal page as read: its file's name without ending, and its frontmatter, unchecked.
 * `fault` says why the frontmatter could not be read at all.
 */
export type RawDocument = { slug: string; frontmatter: unknown; fault?: string }

export type RawContent = Record<Kind, unknown> & { guides: RawDocument[]; legal: RawDocument[] }

export type CheckedContent = Content & { guides: Guide[]; legal: LegalPage[] }

export type Outcome = { content: CheckedContent; faults: [] } | { content: null; faults: Fault[] }

/**
 * Checks all content, each file against its schema and then the files against one another.
 * `surroundings` tells which pages and images exist. Never throws.
 */
export function parseContent(raw: RawContent, surroundings: Surroundings): Outcome {
  const faults: Fault[] = []
  const parsed: Record<string, unknown> = {}
  for (const kind of KINDS) {
    const result = SCHEMAS[kind].safeParse(raw[kind])
    if (result.success) parsed[kind] = result.data
    else faults.push(...toFaults(fileOf(kind), result.error.issues, raw[kind]))
  }
  const guides = parseDocuments(guideSchema, 'content/guides', raw.guides, faults)
  const legal = parseDocuments(legalSchema, 'content/legal', raw.legal, faults)
  const content = { ...parsed, guides, legal } as Partial<CheckedContent>

  faults.push(...checkSets(content, surroundings))
  if (content.site) {
    const tokens = getTokens(content.site)
    for (const kind of KINDS) {
      if (kind !== 'site' && parsed[kind])
        parsed[kind] = fillTokens(parsed[kind], tokens, fileOf(kind), faults)
    }
  }
  if (faults.length > 0) return { content: null, faults }
  // No fault: every kind has been parsed by its own schema.
  return { content: { ...parsed, guides, legal } as CheckedContent, faults: [] }
}

function parseDocuments<T>(schema: ZodType<T>, folder: string, documents: RawDocument[], faults: Fault[]) {
  return documents.flatMap(({ slug, frontmatter, fault }) => {
    const file = `${folder}/${slug}.mdx`
    if (fault) {
      faults.push({ file, field: '(top of the file)', message: fault })
      return []
    }
    const result = schema.safeParse(frontmatter)
    if (result.success) return [{ ...result.data, slug }]
    faults.push(...toFaults(file, result.error.issues, frontmatter))
    return []
  })
}
