// Where a page starts after a change of route: 80 px from the top, home at the top.
// Two ways lead to a page. A soft navigation is handled by components/layout/ScrollRule.tsx;
// a full load that came from this site by SCROLL_SCRIPT, the last thing in the body.
// Neither acts on a first landing, on an address with a #fragment, or on back, forward and reload.

const SCROLL_TOP_PX = 80

/** Pixels from the top at which a page starts. */
export function scrollTopFor(pathname: string): number {
  return pathname === '/' ? 0 : SCROLL_TOP_PX
}

/** Plain script, the same text on every page, so that one CSP hash allows it. */
export const SCROLL_SCRIPT = `(function(l,n){try{n=performance.getEntriesByType('navigation')[0];if(n&&n.type==='navigate'&&l.pathname!=='/'&&!l.hash&&document.referrer&&new URL(document.referrer).origin===l.origin)scrollTo(0,${SCROLL_TOP_PX})}catch(e){}})(location)`
