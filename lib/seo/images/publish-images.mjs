// Writes the files of the social images.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readOrDrawPng } from './draw.mjs'
import { layOutSocialImage } from './social-images.mjs'

/** Images drawn at the same time: one is laid out while libvips renders another. */
const CONCURRENCY = 4

/**
 * @param {object} facts
 * @param {string} facts.projectDir
 * @param {string} facts.out  becomes part of the export
 * @param {string} facts.cacheDir  an unchanged image is copied from here
 * @param {string} facts.siteName
 * @param {import('../social-cards').SocialCard[]} facts.cards
 */
export async function publishImages({ projectDir, out, cacheDir, siteName, cards }) {
  const mark = await readFile(path.join(projectDir, 'app', 'icon.svg'), 'utf8')
  const css = await readFile(path.join(projectDir, 'app', 'globals.css'), 'utf8')
  const brand = { siteName, mark, css }
  const images = cards.map((card) => ({ name: card.image, drawing: layOutSocialImage(card, brand) })).values()
  const drawNext = async () => {
    for (const { name, drawing } of images) {
      const file = path.join(out, name)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, await readOrDrawPng(drawing, cacheDir))
    }
  }
  // All workers share one iterator, so that each image is drawn once.
  await Promise.all(Array.from({ length: CONCURRENCY }, drawNext))
}
