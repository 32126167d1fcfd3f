// Draws an element as a PNG, in the fonts of our pages. Uses no network. The same element always gives the same bytes.
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import satori from 'satori'
import sharp from 'sharp'
import { COLORS } from './colors'

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

/** Drawings of earlier builds. */
const CACHE = path.join('.next', 'cache', 'social')

/** What decides how an element is drawn, apart from the colors: this file, and the packages that draw, with the fonts. */
const DRAWN_BY = ['lib/seo/draw-image.ts', 'package-lock.json'].map((file) =>
  hash('sha256', readFileSync(file)),
)

/** A third of the bytes of a full-color image, and looks the same. Less effort than the most misses the exact paper color. */
const PNG = { palette: true, quality: 85, dither: 0, effort: 10 }

/** Satori masks every box to its own edges. Clip paths do that too, and without masks sharp needs a tenth of the time. */
const MASK = / mask="url\(#satori_om[^)]*\)"/g

const THEME = { extend: { colors: COLORS, fontFamily: { serif: 'Newsreader', sans: 'Noto Sans' } } }

export async function drawImage(element: ReactElement, size: { width: number; height: number }) {
  const key = hash('sha256', JSON.stringify([DRAWN_BY, THEME, size, element], renderComponents))
  const file = path.join(CACHE, `${key}.png`)
  if (existsSync(file)) return readFileSync(file)
  const svg = await satori(element, { ...size, fonts: FONTS, tailwindConfig: { theme: THEME } })
  const image = await sharp(Buffer.from(svg.replace(MASK, '')))
    .png(PNG)
    .toBuffer()
  mkdirSync(CACHE, { recursive: true })
  // An interrupted build must not leave an incomplete image under its final name.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, image)
  renameSync(unfinished, file)
  return image
}

type Component = (props: object) => ReactNode

const isComponent = (value: unknown): value is ReactElement<object, Component> =>
  isValidElement(value) && typeof value.type === 'function'

/** For JSON.stringify: in place of a component, what it renders. So equal texts mean equal drawings. */
const renderComponents = (_: string, value: unknown): unknown =>
  isComponent(value) ? renderComponents('', value.type(value.props)) : value
