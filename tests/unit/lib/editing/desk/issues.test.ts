// Errors in an editor's words, each with its place in the form.
import { issueAt } from '@/lib/content/issue'
import type { Desk } from '@/lib/editing/desk/api'
import { toDeskIssue } from '@/lib/editing/desk/files'
import { namePlace } from '@/lib/editing/desk/page/issues'

const GUIDE = 'content/guides/glp1-cost-breakdown.mdx'

test('what a whole text lacks is said about the text, with the name of the component in the menu', () => {
  const issue = toDeskIssue(issueAt(GUIDE, ['(text)'], 'expected the box, got none. Add <WhoShouldNot />.'))
  expect(issue).toMatchObject({
    path: ['blocks'],
    message: 'Fill this in: the box. Add “Who should not take these drugs”.',
  })
  expect(namePlace({ kinds: [] } as unknown as Desk, issue, undefined)).toBe('Text')
})
