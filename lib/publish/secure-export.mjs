// Gives every page of an export its content security policy.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listExport } from './list-export.mjs'
import { addSecurityPolicy } from './security-policy.mjs'

/** The page that may send to the operator's endpoint, where there is one. */
const CONTACT_PAGE = '/contact'

/**
 * @param {string} out  folder of the export
 * @param {{ contactEndpoint?: string | undefined }} options
 */
export async function secureExport(out, { contactEndpoint }) {
  /** @type {Map<string, string>} */
  const known = new Map()
  /** @param {string} src */
  const integrityOf = (src) => {
    const integrity = known.get(src) ?? checksum(readFileSync(path.join(out, src)))
    known.set(src, integrity)
    return integrity
  }
  const { pages } = await listExport(out)
  await Promise.all(
    pages.map(async ({ path: pagePath }) => {
      const file = path.join(out, pagePath === '/' ? 'index.html' : `${pagePath}.html`)
      const connect = pagePath === CONTACT_PAGE && contactEndpoint ? [new URL(contactEndpoint).origin] : []
      await writeFile(file, addSecurityPolicy(await readFile(file, 'utf8'), { integrityOf, connect }))
    }),
  )
}

/** @param {Buffer} content */
function checksum(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
