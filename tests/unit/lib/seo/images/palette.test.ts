// The colors of the design, converted for images.
import { readColor, toHex } from '@/lib/seo/images/palette.mjs'

test.each([
  ['--color-accent: oklch(0.42 0.085 168);', 'accent', '#005b44'],
  ['--color-white: oklch(1 0 0);', 'white', '#ffffff'],
  ['--color-card: #fff;', 'card', '#fff'],
  ['--color-card: #fff ;', 'card', '#fff'],
  ['--color-card:#FF00aa;', 'card', '#FF00aa'],
  ['@theme { --color-ink: #111; --color-card:\n  #222; }', 'card', '#222'],
])('%s gives %s as %s', (css, name, color) => {
  expect(readColor(css, name)).toBe(color)
})

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.1, 0, 0, '#030303'],
  // The corners of sRGB, from https://bottosson.github.io/posts/oklab/.
  [0.62796, 0.25768, 29.2339, '#ff0000'],
  [0.86644, 0.29483, 142.4953, '#00ff00'],
  [0.45201, 0.31321, 264.052, '#0000ff'],
  // Out of gamut: each channel is clamped.
  [0.7, 0.4, 29, '#ff0000'],
])('oklch(%f %f %f) is %s', (lightness, chroma, hue, hex) => {
  expect(toHex(lightness, chroma, hue)).toBe(hex)
})

test.each([
  ['', 'app/globals.css: --color-accent is missing.'],
  ['--color-accent: teal;', 'app/globals.css: --color-accent is teal. Write it as #hex or oklch(L C H).'],
  ['--color-accent: #ffff;', '--color-accent is #ffff. Write'],
  ['--color-accent: #fffff00;', '--color-accent is #fffff00. Write'],
  ['--color-accent: x#fff;', '--color-accent is x#fff. Write'],
  ['--color-accent: oklch(0.4 0.1 168 / 50%);', '--color-accent is oklch(0.4 0.1 168 / 50%). Write'],
  ['--color-accent: oklch(0.4 0.1 168) or so;', '--color-accent is oklch(0.4 0.1 168) or so. Write'],
  ['--color-accent: not oklch(0.4 0.1 168);', '--color-accent is not oklch(0.4 0.1 168). Write'],
])('%j is refused', (css, message) => {
  expect(() => readColor(css, 'accent')).toThrow(message)
})
