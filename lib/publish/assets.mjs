// Files that browsers cache for a year, because their names contain a hash of their content.
import { createHash } from 'node:crypto'

/** @typedef {{ address: string, text: string }} Asset  address: from the root of the site, /assets/react-1a2b3c4d.js */

/** @param {string} name @param {string} text @returns {Asset} */
export function nameAsset(name, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { address: `/assets/${name}-${hash}.js`, text }
}
