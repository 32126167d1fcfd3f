// The addresses of a printed page. Each link in the text has a number, and each address stands once at the end; a link
// to a source of a guide has the number in the list of sources, which shows their addresses. Hidden on a screen.

import type { Page } from './page'

/** Links in text (components/ui/TextLink.tsx) that are printed, except paid ones: a card prints its host. */
const TEXT_LINK =
  /<a (?=[^>]* class="(?![^"]*print:hidden)[^"]*underlined-link)(?![^>]*sponsored)[^>]*?href="((?:https:\/)?\/[^"]+)"/g
/** Elements with links without a number: those that are only for a screen, and the list of sources. */
const UNPRINTED = /<(\w+)(?=[^>]* (?:class="[^"]*print:hidden|aria-labelledby="sources"))[^>]*>/g

/** A source in that list, and its address. */
const SOURCE = /<li id="source-(\d+)"(?:(?!<\/li>).)*?href="(https:[^"]+)"/gs

/** Where elements begin and end whose start tags match; the first group is the element's name. */
export const findElements = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(({ index: from, 1: name = '' }) => {
    let depth = 0
    const tags = [...html.slice(from).matchAll(new RegExp(`<(/?)${name}\\b`, 'g'))]
    const end = tags.find(([, isClosing]) => {
      depth += isClosing ? -1 : 1
      return depth === 0
    })
    return { from, to: from + (end?.index ?? 0) }
  })

export function addEndnotes(page: Page): Page {
  const { html } = page
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')]
  if (start === -1) return page
  const main = html.slice(start, end)
  const unprinted = findElements(main, UNPRINTED)
  const sources = new Map([...main.matchAll(SOURCE)].map(([, number, href]) => [href, `source ${number}`]))
  const numbers = new Map<string, number>()
  const numbered = main.replace(TEXT_LINK, (tag, href: string, at: number) => {
    if (unprinted.some(({ from, to }) => from < at && at < to)) return tag
    if (!sources.has(href) && !numbers.has(href)) numbers.set(href, numbers.size + 1)
    return tag.replace('<a ', `<a data-note="${sources.get(href) ?? numbers.get(href)}" `)
  })
  const items = [...numbers.keys()].map((href) => `<li>${href.replace('https://', '')}</li>`)
  const list = `<section class="endnotes"><h2>Addresses</h2><ol>${items.join('')}</ol></section>`
  return { ...page, html: html.slice(0, start) + numbered + (items.length > 0 ? list : '') + html.slice(end) }
}
