// The social image of a page: the site's name, the page's title and one line, and, for pages that rank providers, a
// label with the stated prices.

import { SOCIAL_IMAGE_SIZE } from '../../base/social-image-size.mjs'
import { box, clampedText, picture } from './draw.mjs'
import { readColor } from './palette.mjs'

/**
 * @typedef {import('../social-cards').SocialCard} SocialCard
 * @typedef {{ siteName: string, mark: string, css: string }} Brand  mark: the SVG of the icon; css: the tokens
 */

const MARGIN = 72
const LABEL_WIDTH = 460
const GAP = 56

/** Sizes of the title in pixels, each with the number of lines that fit. */
const TITLE_SIZES = /** @type {const} */ ([
  { size: 82, lines: 2 },
  { size: 72, lines: 3 },
  { size: 64, lines: 4 },
  { size: 54, lines: 5 },
])
/** The width of a bold letter as a share of its size, rounded up to be safe. */
const LETTER_WIDTH = 0.58

/**
 * The largest size at which a title fits. If none fits, the smallest, where the title ends in "…".
 * @param {string} title @param {number} width  in pixels
 */
export function chooseTitleSize(title, width) {
  const fitting = TITLE_SIZES.find(({ size, lines }) => {
    const lettersPerLine = Math.floor(width / (size * LETTER_WIDTH))
    return countLines(title.split(' '), lettersPerLine) <= lines
  })
  return fitting ?? TITLE_SIZES[3]
}

/** @param {string[]} words @param {number} lettersPerLine */
function countLines(words, lettersPerLine) {
  let lines = 1
  let used = 0
  for (const { length } of words) {
    // Rather than breaking a word that is longer than a line, try a smaller size.
    if (length > lettersPerLine) return Number.POSITIVE_INFINITY
    const isNew = used > 0 && used + 1 + length > lettersPerLine
    if (isNew) lines += 1
    used = isNew || used === 0 ? length : used + 1 + length
  }
  return lines
}

/** @param {SocialCard} card @param {Brand} brand @returns {import('./draw.mjs').Drawing} */
export function layOutSocialImage(card, { siteName, mark, css }) {
  /** @param {string} name */
  const color = (name) => readColor(css, name)
  const width = SOCIAL_IMAGE_SIZE.width - 2 * MARGIN - (card.prices ? LABEL_WIDTH + GAP : 0)
  const { size, lines } = chooseTitleSize(card.title, width)
  const text = box(
    { flexDirection: 'column', justifyContent: 'center', width },
    card.eyebrow &&
      clampedText(
        { color: color('accent'), fontSize: 28, fontWeight: 600, marginBottom: 14 },
        card.eyebrow,
        1,
      ),
    clampedText(
      { fontSize: size, fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.01em' },
      card.title,
      lines,
    ),
    clampedText(
      { color: color('muted'), fontSize: 28, lineHeight: 1.42, marginTop: 24 },
      card.line,
      card.prices ? 4 : 2,
    ),
  )
  const tree = box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      backgroundColor: color('paper'),
      color: color('ink'),
      fontFamily: 'Gelasio',
      borderBottom: `14px solid ${color('accent')}`,
      padding: `52px ${MARGIN}px 44px`,
    },
    box(
      { alignItems: 'center', fontSize: 36, fontWeight: 700 },
      picture(mark, { width: 52, height: 52 }),
      clampedText({ marginLeft: 16, maxWidth: 900 }, siteName, 1),
    ),
    box(
      { flexGrow: 1, alignItems: 'center', justifyContent: 'space-between', marginTop: 12 },
      text,
      card.prices && makeLabel(card.prices, color),
    ),
  )
  return { tree, ...SOCIAL_IMAGE_SIZE }
}

/**
 * A pharmacy label: a dark strip, and a row for each provider.
 * @param {NonNullable<SocialCard['prices']>} prices @param {(name: string) => string} color
 */
function makeLabel(prices, color) {
  const hasPartial = prices.some(({ price }) => price.endsWith('+'))
  return box(
    {
      flexDirection: 'column',
      width: LABEL_WIDTH,
      flexShrink: 0,
      overflow: 'hidden',
      border: `2px solid ${color('ink')}`,
      borderRadius: 18,
      backgroundColor: color('card'),
    },
    box(
      {
        justifyContent: 'space-between',
        backgroundColor: color('strip'),
        color: color('on-strip'),
        padding: '12px 24px',
        fontSize: 22,
        fontWeight: 600,
      },
      box({}, 'Price as stated'),
      hasPartial ? box({}, '+ medication extra') : null,
    ),
    ...prices.map(({ rank, name, price }, index) =>
      box(
        {
          alignItems: 'center',
          padding: '15px 24px',
          fontSize: 26,
          ...(index > 0 && { borderTop: `2px solid ${color('line')}` }),
        },
        box({ width: 36, color: color('accent'), fontWeight: 700 }, String(rank)),
        clampedText({ flexGrow: 1, flexShrink: 1, flexBasis: 0, fontWeight: 600 }, name, 1),
        box({ marginLeft: 16, fontWeight: 700 }, price),
      ),
    ),
  )
}
