// Gives every page of an export its content security policy.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { editPages } from './edit-pages.mjs'
import { addSecurityPolicy } from './security-policy.mjs'

/**
 * Throws where a page has no place for its policy.
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
  // A policy lives as long as its document: a visitor who comes to the form by a soft navigation brings the
  // policy of the page where the visit began. Hence every page with scripts may send to the endpoint.
  const connect = contactEndpoint ? [new URL(contactEndpoint).origin] : []
  await editPages(out, (html, file) => addSecurityPolicy(html, { file, integrityOf, connect }))
}

/** @param {Buffer} content */
function checksum(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
