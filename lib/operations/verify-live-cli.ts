// `npm run verify-live https://host`: prints the differences between what the host serves and what was built.
// Exit code 0: none; 1: some; 2: the check could not run.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { getNpmVersion } from './build-record'
import { rebuildCommit } from './rebuild'
import { type LiveReport, verifyLive } from './verify-live'

const USAGE = `npm run verify-live https://host [-- options]
  --commit <commit>  the commit that should be served, or "any"; HEAD of this clone by default
  --no-rebuild       compares only with the host's own record: fast, but trusts that record
  --json             prints the result as JSON`

const SHOWN_PATHS = 5

try {
  const { host, values } = readArguments()
  const rebuild = values['no-rebuild']
    ? null
    : (record: Parameters<typeof rebuildCommit>[0]) => {
        console.error(`Rebuilding ${record.commit?.slice(0, 7)}, which takes as long as \`npm run build\`.`)
        return rebuildCommit(record)
      }
  const report = await verifyLive(host, {
    commit: values.commit === 'any' ? null : readCommit(values.commit),
    rebuild,
    versions: {
      node: process.versions.node,
      npm: getNpmVersion(process.env),
      platform: `${process.platform} ${process.arch}`,
    },
  })
  console.log(values.json ? JSON.stringify(report, null, 2) : formatReport(report))
  process.exitCode = report.findings.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        commit: { type: 'string', default: 'HEAD' },
        'no-rebuild': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    return { host: readHost(positionals), values }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

function readHost([text, ...rest]: string[]): URL {
  const url = URL.parse(text ?? '')
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && rest.length === 0) return url
  throw new Error(
    `Expected the address of one host, like https://weighpoint.com, got "${[text, ...rest].join(' ')}".`,
  )
}

function readCommit(name: string): string {
  try {
    const options = { encoding: 'utf8', stdio: 'pipe' } as const
    return execFileSync('git', ['rev-parse', '--verify', `${name}^{commit}`], options).trim()
  } catch {
    throw new Error(
      `--commit: expected a commit of this clone, got "${name}". Run \`git fetch\`, or write --commit any.`,
    )
  }
}

function formatReport({ host, record, checked, findings, notes }: LiveReport): string {
  const built = `${record.commit?.slice(0, 7) ?? 'an unknown commit'}, built ${record.date} with Node ${record.node} and npm ${record.npm ?? '(unknown)'}`
  const basis = checked.rebuilt ? 'with a rebuild' : 'with the record of the host only'
  return [
    `${host} serves ${built}.`,
    `Compared ${checked.files} files ${basis}, headers, compression, ${checked.redirects} redirects, missing addresses and ${checked.protocol}.`,
    ...notes.map((note) => `Note: ${note}`),
    'Note: a file that no page or sitemap links to cannot be seen from outside.',
    '',
    ...findings.map(({ kind, paths, message }) => `✗ ${kind}: ${formatPaths(paths)} ${message}`),
    findings.length === 0
      ? `✓ What is served is what ${checked.rebuilt ? 'the commit builds' : 'the record says'}.`
      : `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}.`,
  ].join('\n')
}

function formatPaths(paths: string[]): string {
  const more = paths.length - SHOWN_PATHS
  return `${paths.slice(0, SHOWN_PATHS).join(', ')}${more > 0 ? ` and ${more} more:` : ''}`
}
