// The questions people ask: their ids are unique, and each leads to a section that exists.
import { LIST_ANCHORS } from '../../base/page-anchors'
import { ROUTES } from '../../base/routes'
import type { CheckContext } from '../check-context'
import { type ContentIssue, issueAt } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { getDocuments } from './documents'
import { findMissingPage } from './links'
import { findDuplicates } from './unique'

const FILE = jsonFileOf('questions')

export function checkQuestions(content: CheckedContent, context: CheckContext): ContentIssue[] {
  const { groups } = content.questions
  const places = groups.flatMap(({ id, items }, group) => [
    { file: FILE, path: ['groups', group, 'id'], value: id },
    ...items.map((item, at) => ({ file: FILE, path: ['groups', group, 'items', at, 'id'], value: item.id })),
  ])
  const lost = groups.flatMap(({ items }, group) =>
    items.flatMap(({ href }, at) => {
      const message = href && findLostSection(href, content, context)
      return message ? [issueAt(FILE, ['groups', group, 'items', at, 'href'], message)] : []
    }),
  )
  return [...findDuplicates(places), ...lost]
}

/** The error for an address whose page or section does not exist, or null. */
function findLostSection(href: string, content: CheckedContent, context: CheckContext): string | null {
  const [page = '', fragment] = href.split('#')
  const missing = findMissingPage(page, content, context)
  if (missing || fragment === undefined) return missing
  const sections = listSections(page, content)
  if (sections.includes(fragment)) return null
  return `there is no section "#${fragment}" on ${page}. ${sections.length > 0 ? `Use one of ${sections.map((id) => `#${id}`).join(', ')}.` : `Write ${page} alone.`}`
}

/** The fragments that a question may lead to: headings of texts, and the FAQ on the home page and the rankings. */
function listSections(page: string, content: CheckedContent): string[] {
  if (page === ROUTES.home || page === ROUTES.rankings) {
    return [...content.faq.items.map(({ id }) => id), LIST_ANCHORS.faq]
  }
  const document = getDocuments(content).find(({ path }) => path === page)
  return document?.body.headings.map(({ id }) => id) ?? []
}
