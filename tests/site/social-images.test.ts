// How social images are drawn: any text stays within the image, and nothing is requested from a network.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import type { SocialCard } from '../../lib/seo/social-cards'

// Plain ESM, which this runner can only import dynamically.
const loadSocialImages = () => import('../../lib/seo/images/social-images.mjs')
const loadDraw = () => import('../../lib/seo/images/draw.mjs')
const loadPalette = () => import('../../lib/seo/images/palette.mjs')

const BRAND = {
  siteName: 'Weighpoint',
  mark: readFileSync('app/icon.svg', 'utf8'),
  css: readFileSync('app/globals.css', 'utf8'),
}
const CARD: SocialCard = { image: '', eyebrow: null, title: 'Contact Us', line: 'Write to us.', prices: null }
const PRICE = {
  rank: 1,
  name: 'Extraordinarily Long Provider Name Incorporated',
  price: '$12,345.67/quarter',
}

async function drawCard(card: SocialCard) {
  const { layOutSocialImage } = await loadSocialImages()
  const { drawPng } = await loadDraw()
  return drawPng(layOutSocialImage(card, BRAND))
}

/** The bounding box of everything that is not background, above the stripe at the bottom. */
async function readInk(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const offset = (y * info.width + x) * info.channels
    return data.subarray(offset, offset + 3).toString('hex')
  }
  const paper = at(0, 0)
  const ink = { left: info.width, right: 0, top: info.height, bottom: 0 }
  for (let y = 0; y < 616; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (at(x, y) === paper) continue
      ink.left = Math.min(ink.left, x)
      ink.right = Math.max(ink.right, x)
      ink.top = Math.min(ink.top, y)
      ink.bottom = Math.max(ink.bottom, y)
    }
  }
  return { ...ink, paper, stripe: at(600, 625), size: `${info.width}x${info.height}` }
}

const HOSTILE: [string, Partial<SocialCard>][] = [
  ['a short title', {}],
  [
    'a long title and line',
    { title: 'A very long title that goes on and on '.repeat(10), line: 'And on. '.repeat(90) },
  ],
  ['an endless word', { title: 'Pneumonoultramicroscopic'.repeat(9), line: 'x'.repeat(500) }],
  ['wide letters', { title: 'WWWW MMMM '.repeat(12), line: 'WWWW '.repeat(80) }],
  ['a long eyebrow', { eyebrow: 'Health Guide '.repeat(30) }],
  [
    'long names and prices',
    { title: 'Extraordinary providers '.repeat(6), prices: [PRICE, { ...PRICE, name: 'W'.repeat(60) }] },
  ],
  ['characters that our fonts lack', { title: 'Fünf Ärzte 中文 🤠 → Техас', line: '٣٠ 🏥' }],
]

for (const [what, changes] of HOSTILE) {
  test(`within the image: ${what}`, async () => {
    const requested: string[] = []
    const fetchBefore = globalThis.fetch
    globalThis.fetch = (address, options) => {
      if (String(address).startsWith('data:')) return fetchBefore(address, options) // parts of the image
      requested.push(String(address).slice(0, 100))
      return Promise.reject(new Error('no network'))
    }
    const png = await drawCard({ ...CARD, ...changes }).finally(() => {
      globalThis.fetch = fetchBefore
    })
    expect(requested).toEqual([])
    const ink = await readInk(png)
    expect(ink.size).toBe('1200x630')
    expect(ink.left).toBeGreaterThanOrEqual(64)
    expect(ink.right).toBeLessThanOrEqual(1168) // the margin is 72, and the “…” of a truncated line extends into it
    expect(ink.top).toBeGreaterThanOrEqual(40)
    expect(ink.bottom).toBeLessThanOrEqual(600)
    expect(png.length).toBeLessThan(70_000)
  })
}

test('the same card gives the same bytes, in the design’s colors', async () => {
  const { readColor } = await loadPalette()
  const [first, second] = [await drawCard(CARD), await drawCard(CARD)]
  expect(first.equals(second)).toBe(true)
  const ink = await readInk(first)
  expect(`#${ink.paper}`).toBe(readColor(BRAND.css, 'paper'))
  expect(`#${ink.stripe}`).toBe(readColor(BRAND.css, 'accent'))
})

test('an unchanged image comes from the cache, and a changed one is drawn', async () => {
  const { layOutSocialImage } = await loadSocialImages()
  const { drawPng, readOrDrawPng } = await loadDraw()
  const cacheDir = test.info().outputPath('cache')
  const drawing = layOutSocialImage(CARD, BRAND)
  const drawn = await readOrDrawPng(drawing, cacheDir)
  expect(drawn.equals(await drawPng(drawing))).toBe(true)
  const [name = ''] = readdirSync(cacheDir)
  writeFileSync(path.join(cacheDir, name), 'from the cache')
  expect((await readOrDrawPng(layOutSocialImage(CARD, BRAND), cacheDir)).toString()).toBe('from the cache')
  const changed = layOutSocialImage({ ...CARD, title: 'Contact us' }, BRAND)
  expect((await readOrDrawPng(changed, cacheDir)).toString()).not.toBe('from the cache')
  expect(readdirSync(cacheDir)).toHaveLength(2)
})

test('a title is as large as fits', async () => {
  const { chooseTitleSize } = await loadSocialImages()
  expect(chooseTitleSize('Contact Us', 1056).size).toBe(82)
  expect(chooseTitleSize('Compare Online GLP-1 Providers', 540).size).toBe(72)
  expect(chooseTitleSize('Many words '.repeat(20), 1056).size).toBe(54)
  expect(chooseTitleSize('x'.repeat(100), 1056).size).toBe(54)
})

test('characters that the font lacks are left out', async () => {
  const { removeUnsupported } = await loadDraw()
  expect(removeUnsupported('GLP-1 · “7 min” — $99 🤠 中 → é')).toBe('GLP-1 · “7 min” — $99 é')
})
