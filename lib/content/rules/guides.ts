// What every guide has: a source for each figure, and the list of signs that its line about emergencies leads to.
import { listFigures, listNumbers } from '../../guides/figures'
import { type ContentIssue, issueAt, issueOnLine } from '../issue'
import { type CheckedContent, documentFileOf } from '../kinds'

/** Every figure with a unit cites its source. The fields above the text cannot cite one. */
export function checkGuides({ guides }: CheckedContent): ContentIssue[] {
  return guides.flatMap(({ slug, figure, emergency, body, ...fields }) => {
    const file = documentFileOf('guides', slug)
    const onCard = (['value', 'meaning'] as const).flatMap((key) =>
      listNumbers(figure?.[key] ?? '')
        .filter((number) => !body.numbers.includes(number))
        .map((number) => {
          const message = `expected a number that is in the text of the guide, got "${number}". Correct it, or add it to the text with its source.`
          return issueAt(file, ['figure', key], message)
        }),
    )
    const above = (['title', 'lead'] as const).flatMap((key) =>
      listFigures(fields[key]).map((found) => {
        const message = `"${found}" has no source here. Leave it out, or move it to the text and cite its source.`
        return issueAt(file, [key], message)
      }),
    )
    const inText = body.uncited.map(({ figure: found, sentence, line }) => {
      const message = `"${found}" has no source in "${sentence}". Cite one after the sentence, like <Cite id="step-1" />, or name the sources of the whole table.`
      return issueOnLine(file, line, message)
    })
    const signs =
      !emergency || body.headings.some(({ id }) => id === emergency.section)
        ? []
        : [
            issueAt(
              file,
              ['emergency', 'section'],
              `there is no heading "#${emergency.section}". Correct it.`,
            ),
          ]
    return [...onCard, ...above, ...inText, ...signs]
  })
}
