// Draws a tree of boxes and text as a PNG. Text is in Gelasio, which has the metrics of Georgia, the font of our pages.
// Uses no network. The same drawing always gives the same bytes.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import satori from 'satori'
import sharp from 'sharp'
import { encodeIndexedPng } from './indexed-png.mjs'

/**
 * @typedef {{ type: string, props: Record<string, unknown> }} Node
 * @typedef {Record<string, string | number>} Style
 * @typedef {{ tree: Node, width: number, height: number }} Drawing  width and height in pixels
 */

const require = createRequire(import.meta.url)
const WEIGHTS = /** @type {const} */ ([400, 600, 700])
const UNSUPPORTED = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu

/** Removes the characters that the font lacks, such as emoji. @param {string} text */
export function removeUnsupported(text) {
  return text.normalize('NFC').replace(UNSUPPORTED, '').replace(/\s+/g, ' ').trim()
}

/**
 * A box that contains text or boxes.
 * @param {Style} style
 * @param {(Node | string | null)[]} children
 * @returns {Node}
 */
export function box(style, ...children) {
  const shown = children
    .filter((child) => child !== null)
    .map((child) => (typeof child === 'string' ? removeUnsupported(child) : child))
  return {
    type: 'div',
    props: {
      style: { display: 'flex', boxSizing: 'border-box', ...style },
      children: shown.length === 1 ? shown[0] : shown,
    },
  }
}

/**
 * Text with a maximum number of lines; longer text ends in "…".
 * @param {Style} style @param {string} text @param {number} lines
 */
export function clampedText(style, text, lines) {
  return box({ display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style }, text)
}

/** An SVG inside a drawing. @param {string} svg @param {Style} size  width and height in pixels */
export function picture(svg, size) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { type: 'img', props: { src, ...size } }
}

/** One array for all drawings, because satori caches parsed fonts by the identity of this array. */
const FONTS = WEIGHTS.map((weight) => ({
  name: 'Gelasio',
  weight,
  style: /** @type {const} */ ('normal'),
  data: readFileSync(require.resolve(`@fontsource/gelasio/files/gelasio-latin-${weight}-normal.woff`)),
}))

/** Satori masks each picture with its own bounds. The mask has no effect but takes 5 ms to draw. */
const PICTURE_MASK = /(<image [^>]*?) mask="[^"]*"/g

/**
 * Takes about 40 ms of CPU time, half of it outside the main thread, so draw several at a time.
 * @param {Drawing} drawing
 * @returns {Promise<Buffer>} a PNG
 */
export async function drawPng({ tree, width, height }) {
  // The types require a React element, but satori only reads a plain tree of the same shape.
  const element = /** @type {import('react').ReactElement} */ (/** @type {unknown} */ (tree))
  const svg = await satori(element, { width, height, fonts: FONTS })
  const pixels = await sharp(Buffer.from(svg.replaceAll(PICTURE_MASK, '$1')))
    .ensureAlpha()
    .raw()
    .toBuffer()
  return encodeIndexedPng(pixels, { width, height })
}

/** What determines the bytes besides the drawing: our code, and the exact versions of its packages. */
const TOOLS =
  ['draw.mjs', 'indexed-png.mjs']
    .map((name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8'))
    .join('') + readToolVersions()

function readToolVersions() {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = require('../../../package.json')
  return ['satori', 'sharp', '@fontsource/gelasio'].map((name) => `${name}@${dependencies[name]}`).join(' ')
}

/**
 * The PNG of a drawing, from the cache if it was drawn before.
 * @param {Drawing} drawing @param {string} cacheDir  may be deleted at any time
 */
export async function readOrDrawPng(drawing, cacheDir) {
  const key = createHash('sha256').update(TOOLS).update(JSON.stringify(drawing)).digest('hex')
  const file = path.join(cacheDir, `${key}.png`)
  const cached = await readFile(file).catch(() => null)
  if (cached) return cached
  const png = await drawPng(drawing)
  await mkdir(cacheDir, { recursive: true })
  // An interrupted build must not leave an incomplete image under its final name.
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, png)
  await rename(unfinished, file)
  return png
}
