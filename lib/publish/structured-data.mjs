// Structured data (JSON-LD) of a page. It is added to the written file, not rendered: React would create the
// script element in the browser, which Trusted Types refuse. It is a data block, which no browser runs.

const OPENING = '<script type="application/ld+json">'

/** Every data block of a page, for the steps that deal with scripts. */
export const DATA_BLOCKS = /<script type="application\/ld\+json">[^<]*<\/script>/g

/**
 * A page with its data, the last thing in the body, after everything that a reader waits for.
 * @param {string} html
 * @param {unknown} data
 */
export function addStructuredData(html, data) {
  // No "<" in a script: it could end the element, or start a comment in it.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  const close = html.lastIndexOf('</body>')
  const end = close === -1 ? html.length : close // HTML may leave the closing tag out
  return `${html.slice(0, end)}${OPENING}${json}</script>${html.slice(end)}`
}
