// Ids of providers and questions become fragments on the same page (`/bestofmonth#remedymeds`), so they must be unique.
import { LIST_ANCHORS } from '../../base/page-anchors'
import { type ContentIssue, issueAt } from '../issue'
import { type CheckedContent, jsonFileOf, recordFileOf } from '../kinds'
import { findDuplicates, type Place } from './unique'

/** Every id that is already used by another provider or question, or by a section of the page. */
export function checkAnchors({ providers, faq }: CheckedContent): ContentIssue[] {
  const places = [
    ...providers.map(({ id }) => ({ file: recordFileOf(id), path: ['(file name)'], value: id })),
    ...faq.items.map(({ id }, i) => ({ file: jsonFileOf('faq'), path: ['items', i, 'id'], value: id })),
  ]
  return [...findDuplicates(places), ...findReserved(places, LIST_ANCHORS)]
}

/** Every id that is already a section of the page. */
export function findReserved(places: readonly Place[], anchors: Readonly<Record<string, string>>) {
  return places
    .filter(({ value }) => Object.hasOwn(anchors, value))
    .map(({ file, path, value }) =>
      issueAt(file, path, `"${value}" is the address of a section of the page. Choose another.`),
    )
}
