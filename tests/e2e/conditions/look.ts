// What a person would see wrong on a page: text cut off or overlapping, a page wider than the screen, targets
// too small for a finger, headings out of order, a focus that cannot be seen. These functions run in the
// page, as text: they may use each other and nothing from outside this file's functions.
import type { Page } from 'playwright/test'

/** kind: the check; element: selector and text; seen: what a person would see. */
export type Fault = { kind: string; element: string; seen: string }

type Box = { left: number; top: number; right: number; bottom: number }
type Text = { node: Node; element: Element; ink: Box }

const MIN_TARGET_PX = 24
const MIN_TOUCH_TARGET_PX = 44
const PHONE_MAX_PX = 767

/** The faults of the page as it is shown now. */
export const findFaults = (page: Page): Promise<Fault[]> =>
  run(page, `findAll(${MIN_TARGET_PX}, ${MIN_TOUCH_TARGET_PX}, ${PHONE_MAX_PX})`)

/** Only whether the page is wider than the screen. */
export const findSidewaysFaults = (page: Page): Promise<Fault[]> => run(page, 'findSideways(new Map())')

/**
 * Focuses every element that the Tab key can reach. The keyboard must have been used before, so that the
 * browser shows the focus.
 */
export const findFocusFaults = (page: Page): Promise<Fault[]> => run(page, 'focusAll()')

/** The faults of the element that has the focus, and who it is; null when nothing has it. */
export const checkFocused = (page: Page): Promise<{ name: string; faults: Fault[] } | null> =>
  run(page, 'checkActive()')

/** Begins anew: scrolled to the top, the Tab key at the beginning. */
export const startTabbing = (page: Page): Promise<void> => run(page, 'goToTop()')

/** Elements that the Tab key should have reached and did not since startTabbing, or reaches out of order. */
export const finishTabbing = (page: Page): Promise<Fault[]> => run(page, 'finishTabs()')

/** What can be compared before and after scripts arrive: where each heading and control stands. */
export const readPlaces = (page: Page): Promise<Record<string, number>> => run(page, 'places()')

function run<Result>(page: Page, call: string): Promise<Result> {
  return page.evaluate(`(() => { ${SOURCE}; return ${call} })()`)
}

/** `main > p:nth-of-type(2) “The first words…”` */
function describe(element: Element): string {
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
function isSeen(element: Element, cache: Map<Element, boolean>): boolean {
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
function readTexts(cache: Map<Element, boolean>): Text[] {
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
function clipOf(element: Element, cache: Map<Element, Box>, withScrollers = false): Box {
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

function findCutOff(texts: Text[]): Fault[] {
  const clips = new Map<Element, Box>()
  return texts.flatMap(({ element, ink }) => {
    const clip = clipOf(element, clips)
    const cut = Math.max(
      clip.left - ink.left,
      ink.right - clip.right,
      clip.top - ink.top,
      ink.bottom - clip.bottom,
    )
    if (cut <= 1.5) return []
    return [
      { kind: 'cut off', element: describe(element), seen: `${Math.round(cut)} px of this text are cut off` },
    ]
  })
}

/** What stands in a field and does not fit it. */
function findCutOffInFields(cache: Map<Element, boolean>): Fault[] {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('input, select')].flatMap((field) => {
    if (!isSeen(field, cache) || !pen) return []
    const style = getComputedStyle(field)
    const isSelect = field instanceof HTMLSelectElement
    // What was chosen in a select is cut by every browser where it is too long, and whole in the open list.
    const asks = isSelect && field.value === '' ? field.selectedOptions[0]?.text : ''
    const text = isSelect ? asks : (field as HTMLInputElement).value
    if (!text || /^(?:radio|checkbox|hidden)$/.test(field.getAttribute('type') ?? '')) return []
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    // The arrow of a native select takes about as much as a letter is high.
    const arrow = isSelect && style.appearance !== 'none' ? Number.parseFloat(style.fontSize) : 0
    const room =
      field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - arrow
    const cut = Math.round(pen.measureText(text).width - room)
    if (cut <= 2) return []
    return [
      { kind: 'cut off', element: describe(field), seen: `“${text}” is ${cut} px too long for its field` },
    ]
  })
}

/** The bar that an element scrolls with, or null: what passes underneath a bar is not overlapped by it. */
function barOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
  }
  return null
}

function meet(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > 2 && down > 2
}

function findOverlaps(texts: Text[], cache: Map<Element, boolean>): Fault[] {
  const faults: Fault[] = []
  const say = (element: Element, other: Element) => {
    if (barOf(element) !== barOf(other)) return
    faults.push({ kind: 'overlap', element: describe(element), seen: `is written over ${describe(other)}` })
  }
  const clips = new Map<Element, Box>()
  const sorted = texts
    .filter(({ element, ink }) => meet(ink, clipOf(element, clips, true)))
    .sort((a, b) => a.ink.top - b.ink.top)
  for (const [index, a] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const b = sorted[next]
      if (!b || b.ink.top >= a.ink.bottom) break
      // A citation may touch the line above its own.
      const isCitation = (a.element.closest('sup') ?? b.element.closest('sup')) !== null
      const isSameBlock =
        a.element.parentElement?.contains(b.element) || b.element.parentElement?.contains(a.element)
      if (a.node !== b.node && meet(a.ink, b.ink) && !(isCitation && isSameBlock)) say(a.element, b.element)
    }
  }
  const boxes = 'button, select, textarea, input:not([type=radio], [type=checkbox]), img, a[class*="border-"]'
  for (const box of document.querySelectorAll(boxes)) {
    if (!isSeen(box, cache) || box.closest('[aria-hidden=true]')) continue
    const area = box.getBoundingClientRect()
    for (const { element, ink } of sorted) {
      if (!box.contains(element) && !element.closest('svg') && meet(ink, area)) say(element, box)
    }
  }
  return faults
}

function findSideways(cache: Map<Element, boolean>): Fault[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.getBoundingClientRect().right + scrollX > clientWidth + 0.5 && isSeen(element, cache),
  )
  // The innermost of them is the one that pushes.
  const culprit = wide.find((element) => !wide.some((other) => other !== element && element.contains(other)))
  const seen = `the page scrolls sideways by ${scrollWidth - clientWidth} px`
  return [{ kind: 'sideways', element: describe(culprit ?? document.documentElement), seen }]
}

const TARGETS = () =>
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex]:not([tabindex^="-"])'

/** A link among words: as tall as its line, by WCAG's own exception. */
function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false
  let block = target.parentElement
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
  const letters = (element: Element | null) =>
    (element?.textContent ?? '').replace(/[^\p{L}\p{N}]/gu, '').length
  return letters(block) > letters(target)
}

/** Has the face of a button, whatever its element is. */
function isButton(target: Element): boolean {
  if (target.matches('button, summary, select, textarea, input, [role=button]')) return true
  const { borderTopWidth, backgroundColor, display } = getComputedStyle(target)
  const isFilled = !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor)
  return display !== 'inline' && (Number.parseFloat(borderTopWidth) > 0 || isFilled)
}

function findSmallTargets(cache: Map<Element, boolean>, min: number, touch: number, phone: number): Fault[] {
  return [...document.querySelectorAll(TARGETS())].flatMap((target) => {
    if (!isSeen(target, cache) || isInSentence(target)) return []
    const label = target.matches('[type=radio], [type=checkbox]') ? target.closest('label') : null
    const { width, height } = (label ?? target).getBoundingClientRect()
    const least = innerWidth <= phone && isButton(target) ? touch : min
    if (Math.min(width, height) >= least - 0.5) return []
    const seen = `is ${Math.round(width)} × ${Math.round(height)} px, a finger needs ${least} × ${least}`
    return [{ kind: 'target', element: describe(target), seen }]
  })
}

function findHeadingFaults(cache: Map<Element, boolean>): Fault[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  )
  const faults: Fault[] = []
  const firsts = headings.filter((heading) => heading.tagName === 'H1' && isSeen(heading, cache))
  if (firsts.length !== 1) {
    const element = describe(firsts[1] ?? document.body)
    faults.push({
      kind: 'headings',
      element,
      seen: `the page has ${firsts.length} main headings instead of one`,
    })
  }
  let before = 0
  for (const heading of headings) {
    const level = Number(heading.tagName[1])
    if (level > before + 1)
      faults.push({
        kind: 'headings',
        element: describe(heading),
        seen: `is a heading of level ${level} after one of level ${before}: a level is skipped`,
      })
    before = level
  }
  return faults
}

function findBrokenPictures(): Fault[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => ({
      kind: 'picture',
      element: describe(image),
      seen: `the picture ${image.src} is missing`,
    }))
}

function findAll(min: number, touch: number, phone: number): Fault[] {
  const seen = new Map<Element, boolean>()
  const texts = readTexts(seen)
  return [
    ...findSideways(seen),
    ...findCutOff(texts),
    ...findCutOffInFields(seen),
    ...findOverlaps(texts, seen),
    ...findSmallTargets(seen, min, touch, phone),
    ...findHeadingFaults(seen),
    ...findBrokenPictures(),
  ]
}

/** Red, green, blue and opacity of a CSS colour, 0 to 255. */
function readColour(colour: string): number[] {
  const canvas = new OffscreenCanvas(1, 1)
  const pen = canvas.getContext('2d')
  if (!pen) return [0, 0, 0, 0]
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  return [...pen.getImageData(0, 0, 1, 1).data]
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How much the ring stands out from what is behind it, 1 to 21. */
function ringContrast(element: Element): number {
  let at = element.parentElement
  while (at && readColour(getComputedStyle(at).backgroundColor)[3] !== 255) at = at.parentElement
  const behind = luminance(readColour(at ? getComputedStyle(at).backgroundColor : '#fff'))
  const ring = luminance(readColour(getComputedStyle(element).outlineColor))
  return (Math.max(behind, ring) + 0.05) / (Math.min(behind, ring) + 0.05)
}

function focusFaults(element: Element): Fault[] {
  const faults: Fault[] = []
  const say = (seen: string) => faults.push({ kind: 'focus', element: describe(element), seen })
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle !== 'solid' || outlineWidth !== '3px')
    say(`has the focus and shows it by "${outlineStyle} ${outlineWidth}" instead of a ring of 3 px`)
  else if (!matchMedia('(forced-colors: active)').matches && ringContrast(element) < 3)
    say(`has the focus and a ring that stands out by ${ringContrast(element).toFixed(1)} only, 3 are needed`)
  const [line] = element.getClientRects()
  if (!line || line.width < 2 || line.height < 2) {
    say('has the focus and no size')
    return faults
  }
  // Of a field of many lines, the first is where the writing begins.
  const height = element.matches('textarea') ? 40 : line.height
  const middle = { x: (line.left + line.right) / 2, y: line.top + height / 2 }
  const across = [
    [middle.x, middle.y],
    [line.left + 2, middle.y],
    [line.right - 2, middle.y],
  ] as const
  const down = [
    [middle.x, line.top + 2],
    [middle.x, line.bottom - 2],
  ] as const
  // Above and below a link among words lies the padding of its neighbours, which covers nothing.
  const points = getComputedStyle(element).display === 'inline' ? across : [...across, ...down]
  const isOnScreen = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
  if (line.height <= innerHeight && !isOnScreen(middle.x, middle.y))
    say('has the focus outside of the screen')
  for (const [x, y] of points) {
    const top = isOnScreen(x, y) ? document.elementFromPoint(x, y) : element
    const isSame = !top || element.contains(top) || top.contains(element)
    if (isSame || top.closest('label')?.contains(element)) continue
    say(`has the focus and is covered by ${describe(top)}`)
    break
  }
  return faults
}

/** What the Tab key stops at: of radio buttons of one name, one. */
function listStops(): Element[] {
  const seen = new Map<Element, boolean>()
  return [...document.querySelectorAll(TARGETS())].filter((element) => {
    if (element.matches(':disabled')) return false
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)]
      if (element !== (group.find((radio) => radio.checked) ?? group[0])) return false
    }
    return isSeen(element, seen)
  })
}

/** Everything scrolled back, and the Tab key at the beginning of the page. */
function goToTop(): void {
  for (const element of [document.documentElement, ...document.querySelectorAll('section, nav, div')])
    if (element.scrollTop > 0 || element.scrollLeft > 0) element.scrollTo(0, 0)
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  Object.assign(window, { reached: [] })
}

function focusAll(): Fault[] {
  const faults = listStops().flatMap((element) => {
    ;(element as HTMLElement).focus()
    return document.activeElement === element
      ? focusFaults(element)
      : [{ kind: 'focus', element: describe(element), seen: 'looks active and takes no focus' }]
  })
  goToTop()
  return faults
}

function checkActive(): { name: string; faults: Fault[] } | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const store = window as unknown as { reached?: Element[] }
  store.reached ??= []
  if (store.reached.includes(element)) return null
  store.reached.push(element)
  return { name: describe(element), faults: focusFaults(element) }
}

function finishTabs(): Fault[] {
  const { reached = [] } = window as unknown as { reached?: Element[] }
  const missed = listStops()
    .filter((element) => !reached.includes(element))
    .map((element) => ({
      kind: 'focus',
      element: describe(element),
      seen: 'is never reached by the Tab key',
    }))
  const jumps = reached.flatMap((element, index) => {
    const before = reached[index - 1]
    if (!before || before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) return []
    return [
      {
        kind: 'focus',
        element: describe(element),
        seen: `gets the focus after ${describe(before)}: out of order`,
      },
    ]
  })
  // Whoever presses Tab on a page just opened is led there before anything else.
  const early = [...document.querySelectorAll('[tabindex]')]
    .filter((element) => (element as HTMLElement).tabIndex > 0)
    .map((element) => ({
      kind: 'focus',
      element: describe(element),
      seen: 'gets the focus before everything that stands above it',
    }))
  return [...early, ...jumps, ...missed]
}

function places(): Record<string, number> {
  const seen = new Map<Element, boolean>()
  return Object.fromEntries(
    [...document.querySelectorAll(`h1, h2, h3, footer, ${TARGETS()}`)]
      .filter((element) => isSeen(element, seen))
      .map((element) => [describe(element), Math.round(element.getBoundingClientRect().top + scrollY)]),
  )
}

const SOURCE = [
  describe,
  isSeen,
  readTexts,
  clipOf,
  findCutOff,
  findCutOffInFields,
  barOf,
  meet,
  findOverlaps,
  findSideways,
  isInSentence,
  isButton,
  findSmallTargets,
  findHeadingFaults,
  findBrokenPictures,
  findAll,
  readColour,
  luminance,
  ringContrast,
  focusFaults,
  listStops,
  focusAll,
  goToTop,
  checkActive,
  finishTabs,
  places,
]
  .map(String)
  .concat(`const TARGETS = ${TARGETS}`)
  .join('\n')
