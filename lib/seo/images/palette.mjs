// Reads the design's colors from @theme in app/globals.css and converts them to hex, because the drawing library does
// not support oklch.

/** @param {string} css  text of app/globals.css @param {string} name  of a token, without "--color-" */
export function readColor(css, name) {
  const value = new RegExp(`--color-${name}:\\s*([^;]+?)\\s*;`).exec(css)?.[1]
  if (value === undefined) throw new Error(`app/globals.css: --color-${name} is missing.`)
  const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value)
  if (oklch) return toHex(Number(oklch[1]), Number(oklch[2]), Number(oklch[3]))
  if (/^#[\da-f]{3}(?:[\da-f]{3})?$/i.test(value)) return value
  throw new Error(`app/globals.css: --color-${name} is ${value}. Write it as #hex or oklch(L C H).`)
}

/**
 * Oklch → sRGB as hex, with Björn Ottosson's matrices (https://bottosson.github.io/posts/oklab/).
 * @param {number} lightness 0–1 @param {number} chroma @param {number} hue degrees
 */
export function toHex(lightness, chroma, hue) {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(toByte).join('')}`
}

/** @param {number} value  linear light, 0–1 */
function toByte(value) {
  const clamped = Math.min(1, Math.max(0, value))
  const encoded = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}
