// Adds what authors do not write: the numbers of citations, and markup that keeps "GLP-1" on one line. The bundler
// loads this file by its path.
import { group } from 'd3-array'
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

/**
 * Each component that cites gets its marks as JSON.
 * @param {import('mdast').Root} tree
 */
function numberCitations(tree) {
  const byElement = group(collectCitations(tree), ({ element }) => element)
  for (const [element, citations] of byElement) {
    const marks = citations.map(({ element: _, line: __, ...mark }) => mark)
    element.attributes.push({ type: 'mdxJsxAttribute', name: 'marks', value: JSON.stringify(marks) })
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
