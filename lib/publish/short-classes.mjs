// Gives the classes of a page short names, in its markup and in its own style rules at once. Sound for pages
// without scripts only: nothing looks a class up there but the rules that the page carries.
import postcss from 'postcss'
import parseSelector from 'postcss-selector-parser'
import { visit } from 'unist-util-visit'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Renames in the tree, and returns the renamed rules. A class without a rule of its own is left out.
 * @param {import('hast').Root} tree  a whole page
 * @param {string} css  all the rules that the page has
 * @returns {string}
 */
export function shortenClasses(tree, css) {
  const sheet = postcss.parse(css)
  const styled = new Set()
  const collect = parseSelector((selectors) => {
    selectors.walkClasses(({ value }) => {
      styled.add(value)
    })
  })
  sheet.walkRules(({ selector }) => {
    collect.processSync(selector)
  })

  const names = nameByUse(listClasses(tree).filter((name) => styled.has(name)))
  const rename = parseSelector((selectors) => {
    selectors.walkClasses((node) => {
      node.value = names.get(node.value) ?? node.value
    })
  })
  sheet.walkRules((rule) => {
    rule.selector = rename.processSync(rule.selector)
  })
  visit(tree, 'element', ({ properties }) => {
    if (!Array.isArray(properties.className)) return
    const short = properties.className.flatMap((name) => names.get(String(name)) ?? [])
    properties.className = short.length > 0 ? short : undefined
  })
  return sheet.toString()
}

/** Every class on every element, once for each use. @param {import('hast').Root} tree */
function listClasses(tree) {
  /** @type {string[]} */
  const classes = []
  visit(tree, 'element', ({ properties }) => {
    if (Array.isArray(properties.className)) classes.push(...properties.className.map(String))
  })
  return classes
}

/** The more a class is used, the shorter its name; of equals the first on the page. @param {string[]} uses @returns {Map<string, string>} */
function nameByUse(uses) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const name of uses) counts.set(name, (counts.get(name) ?? 0) + 1)
  const ordered = [...counts].sort(([, x], [, y]) => y - x)
  return new Map(ordered.map(([name], index) => [name, toShortName(index)]))
}

/** 0 → "a", 25 → "z", 26 → "aa". @param {number} index @returns {string} */
function toShortName(index) {
  const rest = Math.floor(index / LETTERS.length)
  return (rest > 0 ? toShortName(rest - 1) : '') + LETTERS[index % LETTERS.length]
}
