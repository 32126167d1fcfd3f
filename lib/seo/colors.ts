// The design's colors as hex, for drawings and for tests: drawing libraries do not read oklch. Server only.
import { readFileSync } from 'node:fs'
import { formatHex } from 'culori'

const [light = '', dark = ''] = readFileSync('app/globals.css', 'utf8').split('prefers-color-scheme: dark')

/** The value of `--color-…` in app/globals.css, "#005a43". */
function readColor(name: string, css = light): string {
  const hex = formatHex(new RegExp(`--color-${name}: ([^;]+);`).exec(css)?.[1] ?? '')
  if (!hex) throw new Error(`app/globals.css: expected a color for --color-${name}.`)
  return hex
}

/** The light colors by their names in app/globals.css, without those that share another's value. */
export const COLORS = Object.fromEntries(
  [...light.matchAll(/--color-([\w-]+): (?:oklch|#)/g)].map(([, name = '']) => [name, readColor(name)]),
)

export const PAPER = { light: readColor('paper'), dark: readColor('paper', dark) }
