// Everything that was read → checked content, or every fault at once.
// Pure: it reads no file itself, so that tests can feed it broken content.
import type { ZodType } from 'zod'
import { type Guide, guideSchema, type LegalPage, legalSchema } from '../schemas/documents'
import { type Fault, toFaults } from './faults'
import { readMdxSource } from './mdx-source'
import { type Content, fileOf, KINDS, type Kind, SCHEMAS } from './registry'
import { checkSets } from './rules'
import type { Surroundings } from './rules/surroundings'
import { fillTokens, getTokens } from './tokens'

/**
 * A guide or legal page as read: its file's name without ending, and its frontmatter, unchecked.
 * `text` is the whole file; `fault` says why the frontmatter could not be read at all.
 */
export type RawDocument = { slug: string; frontmatter: unknown; text: string; fault?: string }

const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export type RawContent = Record<Kind, unknown> & { guides: RawDocument[]; legal: RawDocument[] }

export type CheckedContent = Content & { guides: Guide[]; legal: LegalPage[] }

export type Outcome = { content: CheckedContent; faults: [] } | { content: null; faults: Fault[] }

/**
 * Checks all content, each file against its schema and then the files against one another.
 * `surroundings` tells which pages and images exist. Throws nothing for content of any shape; what a rule throws on
 * content that its schemas accept is a bug of ours, and goes on.
 */
export function parseContent(raw: RawContent, surroundings: Surroundings): Outcome {
  const faults: Fault[] = []
  const parsed: Record<string, unknown> = {}
  for (const kind of KINDS) {
    const result = SCHEMAS[kind].safeParse(raw[kind])
    // What did not pass stays as it was read, so that the rules over sets still see the rest of it.
    parsed[kind] = result.success ? result.data : raw[kind]
    if (!result.success) faults.push(...toFaults(fileOf(kind), result.error.issues, raw[kind]))
  }
  const { readSource = readMdxSource } = surroundings
  const guides = parseDocuments(guideSchema, 'content/guides', raw.guides, readSource, faults)
  const legal = parseDocuments(legalSchema, 'content/legal', raw.legal, readSource, faults)
  const read = { ...parsed, guides, legal } as CheckedContent // as far as the schemas found no fault
  faults.push(...checkSets(read, surroundings, faults.length === 0))
  const content = fillAllTokens(read, faults)
  if (faults.length > 0) return { content: null, faults: keepFirst(faults) }
  return { content, faults: [] }
}

function parseDocuments<T>(
  schema: ZodType<T>,
  folder: string,
  documents: RawDocument[],
  readSource: typeof readMdxSource,
  faults: Fault[],
) {
  return documents.flatMap(({ slug, frontmatter, text, fault }) => {
    const file = `${folder}/${slug}.mdx`
    const { faults: inText, ...body } = readSource(text, file)
    faults.push(...inText)
    if (!FILE_NAME.test(slug)) {
      faults.push({
        file,
        field: '(file name)',
        message: `expected lower-case letters, digits and hyphens, got "${slug}". Rename the file: its name is its address.`,
      })
    }
    if (fault) {
      faults.push({ file, field: '(top of the file)', message: fault })
      return []
    }
    const result = schema.safeParse(frontmatter)
    if (!result.success) faults.push(...toFaults(file, result.error.issues, frontmatter))
    // Its address exists, whatever else is wrong with it.
    return [{ ...(result.success ? result.data : (frontmatter as T)), slug, body }]
  })
}

/** Every text with its tokens filled. Without a sound site.json there is nothing to fill them from. */
function fillAllTokens(content: CheckedContent, faults: Fault[]): CheckedContent {
  let tokens: ReturnType<typeof getTokens>
  try {
    tokens = getTokens(content)
  } catch {
    return content
  }
  const fill = <T>(value: T, file: string) => fillTokens(value, tokens, file, faults)
  const kinds = Object.fromEntries(KINDS.map((kind) => [kind, fill(content[kind], fileOf(kind))])) as Content
  return {
    ...kinds,
    guides: content.guides.map((guide) => fill(guide, `content/guides/${guide.slug}.mdx`)),
    legal: content.legal.map((page) => fill(page, `content/legal/${page.slug}.mdx`)),
  }
}

/** The first fault of each field. */
function keepFirst(faults: readonly Fault[]): Fault[] {
  const seen = new Set<string>()
  return faults.filter(({ file, field, message }) => {
    // Lines may hold several faults; a field has one, and what is said second only follows from it.
    const key = field.startsWith('line ') ? `${file} ${field} ${message}` : `${file} ${field}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
