// Reads guides and legal pages from disk. Their text is compiled by Next's MDX loader.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { cacheOnDisk } from './disk-cache'
import { readMdxSource } from './mdx-source'
import type { RawDocument } from './parse'

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

/** What some programs write, unseen, before the first character of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/

/** Every .mdx file in a folder of content/, sorted by file name. */
export function readDocuments(folder: 'guides' | 'legal', root = process.cwd()): RawDocument[] {
  const directory = path.join(root, 'content', folder)
  if (!existsSync(directory)) return []
  return readdirSync(directory)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => ({
      slug: name.replace(/\.mdx$/, ''),
      ...parseDocument(readFileSync(path.join(directory, name), 'utf8').replace(BYTE_ORDER_MARK, '')),
    }))
}

/** The fields between the two lines of `---`, or what is wrong with them, and the text as it is. */
export function parseDocument(text: string): Omit<RawDocument, 'slug'> {
  const lines = FRONTMATTER.exec(text)?.[1]
  if (lines === undefined) {
    return {
      text,
      frontmatter: null,
      fault: 'expected fields between two lines of "---" at the top, got none. Copy them from another file.',
    }
  }
  try {
    return { text, frontmatter: parse(lines) }
  } catch (error) {
    const reason = (error as Error).message.replace(/:\n.*/s, '') // the lines after it show the text
    return {
      text,
      frontmatter: null,
      fault: `${reason}. Put texts that hold ":" or quotes between double quotes.`,
    }
  }
}

const readOnce = cacheOnDisk(
  'mdx',
  ['lib/content/mdx-source.ts', 'lib/guides/citations.mjs', 'lib/guides/props.ts', 'package-lock.json'],
  (text) => readMdxSource(text, ''),
)

/** `readMdxSource`, once for each text in all processes of a build. */
export const readSource: typeof readMdxSource = (text, file) => {
  const source = readOnce(text)
  return { ...source, faults: source.faults.map((fault) => ({ ...fault, file })) }
}
