// The rules of a style sheet that a page uses. Sound for pages without scripts only: what such a page holds
// when it arrives is all that it will ever hold. A browser test compares every computed style with the
// whole style sheet's.
import { PurgeCSS } from 'purgecss'
import { visit } from 'unist-util-visit'

/** Rules that no name in the markup asks for: what a visitor does decides about them. `[open]` stays by itself. */
const KEPT_SELECTORS = [':focus-visible', /-details-/]

/**
 * @param {import('hast').Root} tree  a whole page
 * @param {string} css
 * @returns {Promise<string>}
 */
export async function pickUsedCss(tree, css) {
  const names = listNames(tree)
  const results = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'tree' }],
    css: [{ raw: css }],
    extractors: [{ extensions: ['tree'], extractor: () => names }],
    safelist: KEPT_SELECTORS,
    variables: true,
    keyframes: true,
  })
  return results.map((result) => result.css).join('')
}

/** Every name that a selector can ask for. @param {import('hast').Root} tree */
function listNames(tree) {
  const tags = new Set()
  const classes = new Set()
  const ids = new Set()
  const names = new Set()
  const values = new Set()
  visit(tree, 'element', ({ tagName, properties }) => {
    tags.add(tagName)
    for (const [name, value] of Object.entries(properties)) {
      names.add(toAttributeName(name))
      for (const word of [value].flat().map(String)) {
        if (name === 'className') classes.add(word)
        else if (name === 'id') ids.add(word)
        else values.add(word)
      }
    }
  })
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  }
}

/** "ariaLabelledBy" → "aria-labelledby", "dataCellKind" → "data-cell-kind". @param {string} property */
function toAttributeName(property) {
  return property.startsWith('data')
    ? property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : property.replace(/^aria/, 'aria-').toLowerCase()
}
