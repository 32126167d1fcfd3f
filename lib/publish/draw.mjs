// Draws a tree of boxes and text as PNG, with Gelasio (metric-compatible with Georgia of our own stack) from
// the disk. Nothing comes from the network: what the font cannot write is left out before it is drawn, since
// the drawing library would otherwise ask a server for a font that can. The same tree gives the same bytes.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { ImageResponse } from 'next/og.js'
import sharp from 'sharp'

/**
 * @typedef {{ type: string, props: Record<string, unknown> }} Node
 * @typedef {Record<string, string | number>} Style
 */

const require = createRequire(import.meta.url)
const WEIGHTS = /** @type {const} */ ([400, 600, 700])
const COLORS = 64
const UNWRITABLE = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu

/** A text without what the font cannot write, emoji for instance. @param {string} text */
export function keepWritable(text) {
  return text.normalize('NFC').replace(UNWRITABLE, '').replace(/\s+/g, ' ').trim()
}

/**
 * A box with text or boxes in it.
 * @param {Style} style
 * @param {(Node | string | null)[]} children
 * @returns {Node}
 */
export function box(style, ...children) {
  const shown = children
    .filter((child) => child !== null)
    .map((child) => (typeof child === 'string' ? keepWritable(child) : child))
  return {
    type: 'div',
    props: { style: { display: 'flex', ...style }, children: shown.length === 1 ? shown[0] : shown },
  }
}

/**
 * A text of at most so many lines; what is more ends in "…".
 * @param {Style} style @param {string} text @param {number} lines
 */
export function clampedText(style, text, lines) {
  return box({ display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style }, text)
}

/** A drawing in a drawing. @param {string} svg @param {Style} size  width and height in pixels */
export function picture(svg, size) {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { type: 'img', props: { src, ...size } }
}

/**
 * @param {Node} tree
 * @param {{ width: number, height: number }} size  in pixels
 * @returns {Promise<Buffer>} a PNG
 */
export async function drawPng(tree, { width, height }) {
  const fonts = await Promise.all(
    WEIGHTS.map(async (weight) => ({
      name: 'Gelasio',
      weight,
      style: /** @type {const} */ ('normal'),
      data: await readFile(require.resolve(`@fontsource/gelasio/files/gelasio-latin-${weight}-normal.woff`)),
    })),
  )
  // The types ask for an element of React; a plain tree of the same shape is all it reads.
  const element = /** @type {import('react').ReactElement} */ (/** @type {unknown} */ (tree))
  const response = new ImageResponse(element, { width, height, fonts })
  const drawn = Buffer.from(await response.arrayBuffer())
  // A few flat colours and the edges of letters: a palette halves the file, and nobody sees it.
  return sharp(drawn).png({ palette: true, colours: COLORS, dither: 0, effort: 10 }).toBuffer()
}
