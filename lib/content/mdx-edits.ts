// Changes fields in the frontmatter of a guide or legal page and leaves every other byte as it is.
import { isMap, isNode, isScalar, parseDocument } from 'yaml'
import { FRONTMATTER } from './mdx-file'

/**
 * The text with `value` in place of a field that is there. A value is written as JSON, which YAML reads as it is.
 * Throws where the frontmatter has no such field; the content check has made sure that every field is there.
 */
export function editFrontmatter(text: string, field: string, value: unknown): string {
  const [, opening = '', yaml = ''] = FRONTMATTER.exec(text) ?? []
  const { contents } = parseDocument(yaml)
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === field)
    : undefined
  const range = isNode(pair?.value) ? pair.value.range : undefined
  if (!range) throw new Error(`There is no field "${field}" between the two lines of "---".`)
  const start = text.indexOf(opening) + opening.length
  return text.slice(0, start + range[0]) + JSON.stringify(value) + text.slice(start + range[1])
}
