// No choice or recommendation of the calculator is repeated.
import type { ContentIssue } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'
import { checkUnique, findDuplicates } from './unique'

const FILE = jsonFileOf('projection')

export function checkChoices({ projection }: CheckedContent): ContentIssue[] {
  const { timeframesWeeks, medications, dosages, recommendations } = projection
  return [
    ...findDuplicates(
      timeframesWeeks.map((value, index) => ({ file: FILE, path: ['timeframesWeeks', index], value })),
    ),
    ...checkUnique(FILE, 'medications', 'id', medications),
    ...checkUnique(FILE, 'dosages', 'id', dosages),
    ...checkUnique(FILE, 'recommendations', 'provider', recommendations),
  ]
}
