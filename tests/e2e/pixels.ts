// Measures contrast in screenshots where computed styles do not show it: drawings, filters, bars.
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { luminance } from './matrix/in-page'

/** The luminance of each pixel in a screenshot, 0 to 1, by row and column. */
async function readLuminance(locator: Locator): Promise<number[][]> {
  const image = sharp(await locator.screenshot()).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const at = (row * width + column) * channels
      return luminance([...data.subarray(at, at + 3)])
    }),
  )
}

const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The contrast of a drawing with its background, 1 to 21. Percentiles exclude stray and edge pixels. */
export async function measureDrawing(locator: Locator): Promise<number> {
  const sorted = (await readLuminance(locator)).flat().sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return contrast(at(0.03), at(0.97))
}
