// A focus that cannot be seen, and what the Tab key does not reach or reaches out of order.
import type { Fault } from './seen'

declare const backdropOf: typeof import('./seen').backdropOf
declare const clipOf: typeof import('./seen').clipOf
declare const contrast: typeof import('./seen').contrast
declare const describe: typeof import('./seen').describe
declare const isSeen: typeof import('./seen').isSeen
declare const targets: typeof import('./targets').targets

/**
 * How much of the ring is cut away, 0 to 1: by what an ancestor hides, or by the page's edge. A side counts as cut
 * when less than 2 px of its 3 are left; one that touches an edge leaves the others.
 */
export function ringCut(element: Element): number {
  const { outlineWidth, outlineOffset } = getComputedStyle(element)
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  const clip = clipOf(element.parentElement ?? document.body, new Map(), true)
  const end = Math.min(clip.right, document.documentElement.clientWidth)
  const sides = [...element.getClientRects()].flatMap(({ left, top, right, bottom, width, height }) => [
    { length: height, cut: clip.left - (left - reach) },
    { length: width, cut: clip.top - (top - reach) },
    { length: height, cut: right + reach - end },
    { length: width, cut: bottom + reach - clip.bottom },
  ])
  const sum = (some: typeof sides) => some.reduce((total, { length }) => total + length, 0)
  return sum(sides.filter(({ cut }) => cut > 1)) / Math.max(1, sum(sides))
}

export function focusFaults(element: Element): Fault[] {
  const faults: Fault[] = []
  const say = (seen: string) => faults.push({ kind: 'focus', element: describe(element), seen })
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
  const stands = contrast(outlineColor, backdropOf(element.parentElement ?? document.body))
  const isForced = matchMedia('(forced-colors: active)').matches
  if (outlineStyle !== 'solid' || outlineWidth !== '3px')
    say(`has the focus and shows it by "${outlineStyle} ${outlineWidth}" instead of a ring of 3 px`)
  else if (!isForced && stands < 3)
    say(`has the focus and a ring that stands out by ${stands.toFixed(1)} only, 3 are needed`)
  else if (ringCut(element) > 0.5)
    say(`has the focus and ${Math.round(100 * ringCut(element))}% of its ring are cut away`)
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
export function listStops(): Element[] {
  const seen = new Map<Element, boolean>()
  return [...document.querySelectorAll(targets())].filter((element) => {
    if (element.matches(':disabled')) return false
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${element.name}"]`)]
      if (element !== (group.find((radio) => radio.checked) ?? group[0])) return false
    }
    return isSeen(element, seen)
  })
}

/** Everything scrolled back, and the Tab key at the beginning of the page. */
export function goToTop(): void {
  for (const element of [document.documentElement, ...document.querySelectorAll('section, nav, div')])
    if (element.scrollTop > 0 || element.scrollLeft > 0) element.scrollTo(0, 0)
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  Object.assign(window, { reached: [] })
}

export function focusAll(): Fault[] {
  const faults = listStops().flatMap((element) => {
    ;(element as HTMLElement).focus()
    return document.activeElement === element
      ? focusFaults(element)
      : [{ kind: 'focus', element: describe(element), seen: 'looks active and takes no focus' }]
  })
  goToTop()
  return faults
}

export function checkActive(): { name: string; faults: Fault[] } | null {
  const element = document.activeElement
  if (!element || element === document.body || element === document.documentElement) return null
  const store = window as unknown as { reached?: Element[] }
  store.reached ??= []
  if (store.reached.includes(element)) return null
  store.reached.push(element)
  return { name: describe(element), faults: focusFaults(element) }
}

export function finishTabs(): Fault[] {
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
