// The steps that transform a page's HTML after Next writes it. Each is a pure function. A step that depends on a
// pattern in Next's output throws if the pattern is missing, so that an upgrade of Next cannot disable it unnoticed.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { BROWSERS, removeLargeProps } from './bundle-islands'
import type { Facts, Page, Step } from './page'
import { addSecurityPolicy } from './security-policy'
import { pickUsedCss, STYLE_LINK } from './used-css'

/** The scripts of Next's runtime, and the RSC payload from which it would hydrate the page. */
const NEXT_SCRIPT =
  /<script\b[^>]*?(?: src="\/_next\/[^"]*"[^>]*>|>(?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\])[^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g
/** Preloads of these scripts, and a connection for a font: the preload of our font opens it anyway. */
const NEXT_HINT = /<link rel="(?:preload" as="script"|preconnect" href="\/")[^>]*>/g
const NEXT_TRACES = /__next|TURBOPACK|\/_next\//

export const removeNextRuntime: Step = (page) => {
  const html = page.html.replace(NEXT_SCRIPT, '').replace(NEXT_HINT, '')
  if (html === page.html)
    throw new Error(`${page.path}: found no script of Next's runtime. Update NEXT_SCRIPT.`)
  const withoutLink = html.replace(STYLE_LINK, '')
  const trace = NEXT_TRACES.exec(withoutLink)?.index
  if (trace !== undefined) {
    const excerpt = withoutLink.slice(Math.max(0, trace - 80), trace + 80)
    throw new Error(`${page.path}: part of Next's runtime remains: ${excerpt}. Update NEXT_SCRIPT.`)
  }
  return { ...page, html }
}

/** Minifies our code that runs inline, which is text of compiled functions. */
export const minifyScripts: Step = (page) => ({
  ...page,
  html: page.html.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (code) =>
    transformSync(code, { minify: true, target: BROWSERS }).code.trim(),
  ),
})

const LOADER = readFileSync(path.join(__dirname, 'browser/load-islands.ts'), 'utf8')

/** Adds the scripts that hydrate the page's islands, and removes the props that they contain. */
export const addIslandScripts: Step = (page, { islands }) => {
  const entry = islands.entries.get(page.path)
  if (!entry) return page
  const files = [islands.react.address, entry.address]
  // All islands of a page hydrate together, so the most urgent one decides when the script loads.
  const times = [...page.html.matchAll(/<div data-island="\w+"(?: data-when="(\w+)")?/g)].map(
    ([, when]) => when,
  )
  // `async`, because a script that delays DOMContentLoaded makes Chromium apply the fragment then: on a slow line that
  // would take the focus and the scroll position from a visitor who has begun to type.
  const tags = times.includes(undefined)
    ? `<link rel="modulepreload" href="${files[0]}"/><script type="module" async src="${files[1]}"></script>`
    : `<script type="module">${compileLoader(files, times.includes('visible') ? 'visible' : 'idle')}</script>`
  return { ...page, html: removeLargeProps(insertBefore(page, '</head>', tags)) }
}

function compileLoader(files: readonly string[], when: 'visible' | 'idle'): string {
  const define = { FILES: JSON.stringify(files), WHEN: JSON.stringify(when) }
  return transformSync(LOADER, { loader: 'ts', minify: true, target: BROWSERS, define }).code.trim()
}

/** Replaces the style sheet with the rules that the page uses. */
export const inlineUsedCss: Step = (page, { styleSheet, islands }) => {
  const attributes = [...page.html.matchAll(/ (?:class|id)="([^"]*)"/g)].map(([, value = '']) =>
    decode(value),
  )
  const words = readScriptWords(page.html, islands.entries.get(page.path)?.content)
  const names = new Set([
    ...attributes.join(' ').split(/\s+/),
    ...words,
    ...(page.html.match(/<[a-z][\w-]*/g) ?? []),
    ...[...words].map((word) => `<${word}`), // an island may add the element later
  ])
  const [link] = page.html.match(STYLE_LINK) ?? []
  if (!link) throw new Error(`${page.path}: no link to a style sheet. Update STYLE_LINK.`)
  const style = `<style>${pickUsedCss(styleSheet, names)}</style>`
  return { ...page, html: page.html.replace(link, () => style).replace(STYLE_LINK, '') }
}

/** Every word in a page's scripts, any of which may be a class, an id, or an element. */
function readScriptWords(html: string, script?: string) {
  const inline = [...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  )
  return new Set([script, ...inline].join(' ').split(/[\s"'`\\]|\$\{|\}/))
}

/** Preloads the display font. With `font-display: optional`, browsers wait 100 ms for it, so headings never move. */
export const preloadFont: Step = (page) => {
  const [, address] = /url\((\/assets\/[^)]+\.woff2)\)/.exec(page.html) ?? []
  if (!address) throw new Error(`${page.path}: its style does not name the display font.`)
  const preload = `<link rel="preload" as="font" href="${address}" crossorigin/>`
  return { ...page, html: insertBefore(page, '<style>', preload) }
}

/** In the order in which they run. The policy is last, because it needs the hashes of all inline scripts and styles. */
export const STEPS = [
  removeNextRuntime,
  minifyScripts,
  inlineUsedCss,
  preloadFont,
  addIslandScripts,
  addSecurityPolicy,
]

export const applySteps = (page: Page, facts: Facts): Page =>
  STEPS.reduce((changed, step) => step(changed, facts), page)

function insertBefore({ path, html }: Page, tag: string, text: string): string {
  const index = html.lastIndexOf(tag)
  if (index === -1) throw new Error(`${path}: the page has no ${tag}.`)
  return html.slice(0, index) + text + html.slice(index)
}

const ESCAPED: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** An attribute as React writes it. */
const decode = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ESCAPED[entity] ?? entity)
