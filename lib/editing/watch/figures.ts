// Finds figures in a text, ours or a page's, and compares them. "$1,299", "$1299.00", and "1299 USD" are the same figure;
// the 199 in "$1990" is not a figure.

export type Figure = {
  kind: 'dollars' | 'percent' | 'number'
  value: number
  /** For a number: the word that it counts, in the singular. */
  unit: string | null
  /** As written: "$199/mo". */
  text: string
}

/** One number with its sign and unit. Some journals use a middle dot as the decimal point. */
const NUMBER =
  /(?<![\w.,·/])(?<before>(?:US ?)?\$ ?|USD ?)?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<decimals>[.·]\d+)?(?![\d]|[.,·]\d)(?:(?<after> ?(?:USD|dollars)\b| ?%| per ?cent\b)|[ -]?(?<scale>k|thousand|million|billion|m|bn)\b|[ -](?<unit>day|week|month|year)s?\b)?(?<period> ?\/ ?\w+)?/gi

/** What joins the ends of a range: a sign on one end applies to both. */
const RANGE = /^ ?(?:[-–—]|to) ?$/

/** Every figure in a text, in order, except those like "$1.2 million". */
export function readFigures(source: string): Figure[] {
  const text = source.replace(/\u00a0/g, ' ')
  const matches = [...text.matchAll(NUMBER)]
  const kinds = matches.map(({ groups }) => toKind(groups?.before, groups?.after))
  return matches.flatMap(({ 0: words, groups, index }, i) => {
    if (groups?.scale) return []
    const before = matches[i - 1]
    const after = matches[i + 1]
    const gapBefore = before && text.slice(before.index + before[0].length, index)
    const gapAfter = after && text.slice(index + words.length, after.index)
    let kind = kinds[i] ?? 'number'
    if (kind === 'number' && gapBefore && RANGE.test(gapBefore) && kinds[i - 1] === 'dollars')
      kind = 'dollars'
    if (kind === 'number' && gapAfter && RANGE.test(gapAfter) && kinds[i + 1] === 'percent') kind = 'percent'
    const digits = `${groups?.digits?.replaceAll(',', '')}${groups?.decimals?.replace('·', '.') ?? ''}`
    const unit = groups?.unit?.toLowerCase() ?? null
    return [{ kind, value: Number(digits), unit, text: words.trim() }]
  })
}

function toKind(before: string | undefined, after: string | undefined): Figure['kind'] {
  if (before || (after && /USD|dollars/i.test(after))) return 'dollars'
  return after ? 'percent' : 'number'
}

/** Whether a figure on a page matches a stated one. */
export const isSame = (stated: Figure, found: Figure): boolean =>
  stated.kind === found.kind &&
  stated.value === found.value &&
  (stated.unit === null || stated.unit === found.unit)

/**
 * The figures on a page that are closest to a missing one: each once, at most three. The same number without its sign
 * comes first, because a table may have the sign in its heading.
 */
export function findNearest(stated: Figure, onPage: readonly Figure[]): string[] {
  const distance = ({ value }: Figure) => Math.abs(value - stated.value)
  const alike = onPage.filter(
    ({ kind, unit, value }) => value === stated.value || (kind === stated.kind && unit === stated.unit),
  )
  const byDistance = alike.toSorted((a, b) => distance(a) - distance(b))
  return [...new Set(byDistance.map(({ text }) => text))].slice(0, 3)
}
