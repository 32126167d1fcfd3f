// The real content as read from disk, for tests that break one thing in it.
import { readFileSync } from 'node:fs'
import { readDocuments } from '@/lib/content/documents'
import { type CheckedContent, parseContent, type RawContent } from '@/lib/content/parse'
import { fileOf, KINDS } from '@/lib/content/registry'
import { STATIC_ROUTES } from '@/lib/site/routes'

export const SURROUNDINGS = {
  staticRoutes: STATIC_ROUTES,
  hasPublicFile: (path: string) => !path.includes('missing'),
}

export function readRawContent(): RawContent {
  const files = Object.fromEntries(
    KINDS.map((kind) => [kind, JSON.parse(readFileSync(fileOf(kind), 'utf8'))]),
  )
  return { ...files, guides: readDocuments('guides'), legal: readDocuments('legal') } as RawContent
}

export function getExampleContent(): CheckedContent {
  const { content, faults } = parseContent(readRawContent(), SURROUNDINGS)
  if (!content) throw new Error(JSON.stringify(faults, null, 2))
  return content
}
