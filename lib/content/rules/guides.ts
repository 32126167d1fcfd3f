// What every guide has: a source for each figure, and the list of signs that its line about emergencies leads to.
import { listFigures, listNumbers } from '../../guides/figures'
import { type ContentIssue, issueAt, issueOnLine } from '../issue'
import { type CheckedContent, documentFileOf } from '../kinds'

/** The Flesch-Kincaid grade that most adults read with ease. */
const MAX_GRADE = 8

/** Every figure with a unit cites its source. The fields above the text cannot cite one. */
export function checkGuides({ guides, safety, site: { guideWords } }: CheckedContent): ContentIssue[] {
  const { title, items, after } = safety.whoShouldNot
  const inBox = [title, safety.rule, after, ...items.flatMap(({ lead, text }) => [lead, text])].join(' ')
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
    const { grade, longest } = body.prose
    const words =
      countWords(`${fields.title} ${fields.lead}`) +
      body.prose.words +
      (body.hasWhoShouldNot ? countWords(inBox) : 0)
    const asAWhole = [
      (words < guideWords.min || words > guideWords.max) &&
        `expected ${guideWords.min} to ${guideWords.max} words, got ${words}, not counting drawings. ${words < guideWords.min ? 'Add' : 'Leave out'} ${Math.max(guideWords.min - words, words - guideWords.max)}.`,
      grade > MAX_GRADE &&
        `expected a text for grade ${MAX_GRADE} or below, got ${grade.toFixed(1)}. Shorten sentences, first "${longest}".`,
      !body.hasWhoShouldNot &&
        'expected the box that says who should not take the drugs, got none. Add <WhoShouldNot />.',
    ].flatMap((message) => (message ? [issueAt(file, ['(text)'], message)] : []))
    return [...onCard, ...above, ...inText, ...signs, ...asAWhole]
  })
}

const countWords = (text: string) => text.split(/\s+/).length
