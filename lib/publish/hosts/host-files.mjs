// Writes what each host reads, from the table and from the redirects that the export brings along. What belongs
// to the site's own folder stands in out/; the nginx file stands beside it, because a server's settings are
// no page, and a bucket would publish them as one.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { formatHeadersFile, formatRedirectsFile } from './headers-file.mjs'
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
  checkTable(table)
  await checkTypes(out)
  await mkdir(hosting, { recursive: true })
  await Promise.all([
    rm(path.join(out, REDIRECTS)),
    writeFile(path.join(out, '_headers'), formatHeadersFile(HEADER_RULES)),
    writeFile(path.join(out, '_redirects'), formatRedirectsFile(redirects)),
    writeFile(path.join(out, 'serve.json'), formatServeJson(table)),
    writeFile(path.join(hosting, 'nginx.conf'), formatNginx(table)),
  ])
}

/** @param {string} out */
async function checkTypes(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  const unknown = entries
    .filter((entry) => entry.isFile() && !HOST_FILES.includes(entry.name))
    .filter((entry) => !(path.extname(entry.name).slice(1) in CONTENT_TYPES))
  if (unknown.length > 0) {
    const names = unknown.map((entry) => entry.name).join(', ')
    throw new Error(
      `lib/publish/hosts/table.mjs, CONTENT_TYPES: there is no type for ${names}. Add it there.`,
    )
  }
}
