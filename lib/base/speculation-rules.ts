// What the browser may prepare in advance: a page of ours when the visitor points at its link or touches it.
// Never a redirect of ours and never a paid link, because preparing those would count as a visit to a provider.

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API, as the text of a speculationrules script. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/click/*' } },
          { not: { href_matches: '/*.xml' } }, // the feed: a browser gives up preparing what is not a page
          { not: { selector_matches: '[target=_blank],[rel~=sponsored]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
