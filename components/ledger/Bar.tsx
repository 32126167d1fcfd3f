// A sum to scale. All bars of a page have tracks of the same width, so that their widths compare: the full width of a
// row or card below 1,024 px, and `w-track` (app/globals.css) in the columns of wider screens.

/** The drug is included, the sum is the least to pay, or an approved drug from its maker. */
export type BarLook = 'included' | 'at-least' | 'maker'

type Props = {
  /** The sum in cents; null if it is not on record, which leaves the track empty. */
  cents: number | null
  /** The end of the page's scale in cents. */
  max: number
  look: BarLook
}

/**
 * Decorative: the sum is next to it in text. SVG, because browsers print no backgrounds and forced colors remove them.
 * The stripes and the torn end are drawings of the page's Legend.
 */
export function Bar({ cents, max, look }: Props) {
  const width = `${Math.round(((cents ?? 0) / max) * 1e4) / 100}%`
  return (
    <svg aria-hidden="true" className={`ledger-bar ${look}`} data-sum={cents}>
      {cents !== null && <rect width={width} height="14" />}
      {cents !== null && look === 'at-least' && <use href="#ledger_tear" x={width} />}
    </svg>
  )
}
