// The icons for home screens, drawn from app/icon.svg at build time and not committed.
import { box, picture } from './draw.mjs'
import { readColor } from './palette.mjs'

/**
 * A maskable icon may be cropped to a circle of 80% of its width, and iOS fills transparent areas of a touch icon with
 * black, so both have a paper background. `share` is the mark's share of the width.
 */
export const ICONS = /** @type {const} */ ([
  { name: 'icon-192.png', side: 192, share: 1, isFilled: false },
  { name: 'icon-512.png', side: 512, share: 1, isFilled: false },
  { name: 'icon-maskable-192.png', side: 192, share: 0.62, isFilled: true },
  { name: 'icon-maskable-512.png', side: 512, share: 0.62, isFilled: true },
  { name: 'apple-touch-icon.png', side: 180, share: 0.74, isFilled: true },
])

/**
 * @param {(typeof ICONS)[number]} icon
 * @param {{ mark: string, css: string }} brand  mark: text of app/icon.svg
 * @returns {import('./draw.mjs').Drawing}
 */
export function layOutIcon({ side, share, isFilled }, { mark, css }) {
  const inner = Math.round(side * share)
  const tree = box(
    {
      width: '100%',
      height: '100%',
      alignItems: 'center',
      justifyContent: 'center',
      ...(isFilled && { backgroundColor: readColor(css, 'paper') }),
    },
    picture(mark, { width: inner, height: inner }),
  )
  return { tree, width: side, height: side }
}
