// Selects the style rules that a page uses, to inline them, so that a visitor waits for one response instead of two.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import parseSelector from 'postcss-selector-parser'

/**
 * @typedef {import('postcss').ChildNode} Node
 * @typedef {{ text: string, names: string[] }} Selector  names: the classes and ids that it requires, and elements as "<table"
 * @typedef {{ root: import('postcss').Root, selectors: Map<import('postcss').Rule, Selector[]> }} StyleSheet
 */

/** A style sheet link as Next writes it. */
export const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * The text of the style sheets that the pages link to. Throws if there is none.
 * @param {string} out  folder of the export
 * @param {{ html: string }[]} pages
 */
export function readStyleSheet(out, pages) {
  const links = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(STYLE_LINK)].map(([, href]) => href ?? '')),
  )
  if (links.size === 0)
    throw new Error('No page links to a style sheet. Update STYLE_LINK to match what Next writes.')
  return [...links].map((href) => readFileSync(path.join(out, href), 'utf8')).join('\n')
}

/** @param {string} css @returns {StyleSheet} */
export function parseStyleSheet(css) {
  const root = postcss.parse(css)
  // Tailwind's fallback for browsers that do not know @property, which are older than those we support.
  root.walkAtRules('layer', (rule) => {
    if (rule.params === 'properties') rule.remove()
  })
  /** @type {StyleSheet['selectors']} */
  const selectors = new Map()
  root.walkRules((rule) => {
    const parts = parseSelector().astSync(rule.selector)
    const own = parts.map((part) => ({ text: String(part).trim(), names: part.nodes.flatMap(readNames) }))
    selectors.set(rule, own)
  })
  return { root, selectors }
}

/** What a part of a selector requires; Tailwind writes `:where(.divide-y > *)`. @param {import('postcss-selector-parser').Node} node @returns {string[]} */
function readNames(node) {
  if (node.type === 'tag') return [`<${node.value}`]
  if (node.type === 'class' || node.type === 'id') return [node.value]
  const [only, ...others] = node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value) ? node.nodes : []
  return only && others.length === 0 ? only.nodes.flatMap(readNames) : []
}

/**
 * The rules for a page and for what its scripts may add, without unused custom properties.
 * @param {StyleSheet} sheet
 * @param {ReadonlySet<string>} names  every class, id, and element ("<table") that the page or its scripts mention
 * @returns {string}
 */
export function pickUsedCss({ root, selectors }, names) {
  /** @type {Map<Node, string>} */
  const heads = new Map()
  for (const [rule, parts] of selectors) {
    const used = parts.filter((part) => part.names.every((name) => names.has(name)))
    if (used.length > 0) heads.set(rule, used.map(({ text }) => text).join(','))
  }
  const declarations = [...heads.keys()].flatMap((rule) => ('nodes' in rule && rule.nodes) || [])
  const set = new Set(declarations.map(readProperty))
  // A registered property that nothing on the page sets has its initial value or the fallback.
  /** @type {Map<string, string | undefined>} */
  const unset = new Map()
  root.walkAtRules('property', (node) => {
    const initial = /initial-value:([^;}]+)/.exec(String(node))?.[1]
    if (!set.has(node.params)) unset.set(node.params, initial)
  })
  const texts = new Map(
    declarations.map((node) => [
      node,
      String(node).replace(
        /var\((--[\w-]+)(?:,([^()]*))?\)/g,
        (all, name, fallback) => (unset.has(name) ? (unset.get(name) ?? fallback) : undefined) ?? all,
      ),
    ]),
  )
  /** The custom properties that a declaration uses, directly or through another. @type {Set<string>} */
  const read = new Set()
  for (const [node, text] of texts) if (!readProperty(node)) follow(text)
  return root.nodes.map(print).join('')

  /** @param {string} text */
  function follow(text) {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (read.has(name) || unset.has(name)) continue
      read.add(name)
      for (const [node, value] of texts) if (readProperty(node) === name) follow(value)
    }
  }

  /** @param {Node} node @returns {string} */
  function print(node) {
    if (node.type === 'rule') {
      const kept = node.nodes.filter((child) => read.has(readProperty(child) ?? '') || !readProperty(child))
      return wrap(heads.get(node), kept.map((child) => texts.get(child)).join(';'))
    }
    if (node.type !== 'atrule') return String(node)
    if (!node.nodes) return `${node};`
    if (node.name === 'property') return read.has(node.params) ? String(node) : ''
    if (!/^(?:media|supports|layer|container)$/.test(node.name)) return String(node)
    return wrap(`@${node.name} ${node.params}`, node.nodes.map(print).join(''))
  }
}

/** The custom property that a declaration sets. @param {Node} node */
const readProperty = (node) => (node.type === 'decl' && node.prop.startsWith('--') ? node.prop : undefined)

/** @param {string | undefined} head @param {string} body */
const wrap = (head, body) => (head && body ? `${head}{${body}}` : '')
