// How the site is found and shared: social images, icons and structured data. What they say comes from
// found.json, which the build writes from the content; the file leaves the export when it is done.
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { publishImages } from './images.mjs'
import { addStructuredData } from './structured-data.mjs'

/** @typedef {{ name: string, cards: import('../seo/social-cards').SocialCard[], structuredData: Record<string, unknown> }} Found */

const FACTS_FILE = 'found.json'

/** @param {{ projectDir: string, out: string }} folders */
export async function publishFound({ projectDir, out }) {
  /** @type {Found} */
  const { name, cards, structuredData } = JSON.parse(await readFile(path.join(out, FACTS_FILE), 'utf8'))
  const cacheDir = path.join(projectDir, '.next', 'cache', 'images')
  await publishImages({ projectDir, out, cacheDir, siteName: name, cards })
  await Promise.all(
    Object.entries(structuredData).map(async ([pagePath, data]) => {
      const file = path.join(out, pagePath === '/' ? 'index.html' : `${pagePath}.html`)
      await writeFile(file, addStructuredData(await readFile(file, 'utf8'), data))
    }),
  )
  await rm(path.join(out, FACTS_FILE))
}
