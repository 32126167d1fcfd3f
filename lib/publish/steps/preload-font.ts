import { insertBefore, type Step } from '../page'

/** Preloads the display font. With `font-display: optional`, browsers wait 100 ms for it, so headings never move. */
export const preloadFont: Step = (page) => {
  const [, address] = /url\((\/assets\/[^)]+\.woff2)\)/.exec(page.html) ?? []
  if (!address) throw new Error(`${page.path}: its style does not name the display font.`)
  const preload = `<link rel="preload" as="font" href="${address}" crossorigin/>`
  return { ...page, html: insertBefore(page, '<style>', preload) }
}
