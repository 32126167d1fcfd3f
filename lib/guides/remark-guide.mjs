// Adds what authors do not write: the numbers of citations, and markup that keeps "GLP-1" on one line. The bundler
// loads this file by its path.
import { SKIP, visit } from 'unist-util-visit'
import { collectCitations, keepCurrentParts } from './citations.mjs'

const TERM = /(GLP-1s?)/

/** @param {{ today: string }} options  like 2026-11-20; an option, so that the bundler's cache ends with the day */
export default function remarkGuide({ today }) {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    keepCurrentParts(tree, today)
    numberCitations(tree)
    keepTermTogether(tree)
  }
}

/** @param {import('mdast').Root} tree */
function numberCitations(tree) {
  /** @type {Map<import('./citations.mjs').JsxElement, import('./citations.mjs').Citation[]>} */
  const byElement = new Map()
  for (const citation of collectCitations(tree)) {
    byElement.set(citation.element, [...(byElement.get(citation.element) ?? []), citation])
  }
  for (const [element, citations] of byElement) {
    const marks = citations.map(({ id, number, occurrence, isReported }) => ({
      id,
      number,
      occurrence,
      isReported,
    }))
    element.attributes.push({ type: 'mdxJsxAttribute', name: 'marks', value: toExpression(marks) })
  }
}

/**
 * An attribute that contains data, in the form that the compiler expects: text and syntax tree.
 * @param {Record<string, string | number | boolean>[]} marks
 * @returns {import('mdast-util-mdx-jsx').MdxJsxAttributeValueExpression}
 */
function toExpression(marks) {
  /** @type {(entry: [string, string | number | boolean]) => import('estree').Property} */
  const property = ([name, value]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name },
    value: { type: 'Literal', value },
  })
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(marks),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'ArrayExpression',
              elements: marks.map((mark) => ({
                type: 'ObjectExpression',
                properties: Object.entries(mark).map(property),
              })),
            },
          },
        ],
      },
    },
  }
}

/** @param {import('mdast').Root} tree */
function keepTermTogether(tree) {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return
    /** @type {import('mdast').PhrasingContent[]} */
    const parts = node.value
      .split(TERM)
      .filter((part) => part !== '')
      .map((part) =>
        TERM.test(part)
          ? {
              type: 'mdxJsxTextElement',
              name: 'span',
              attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'whitespace-nowrap' }],
              children: [{ type: 'text', value: part }],
            }
          : { type: 'text', value: part },
      )
    parent.children.splice(index, 1, ...parts)
    return [SKIP, index + parts.length]
  })
}
