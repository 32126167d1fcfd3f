// The texts of guides and legal pages: their links, images and addresses, and the pages that links may lead to.
import { LIST_ANCHORS, URGENT_ID } from '../../base/page-anchors'
import { drugPath, providerPath, ROUTES, STATIC_ROUTES } from '../../base/routes'
import { listDrugs } from '../../offers/drugs'
import { ANSWER_KEYS } from '../../quiz/answers'
import { type CheckContext, issueAt, issueOnLine } from '../issue'
import type { CheckedContent } from '../kinds'
import { getDocuments } from '../schema-fields'

/** Every page that a link may lead to, with the fragments that a text may link into. */
export type LinkablePages = ReadonlyMap<string, readonly string[]>

export const getPages = (content: CheckedContent): LinkablePages =>
  new Map<string, readonly string[]>([
    ...STATIC_ROUTES.map((path) => [path, []] as const),
    ...content.providers.map(({ id }) => [providerPath(id), []] as const),
    ...listDrugs(content['maker-prices'], content.providers).map(({ id }) => [drugPath(id), []] as const),
    ...getDocuments(content).map(
      ({ path, body }) =>
        [path, [...body.headings.map(({ id }) => id), ...(body.hasUrgent ? [URGENT_ID] : [])]] as const,
    ),
    [ROUTES.blog, ['guides']],
    [ROUTES.providers, ['other_budget']],
    [
      ROUTES.questions,
      content.questions.groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
    ],
    [ROUTES.rankings, LIST_ANCHORS],
  ])

/** The error for an address whose page or section does not exist. */
export function findMissingPage(address: string, pages: LinkablePages): string | null {
  const [page = '', fragment] = address.split('#')
  const known = pages.get(page)
  if (known === undefined)
    return `there is no page at "${page}". Use one of ${[...pages.keys()].sort().join(', ')}.`
  if (fragment === undefined || known.includes(fragment)) return null
  return `there is no section "#${fragment}" on ${page}. ${known.length > 0 ? `Use one of ${known.map((id) => `#${id}`).join(', ')}.` : 'It has none.'}`
}

/** Where the quiz sends its answers. A text that shows this address must keep up with new questions. */
const QUIZ_ADDRESS = `${ROUTES.quizResults}?${Object.values(ANSWER_KEYS)
  .map((key) => `${key}=…`)
  .join('&')}`

export function* checkDocuments(content: CheckedContent, context: CheckContext) {
  const pages = getPages(content)
  for (const { file, path, body } of getDocuments(content)) {
    for (const { path: image, line } of body.images)
      if (!image.startsWith('/') || !context.hasPublicFile(image))
        yield issueOnLine(
          file,
          line,
          `there is no image at "${image}". Put it in public/ and write its path from there, like "/pen.png".`,
        )
    for (const { href, line } of body.links) {
      const isOurs = !/^(?:https:|mailto:|tel:(?:\+\d{11}|911|988)$)/.test(href)
      const missing = isOurs && findMissingPage(href.startsWith('#') ? path + href : href, pages)
      if (missing) yield issueOnLine(file, line, missing)
    }
    for (const { text, line } of body.codes)
      if (text.startsWith(`${ROUTES.quizResults}?`) && text !== QUIZ_ADDRESS)
        yield issueOnLine(
          file,
          line,
          `expected ${QUIZ_ADDRESS}, got ${text}. Correct the address and the sentences beside it.`,
        )
    for (const { written, day, line } of body.openDays)
      if (day >= context.today)
        yield issueOnLine(
          file,
          line,
          `"${written}" is still ahead, and the sentence would be wrong after it. Put the sentence into <Until day="${day}">…</Until>, and what holds afterwards into <From day="…">; in a table, into {until ${day}: …} and {from …: …}.`,
        )
    if (STATIC_ROUTES.includes(path))
      yield issueAt(
        file,
        ['(file name)'],
        `"${path}" is the address of another page, so this text would not be published. Rename the file.`,
      )
  }
}
