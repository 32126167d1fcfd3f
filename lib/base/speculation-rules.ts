// What the browser may prerender: one of our pages, when the visitor points at its link or touches it.
// Never one of our redirects or a paid link, because prerendering those would count as a visit to a provider.

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API, as the text of a speculationrules script. */
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
