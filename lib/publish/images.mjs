// Draws the social images and the icons into the export.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawIcon, ICONS } from './icons.mjs'
import { drawSocialImage } from './social-images.mjs'

/** @param {{ projectDir: string, out: string, siteName: string, cards: import('../seo/social-cards').SocialCard[] }} facts */
export async function publishImages({ projectDir, out, siteName, cards }) {
  const mark = await readFile(path.join(projectDir, 'app', 'icon.svg'), 'utf8')
  const css = await readFile(path.join(projectDir, 'app', 'globals.css'), 'utf8')
  for (const card of cards) {
    const file = path.join(out, card.image)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, await drawSocialImage(card, { siteName, mark, css }))
  }
  for (const icon of ICONS) await writeFile(path.join(out, icon.name), await drawIcon(icon, { mark, css }))
}
