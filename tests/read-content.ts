// The content as an editor left it, for tests of what was built from it: what they expect is derived from here, so
// that an editor's change fails none of them.
import { ContentError } from '../lib/content/issue'
import type { CheckedContent } from '../lib/content/kinds'
import { readContent as readFromDisk } from '../lib/content/read'

export function readContent(): CheckedContent {
  const { content, issues } = readFromDisk()
  if (!content) throw new ContentError(issues)
  return content
}

/** Every address on our own host that forwards to a provider: of those whose link goes through it. */
export const readRedirects = () =>
  readContent()
    .providers.providers.filter(({ linkThroughOwnHost }) => linkThroughOwnHost)
    .map(({ rank, name, websiteUrl }) => {
      const url = new URL(websiteUrl)
      url.searchParams.set('ref', 'weighpoint')
      url.searchParams.set('source', 'homepage')
      return { source: `/click/${rank}`, name, destination: url.href }
    })
