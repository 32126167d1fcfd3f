// A page as HTML and CSS alone: the framework's scripts, preloads, payload and marks go, the CSS rules that
// the page uses stand in the page itself, and its markup is minified without changing a text.
import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { shortenClasses } from './short-classes.mjs'
import { pickUsedCss } from './used-css.mjs'

/** Marks our own inline scripts, which stay. */
const KEPT = 'dataPlain'

/**
 * After a soft navigation to a reading page and a reload, its history entries still share one document:
 * going back changes the address and nothing else. This loads the page that the address names.
 */
export const READING_SCRIPT =
  "(function(p){addEventListener('popstate',function(){if(location.pathname!==p)location.reload()})})(location.pathname)"

/** The browser may prepare a page of this site when a visitor points at its link; never a redirect or a paid link. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/click/*' } },
          { not: { selector_matches: '[target=_blank],[rel~=sponsored]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * @param {string} html  of an exported page
 * @param {(href: string) => Promise<string>} readStyle  the text of a style sheet, by its address
 * @returns {Promise<string>}
 */
export async function makePlainPage(html, readStyle) {
  /** @type {import('hast').Root} */
  const tree = unified().use(rehypeParse).parse(html)
  // The last sheet holds every rule: app/site.css and then the whole, app/globals.css.
  const [style] = removeFramework(tree).slice(-1)
  const css = takeTexts(tree, 'style').join('') + (style === undefined ? '' : await readStyle(style))
  // One script and one style: each would need a hash of its own in the policy.
  const script = [...takeTexts(tree, 'script'), READING_SCRIPT].join(';')
  const used = await pickUsedCss(tree, css)
  append(tree, 'body', element('script', {}, script))
  append(tree, 'body', element('script', { type: 'speculationrules' }, SPECULATION_RULES))
  append(tree, 'head', element('style', {}, shortenClasses(tree, used)))
  const minified = await unified().use(rehypeMinifyWhitespace).run(tree)
  return unified()
    .use(rehypeStringify, {
      collapseEmptyAttributes: true,
      characterReferences: { useShortestReferences: true },
    })
    .stringify(/** @type {import('hast').Root} */ (minified))
}

/**
 * Takes out what only the framework reads.
 * @param {import('hast').Root} tree
 * @returns {string[]} the addresses of the style sheets
 */
function removeFramework(tree) {
  /** @type {string[]} */
  const styles = []
  visit(tree, ['comment', 'element'], (node, index, parent) => {
    if (index === undefined || !parent || !('children' in parent)) return
    const isStyle = node.type === 'element' && isStyleSheet(node)
    if (isStyle) styles.push(String(node.properties.href))
    // Comments are its marks between pieces of text.
    if (node.type === 'comment' || isStyle || (node.type === 'element' && isOfFramework(node))) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
  })
  return styles
}

/**
 * The texts of all elements of a kind, which leave the page.
 * @param {import('hast').Root} tree
 * @param {'script' | 'style'} tagName
 */
function takeTexts(tree, tagName) {
  /** @type {string[]} */
  const texts = []
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== tagName || index === undefined || !parent) return
    texts.push(node.children.map((child) => ('value' in child ? child.value : '')).join(''))
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
  return texts
}

/** @param {import('hast').Element} element */
function isStyleSheet({ tagName, properties }) {
  return tagName === 'link' && [properties.rel].flat().includes('stylesheet')
}

/** @param {import('hast').Element} element */
function isOfFramework({ tagName, properties, children }) {
  if (tagName === 'script') return !(KEPT in properties)
  if (tagName === 'link') return properties.as === 'script'
  // Where it would stream the head.
  return tagName === 'div' && 'hidden' in properties && children.every((child) => child.type === 'comment')
}

/**
 * @param {string} tagName
 * @param {import('hast').Properties} properties
 * @param {string} text
 * @returns {import('hast').Element}
 */
function element(tagName, properties, text) {
  return { type: 'element', tagName, properties, children: [{ type: 'text', value: text }] }
}

/**
 * @param {import('hast').Root} tree
 * @param {'head' | 'body'} where
 * @param {import('hast').Element} node
 */
function append(tree, where, node) {
  visit(tree, 'element', (parent) => {
    if (parent.tagName === where) parent.children.push(node)
  })
}
