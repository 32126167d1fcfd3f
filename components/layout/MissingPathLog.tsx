const SCRIPT = "console.log('Page not found:',location.pathname)"

/** Writes the missing path to the console, once: only the browser knows it. It is never shown on the page. */
export function MissingPathLog() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React offers no other way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
