import type { Thing } from 'schema-dts'
import { InlineScript } from '@/components/ui/InlineScript'

/** What a page says of itself to search engines: a data block, which browsers do not run and the policy need not allow. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  return <InlineScript type="application/ld+json" code={json} />
}
