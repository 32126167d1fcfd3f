// The Atom feed: guides, dated posts, changes to provider records, and corrections. Its dates come from the content,
// never from the build.
import { Feed, type Item } from 'feed'
import { guidePath, ROUTES } from '../base/routes'
import { getChanges, getContent, getGuides } from '../content'
import { formatChange, getChangeId } from '../providers/change-wording'
import { CURRENT_MONTH } from '../schemas/lists'
import { getPageTitle, SITE_URL as siteUrl } from './metadata'

/** The content of feed.xml. A post that always shows the current month has no date, and therefore no entry. */
export function makeFeed({
  site: { name, copyrightYear } = getContent().site,
  guides = getGuides(),
  posts = getContent().posts.posts,
  changes = getChanges(),
  corrections = getContent().corrections.corrections,
} = {}): string {
  const feed = new Feed({
    title: name,
    description: getContent().pages.pages.home.description,
    id: `${siteUrl}/`,
    link: siteUrl + ROUTES.blog,
    copyright: `© ${copyrightYear} ${name}`,
    generator: name,
    feedLinks: { atom: `${siteUrl}/feed.xml` },
  })
  const add = (path: string, title: string, text: string, published: string, details: Partial<Item> = {}) =>
    feed.addItem({
      title: toHtml(title),
      id: siteUrl + path,
      link: siteUrl + path,
      description: toHtml(text),
      published: toMoment(published),
      date: toMoment(published),
      author: [{ name }],
      ...details,
    })
  for (const { slug, title, description, published, modified, author } of guides) {
    const date = toMoment(modified ?? published)
    add(guidePath(slug), title, description, published, { date, author: [{ name: author }] })
  }
  for (const { href, title, excerpt, date } of posts)
    if (date !== CURRENT_MONTH) add(href, title, excerpt, date)
  for (const change of changes) {
    const title = formatChange(change)
    const link = `${siteUrl}${ROUTES.rankings}#changes`
    add(`${ROUTES.rankings}#${getChangeId(change)}`, title, change.reason, change.on, { link })
  }
  for (const { id, date, page, was, now } of corrections) {
    const text = `It said: ${was} It now says: ${now}`
    add(`${ROUTES.corrections}#${id}`, `Corrected: ${getPageTitle(page)}`, text, date)
  }
  feed.items.sort((a, b) => b.date.getTime() - a.date.getTime() || (a.id ?? '').localeCompare(b.id ?? ''))
  feed.options.updated = feed.items[0]?.date ?? new Date(0)
  return feed.atom1()
}

/** Noon, because readers show midnight in UTC as the evening before in the US. */
const toMoment = (day: string) => new Date(`${day}T12:00:00Z`)

/** The feed declares titles and summaries as HTML, where a bare "<" would start a tag. */
const toHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
