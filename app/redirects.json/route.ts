// What the publish step turns into the redirects of every host (lib/publish/hosts), and then deletes.

import { clickPath } from '@/lib/base/routes'
import { getProviders } from '@/lib/content'
import { getRedirects } from '@/lib/providers/affiliate-link'

export const dynamic = 'force-static'

export function GET() {
  return Response.json(
    getRedirects(getProviders()).map(({ rank, destination }) => ({ source: clickPath(rank), destination })),
  )
}
