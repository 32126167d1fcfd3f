// `npm run launch-check`: reads content/ and the built pages in out/, and prints one table of what is not
// fit to go live. Ends with 1 while anything is open, with 0 when all is settled.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getLatestDay } from '../base/latest-day'
import { formatFaults } from '../content/faults'
import { readContentFiles } from '../content/read-files'
import { type BuiltFile, findBuildEntries } from './build-entries'
import { findContentEntries } from './content-entries'
import type { Entry } from './entry'
import { formatTable } from './table'

/** What of the export is worth reading: pages and what hosts, search engines and feed readers read. */
const READ = /\.(?:html|xml|json|conf|webmanifest)$|^(?:_redirects|_headers|robots\.txt|llms\.txt)$/

const { raw, content, faults } = readContentFiles()
if (!content) {
  console.error(formatFaults(faults))
  console.error('The launch check needs content without faults. Mend them, then run it again.')
  process.exitCode = 1
} else {
  const entries = [
    ...findContentEntries(content, raw, getLatestDay()),
    ...findBuildEntries(readBuild()),
    ...findOldBuild(),
  ]
  console.log(formatTable(entries))
  process.exitCode = entries.length > 0 ? 1 : 0
}

function readBuild(): BuiltFile[] {
  return listFiles('out')
    .filter((file) => !file.startsWith('_next/') && READ.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join('out', file), 'utf8') }))
}

/** Pages that were built before the content was last changed show something else than the content says. */
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
