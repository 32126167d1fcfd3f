// The first step of `npm run build`, before anything is compiled: checks the settings and content/. It writes the checked
// content to the file that CHECKED_CONTENT names, so that the processes that render the pages do not check it again.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { formatIssues } from '../content/issue'
import { readContent } from '../content/read'
import { listSettingErrors } from './settings'

const target = process.env.CHECKED_CONTENT
const errors = listSettingErrors(process.env)
if (!target) errors.push('CHECKED_CONTENT names no file.')
// Content that is checked on a wrong day has wrong errors.
const outcome = errors.length === 0 ? readContent() : null
if (outcome && outcome.issues.length > 0) errors.push(formatIssues(outcome.issues))
if (outcome?.content && target) {
  const { content, raw } = outcome
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, JSON.stringify(content))
  console.log(`Content: ${Object.values(raw).flat().length} files checked, no errors.`)
} else {
  console.error(errors.join('\n'))
  process.exitCode = 1
}
