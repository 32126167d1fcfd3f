// A page as HTML and CSS alone: the framework's scripts, preloads, payload and marks go, the CSS rules that
// the page uses stand in the page itself, and its markup is minified without changing a text.
import { toString as toText } from 'mdast-util-to-string'
import rehypeMinifyWhitespace from 'rehype-minify-whitespace'
import rehypeParse from 'rehype-parse'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
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
  const style = takeOut(tree, isStyleSheet).at(-1)
  takeOut(tree, isOfFramework)
  const css =
    takeTexts(tree, 'style').join('') + (style ? await readStyle(String(style.properties.href)) : '')
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
 * Takes the nodes that fit out of the page, with all that is in them.
 * @template {import('hast').RootContent} Kind
 * @param {import('hast').Parents} parent
 * @param {(node: import('hast').RootContent) => node is Kind} fits
 * @returns {Kind[]} in the order of the page
 */
function takeOut(parent, fits) {
  return [...parent.children].flatMap((node) => {
    if (!fits(node)) return 'children' in node ? takeOut(node, fits) : []
    parent.children.splice([...parent.children].indexOf(node), 1)
    return [node]
  })
}

/**
 * The texts of all elements of a kind, which leave the page.
 * @param {import('hast').Root} tree
 * @param {'script' | 'style'} tagName
 */
function takeTexts(tree, tagName) {
  /** @param {import('hast').RootContent} node @returns {node is import('hast').Element} */
  const fits = (node) => node.type === 'element' && node.tagName === tagName
  return takeOut(tree, fits).map((node) => toText(node))
}

/** @param {import('hast').RootContent} node @returns {node is import('hast').Element} */
function isStyleSheet(node) {
  return node.type === 'element' && [node.properties.rel].flat().includes('stylesheet')
}

/**
 * What only the framework reads.
 * @param {import('hast').RootContent} node
 * @returns {node is import('hast').Comment | import('hast').Element}
 */
function isOfFramework(node) {
  if (node.type === 'comment') return true // its marks between pieces of text
  if (node.type !== 'element') return false
  const { tagName, properties, children } = node
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
