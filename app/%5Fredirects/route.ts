// `_redirects`, the file that Cloudflare Pages and Netlify read: /click/RANK answers with a 302.
import { getProviders } from '@/lib/content'
import { getRedirects } from '@/lib/providers/affiliate-link'
import { clickPath } from '@/lib/site/routes'

export const dynamic = 'force-static'

export function GET() {
  const rules = getRedirects(getProviders()).map(
    ({ rank, destination }) => `${clickPath(rank)} ${destination} 302`,
  )
  return new Response(`${rules.join('\n')}\n`)
}
