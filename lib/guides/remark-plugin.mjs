// Adds what authors do not write: the numbers of citations. The bundler loads this file by its path.
import { group } from 'd3-array'
import { collectCitations, keepCurrentParts } from './citations.mjs'

/** @param {{ today: string }} options  like 2026-11-20; an option, so that the bundler's cache ends with the day */
export default function remarkGuide({ today }) {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    keepCurrentParts(tree, today)
    // Each component that cites gets its marks as JSON.
    for (const [element, citations] of group(collectCitations(tree), ({ element }) => element)) {
      const marks = citations.map(({ element: _, line: __, ...mark }) => mark)
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'marks', value: JSON.stringify(marks) })
    }
  }
}
