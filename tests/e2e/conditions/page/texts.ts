// Text that is cut off, or written over something else.
import type { Box, Fault, Text } from './seen'

declare const barOf: typeof import('./seen').barOf
declare const clipOf: typeof import('./seen').clipOf
declare const describe: typeof import('./seen').describe
declare const isSeen: typeof import('./seen').isSeen
declare const meet: typeof import('./seen').meet

export function findCutOff(texts: Text[]): Fault[] {
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
export function findCutOffInFields(cache: Map<Element, boolean>): Fault[] {
  const pen = document.createElement('canvas').getContext('2d')
  return [...document.querySelectorAll('input, select')].flatMap((field) => {
    if (!isSeen(field, cache) || !pen) return []
    const style = getComputedStyle(field)
    const isSelect = field instanceof HTMLSelectElement
    // What was chosen in a select is cut by every browser where it is too long, and whole in the open list.
    const asks = isSelect && field.value === '' ? field.selectedOptions[0]?.text : ''
    const { value, placeholder } = field as HTMLInputElement
    const text = isSelect ? asks : value || placeholder
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

export function findOverlaps(texts: Text[], cache: Map<Element, boolean>): Fault[] {
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
