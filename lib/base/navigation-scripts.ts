// What every page says about navigating within the site: the scroll position after it, and what a browser may prerender.

// Every navigation is a full page load, so one inline script at the end of the body is enough.
const SCROLL_TOP_PX = 80

/**
 * The same text on every page, so that one hash in the CSP allows it. It does nothing on a first landing, in a new tab
 * (one history entry; a prerendered page has one too, but opens in the same tab), on an address whose fragment names a
 * place, and on back, forward, and reload. A fragment with "=" names none: it holds answers or a budget.
 */
export const SCROLL_SCRIPT = `(function(l,n){try{n=performance.getEntriesByType('navigation')[0];if(n&&n.type==='navigate'&&l.pathname!=='/'&&!/^#[^=]+$/.test(l.hash)&&(history.length>1||document.prerendering)&&document.referrer&&new URL(document.referrer).origin===l.origin)scrollTo(0,${SCROLL_TOP_PX})}catch(e){}})(location)`

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
