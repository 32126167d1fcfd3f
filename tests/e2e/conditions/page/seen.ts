// Who an element is, and what of it can be seen. All files of this room run in the page, as text: a function may
// use those of the room, and nothing else. What another file of the room has is declared, not imported.

/** kind: the check; element: selector and text; seen: what a person would see. */
export type Fault = { kind: string; element: string; seen: string }

export type Box = { left: number; top: number; right: number; bottom: number }
export type Text = { node: Node; element: Element; ink: Box }

/** `main > p:nth-of-type(2) “The first words…”` */
export function describe(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const tag = at.tagName.toLowerCase()
    const twins = [...(at.parentElement?.children ?? [])].filter((twin) => twin.tagName === at?.tagName)
    const isLandmark = ['main', 'header', 'footer', 'html'].includes(tag)
    const place = twins.length > 1 && !isLandmark ? `:nth-of-type(${twins.indexOf(at) + 1})` : ''
    steps.unshift(at.id ? `${tag}#${at.id}` : tag + place)
    if (at.id || isLandmark) break
  }
  const [first = '', ...rest] = steps
  const selector = rest.length > 3 ? [first, '…', ...rest.slice(-3)] : steps
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
  return `${selector.join(' > ')} “${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}

/** Whether anybody sees it: not hidden, not transparent, not for screen readers only. */
export function isSeen(element: Element, cache: Map<Element, boolean>): boolean {
  const known = cache.get(element)
  if (known !== undefined) return known
  const { parentElement: parent } = element
  let seen = parent ? isSeen(parent, cache) : true
  if (seen) {
    const style = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const isClippedAway = style.clipPath === 'inset(50%)' || /^rect\((0|1)px/.test(style.clip)
    const isTiny = style.overflowX !== 'visible' && (box.width <= 1 || box.height <= 1)
    seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (style.position === 'absolute' && (isClippedAway || isTiny)) seen = false
  }
  cache.set(element, seen)
  return seen
}

/** The lines of every text that is seen, each as tall as its letters rather than as its line. */
export function readTexts(cache: Map<Element, boolean>): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim()) continue
    if (element.closest('script, style, noscript, template, option, title, textarea')) continue
    if (!isSeen(element, cache)) continue
    range.selectNodeContents(node)
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue
      const air = height * 0.22
      texts.push({ node, element, ink: { left, top: top + air, right, bottom: bottom - air } })
    }
  }
  return texts
}

/**
 * The part of the page in which an element can be seen, by what its ancestors hide. What a scroller hides can
 * be scrolled to, so it counts on demand only.
 */
export function clipOf(element: Element, cache: Map<Element, Box>, withScrollers = false): Box {
  const known = cache.get(element)
  if (known) return known
  const { parentElement: parent } = element
  const clip = parent
    ? { ...clipOf(parent, cache, withScrollers) }
    : { left: -scrollX, top: -scrollY, right: 1e9, bottom: 1e9 }
  const { overflowX, overflowY, display } = getComputedStyle(element)
  if (display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')) {
    const box = element.getBoundingClientRect()
    const left = box.left + element.clientLeft
    const top = box.top + element.clientTop
    const right = left + (element.clientWidth || box.width)
    const bottom = top + (element.clientHeight || box.height)
    if (/auto|scroll/.test(overflowX) && !withScrollers) Object.assign(clip, { left: -1e9, right: 1e9 })
    else if (overflowX !== 'visible')
      Object.assign(clip, { left: Math.max(clip.left, left), right: Math.min(clip.right, right) })
    if (/auto|scroll/.test(overflowY) && !withScrollers) Object.assign(clip, { top: -1e9, bottom: 1e9 })
    else if (overflowY !== 'visible')
      Object.assign(clip, { top: Math.max(clip.top, top), bottom: Math.min(clip.bottom, bottom) })
  }
  cache.set(element, clip)
  return clip
}

/** The bar that an element scrolls with, or null: what passes underneath a bar is not overlapped by it. */
export function barOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
  }
  return null
}

export function meet(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 2 && down > 2
}

/** Red, green, blue and opacity, 0 to 255, of CSS colours painted one over the other. */
export function readColour(...colours: string[]): number[] {
  const canvas = new OffscreenCanvas(1, 1)
  const pen = canvas.getContext('2d')
  if (!pen) return [0, 0, 0, 0]
  for (const colour of colours) {
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
  }
  return [...pen.getImageData(0, 0, 1, 1).data]
}

export function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How much two colours stand out from each other, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(readColour(one)), luminance(readColour(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The colour behind what stands in an element: that of all it stands in, one painted over the other. */
export function backdropOf(element: Element): string {
  const layers = ['Canvas']
  for (let at: Element | null = element; at; at = at.parentElement)
    layers.splice(1, 0, getComputedStyle(at).backgroundColor)
  return `rgb(${readColour(...layers).slice(0, 3)})`
}
