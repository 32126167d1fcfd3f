// The content as an editor left it, for tests of what was built from it: what they expect is derived from here, so
// that an editor's change fails none of them.
import { ContentError } from '../lib/content/issue'
import type { CheckedContent } from '../lib/content/kinds'
import { readContent as readFromDisk } from '../lib/content/read'
import { rankProviders } from '../lib/providers/ranking'
import type { Provider } from '../lib/schemas/providers'

export function readContent(): CheckedContent {
  const { content, issues } = readFromDisk()
  if (!content) throw new ContentError(issues)
  return content
}

/** The ranked providers, best first. */
export function readProviders(): Provider[] {
  const { providers, ranking } = readContent()
  return rankProviders(providers, ranking)
}

const TAGS = [
  { folder: '', name: 'source', value: 'homepage' },
  { folder: 'calculator/', name: 'sub_id', value: 'calculator' },
  { folder: 'directory/', name: 'sub_id', value: 'directory' },
  { folder: 'provider-page/', name: 'sub_id', value: 'provider-page' },
]

/** Every address on our own host that forwards to a provider: of those whose link goes through it. */
export const readRedirects = () =>
  readContent()
    .providers.filter(({ linkThroughOwnHost }) => linkThroughOwnHost)
    .flatMap(({ id, legacyClick, name, websiteUrl }) =>
      TAGS.flatMap((tag) => {
        const url = new URL(websiteUrl)
        url.searchParams.set('ref', 'weighpoint')
        url.searchParams.set(tag.name, tag.value)
        const old = tag.folder === '' && legacyClick !== undefined ? [String(legacyClick)] : []
        return [...old, `${tag.folder}${id}`].map((end) => ({
          source: `/click/${end}`,
          name,
          destination: url.href,
        }))
      }),
    )
