// What every page says about navigating within the site: the scroll position after it, and what a browser may prerender.

import { callInline } from './inline-script'
import { ROUTES } from './routes'

// Every navigation is a full page load, so one inline script at the end of the body is enough.
/** As specified. No title begins above it: SiteHeader.tsx. */
const SCROLL_TOP_PX = 80

/**
 * Does nothing on a first landing, in a new tab (one history entry; a prerendered page has one too, but opens in the same
 * tab), on an address whose fragment names a place, and on back, forward, and reload. A fragment with "=" names none: it
 * holds answers or a budget.
 */
function startBelowTop(topPx: number) {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { prerendering, referrer } = document as Document & { prerendering?: boolean }
  if (
    navigation?.type === 'navigate' &&
    location.pathname !== '/' &&
    !/^#[^=]+$/.test(location.hash) &&
    (history.length > 1 || prerendering) &&
    referrer.startsWith(`${location.origin}/`)
  )
    scrollTo(0, topPx)
}

/** The same text on every page, so that one hash in the CSP allows it. */
export const SCROLL_SCRIPT = callInline(startBelowTop, SCROLL_TOP_PX)

function forwardOldFragment(path: string) {
  if (/^#(?:compare|cost)/.test(location.hash)) location.replace(path + location.hash)
}

/** For the rankings, which had the comparison until November 2026: leads its shared links to where it is. */
export const OLD_FRAGMENTS_SCRIPT = callInline(forwardOldFragment, ROUTES.providers)

/** Prerenders pages that the visitor points at or touches; never redirects or paid links, which would count as visits. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/click/*' } },
          { not: { href_matches: '/*.xml' } }, // the feed: a browser cannot prerender anything but a page
          { not: { selector_matches: '[target=_blank],[rel~=sponsored]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
