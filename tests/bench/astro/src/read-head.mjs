// The head of our published page, as an Astro author would write it: every tag that says something about the
// page or loads its CSS and icon. Left out is the content security policy, which Astro does not write.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'

const TAGS =
  'title, meta[name]:not([name=viewport]), meta[property], link:not([as=script]), script[type="application/ld+json"]'

/** @param {string} pagePath @returns {{ tags: string, css: string | null }} css: null when it is linked */
export function readHead(pagePath) {
  const root = parse(readFileSync(path.resolve(`out${pagePath}.html`), 'utf8'), {
    blockTextElements: { script: true, style: true },
  })
  const tags = root.querySelectorAll(TAGS).filter((tag) => !tag.closest('svg'))
  const style = root.querySelector('style')
  return { tags: tags.map(format).join(''), css: style ? style.innerHTML : null }
}

/** With quotes and without slashes. @param {import('node-html-parser').HTMLElement} tag */
function format(tag) {
  const name = tag.rawTagName.toLowerCase()
  const attributes = Object.entries(tag.attributes)
    .filter(([attribute]) => attribute !== 'data-precedence')
    .map(
      ([attribute, value]) => ` ${attribute}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
    )
  const start = `<${name}${attributes.join('')}>`
  return name === 'title' || name === 'script' ? `${start}${tag.innerHTML}</${name}>` : start
}
