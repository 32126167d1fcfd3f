// Which images the desk accepts. That they are written with their file is in save.test.ts.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkImages, getImageType } from '@/lib/editing/desk/images'

/** What is wrong with the image in an otherwise correct file. */
function check(file: string, bytes: Buffer | string, { before = '', isTaken = false } = {}) {
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-images-'))
  if (isTaken) {
    mkdirSync(path.join(root, 'public/logos'), { recursive: true })
    writeFileSync(path.join(root, 'public', file), '')
  }
  const images = { [file]: Buffer.from(bytes as string, 'latin1').toString('base64') }
  const data = { name: 'A', logo: { list: [{ src: file }] } }
  const draft = { file: 'content/providers/a.json', version: null, data, blocks: null, images }
  return checkImages(root, draft, before).map(({ path: field, message }) => `${field.join('.')}: ${message}`)
}

const SVG = '<svg viewBox="0 0 1 1"></svg>'

test.each([
  ['/logos/a.svg', true],
  ['/logos/direct-meds-2.webp', true],
  ['/logos/a.avif', true],
  ['/logos/a.png', true],
  ['/logos/a.gif', false],
  ['/logos/A.svg', false],
  ['/logos/a-.svg', false],
  ['/logos/a_b.svg', false],
  ['/logos/a.svg.js', false],
  ['/logos/../a.svg', false],
  ['/logos/x/a.svg', false],
  ['x/logos/a.svg', false],
])('the path %s is accepted: %s', (file, isAccepted) => {
  expect(getImageType(file) !== undefined).toBe(isAccepted)
})

test.each([
  ['/logos/a.svg', SVG],
  ['/logos/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8"></svg>'],
  ['/logos/a.svg', `\xEF\xBB\xBF\n<?xml version="1.0"?>\n<!-- a -->\n<!DOCTYPE svg>\n<!-- b -->${SVG}`],
  ['/logos/a.svg', '<svg viewBox="0 0 1 1"><use href="#a"/><path fill="url(#b)"/></svg>'],
  ['/logos/a.png', '\x89PNG\r\n\x1a\n'],
  ['/logos/a.webp', 'RIFF\x00\x00\n\x00WEBPVP8 '],
  ['/logos/a.avif', '\x00\x00\x00\x20ftypavif'],
  ['/logos/a.avif', '\x00\x00\n\x20ftypavis'],
  ['/logos/a.png', `\x89PNG\r\n${'x'.repeat(49_994)}`],
])('accepts an image: %s, %j', (file, bytes) => {
  expect(check(file, bytes)).toEqual([])
})

test.each([
  ['/logos/a.svg', '<p>An error page</p>', 'SVG'],
  ['/logos/a.svg', `<p>${SVG}</p>`, 'SVG'],
  ['/logos/a.svg', '<svg></svg>', 'SVG'],
  ['/logos/a.png', ' \x89PNG\r\n', 'PNG'],
  ['/logos/a.png', SVG, 'PNG'],
  ['/logos/a.webp', 'RIFF\x00\x00\x00WEBP', 'WEBP'],
  ['/logos/a.webp', 'xRIFF\x00\x00\x00\x00WEBP', 'WEBP'],
  ['/logos/a.avif', '\x00\x00\x00\x20ftypheic', 'AVIF'],
  ['/logos/a.avif', 'x\x00\x00\x00\x20ftypavif', 'AVIF'],
])('refuses what is not an image of its format: %s, %j', (file, bytes, format) => {
  expect(check(file, bytes)).toEqual([
    `logo.list.0.src: expected an image, got a file that is not ${format}. Export it again from the program that made it.`,
  ])
})

test.each([
  '<script>alert(1)</script>',
  '<foreignObject></foreignObject>',
  '<path onload="x()"/>',
  '<path ONCLICK = "x()"/>',
  '<image href="https://a.com/a.png"/>',
  "<image xlink:href = '//a.com'/>",
  '<path fill="url(https://a.com)"/>',
  '<path fill="url( x)"/>',
  '<style>@import "a.css"</style>',
])('refuses a drawing with %s', (part) => {
  expect(check('/logos/a.svg', `<svg viewBox="0 0 1 1">${part}</svg>`)).toEqual([
    'logo.list.0.src: expected a drawing without scripts and without links to other files, got one with them. Export it as plain SVG.',
  ])
})

test('refuses an image of more than 50 KB', () => {
  expect(check('/logos/a.png', `\x89PNG\r\n${'x'.repeat(49_995)}`)).toEqual([
    'logo.list.0.src: expected an image of at most 50 KB, got "/logos/a.png" with 51 KB. Make it smaller, or export it as SVG.',
  ])
})

test('replaces the image of its own file, but of no other', () => {
  const isTaken = true
  expect(check('/logos/a.svg', SVG, { isTaken, before: '{ "src": "/logos/a.svg" }' })).toEqual([])
  expect(check('/logos/a.svg', SVG, { isTaken, before: '{ "src": "/logos/a.svg.png" }' })).toEqual([
    'logo.list.0.src: expected a new name, got "/logos/a.svg", which already exists. Rename the image on your computer and choose it again.',
  ])
})
