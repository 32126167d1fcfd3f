// Writes what each host reads: `_headers` and `_redirects` into the export, nginx.conf beside it, because a bucket would
// publish it as a page.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CONTENT_TYPES, checkTable, HEADER_RULES, HOST_FILES } from './headers.mjs'
import { expandRules, formatHeadersFile, formatRedirectsFile } from './netlify-files.mjs'
import { formatNginx } from './nginx.mjs'

/**
 * Throws when a host could not express a rule.
 * @param {{ out: string, hosting: string, redirects: import('./headers.mjs').Redirect[] }} site
 *   out: the export; hosting: the folder beside it
 */
export async function publishHostFiles({ out, hosting, redirects }) {
  const table = { rules: HEADER_RULES, redirects }
  const files = await listFiles(out)
  const expanded = expandRules(HEADER_RULES, files)
  checkTable(table)
  checkTable({ rules: expanded, redirects })
  checkTypes(files)
  await mkdir(hosting, { recursive: true })
  await Promise.all([
    writeFile(path.join(out, '_headers'), formatHeadersFile(expanded)),
    writeFile(path.join(out, '_redirects'), formatRedirectsFile(redirects)),
    writeFile(path.join(hosting, 'nginx.conf'), formatNginx(table)),
  ])
}

/** @param {string} out @returns {Promise<string[]>} addresses, sorted */
async function listFiles(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort()
}

/** @param {string[]} files */
function checkTypes(files) {
  const names = files.map((file) => path.basename(file)).filter((name) => !HOST_FILES.includes(name))
  const unknown = names.filter((name) => !(path.extname(name).slice(1) in CONTENT_TYPES))
  if (unknown.length > 0) {
    throw new Error(
      `lib/publish/hosts/headers.mjs, CONTENT_TYPES: there is no type for ${unknown.join(', ')}. Add it.`,
    )
  }
}
