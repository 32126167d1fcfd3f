// Files that browsers cache for a year, because their names contain a hash of their content.
import { createHash } from 'node:crypto'

/**
 * @template {string | Buffer} Content
 * @typedef {{ address: string, content: Content }} Asset  address: from the root of the site, /assets/react-1a2b3c4d.js
 */

/** @template {string | Buffer} Content @param {string} name @param {Content} content @returns {Asset<Content>} */
export function nameAsset(name, content, extension = 'js') {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return { address: `/assets/${name}-${hash}.${extension}`, content }
}
