// The syntax tree of a guide or legal page: Markdown with frontmatter and our components.
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx)

/** Throws if the text cannot be parsed, for example if a component is not closed. */
export const parseText = (text: string): Root => processor.parse(text)
