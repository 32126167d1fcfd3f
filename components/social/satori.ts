// What satori draws social images from: `tw` has Tailwind's classes, and every box with several children is a flex box.
declare module 'react' {
  interface HTMLAttributes<T> {
    /** Classes that satori reads; lib/seo/draw-image.ts gives it the colors and fonts. */
    tw?: string
  }
}

/** In pixels, between the insets of the label. */
export const PICTURE_WIDTH = 1020

/** A text of at most `lines` lines, which then ends in "…". Styles, because satori has no class for this or for em. */
export const clamp = (lines: number) =>
  ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const
