// The design's colors as hex, for drawings and for tests: drawing libraries do not read oklch. Server only.
import { readFileSync } from 'node:fs'
import { formatHex } from 'culori'

/** The value of `--color-…` in app/globals.css, "#005a43". `theme` is the part of the file that is read. */
export function readColor(name: string, theme: 'light' | 'dark' = 'light'): string {
  const [light = '', dark = ''] = readFileSync('app/globals.css', 'utf8').split('prefers-color-scheme: dark')
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(theme === 'light' ? light : dark)?.[1]
  const hex = formatHex(value ?? '')
  if (!hex) throw new Error(`app/globals.css: expected a color for --color-${name}, got ${value}.`)
  return hex
}

/** The light colors of the drawings by their names in app/globals.css. */
export const COLORS = Object.fromEntries(
  [
    'paper',
    'card',
    'ink',
    'muted',
    'line',
    'accent',
    'accent-soft',
    'strip',
    'on-strip',
    'maker',
    'slate',
  ].map((name) => [name, readColor(name)]),
)
