// The list of corrections: each about a page of the site, under an id of its own, the newest first.

import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { findMissingPage } from './links'
import { checkUnique } from './unique'

const FILE = jsonFileOf('corrections')

export function checkCorrections(content: CheckedContent, context: CheckContext): ContentIssue[] {
  const { corrections } = content.corrections
  const issues = corrections.flatMap(({ date, page }, index) => {
    const found: ContentIssue[] = []
    const above = corrections[index - 1]
    if (above && above.date < date) {
      const message = `expected ${above.date} or an earlier day, got "${date}". The newest correction comes first: move it up.`
      found.push(issueAt(FILE, ['corrections', index, 'date'], message))
    }
    const message = findMissingPage(page, content, context)
    return message ? [...found, issueAt(FILE, ['corrections', index, 'page'], message)] : found
  })
  return [...issues, ...checkUnique(FILE, 'corrections', 'id', corrections)]
}
