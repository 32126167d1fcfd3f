// Loads what publishing needs to know about the content. Those modules are TypeScript, so jiti loads them.
import path from 'node:path'
import { createJiti } from 'jiti'

/** @param {string} projectDir @returns {Promise<import('../seo/publishing-facts').PublishingFacts>} */
export async function loadFacts(projectDir) {
  const jiti = createJiti(import.meta.url, { tsconfigPaths: path.join(projectDir, 'tsconfig.json') })
  /** @type {typeof import('../seo/publishing-facts')} */
  const { getPublishingFacts } = await jiti.import(path.join(projectDir, 'lib/seo/publishing-facts.ts'))
  return getPublishingFacts()
}
