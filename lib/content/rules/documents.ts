// Guides have unique titles and a source for every figure; legal pages do not have the address of a fixed page.
import { guidePath } from '../../base/routes'
import { listNumbers } from '../../guides/reading'
import { listFigures } from '../../guides/uncited-figures'
import type { Body } from '../../schemas/documents'
import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt, issueOnLine } from '../issue'
import { type CheckedContent, documentFileOf } from '../kinds'
import { findDuplicates } from './unique'

/** The text of a guide or legal page, and where it is published. */
export type DocumentText = { file: string; path: string; body: Body }

export const getDocuments = ({ guides, legal }: CheckedContent): DocumentText[] => [
  ...guides.map(({ slug, body }) => ({ file: documentFileOf('guides', slug), path: guidePath(slug), body })),
  ...legal.map(({ slug, body }) => ({ file: documentFileOf('legal', slug), path: `/${slug}`, body })),
]

/** No two guides share a title or a place in the order. */
export function checkGuides({ guides }: CheckedContent): ContentIssue[] {
  return (['title', 'order'] as const).flatMap((key) =>
    findDuplicates(
      guides
        .filter(({ [key]: value }) => value !== undefined)
        .map(({ slug, [key]: value }) => ({ file: documentFileOf('guides', slug), path: [key], value })),
    ),
  )
}

/** The figure on a guide's card must also be in its text, which cites its source. */
export function checkGuideFigures({ guides }: CheckedContent): ContentIssue[] {
  return guides.flatMap(({ slug, figure, body }) =>
    (['value', 'meaning'] as const).flatMap((key) =>
      listNumbers(figure?.[key] ?? '')
        .filter((number) => !body.numbers.includes(number))
        .map((number) => {
          const message = `expected a number that is in the text of the guide, got "${number}". Correct it, or add it to the text with its source.`
          return issueAt(documentFileOf('guides', slug), ['figure', key], message)
        }),
    ),
  )
}

/** The heading that the line about emergencies leads to exists. */
export function checkEmergencies({ guides }: CheckedContent): ContentIssue[] {
  return guides.flatMap(({ slug, emergency, body }) => {
    if (!emergency || body.headings.some(({ id }) => id === emergency.section)) return []
    const message = `there is no heading "#${emergency.section}" in this guide. Use one of ${body.headings.map(({ id }) => id).join(', ')}.`
    return [issueAt(documentFileOf('guides', slug), ['emergency', 'section'], message)]
  })
}

/** Every figure with a unit in a guide cites its source. The fields above the text cannot cite one. */
export function checkUncitedFigures({ guides }: CheckedContent): ContentIssue[] {
  return guides.flatMap((guide) => {
    const file = documentFileOf('guides', guide.slug)
    const above = (['title', 'lead'] as const).flatMap((key) =>
      listFigures(guide[key]).map((figure) => {
        const message = `"${figure}" has no source here. Leave it out, or move it to the text and cite its source.`
        return issueAt(file, [key], message)
      }),
    )
    const inText = guide.body.uncited.map(({ figure, sentence, line }) => {
      const message = `"${figure}" has no source in "${sentence}". Cite one after the sentence, like <Cite id="step-1" />, or name the sources of the whole table.`
      return issueOnLine(file, line, message)
    })
    return [...above, ...inText]
  })
}

/** No legal page has the address of a fixed page: that one would be published instead. */
export function checkLegalAddresses(
  { legal }: CheckedContent,
  { staticRoutes }: CheckContext,
): ContentIssue[] {
  return legal
    .filter(({ slug }) => staticRoutes.includes(`/${slug}`))
    .map(({ slug }) => {
      const message = `"/${slug}" is the address of another page, so this text would not be published. Rename the file.`
      return issueAt(documentFileOf('legal', slug), ['(file name)'], message)
    })
}
