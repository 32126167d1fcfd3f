// Selects the style rules that a page uses, to inline them, so that a visitor waits for one response instead of two.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import postcss from 'postcss'
import parseSelector from 'postcss-selector-parser'

/**
 * @typedef {{ text: string, names: string[] }} Selector  names: the classes and ids that it requires, and elements as "<table"
 * @typedef {{ text: string, property: string | null, reads: string[] }} Declaration
 *   property: the custom property that it sets; reads: the custom properties that it uses
 * @typedef {{ kind: 'rule', selectors: Selector[], declarations: Declaration[] }} Rule
 * @typedef {{ kind: 'group', head: string, children: StyleNode[] }} Group  such as @media, with its rules
 * @typedef {{ kind: 'property', text: string, property: string, initial: string | null }} Property  an @property
 * @typedef {{ kind: 'other', text: string }} Other
 * @typedef {Rule | Group | Property | Other} StyleNode
 */

/** A style sheet link as Next writes it. */
export const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * The text of the style sheet that the pages link to. Throws if there is none.
 * @param {string} out  folder of the export
 * @param {{ html: string }[]} pages
 * @returns {Promise<string>}
 */
export async function readStyleSheet(out, pages) {
  const links = new Set(
    pages.flatMap(({ html }) => [...html.matchAll(STYLE_LINK)].map((match) => match[1] ?? '')),
  )
  if (links.size === 0)
    throw new Error('No page links to a style sheet. Update STYLE_LINK to match what Next writes.')
  const texts = await Promise.all([...links].map((href) => readFile(path.join(out, href), 'utf8')))
  return texts.join('\n')
}

/** @param {string} css @returns {StyleNode[]} */
export const parseStyleSheet = (css) => postcss.parse(css).nodes.map(readNode)

/** @param {import('postcss').ChildNode} node @returns {StyleNode} */
function readNode(node) {
  if (node.type === 'rule') {
    return {
      kind: 'rule',
      selectors: parseSelector().astSync(node.selector).map(readSelector),
      declarations: node.nodes.map((child) => {
        const text = child.toString()
        const property = child.type === 'decl' && child.prop.startsWith('--') ? child.prop : null
        return { text, property, reads: [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '') }
      }),
    }
  }
  if (node.type === 'atrule' && node.name === 'property') {
    const [, initial = null] = /initial-value:([^;}]+)/.exec(node.toString()) ?? []
    return { kind: 'property', text: node.toString(), property: node.params, initial }
  }
  if (node.type === 'atrule' && node.nodes && /^(?:media|supports|layer|container)$/.test(node.name))
    return { kind: 'group', head: `@${node.name} ${node.params}`, children: node.nodes.map(readNode) }
  const text = node.toString()
  return { kind: 'other', text: node.type === 'atrule' && !node.nodes ? `${text};` : text }
}

/** @param {import('postcss-selector-parser').Selector} selector @returns {Selector} */
function readSelector(selector) {
  return { text: String(selector).trim(), names: selector.nodes.flatMap(readNames) }
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
 * @param {StyleNode[]} sheet
 * @param {ReadonlySet<string>} names  every class, id, and element ("<table") that the page or its scripts mention
 * @returns {string}
 */
export function pickUsedCss(sheet, names) {
  const picked = sheet.flatMap(pick)
  const set = new Set(collect(picked).map(({ property }) => property))
  // A property that nothing on the page sets has its initial value or the fallback.
  const unset = new Map(
    sheet.flatMap((node) =>
      node.kind === 'property' && !set.has(node.property) ? [[node.property, node.initial]] : [],
    ),
  )
  const rules = picked.map(fillIn)
  const read = new Set(collect(rules).flatMap(({ property, reads }) => (property ? [] : reads)))
  // A custom property may use another.
  for (let before = -1; before < read.size; ) {
    before = read.size
    for (const { property, reads } of collect(rules))
      if (property && read.has(property)) for (const name of reads) read.add(name)
  }
  return rules.map(print).join('')

  /** @param {StyleNode} node @returns {StyleNode[]} */
  function pick(node) {
    // Tailwind's fallback for browsers that do not know @property, which are older than those we support.
    if (node.kind === 'group' && node.head === '@layer properties') return []
    if (node.kind === 'group') return [{ ...node, children: node.children.flatMap(pick) }]
    if (node.kind !== 'rule') return [node]
    const selectors = node.selectors.filter((selector) => selector.names.every((name) => names.has(name)))
    return selectors.length > 0 ? [{ ...node, selectors }] : []
  }
  /** @param {StyleNode} node @returns {StyleNode} */
  function fillIn(node) {
    if (node.kind === 'group') return { ...node, children: node.children.map(fillIn) }
    if (node.kind !== 'rule') return node
    return {
      ...node,
      declarations: node.declarations.map(({ text, property, reads }) => ({
        property,
        text: text.replace(
          /var\((--[\w-]+)(?:,([^()]*))?\)/g,
          (all, name, fallback) => (unset.has(name) ? (unset.get(name) ?? fallback) : undefined) ?? all,
        ),
        reads: reads.filter((name) => !unset.has(name)),
      })),
    }
  }
  /** @param {StyleNode} node @returns {string} */
  function print(node) {
    if (node.kind === 'other') return node.text
    if (node.kind === 'property') return read.has(node.property) ? node.text : ''
    const body =
      node.kind === 'group'
        ? node.children.map(print).join('')
        : node.declarations
            .filter(({ property }) => !property || read.has(property))
            .map(({ text }) => text)
            .join(';')
    const head = node.kind === 'group' ? node.head : node.selectors.map(({ text }) => text).join(',')
    return body === '' ? '' : `${head}{${body}}`
  }
}

/** @param {StyleNode[]} nodes @returns {Declaration[]} */
function collect(nodes) {
  return nodes.flatMap((node) => {
    if (node.kind === 'rule') return node.declarations
    return node.kind === 'group' ? collect(node.children) : []
  })
}
