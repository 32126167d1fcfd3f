// The list of corrections: each is about a page of the site and has a unique id, and the newest comes first.

import { TEXT_ANCHORS } from '../../base/page-anchors'
import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { findReserved } from './anchors'
import { checkNewestFirst } from './dates'
import { findMissingPage } from './links'
import { checkUnique } from './unique'

const FILE = jsonFileOf('corrections')

export function checkCorrections(content: CheckedContent, context: CheckContext): ContentIssue[] {
  const { corrections } = content.corrections
  const issues = corrections.flatMap(({ page }, index) => {
    const message = findMissingPage(page, content, context)
    return message ? [issueAt(FILE, ['corrections', index, 'page'], message)] : []
  })
  const places = corrections.map(({ id }, i) => ({ file: FILE, path: ['corrections', i, 'id'], value: id }))
  return [
    ...checkNewestFirst(FILE, 'corrections', corrections),
    ...issues,
    ...checkUnique(FILE, 'corrections', 'id', corrections),
    ...findReserved(places, TEXT_ANCHORS),
  ]
}
