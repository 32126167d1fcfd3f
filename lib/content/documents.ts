// Reads the frontmatter of guides and legal pages. The text itself is compiled by Next's MDX loader.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import type { RawDocument } from './parse'

/** The frontmatter of every .mdx file in a folder of content/, sorted by file name. */
export function readDocuments(folder: 'guides' | 'legal', root = process.cwd()): RawDocument[] {
  const directory = path.join(root, 'content', folder)
  return readdirSync(directory)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = new VFile(readFileSync(path.join(directory, name)))
      matter(file)
      return { slug: name.replace(/\.mdx$/, ''), frontmatter: file.data.matter }
    })
}
