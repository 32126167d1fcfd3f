// Removes what only Next's own hydration needs. Our islands bring their own code.
import type { Step } from '../page'
import { STYLE_LINK } from '../used-css'

/** The scripts of Next's runtime, and the RSC payload from which it would hydrate the page. */
const NEXT_SCRIPT =
  /<script\b[^>]*?(?: src="\/_next\/[^"]*"[^>]*>|>(?:\(?self\.__next_f|\(globalThis\["TURBOPACK"\])[^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g
/** Preloads of these scripts, and a connection for a font: the preload of our font opens it anyway. */
const NEXT_HINT = /<link rel="(?:preload" as="script"|preconnect" href="\/")[^>]*>/g
/** The places of its metadata and its loading state, which are empty. */
const NEXT_PLACES = /<div hidden=""><!--\$--><!--\/\$--><\/div>|<!--\$--><!--\/\$-->/g
const NEXT_TRACES = /__next|TURBOPACK|\/_next\//

export const removeNextRuntime: Step = (page) => {
  const html = page.html.replace(NEXT_SCRIPT, '').replace(NEXT_HINT, '').replace(NEXT_PLACES, '')
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
