// The sources that a guide cites, in reading order. Shared by the content check and the plugin that compiles the text.
// Plain JavaScript, because the bundler loads the plugin by its path.
import { SKIP, visit } from 'unist-util-visit'
import { isGroup } from '../base/group.mjs'

/**
 * @typedef {import('mdast-util-mdx-jsx').MdxJsxFlowElement | import('mdast-util-mdx-jsx').MdxJsxTextElement} JsxElement
 * @typedef {import('./props').Mark & { element: JsxElement, line: number }} Citation  by the component that cites
 */

/**
 * Takes <Until> and <From> out of the tree: what they contain stays where it is, or goes if it is not true today.
 * @param {import('mdast').Root} tree @param {string} today like 2026-11-20
 */
export function keepCurrentParts(tree, today) {
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node) || !parent || index === undefined) return
    if (node.name !== 'Until' && node.name !== 'From') return
    const isShown = isCurrent(node.name.toLowerCase(), String(readProps(node).day), today)
    parent.children.splice(index, 1, ...(isShown ? toBlocks(node) : []))
    return [SKIP, index]
  })
}

/** Whether a dated text is true on `today`. @param {string} kind  until or from @param {string} day @param {string} today */
export const isCurrent = (kind, day, today) => (kind === 'until' ? today <= day : day <= today)

/** The compiler takes a paragraph that is one component out of its paragraph. @param {JsxElement} element @returns {any[]} */
function toBlocks({ type, children }) {
  const isWords = children.some((child) => child.type === 'text' || child.type === 'mdxJsxTextElement')
  return type === 'mdxJsxFlowElement' && isWords ? [{ type: 'paragraph', children }] : children
}

/** Every citation of a text. @param {import('unist').Node} tree */
export function collectCitations(tree) {
  /** @type {Citation[]} */
  const citations = []
  visit(tree, isJsxElement, (element) => {
    for (const { id, isReported } of readClaims(element)) {
      const earlier = citations.filter((citation) => citation.id === id)
      const number = earlier[0]?.number ?? new Set(citations.map((citation) => citation.id)).size + 1
      const occurrence = earlier.length + 1
      citations.push({ id, number, occurrence, isReported, element, line: lineOf(element) })
    }
  })
  return citations
}

/** @param {import('unist').Node} node @returns {node is JsxElement} */
export const isJsxElement = (node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

/** @param {import('unist').Node} node */
export const lineOf = (node) => node.position?.start.line ?? 1

/** The sources of one component: those of the whole figure first, then those of its columns. @param {JsxElement} element */
function readClaims(element) {
  const { id, kind, cite, columns } = readProps(element)
  const isCite = element.name === 'Cite'
  const whole = { cite: isCite ? [id].flat() : cite, kind }
  const parts = !isCite && Array.isArray(columns) ? columns.filter(isGroup) : []
  return [whole, ...parts].flatMap((part) =>
    (Array.isArray(part.cite) ? part.cite : [])
      .filter((source) => typeof source === 'string')
      .map((source) => ({ id: source, isReported: part.kind === 'reported' })),
  )
}

/**
 * The props of a component as plain data. Anything but a literal, such as a call or a variable, becomes undefined.
 * @param {JsxElement} element @returns {Record<string, unknown>}
 */
export function readProps(element) {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const { name, value } = attribute
      if (typeof value === 'string') return [[name, value]]
      if (!value) return [[name, true]]
      const statement = value.data?.estree?.body[0]
      return [[name, statement?.type === 'ExpressionStatement' ? toValue(statement.expression) : undefined]]
    }),
  )
}

/** @param {import('estree').Node | null} node @returns {unknown} */
function toValue(node) {
  switch (node?.type) {
    case 'Literal':
      return node.value
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined
    case 'ArrayExpression':
      return node.elements.map((element) => toValue(element))
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          if (property.type !== 'Property' || property.computed) return []
          const { key } = property
          // A key that is not computed is an identifier or a literal.
          const name = 'name' in key ? key.name : /** @type {import('estree').Literal} */ (key).value
          return [[String(name), toValue(property.value)]]
        }),
      )
  }
}
