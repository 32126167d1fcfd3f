// Colors and text styles of the drawings.
import { readColor } from '@/lib/seo/colors'

const NAMES = [
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
] as const

/** The design's light colors as hex. */
export const COLORS = Object.fromEntries(NAMES.map((name) => [name, readColor(name)])) as Record<
  (typeof NAMES)[number],
  string
>

/** A text of at most `lines` lines, which then ends in "…". */
export const clamp = (lines: number) =>
  ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const
