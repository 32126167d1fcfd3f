// How pages appear in search results: titles that fit, and no title or description that another page has, too. The posts
// of the blog are not pages, but each is an entry of the feed.
import { guidePath } from '../../base/routes'
import { getRecordDescription, getRecordTitle } from '../../providers/record-view'
import { formatPath } from '../../schemas/messages'
import { SHOWN_MAX, TITLE_MAX } from '../../schemas/pages'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, documentFileOf, jsonFileOf, recordFileOf } from '../kinds'

export function checkPages({ pages, guides, legal, providers, posts, site }: CheckedContent): ContentIssue[] {
  const texts = [
    ...Object.entries(pages.pages).map(([name, { title, description }]) => ({
      ...{
        file: jsonFileOf('pages'),
        path: ['pages', name],
        fields: ['title', 'description'],
        title,
        description,
      },
    })),
    ...(['guides', 'legal'] as const).flatMap((kind) =>
      (kind === 'guides' ? guides : legal).map(({ slug, title, description }) => ({
        ...{
          file: documentFileOf(kind, slug),
          path: [],
          fields: ['title', 'description'],
          title,
          description,
        },
      })),
    ),
    ...providers.map((record) => ({
      ...{ file: recordFileOf(record.id), path: [], fields: ['name', 'name'] },
      ...{ title: getRecordTitle(record), description: getRecordDescription(record) },
    })),
  ]
  const seen = new Map<string, string>()
  const check = (text: string, max: number, file: string, path: Path): ContentIssue[] => {
    const place = `${file} → ${formatPath(path)}`
    const earlier = seen.get(text)
    if (!earlier) seen.set(text, place)
    const message = earlier
      ? `"${text}" is already used by ${earlier}. Write another, so that searchers can tell the pages apart.`
      : text.length > max
        ? `expected at most ${max} characters in search results, got ${text.length}: "${text}". Shorten it by ${text.length - max}.`
        : null
    return message ? [issueAt(file, path, message)] : []
  }
  return [
    ...texts.flatMap(
      ({ file, path, fields: [titleField = '', descriptionField = ''], title, description }) => [
        ...check(title.length > TITLE_MAX ? title : `${title} | ${site.name}`, SHOWN_MAX.title, file, [
          ...path,
          titleField,
        ]),
        ...check(description, SHOWN_MAX.description, file, [...path, descriptionField]),
      ],
    ),
    ...posts.posts.flatMap(({ href }, index) =>
      guides.some(({ slug }) => guidePath(slug) === href)
        ? issueAt(
            jsonFileOf('posts'),
            ['posts', index, 'href'],
            `expected a page that is not a guide, got "${href}". The blog lists every guide already: remove the post.`,
          )
        : [],
    ),
  ]
}
