// The addresses of a printed page. Each link in the text has a number, and each address stands once at the end; the
// sources of a guide, which are a list themselves, show their own. Both are hidden on a screen.

/** Links in text (components/ui/TextLink.tsx) that are printed, except paid ones: a card prints its host. */
const TEXT_LINK =
  /<a (?=[^>]* class="(?![^"]*print:hidden)[^"]*underlined-link)(?![^>]*sponsored)[^>]*?href="((?:https:\/)?\/[^"]+)"/g
const SOURCES = /<section aria-labelledby="sources"[\s\S]*?<\/section>/

/**
 * @param {import('./adapter.mjs').Page} page
 * @returns {import('./adapter.mjs').Page}
 */
export function addEndnotes(page) {
  const { html } = page
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')]
  if (start === -1) return page
  const main = html.slice(start, end)
  const [sources = ''] = SOURCES.exec(main) ?? []
  /** @type {Map<string, number>} */
  const numbers = new Map()
  const numbered = main
    .replace(sources, '\0')
    .replace(TEXT_LINK, (tag, /** @type {string} */ href) => {
      if (!numbers.has(href)) numbers.set(href, numbers.size + 1)
      return tag.replace('<a ', `<a data-note="${numbers.get(href)}" `)
    })
    .replace('\0', () => sources)
  if (numbers.size === 0) return page
  const items = [...numbers.keys()].map((href) => `<li>${href.replace('https://', '')}</li>`)
  const list = `<section class="endnotes"><h2>Addresses</h2><ol>${items.join('')}</ol></section>`
  return { ...page, html: html.slice(0, start) + numbered + list + html.slice(end) }
}
