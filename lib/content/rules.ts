// The rules that span fields or files, which no schema can express. Each file in rules/ covers one subject.
import { checkHistory } from './history'
import { type CheckContext, type ContentIssue, issueAt } from './issue'
import { type CheckedContent, fileOf } from './kinds'
import type { RawFile } from './raw-file'
import { checkDocuments } from './rules/documents'
import { checkFields } from './rules/fields'
import { checkProviderFigures } from './rules/figures'
import { checkGuides } from './rules/guides'
import { checkPages } from './rules/pages'
import { checkRanking, checkRecord } from './rules/providers'
import { checkSpecified } from './rules/specified'

type Rule = (
  content: CheckedContent,
  context: CheckContext,
  files: readonly RawFile[],
) => Iterable<ContentIssue>

const RULES: Rule[] = [
  checkFields,
  checkRanking,
  checkProviderFigures,
  checkPages,
  checkSpecified,
  checkDocuments,
  checkGuides,
  checkSecurityTxt,
]

/**
 * Every issue. Unless the content is sound, a rule may throw on a missing field, or find "$NaN" where a price was, which
 * its schema has reported: ignored.
 */
export function checkRules(isSound: boolean, ...input: Parameters<Rule>): ContentIssue[] {
  const [content] = input
  const attempt = (rule: () => Iterable<ContentIssue>): ContentIssue[] => {
    try {
      return [...rule()].filter(({ message }) => isSound || !message.includes('NaN'))
    } catch (error) {
      if (isSound) throw error
      return []
    }
  }
  return [
    ...RULES.flatMap((rule) => attempt(() => rule(...input))),
    // Providers one by one, so that a broken one hides only its own issues.
    ...content.providers.flatMap((record) => [
      ...attempt(() => checkRecord(record, content['maker-prices'], input[1].today)),
      ...attempt(() => checkHistory(record)),
    ]),
  ]
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
