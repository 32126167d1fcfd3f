// `npm run content`: checks content/ and prints every error at once. `npm run dev` and `npm run build` begin with it.
import { formatIssues } from './issue'
import { readContent } from './read'

const { issues, raw } = readContent()
if (issues.length > 0) {
  console.error(formatIssues(issues))
  process.exitCode = 1
} else {
  console.log(`Content: ${Object.values(raw).flat().length} files checked, no errors.`)
}
