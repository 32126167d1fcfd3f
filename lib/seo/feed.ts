// The Atom feed: guides, dated posts, changes to provider records, and corrections. Its dates come from the content,
// never from the build.
import { Feed } from 'feed'
import { guidePath, ROUTES } from '../base/routes'
import { getContent, getGuides, getRecords } from '../content'
import { formatChange, getChangeId } from '../providers/changes'
import { CURRENT_MONTH } from '../schemas/lists'
import { getPageTitle, SITE_URL as siteUrl } from './metadata'

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** The content of feed.xml. A post that always shows the current month has no date, and therefore no entry. */
export function makeFeed({
  site: { name, copyrightYear } = getContent().site,
  guides = getGuides(),
  posts = getContent().posts.posts,
  changes = getContent().changes.changes,
  corrections = getContent().corrections.corrections,
} = {}): string {
  const entry = (address: string, title: string, text: string, published: string, more = {}) => ({
    ...{ id: address, path: address, title, text, published, day: published, author: name },
    ...more,
  })
  const entries = [
    ...guides.map(({ slug, title, description, published, modified, author }) =>
      entry(guidePath(slug), title, description, published, { author, day: modified ?? published }),
    ),
    ...posts
      .filter(({ date }) => date !== CURRENT_MONTH)
      .map(({ href, title, excerpt, date }) => entry(href, title, excerpt, date)),
    ...changes.map((change) =>
      entry(
        `${ROUTES.rankings}#${getChangeId(change)}`,
        formatChange(change, getRecords()),
        change.why,
        change.date,
        { path: `${ROUTES.rankings}#changes` },
      ),
    ),
    ...corrections.map(({ id, date, page, was, now }) =>
      entry(
        `${ROUTES.corrections}#${id}`,
        `Corrected: ${getPageTitle(page)}`,
        `It said: ${was} It now says: ${now}`,
        date,
      ),
    ),
  ].toSorted((a, b) => b.day.localeCompare(a.day) || a.id.localeCompare(b.id))

  const feed = new Feed({
    title: name,
    description: getContent().pages.pages.home.description,
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
