import type { Thing } from 'schema-dts'

/** What a page says of itself to search engines: a data block, which browsers do not run and the policy need not allow. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON; "<" is escaped so that it cannot end the script
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
