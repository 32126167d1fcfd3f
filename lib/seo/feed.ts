// The Atom feed: guides, dated posts, changes to provider records, and corrections. Its dates come from the content,
// never from the build.
import { Feed } from 'feed'
import { guidePath, ROUTES } from '../base/routes'
import type { Correction } from '../schemas/corrections'
import type { Guide } from '../schemas/documents'
import { CURRENT_MONTH, type Post } from '../schemas/posts'

type Facts = {
  name: string
  description: string
  copyrightYear: number
  siteUrl: string
  guides: readonly Pick<Guide, 'slug' | 'title' | 'description' | 'published' | 'modified' | 'author'>[]
  posts: readonly Pick<Post, 'href' | 'title' | 'excerpt' | 'date'>[]
  /** The title says what changed, the text why. `id` is stable. */
  changes: readonly { id: string; date: string; title: string; text: string }[]
  corrections: readonly Correction[]
}

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** The content of feed.xml. A post that always shows the current month has no date, and therefore no entry. */
export function makeFeed({
  name,
  description,
  copyrightYear,
  siteUrl,
  guides,
  posts,
  changes,
  corrections,
}: Facts): string {
  const entries = [
    ...guides.map(({ slug, title, description: text, published, modified, author }) => ({
      title,
      text,
      author,
      path: guidePath(slug),
      id: guidePath(slug),
      published,
      day: modified ?? published,
    })),
    ...posts
      .filter(({ date }) => date !== CURRENT_MONTH)
      .map(({ href, title, excerpt, date }) => ({
        title,
        text: excerpt,
        author: name,
        path: href,
        id: href,
        published: date,
        day: date,
      })),
    ...changes.map(({ id, date, title, text }) => ({
      title,
      text,
      author: name,
      path: `${ROUTES.rankings}#changes`,
      id: `${ROUTES.rankings}#${id}`,
      published: date,
      day: date,
    })),
    ...corrections.map(({ id, date, page, was, now }) => ({
      title: `Corrected: ${page}`,
      text: `It said: ${was} It now says: ${now}`,
      author: name,
      path: `${ROUTES.corrections}#${id}`,
      id: `${ROUTES.corrections}#${id}`,
      published: date,
      day: date,
    })),
  ].toSorted((a, b) => b.day.localeCompare(a.day) || a.id.localeCompare(b.id))

  const feed = new Feed({
    title: name,
    description,
    id: `${siteUrl}/`,
    link: siteUrl + ROUTES.blog,
    copyright: `© ${copyrightYear} ${name}`,
    updated: toDate(entries[0]?.day ?? '1970-01-01'),
    generator: name,
    feedLinks: { atom: `${siteUrl}/feed.xml` },
  })
  for (const { title, text, author, path, id, published, day } of entries) {
    feed.addItem({
      title: toHtml(title),
      id: siteUrl + id,
      link: siteUrl + path,
      description: toHtml(text),
      published: toDate(published),
      date: toDate(day),
      author: [{ name: author }],
    })
  }
  return feed.atom1()
}

/** The feed declares titles and summaries as HTML, where a bare "<" would start a tag. */
const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
