// Draws an element as a PNG, in the fonts of our pages. Uses no network. The same element always gives the same bytes.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReactElement } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { COLORS } from './colors'

const CACHE = path.join('.next', 'cache', 'social')
const UNSUPPORTED = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu

/** Removes the characters that the fonts lack, such as emoji, from every text in `value`. */
export const removeUnsupported = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string'
      ? part.normalize('NFC').replace(UNSUPPORTED, '').replace(/\s+/g, ' ').trim()
      : part,
  ) as T

const readFont = (name: string, weight: number) =>
  readFileSync(path.join('node_modules/@fontsource', name, `files/${name}-latin-${weight}-normal.woff`))

/** One array for all drawings, because satori caches parsed fonts by its identity. */
const FONTS = [
  { name: 'Newsreader', weight: 600 as const, data: readFont('newsreader', 600) },
  ...([400, 600, 700] as const).map((weight) => ({
    name: 'Noto Sans',
    weight,
    data: readFont('noto-sans', weight),
  })),
]

/** A third of the bytes of a full-color image, and looks the same: as few colors as this quality needs. */
const PNG = { palette: true, quality: 85, dither: 0, effort: 7 }

/** Satori masks every box to its own edges. Clip paths do that too, and without masks sharp needs a tenth of the time. */
const MASK = / mask="url\(#satori_om[^)]*\)"/g

const THEME = { extend: { colors: COLORS, fontFamily: { serif: 'Newsreader', sans: 'Noto Sans' } } }

export async function drawImage(element: ReactElement, size: { width: number; height: number }) {
  const svg = await satori(element, { ...size, fonts: FONTS, tailwindConfig: { theme: THEME } })
  return sharp(Buffer.from(svg.replace(MASK, '')))
    .png(PNG)
    .toBuffer()
}

/** What the bytes depend on besides the facts: the code of the drawings, the colors, and the packages' versions. */
const CODE = ['components/social', 'lib/seo/draw-image.ts', 'app/globals.css', 'package.json']
  .flatMap((name) =>
    name === 'components/social' ? readdirSync(name).map((file) => `${name}/${file}`) : name,
  )
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

/** The image that `draw` makes from `facts` (JSON), from the cache of earlier builds if neither has changed. */
export async function readOrDraw(facts: object, draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = createHash('sha256').update(CODE).update(JSON.stringify(facts)).digest('hex')
  const file = path.join(CACHE, `${key}.png`)
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const image = await draw()
  await mkdir(CACHE, { recursive: true })
  // An interrupted build must not leave an incomplete image under its final name.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, image)
  await rename(unfinished, file)
  return image
}
