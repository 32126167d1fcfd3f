// The head of an Astro page: every tag of our published page that says something about it or loads its icon, and
// the CSS rules that the page uses, picked by our own step from what Next wrote, before any of our other steps.
// Left out is the content security policy, which Astro does not write.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { pickUsedCss } from '../../../../lib/publish/used-css.mjs'

const TAGS =
  'title, meta[name]:not([name=viewport]), meta[property], link:not([rel=stylesheet], [as=script]), script[type="application/ld+json"]'

/** @param {string} file  from the project's root */
const read = (file) => readFileSync(path.resolve(file), 'utf8')

/** @param {string} pagePath @returns {Promise<{ tags: string, css: string }>} */
export async function readHead(pagePath) {
  const root = parse(read(`out${pagePath}.html`))
  const tags = root.querySelectorAll(TAGS).filter((tag) => !tag.closest('svg'))
  return { tags: tags.map(format).join(''), css: await readCss(read(`.next/server/app${pagePath}.html`)) }
}

/** @param {string} original  the page as Next wrote it */
async function readCss(original) {
  const root = parse(original, { blockTextElements: { script: true, style: true } })
  const inline = root.querySelectorAll('style').map((style) => style.innerHTML)
  const linked = root
    .querySelectorAll('link[rel=stylesheet]')
    .map((link) => read(`${link.getAttribute('href')}`.replace('/_next/', '.next/')))
  const markup = original.replace(/<script\b[\s\S]*?<\/script>|<link\b[^>]*as="script"[^>]*>/g, '')
  return inline.join('') + (await pickUsedCss(unified().use(rehypeParse).parse(markup), linked.join('')))
}

/** With quotes and without slashes. @param {import('node-html-parser').HTMLElement} tag */
function format(tag) {
  const name = tag.rawTagName.toLowerCase()
  const attributes = Object.entries(tag.attributes).map(
    ([attribute, value]) => ` ${attribute}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  )
  const start = `<${name}${attributes.join('')}>`
  return name === 'title' || name === 'script' ? `${start}${tag.innerHTML}</${name}>` : start
}
