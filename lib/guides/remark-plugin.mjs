// Adds what authors do not write: the numbers of citations. The bundler loads this file by its path.
import { collectCitations, keepCurrentParts } from './citations.mjs'

/** @param {{ today: string }} options  like 2026-11-20; an option, so that the bundler's cache ends with the day */
export default function remarkGuide({ today }) {
  /** @param {import('mdast').Root} tree */
  return (tree) => {
    keepCurrentParts(tree, today)
    // Each component that cites gets its marks as JSON.
    const byElement = new Map()
    for (const { element, line: _, ...mark } of collectCitations(tree))
      byElement.set(element, [...(byElement.get(element) ?? []), mark])
    for (const [element, marks] of byElement) {
      element.attributes.push({ type: 'mdxJsxAttribute', name: 'marks', value: JSON.stringify(marks) })
    }
  }
}
