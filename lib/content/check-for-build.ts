// The first step of `npm run build`: checks content/ and writes the result to the file that CHECKED_CONTENT names, so that
// the processes that render the pages do not check it again.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatIssues } from './issue'
import { readContent } from './read'

const target = process.env.CHECKED_CONTENT
const { content, issues, raw } = readContent()
if (!content || !target) {
  console.error(content ? 'CHECKED_CONTENT names no file.' : formatIssues(issues))
  process.exitCode = 1
} else {
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(content))
  console.log(`Content: ${Object.values(raw).flat().length} files checked, no errors.`)
}
