// What every guide has: a source for each figure, and the list of signs that its line about emergencies leads to.

import { listFigures, listNumbers } from '../../guides/text'
import { listFillColumns } from '../../offers/fill-columns'
import { type CheckContext, issueAt, issueOnLine, type Path } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'

/** The Flesch-Kincaid grade that most adults read with ease. */
const MAX_GRADE = 8

/** Every figure with a unit cites its source. The fields above the text cannot cite one. */
export function* checkGuides(
  { guides, safety, site: { guideWords }, 'maker-prices': { drugs } }: CheckedContent,
  { today }: CheckContext,
) {
  const { title, items, after } = safety.whoShouldNot
  const inBox = [title, safety.rule, after, ...items.flatMap(({ lead, text }) => [lead, text])].join(' ')
  const [columns] = listFillColumns(drugs, today)
  const fills = columns?.fills.map(({ dollars }) => dollars).join(', ')
  for (const { slug, figure, emergency, body, ...fields } of guides) {
    const file = fileOf('guides', slug)
    const at = (path: Path, message: string) => issueAt(file, path, message)
    for (const key of ['value', 'meaning'] as const)
      for (const number of listNumbers(figure?.[key] ?? ''))
        if (!body.numbers.includes(number))
          yield at(
            ['figure', key],
            `expected a number that is in the text of the guide, got "${number}". Correct it, or add it to the text with its source.`,
          )
    const drawn = figure?.drawing?.values.join(', ')
    if (drawn && body.drawing?.name === 'PriceColumns' && drawn !== fills)
      yield at(
        ['figure', 'drawing', 'values'],
        `expected the fills of the first drug in the guide's columns, ${fills}, got ${drawn}. Correct them.`,
      )
    for (const key of ['title', 'lead'] as const)
      for (const found of listFigures(fields[key]))
        yield at(
          [key],
          `"${found}" has no source here. Leave it out, or move it to the text and cite its source.`,
        )
    for (const { figure: found, sentence, line } of body.uncited)
      yield issueOnLine(
        file,
        line,
        `"${found}" has no source in "${sentence}". Cite one after the sentence, like <Cite id="step-1" />, or name the sources of the whole table.`,
      )
    if (emergency && !body.headings.some(({ id }) => id === emergency.section))
      yield at(['emergency', 'section'], `there is no heading "#${emergency.section}". Correct it.`)
    const { grade, longest } = body.prose
    const words =
      countWordsOf(`${fields.title} ${fields.lead}`) +
      body.prose.words +
      (body.hasWhoShouldNot ? countWordsOf(inBox) : 0)
    if (words < guideWords.min || words > guideWords.max)
      yield at(
        ['(text)'],
        `expected ${guideWords.min} to ${guideWords.max} words without drawings, got ${words}. ${words < guideWords.min ? 'Add' : 'Leave out'} ${Math.max(guideWords.min - words, words - guideWords.max)}.`,
      )
    if (grade > MAX_GRADE)
      yield at(
        ['(text)'],
        `expected a text for grade ${MAX_GRADE} or below, got ${grade.toFixed(1)}. Shorten sentences, first "${longest}".`,
      )
    if (!body.hasWhoShouldNot)
      yield at(
        ['(text)'],
        'expected the box that says who should not take the drugs, got nothing. Add the block “Who should not take these drugs”, <WhoShouldNot />.',
      )
  }
}

const countWordsOf = (text: string) => text.split(/\s+/).length
