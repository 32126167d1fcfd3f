// How pages appear in search results: titles that fit, and no title or description that another page has, too. The posts
// of the blog are not pages, but each is an entry of the feed.
import { guidePath } from '../../base/routes'
import { type Drug, getDrugOffers, listDrugs } from '../../offers/drugs'
import { getDrugDescription, getDrugTitle } from '../../providers/drug-view'
import { getRecordDescription, getRecordTitle } from '../../providers/record-view'
import { formatPath } from '../../schemas/messages'
import { SHOWN_MAX, TITLE_MAX } from '../../schemas/page-texts'
import { type CheckContext, type ContentIssue, issueAt, issuesIn, type Path } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'

export function checkPages(content: CheckedContent, { today }: CheckContext): ContentIssue[] {
  const { pages, guides, legal, providers, posts, site, 'maker-prices': makers } = content
  const drugs = listDrugs(makers, providers)
  /** The title and the description of a page, as searchers see them. */
  const toTexts = (file: string, path: Path, page: { title: string; description: string }) => [
    {
      ...{ file, path: [...path, 'title'], max: SHOWN_MAX.title },
      text: page.title.length > TITLE_MAX ? page.title : `${page.title} | ${site.name}`,
    },
    { file, path: [...path, 'description'], max: SHOWN_MAX.description, text: page.description },
  ]
  const texts = [
    ...Object.entries(pages.pages).flatMap(([name, page]) => toTexts(fileOf('pages'), ['pages', name], page)),
    ...guides.flatMap((guide) => toTexts(fileOf('guides', guide.slug), [], guide)),
    ...legal.flatMap((page) => toTexts(fileOf('legal', page.slug), [], page)),
    ...providers.flatMap((record) => {
      const page = { title: getRecordTitle(record), description: getRecordDescription(record, makers) }
      return toTexts(fileOf('providers', record.id), [], page).map((text) => ({ ...text, path: ['name'] }))
    }),
    ...drugs.flatMap((drug) => {
      const offers = getDrugOffers(drug, makers, providers, today)
      const page = { title: getDrugTitle(drug), description: getDrugDescription(drug, offers) }
      return toTexts(fileOf('maker-prices'), ['drugs'], page)
    }),
  ]
  const seen = new Map<string, string>()
  return [
    ...texts.flatMap(({ file, path, text, max }) => {
      const earlier = seen.get(text)
      if (!earlier) seen.set(text, `${file} → ${formatPath(path)}`)
      const message = earlier
        ? `"${text}" is already used by ${earlier}. Write another, so that searchers can tell the pages apart.`
        : text.length > max
          ? `expected at most ${max} characters in search results, got ${text.length}: "${text}". Shorten it by ${text.length - max}.`
          : null
      return message ? [issueAt(file, path, message)] : []
    }),
    ...posts.posts.flatMap(({ href }, index) =>
      guides.some(({ slug }) => guidePath(slug) === href)
        ? issueAt(
            fileOf('posts'),
            ['posts', index, 'href'],
            `expected a page that is not a guide, got "${href}". The blog lists every guide already: remove the post.`,
          )
        : [],
    ),
    ...checkDrugTexts(content, drugs),
  ]
}

/** A text about a drug without a page would never be shown. */
function checkDrugTexts({ drugs: texts }: CheckedContent, drugs: readonly Drug[]): ContentIssue[] {
  const names = drugs.map(({ brand, ingredient }) => brand ?? ingredient)
  return (['facts', 'trials', 'unknown'] as const).flatMap((list) =>
    texts[list].flatMap(({ of }, index) =>
      issuesIn(fileOf('drugs'), [list, index], {
        of:
          !names.includes(of) &&
          `expected a drug with a price from its maker or a seller, got "${of}". Use one of ${names.join(', ')}.`,
      }),
    ),
  )
}
