// How much can be told apart on a picture of a part of a page, where no style says it: drawings, filters, bars.
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { luminance } from './matrix/in-page'

/** How bright each pixel is, 0 to 1: rows from the top, each from the left. */
async function photographBrightness(locator: Locator): Promise<number[][]> {
  const picture = sharp(await locator.screenshot()).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const at = (row * width + column) * channels
      return luminance([...data.subarray(at, at + 3)])
    }),
  )
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** How much a drawing stands out from what is behind it, 1 to 21: by what most of it, not its edges, is like. */
export async function measureDrawing(locator: Locator): Promise<number> {
  const sorted = (await photographBrightness(locator)).flat().sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return contrast(at(0.03), at(0.97))
}

/** How much the left and the right end of a bar stand out from each other, half way up, 1 to 21. */
export async function measureEnds(locator: Locator): Promise<number> {
  const rows = await photographBrightness(locator)
  const middle = rows[Math.floor(rows.length / 2)] ?? []
  const at = (share: number) => middle[Math.floor(middle.length * share)] ?? 0
  return contrast(at(0.1), at(0.9))
}
