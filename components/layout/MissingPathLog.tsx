const SCRIPT = "console.log('Page not found:',location.pathname)"

/** Logs the missing path, which only the browser knows, to the console. The page never shows it. */
export function MissingPathLog() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React offers no other way to write an inline script
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
