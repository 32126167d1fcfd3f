// Finds what a person would see wrong with a page. inspect.ts sends these functions to the page as text, so they may use
// each other and the DOM, but nothing that is imported.

/** check: the broken promise; element: where; message: what a person sees. */
export type Issue = { check: string; element: string; message: string }
type Box = { left: number; top: number; right: number; bottom: number }
type Line = { node: Node; element: Element; ink: Box }

/** `main > p:nth-of-type(2) “The first words…”` */
export function describe(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const tag = at.localName
    const twins = [...(at.parentElement?.children ?? [])].filter((twin) => twin.localName === tag)
    steps.unshift(at.id ? `${tag}#${at.id}` : `${tag}${twins.length > 1 ? `(${twins.indexOf(at) + 1})` : ''}`)
    if (at.id || /^(?:main|header|footer)$/.test(tag)) break
  }
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ')
  return `${steps.slice(-4).join(' > ')} “${text.slice(0, 40)}”`
}

/** False when hidden, transparent, or for screen readers only. */
export function isVisible(element: Element | null, cache: Map<Element, boolean>): boolean {
  if (!element) return true
  const known = cache.get(element)
  if (known !== undefined) return known
  const { clipPath, clip, position } = getComputedStyle(element)
  const isClippedAway = position === 'absolute' && (clipPath === 'inset(50%)' || /^rect\([01]px/.test(clip))
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const result = isShown && !isClippedAway && isVisible(element.parentElement, cache)
  cache.set(element, result)
  return result
}

/** Every visible line of text, as tall as its letters rather than its line height. */
export function readTextLines(): Line[] {
  const cache = new Map<Element, boolean>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.nodeValue?.trim()) continue
    if (element.closest('script, style, noscript, template, option, textarea, svg')) continue
    if (!isVisible(element, cache)) continue
    range.selectNodeContents(node)
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      const leading = height * 0.22
      if (width >= 2 && height >= 2)
        lines.push({ node, element, ink: { left, top: top + leading, right, bottom: bottom - leading } })
    }
  }
  return lines
}

/** The element and its ancestors that clip or scroll. Most do neither, so the answer is kept while nothing changes. */
export function clippersOf(element: Element | null, known: Map<Element, Element[]>): Element[] {
  if (!element) return []
  const found = known.get(element)
  if (found) return found
  const outer = clippersOf(element.parentElement, known)
  const { overflowX, overflowY, display } = getComputedStyle(element)
  const isClipper = display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible')
  const result = isClipper ? [element, ...outer] : outer
  known.set(element, result)
  return result
}

/** The area in which an element is visible. Overflow that can be scrolled to counts unless `withScrollers` is set. */
export function clipOf(
  element: Element | null,
  withScrollers = false,
  known: Map<Element, Element[]> = new Map(),
): Box {
  const clip = { left: -scrollX, top: -scrollY, right: 1e9, bottom: 1e9 }
  let scrollsX = false
  let scrollsY = false
  for (const at of clippersOf(element, known)) {
    const { overflowX, overflowY } = getComputedStyle(at)
    const { left, top } = at.getBoundingClientRect()
    // What an ancestor of a scroller hides can be scrolled into view.
    scrollsX ||= !withScrollers && /auto|scroll/.test(overflowX)
    scrollsY ||= !withScrollers && /auto|scroll/.test(overflowY)
    if (overflowX !== 'visible' && !scrollsX) {
      clip.left = Math.max(clip.left, left + at.clientLeft)
      clip.right = Math.min(clip.right, left + at.clientLeft + at.clientWidth)
    }
    if (overflowY !== 'visible' && !scrollsY) {
      clip.top = Math.max(clip.top, top + at.clientTop)
      clip.bottom = Math.min(clip.bottom, top + at.clientTop + at.clientHeight)
    }
  }
  return clip
}

export function overlaps(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 2 && height > 2
}

/** The fixed or sticky bar that contains an element, or null. Content scrolls out from under a bar. */
export function barOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
  return null
}

export function findSideways(): Issue[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const cache = new Map<Element, boolean>()
  const wide = [...document.body.querySelectorAll('*')].filter(
    (one) => one.getBoundingClientRect().right + scrollX > clientWidth + 0.5 && isVisible(one, cache),
  )
  const culprit = wide.find((one) => !wide.some((other) => other !== one && one.contains(other)))
  const message = `makes the page scroll sideways by ${scrollWidth - clientWidth} px`
  return [{ check: 'sideways', element: describe(culprit ?? document.body), message }]
}

export function findCutOff(lines: Line[]): Issue[] {
  const known = new Map<Element, Element[]>()
  return lines.flatMap(({ element, ink }) => {
    const clip = clipOf(element, false, known)
    const sides = [clip.left - ink.left, ink.right - clip.right, clip.top - ink.top, ink.bottom - clip.bottom]
    const cut = Math.max(...sides)
    if (cut <= 1.5) return []
    return [{ check: 'cut off', element: describe(element), message: `is cut off by ${Math.round(cut)} px` }]
  })
}

/** Placeholders that are longer than their field. A long value scrolls. */
export function findCutOffInFields(): Issue[] {
  const context = document.createElement('canvas').getContext('2d')
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')
  return [...fields].flatMap((field) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field)
    if (!context || field.clientWidth === 0) return []
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const space = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const cut = Math.round(context.measureText(field.value ? '' : field.placeholder).width - space)
    if (cut <= 2) return []
    return [
      { check: 'cut off', element: describe(field), message: `text is ${cut} px too long for its field` },
    ]
  })
}

export function findOverlaps(lines: Line[]): Issue[] {
  const issues: Issue[] = []
  const report = (element: Element, other: Element) => {
    if (barOf(element) !== barOf(other)) return
    issues.push({ check: 'overlap', element: describe(element), message: `overlaps ${describe(other)}` })
  }
  const elements = [...new Set(lines.map(({ element }) => element))]
  const known = new Map<Element, Element[]>()
  const clips = new Map(elements.map((element) => [element, clipOf(element, true, known)]))
  const sorted = lines
    .filter(({ element, ink }) => overlaps(ink, clips.get(element) ?? ink))
    .sort((a, b) => a.ink.top - b.ink.top)
  for (const [index, a] of sorted.entries()) {
    for (const b of sorted.slice(index + 1)) {
      if (b.ink.top >= a.ink.bottom) break
      // A superscript citation may touch the line above it.
      if (a.element.closest('sup') || b.element.closest('sup')) continue
      if (a.node !== b.node && overlaps(a.ink, b.ink)) report(a.element, b.element)
    }
  }
  const cache = new Map<Element, boolean>()
  const boxes = 'button, select, textarea, input:not([type=radio], [type=checkbox]), img, a[class*="border-"]'
  for (const box of document.querySelectorAll(boxes)) {
    if (!isVisible(box, cache) || box.closest('[aria-hidden=true]')) continue
    const area = box.getBoundingClientRect()
    for (const { element, ink } of sorted)
      if (!box.contains(element) && overlaps(ink, area)) report(element, box)
  }
  return issues
}

/** Text under something opaque. Scrolls to each line in turn and asks the browser what a click would hit. */
export function findCovered(): Issue[] {
  const lines = readTextLines()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { pointer-events: auto !important; scroll-behavior: auto !important }')
  document.adoptedStyleSheets.push(sheet)
  const known = new Map<Element, Element[]>()
  const points = lines.map(({ element, ink }) => {
    const x = (ink.left + ink.right) / 2
    const y = (ink.top + ink.bottom) / 2 + scrollY
    return { element, x, y, isClipped: !overlaps(ink, clipOf(element, true, known)) }
  })
  const issues = points.flatMap(({ element, x, y, isClipped }) => {
    const bar = barOf(element)
    if (isClipped || bar || x < 0 || x >= innerWidth) return []
    if (y < scrollY + 100 || y > scrollY + innerHeight - 20) scrollTo(0, y - innerHeight / 2)
    const hits = document.elementsFromPoint(x, y - scrollY)
    const cover = hits.slice(0, Math.max(0, hits.indexOf(element))).find((hit) => {
      const { backgroundColor, backgroundImage, opacity, display } = getComputedStyle(hit)
      const isPainted = backgroundImage !== 'none' || (readColor(backgroundColor)[3] ?? 0) >= 128
      const isInside = element.contains(hit) || display === 'inline' || barOf(hit) !== null
      return !isInside && Number(opacity) >= 0.5 && (isPainted || /^(?:img|canvas)$/.test(hit.localName))
    })
    if (!cover) return []
    return [{ check: 'covered', element: describe(element), message: `is covered by ${describe(cover)}` }]
  })
  scrollTo(0, 0)
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  return issues
}

/** Selects everything that can be pressed or filled in. */
export function targetSelector() {
  return 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex]:not([tabindex^="-"])'
}

/** WCAG exempts a link in a sentence: it is as tall as its line. */
export function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false
  let block = target.parentElement
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
  const count = (element: Element | null) =>
    (element?.textContent ?? '').replace(/[^\p{L}\p{N}]/gu, '').length
  const inTargets = [...(block?.querySelectorAll(targetSelector()) ?? [])].map(count)
  return count(block) > inTargets.reduce((sum, length) => sum + length, 0)
}

export function findSmallTargets(): Issue[] {
  const cache = new Map<Element, boolean>()
  return [...document.querySelectorAll(targetSelector())].flatMap((target) => {
    if (!isVisible(target, cache) || isInSentence(target)) return []
    const label = target.matches('[type=radio], [type=checkbox]') ? target.closest('label') : null
    const { width, height } = (label ?? target).getBoundingClientRect()
    if (Math.min(width, height) >= 44 - 0.5) return []
    const message = `is ${Math.round(width)} × ${Math.round(height)} px; a finger needs 44 × 44`
    return [{ check: 'target', element: describe(target), message }]
  })
}

/** Text that does not grow for a visitor who asked for larger text. */
export function findFixedText(lines: Line[]): Issue[] {
  const { style } = document.documentElement
  const requested = style.fontSize
  const fields = document.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea')
  const elements = [...new Set(lines.map(({ element }) => element)), ...fields]
  const readSizes = () => elements.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  const after = readSizes()
  style.fontSize = ''
  const before = readSizes()
  style.fontSize = requested
  return elements.flatMap((element, index) => {
    const small = before[index] ?? 0
    const large = after[index] ?? 0
    // Headings also scale with the screen width. The site's name must leave room for the link beside it.
    const factor = requested !== '200%' || element.matches('header a[href="/"]') ? 1 : small < 24 ? 1.8 : 1.4
    if (small >= 9 && large / small >= factor) return []
    return [{ check: 'text size', element: describe(element), message: `has text of ${small} → ${large} px` }]
  })
}

/** Motion despite reduced motion, and text that ignores forced colors and cannot be read. */
export function findIgnoredPreferences(lines: Line[]): Issue[] {
  const issue = (element: Element, message: string) => [
    { check: 'preference', element: describe(element), message },
  ]
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isForced = matchMedia('(forced-colors: active)').matches
  const root = document.documentElement
  const moving = document.getAnimations().flatMap(({ effect, playState }) => {
    const isMoving = playState === 'running' && Number(effect?.getComputedTiming().duration) > 0
    return isMoving && effect instanceof KeyframeEffect && effect.target ? [effect.target] : []
  })
  const smooth = getComputedStyle(root).scrollBehavior === 'smooth' ? [root] : []
  const elements = isForced ? [...new Set(lines.map(({ element }) => element))] : []
  const unreadable = elements.filter((element) => {
    const { color, forcedColorAdjust } = getComputedStyle(element)
    return forcedColorAdjust === 'none' && contrast(color, backdropOf(element)) < 4.5
  })
  return [
    ...(isStill ? [...moving, ...smooth].flatMap((one) => issue(one, 'moves despite reduced motion')) : []),
    ...unreadable.flatMap((one) => issue(one, 'cannot be read in forced colors')),
  ]
}

/** Red, green, blue and alpha, 0 to 255, of CSS colors painted one over the other. */
export function readColor(...colors: string[]): number[] {
  const store = window as unknown as { colors?: Map<string, number[]> }
  store.colors ??= new Map()
  // The system's colors depend on these.
  const key = String([
    ...colors,
    matchMedia('(prefers-color-scheme: dark)').matches,
    matchMedia('(forced-colors: active)').matches,
  ])
  const known = store.colors.get(key)
  if (known) return known
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('no canvas')
  for (const color of colors) {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
  }
  const result = [...context.getImageData(0, 0, 1, 1).data]
  store.colors.set(key, result)
  return result
}

export function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const a = luminance(readColor(one))
  const b = luminance(readColor(other))
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The color behind an element's content: all backgrounds, painted one over the other. */
export function backdropOf(element: Element | null): string {
  const layers = ['Canvas']
  for (let at = element; at; at = at.parentElement) layers.splice(1, 0, getComputedStyle(at).backgroundColor)
  return `rgb(${readColor(...layers).slice(0, 3)})`
}

/** Text below the minimum contrast. WCAG exempts disabled controls. Transitions end first. */
export function inspectContrast(minimum: number): Issue[] {
  for (const animation of document.getAnimations()) animation.finish()
  const cache = new Map<Element, boolean>()
  const inCharts = [...document.querySelectorAll('svg text')].filter((text) => isVisible(text, cache))
  const elements = new Set([...readTextLines().map(({ element }) => element), ...inCharts])
  const ratios = new Map<string, number>()
  return [...elements].flatMap((element) => {
    if (element.closest(':disabled, [aria-disabled=true]')) return []
    const { color, fill } = getComputedStyle(element)
    const front = element instanceof SVGElement ? fill : color
    const back = backdropOf(element)
    const key = `${front} on ${back}`
    const ratio = ratios.get(key) ?? contrast(front, back)
    ratios.set(key, ratio)
    if (ratio >= minimum) return []
    const message = `has a contrast of ${ratio.toFixed(2)}; text needs ${minimum}`
    return [{ check: 'contrast', element: describe(element), message }]
  })
}

/** What is wrong with the focus ring of an element that has the focus, or null. */
export function describeLostRing(element: Element): string | null {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  const ratio = contrast(outlineColor, backdropOf(element.parentElement))
  if (outlineStyle === 'solid' && outlineWidth === '3px' && ratio >= 3) return null
  return `has a focus ring of ${outlineStyle} ${outlineWidth} with a contrast of ${ratio.toFixed(1)}`
}

/** Of all that is visible, what shows no focus ring: while all of it has the focus. */
export function findLostRings(): Issue[] {
  const cache = new Map<Element, boolean>()
  return [...document.querySelectorAll(targetSelector())].flatMap((element) => {
    const message = isVisible(element, cache) && !element.matches(':disabled') && describeLostRing(element)
    return message ? [{ check: 'focus', element: describe(element), message }] : []
  })
}

/** The focused element's issues, and null once the focus has left the page. */
export function inspectFocused(): Issue[] | null {
  const element = document.activeElement
  const store = window as unknown as { reached?: Element[] }
  store.reached ??= []
  // A date has a stop for each of its parts.
  if (element?.matches('[type=date]') && store.reached.at(-1) === element) return []
  if (!element || element === document.body || store.reached.includes(element)) return null
  store.reached.push(element)
  const issue = (message: string) => [{ check: 'focus', element: describe(element), message }]
  if (store.reached.length === 1 && !/Skip to main content/.test(element.textContent ?? ''))
    return issue('gets focus before the skip link')
  const lost = describeLostRing(element)
  if (lost) return issue(lost)
  const [box] = element.getClientRects()
  if (!box || box.width < 2 || box.height < 2) return issue('has focus but no size')
  const clip = clipOf(element.parentElement, true)
  const cutSides = [
    clip.left > box.left,
    clip.top > box.top,
    clip.right < box.right,
    clip.bottom < box.bottom,
  ]
  if (cutSides.filter(Boolean).length > 1) return issue('has a focus ring that is cut off')
  const x = (box.left + box.right) / 2
  const y = box.top + Math.min(box.height / 2, 20)
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return issue('has focus outside the screen')
  const top = document.elementFromPoint(x, y)
  if (top && !element.contains(top) && !top.contains(element) && !top.closest('label')?.contains(element))
    return issue(`has focus but is covered by ${describe(top)}`)
  return []
}

/** Elements that the Tab key never reached, or reached out of order, since the page was opened. */
export function findUnreached(): Issue[] {
  const { reached = [] } = window as unknown as { reached?: Element[] }
  const cache = new Map<Element, boolean>()
  const issue = (element: Element, message: string) => ({
    check: 'focus',
    element: describe(element),
    message,
  })
  const stops = [...document.querySelectorAll(targetSelector())].filter((one) => {
    if (!isVisible(one, cache)) return false
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio') return true
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${one.name}"]`)]
    return one === (group.find((radio) => radio.checked) ?? group[0])
  })
  const missed = stops.filter((one) => !one.matches(':disabled') && !reached.includes(one))
  const jumps = reached.filter((one, index) => {
    const before = reached[index - 1]
    return before && !(before.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  })
  return [
    ...missed.map((one) => issue(one, 'is never reached by the Tab key')),
    ...jumps.map((one) => issue(one, 'is reached by the Tab key out of order')),
  ]
}

/** Enabled buttons that do nothing when pressed. */
export async function findDeadButtons(): Promise<Issue[]> {
  const issues: Issue[] = []
  for (const button of document.querySelectorAll<HTMLElement>('main button:enabled, main [role=button]')) {
    if (!button.isConnected || !button.checkVisibility()) continue
    let changes = 0
    const observer = new MutationObserver(() => changes++)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const before = `${location.href} ${document.activeElement?.id}`
    button.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    observer.disconnect()
    if (changes === 0 && before === `${location.href} ${document.activeElement?.id}`)
      issues.push({ check: 'dead', element: describe(button), message: 'looks ready and does nothing' })
  }
  return issues
}

/** `isTextMeasured`: whether text also has to have grown as the visitor asked. */
export function inspectAll(isTextMeasured: boolean): Issue[] {
  const lines = readTextLines()
  return [
    findSideways(),
    findCutOff(lines),
    findCutOffInFields(),
    findOverlaps(lines),
    findSmallTargets(),
    isTextMeasured ? findFixedText(lines) : [],
    findIgnoredPreferences(lines),
  ].flat()
}
