import type { Step } from '../page'
import { pickUsedCss, STYLE_LINK } from '../used-css'

/** Replaces the style sheet with the rules that the page uses. */
export const inlineUsedCss: Step = (page, { styleSheet, islands }) => {
  const attributes = [...page.html.matchAll(/ (?:class|id|type)="([^"]*)"/g)].map(([, value = '']) =>
    decode(value),
  )
  const entry = islands.entries.get(page.path)?.content ?? ''
  const later = islands.lazy.filter(({ address }) => entry.includes(address))
  const words = readScriptWords(page.html, entry, ...later.map(({ content }) => content))
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
function readScriptWords(html: string, ...scripts: string[]) {
  const inline = [...html.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  )
  return new Set([...scripts, ...inline].join(' ').split(/[\s"'`\\]|\$\{|\}/))
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
