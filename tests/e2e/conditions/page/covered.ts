// Text that is there and that nobody can read, because something without text of its own lies over it or a shape
// cuts it out. The browser is asked what it would hit at three points of each line.
import type { Box, Fault, Text } from './seen'

declare const barOf: typeof import('./seen').barOf
declare const clipOf: typeof import('./seen').clipOf
declare const describe: typeof import('./seen').describe
declare const meet: typeof import('./seen').meet
declare const readColour: typeof import('./seen').readColour

/** y: from the top of the page. isPinned: stays in sight when the page scrolls, so it is asked for at its top only. */
type Point = { x: number; y: number; element: Element; isPinned: boolean }

export function findCovered(texts: Text[]): Fault[] {
  const clips = new Map<Element, Box>()
  const points = texts
    .filter(({ element, ink }) => !element.closest('svg') && meet(ink, clipOf(element, clips, true)))
    .flatMap(({ element, ink }) => {
      const clip = clipOf(element, clips, true)
      const [left, right] = [Math.max(ink.left, clip.left, 0), Math.min(ink.right, clip.right, innerWidth)]
      const y = (ink.top + ink.bottom) / 2 + scrollY
      const isPinned = barOf(element) !== null
      // A point is a whole pixel, and what a scroller hides can be scrolled to.
      if (right - left < 8 || ink.top < clip.top || ink.bottom > clip.bottom) return []
      return [0.1, 0.5, 0.9].map((share) => ({ x: left + (right - left) * share, y, element, isPinned }))
    })
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned))
  const covers = new Map([...findPseudoCovers(points), ...findBoxCovers(points)])
  return [...covers].map(([element, seen]) => ({ kind: 'covered', element: describe(element), seen }))
}

/** Scrolls to each point in turn, so that it can be hit, and keeps those for which something is seen. */
export function askAt(points: Point[], rule: string, look: (point: Point, y: number) => string | null) {
  if (points.length === 0) return []
  const start = { left: scrollX, top: scrollY }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rule)
  document.adoptedStyleSheets.push(sheet)
  const found: [Element, string][] = []
  for (const point of points) {
    if (found.some(([element]) => element === point.element)) continue
    const isInView = point.y > scrollY + 2 && point.y < scrollY + innerHeight - 2
    if (!isInView && point.isPinned) continue
    if (!isInView) scrollTo({ top: point.y - innerHeight / 4, behavior: 'instant' })
    let seen = look(point, point.y - scrollY)
    // What passes underneath a bar comes out of it again.
    for (const share of [0.5, 0.75, 0.1]) {
      if (!seen || point.isPinned) break
      scrollTo({ top: point.y - innerHeight * share, behavior: 'instant' })
      seen = look(point, point.y - scrollY)
    }
    if (seen) found.push([point.element, seen])
  }
  scrollTo({ ...start, behavior: 'instant' })
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  return found
}

/** What lies over a text and is an element, or the ::before or ::after of another one. */
export function findBoxCovers(points: Point[]) {
  const rule = '*, ::before, ::after { pointer-events: auto !important }'
  return askAt(points, rule, ({ x, element }, y) => {
    // Mostly so, and much quicker to ask.
    if (document.elementFromPoint(x, y) === element) return null
    const hits = document.elementsFromPoint(x, y)
    const place = hits.indexOf(element)
    if (hits.length === 0) return null
    const above = place < 0 ? hits.filter((hit) => !hit.contains(element)) : hits.slice(0, place)
    const cover = above.find((hit) => isOpaque(hit, element))
    if (cover) return `is covered by ${describe(cover)}`
    return place < 0 ? 'is partly cut out of the page' : null
  })
}

/** What lies over a text and is a ::before or ::after of its own element. */
export function findPseudoCovers(points: Point[]) {
  const rule = '* { pointer-events: none !important } ::before, ::after { pointer-events: auto !important }'
  const asked = points.filter(({ element }) => hasOpaquePseudo(element))
  return askAt(asked, rule, ({ x, element }, y) =>
    document.elementsFromPoint(x, y).includes(element) ? 'is covered by its own ::before or ::after' : null,
  )
}

export function isOpaque(element: Element, text: Element): boolean {
  const style = getComputedStyle(element)
  if (Number(style.opacity) < 0.5) return false
  if (hasOpaquePseudo(element)) return true
  // A chip or a link among the words of a line has its colour behind them.
  if (style.display === 'inline' && barOf(element) === barOf(text)) return false
  return paints(style) || /^(?:img|canvas|video|iframe)$/i.test(element.tagName)
}

export function hasOpaquePseudo(element: Element): boolean {
  return ['::before', '::after'].some((name) => {
    const style = getComputedStyle(element, name)
    return (
      style.content !== 'none' &&
      /absolute|fixed/.test(style.position) &&
      !style.zIndex.startsWith('-') &&
      Number(style.opacity) >= 0.5 &&
      paints(style)
    )
  })
}

export function paints({ backgroundColor, backgroundImage }: CSSStyleDeclaration): boolean {
  return backgroundImage !== 'none' || (readColour(backgroundColor)[3] ?? 0) >= 128
}
