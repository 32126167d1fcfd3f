// The rules that span fields or files, which no schema can express. Each file in rules/ covers one subject.
import { checkHistory, listLogged } from './history'
import { type CheckContext, type ContentIssue, issueAt } from './issue'
import { type CheckedContent, fileOf } from './kinds'
import { checkDocuments } from './rules/documents'
import { checkFields } from './rules/fields'
import { checkProviderFigures } from './rules/figures'
import { checkGuides } from './rules/guides'
import { checkIngredients } from './rules/ingredients'
import { checkMakerCourses } from './rules/makers'
import { checkOldPrices } from './rules/old-prices'
import { checkPages } from './rules/pages'
import { checkRanking, checkRecord } from './rules/providers'

type Rule = (content: CheckedContent, context: CheckContext) => Iterable<ContentIssue>

const RULES: Rule[] = [
  checkFields,
  checkRanking,
  checkProviderFigures,
  checkIngredients,
  checkPages,
  checkDocuments,
  checkGuides,
  checkMakerCourses,
  checkOldPrices,
  checkShortAnswers,
  checkSecurityTxt,
]

/** Every issue in content whose files match their schemas. */
export const checkRules: (...input: Parameters<Rule>) => ContentIssue[] = (content, context) => [
  ...RULES.flatMap((rule) => [...rule(content, context)]),
  ...content.providers.flatMap((record) => [...checkRecord(record, content['maker-prices'])]),
  ...listLogged(content).flatMap((logged) => [...checkHistory(logged)]),
]

/** The rankings show the first sentences of an answer, and link to the whole of it. */
function* checkShortAnswers({ faq }: CheckedContent) {
  for (const [index, { short, answer }] of faq.items.entries())
    if (!answer[0]?.startsWith(short))
      yield issueAt(
        fileOf('faq'),
        ['items', index, 'short'],
        `expected the beginning of "answer", got "${short}". Copy its first sentences, letter for letter.`,
      )
}

/** RFC 9116 recommends less than a year, so that somebody reviews security.txt every year. */
function* checkSecurityTxt({ site }: CheckedContent, { today }: CheckContext) {
  const { expires } = site.securityTxt
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  if (expires >= inAYear)
    yield issueAt(
      fileOf('site'),
      ['securityTxt', 'expires'],
      `expected a day before ${inAYear}, a year from now, got "${expires}". Write an earlier day.`,
    )
}
