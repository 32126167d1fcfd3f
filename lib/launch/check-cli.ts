// `npm run launch-check`: reads content/ and the built pages in out/, and prints one table of what must be resolved
// before the site goes live. Exits with 1 while anything is open, else with 0.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getBuildDay } from '../base/month'
import { formatIssues } from '../content/issue'
import { readContent } from '../content/read'
import { type BuiltFile, findBuildEntries } from './build-entries'
import { findContentEntries } from './content-entries'
import type { Entry } from './entry'
import { formatReport } from './report'

/** The files of the export to check: pages, and what hosts, search engines and feed readers load. */
const CHECKED_FILES =
  /\.(?:html|xml|json|conf|webmanifest)$|^(?:_redirects|_headers|robots\.txt|llms\.txt|\.well-known\/security\.txt)$/

const { raw, content, issues } = readContent()
if (!content) {
  console.error(formatIssues(issues))
  console.error('The launch check needs valid content. Correct these errors, then run it again.')
  process.exitCode = 1
} else {
  const entries = [
    ...findContentEntries(content, raw, getBuildDay()),
    ...findBuildEntries(readBuild()),
    ...findOldBuild(),
  ]
  console.log(formatReport(entries))
  process.exitCode = entries.length > 0 ? 1 : 0
}

function readBuild(): BuiltFile[] {
  return listFiles('out')
    .filter((file) => !file.startsWith('_next/') && CHECKED_FILES.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join('out', file), 'utf8') }))
}

/** Pages that are older than the last content change do not show it. */
function findOldBuild(): Entry[] {
  if (!existsSync('out/index.html')) return []
  const built = statSync('out/index.html').mtimeMs
  const newer = listFiles('content').find((file) => statSync(path.join('content', file)).mtimeMs > built)
  if (!newer) return []
  const found = `older than content/${newer}. Run \`npm run build\`, then \`npm run launch-check\` again.`
  return [{ what: 'Build out of date', file: 'out/', field: '(whole folder)', found }]
}

/** Paths of files under a folder, sorted, with "/" between their parts. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}
