// Writes what each host reads, from the table and from the redirects that the export brings along. What belongs
// to the site's own folder stands in out/; the nginx file stands beside it, because a server's settings are
// no page, and a bucket would publish them as one.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formatHeadersFile, formatRedirectsFile, nameFiles } from './headers-file.mjs'
import { formatNginx } from './nginx.mjs'
import { formatServeJson } from './serve-json.mjs'
import { CONTENT_TYPES, checkTable, HEADER_RULES, HOST_FILES } from './table.mjs'

/** Written by app/redirects.json; no page of the site. */
const REDIRECTS = 'redirects.json'

/**
 * Throws when a host could not be told.
 * @param {{ out: string, hosting: string }} folders  of the export and of what lies beside it
 */
export async function publishHostFiles({ out, hosting }) {
  /** @type {import('./table.mjs').Redirect[]} */
  const redirects = JSON.parse(await readFile(path.join(out, REDIRECTS), 'utf8'))
  const table = { rules: HEADER_RULES, redirects }
  const files = await listFiles(out)
  const named = nameFiles(HEADER_RULES, files)
  checkTable(table)
  checkTable({ rules: named, redirects })
  checkTypes(files)
  await mkdir(hosting, { recursive: true })
  await Promise.all([
    rm(path.join(out, REDIRECTS)),
    writeFile(path.join(out, '_headers'), formatHeadersFile(named)),
    writeFile(path.join(out, '_redirects'), formatRedirectsFile(redirects)),
    writeFile(path.join(out, 'serve.json'), formatServeJson(table)),
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
      `lib/publish/hosts/table.mjs, CONTENT_TYPES: there is no type for ${unknown.join(', ')}. Add it there.`,
    )
  }
}
