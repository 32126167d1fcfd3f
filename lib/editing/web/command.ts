// Shared by `npm run links` and `npm run watch-pages`: arguments, content, the fetcher, the report as text or JSON, and the
// exit code. 0: fine, 1: something to look at, 2: could not run (wrong usage, content errors, no network).
import { parseArgs } from 'node:util'
import { formatIssues } from '../../content/issue'
import type { CheckedContent } from '../../content/kinds'
import type { RawContent } from '../../content/raw-file'
import { readContent } from '../../content/read'
import { fetchAll, NoNetworkError } from './fetch-all'
import { type Fetched, makePoliteFetch } from './polite-fetch'

export type FetchPages = (addresses: readonly string[]) => Promise<Map<string, Fetched>>

export type Report = { text: string; json: object; isFine: boolean }

export type Check = (content: CheckedContent, raw: RawContent, fetchPages: FetchPages) => Promise<Report>

/** Runs a check on content/ and prints its report. Returns the exit code; errors that an editor can cause never throw. */
export async function runCommand(name: string, args: string[], check: Check): Promise<number> {
  const usage = `Usage: npm run ${name} -- [--json]\nExit code 0: all is fine; 1: there is something to look at; 2: it could not run.`
  let isJson: boolean
  let siteUrl: string
  try {
    isJson = parseArgs({ args, options: { json: { type: 'boolean', default: false } } }).values.json
    siteUrl = (await import('../../seo/metadata')).SITE_URL // throws if the setting is invalid
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
  const { content, raw, issues } = readContent()
  if (!content) return fail(`${formatIssues(issues)}\nCorrect these errors, then run it again.`)
  const product = content.site.name.replace(/[^\w-]/g, '')
  const fetchPage = makePoliteFetch({ userAgent: `${product}Check/1.0 (+${siteUrl})` })
  try {
    const report = await check(content, raw, (addresses) => fetchAll(addresses, fetchPage))
    console.log(isJson ? JSON.stringify(report.json, null, 2) : report.text)
    return report.isFine ? 0 : 1
  } catch (error) {
    if (error instanceof NoNetworkError) return fail(error.message)
    throw error
  }
}

function fail(message: string): number {
  console.error(message)
  return 2
}
