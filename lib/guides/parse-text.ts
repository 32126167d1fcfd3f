// The one way to parse the text of a guide or legal page. It checks nothing.
import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx)

/** The tree of a text. Throws where a bracket or a component is not closed. */
export const parseText = (text: string): Root => processor.parse(text)
