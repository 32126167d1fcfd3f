// satori draws social images: `tw` has Tailwind's classes, and every box with several children is a flex box.
import type { CSSProperties } from 'react'

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Classes that satori reads; lib/seo/draw-image.ts gives it the colors and fonts. */
    tw?: string
  }
}

const UNSUPPORTED = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122\u2212]/gu

type Props = { lines: number; tw?: string; style?: CSSProperties; children: string }

/** A text of at most `lines` lines, which then ends in "…", without characters that the fonts lack, such as emoji. */
export const Text = ({ lines, tw, style, children }: Props) => (
  // Satori has no classes for these styles.
  <div tw={tw} style={{ display: 'block', lineClamp: lines, wordBreak: 'break-word', ...style }}>
    {children.normalize('NFC').replace(UNSUPPORTED, '').replace(/\s+/g, ' ').trim()}
  </div>
)
