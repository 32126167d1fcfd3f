// The syntax tree of a guide or legal page: Markdown with fields at its top and our components.
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx)

/** Throws where the text cannot be parsed, for example where a component is not closed. */
export const parseText = (text: string): Root => processor.parse(text)
