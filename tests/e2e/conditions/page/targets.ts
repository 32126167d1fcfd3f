// Targets too small for a finger, headings out of order, missing pictures, a page wider than the screen.
import type { Fault } from './seen'

declare const describe: typeof import('./seen').describe
declare const isSeen: typeof import('./seen').isSeen

export function findSideways(cache: Map<Element, boolean>): Fault[] {
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

/** A selector of all that can be pressed or filled in. */
export function targets() {
  return 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex]:not([tabindex^="-"])'
}

/** A link among words: as tall as its line, by WCAG's own exception. */
export function isInSentence(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false
  let block = target.parentElement
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
  const letters = (element: Element | null) =>
    (element?.textContent ?? '').replace(/[^\p{L}\p{N}]/gu, '').length
  // The words of its neighbours are targets as well: links side by side are no sentence.
  const pressed = [...(block?.querySelectorAll(targets()) ?? [])].filter(
    (one) => !one.parentElement?.closest(targets()),
  )
  return letters(block) > pressed.reduce((sum, one) => sum + letters(one), 0)
}

export function findSmallTargets(cache: Map<Element, boolean>): Fault[] {
  return [...document.querySelectorAll(targets())].flatMap((target) => {
    if (!isSeen(target, cache) || isInSentence(target)) return []
    const label = target.matches('[type=radio], [type=checkbox]') ? target.closest('label') : null
    const { width, height } = (label ?? target).getBoundingClientRect()
    if (Math.min(width, height) >= 44 - 0.5) return []
    const seen = `is ${Math.round(width)} × ${Math.round(height)} px, a finger needs 44 × 44`
    return [{ kind: 'target', element: describe(target), seen }]
  })
}

export function findHeadingFaults(cache: Map<Element, boolean>): Fault[] {
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

export function findBrokenPictures(): Fault[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => ({
      kind: 'picture',
      element: describe(image),
      seen: `the picture ${image.src} is missing`,
    }))
}

export function places(): Record<string, number> {
  const seen = new Map<Element, boolean>()
  return Object.fromEntries(
    [...document.querySelectorAll(`h1, h2, h3, footer, ${targets()}`)]
      .filter((element) => isSeen(element, seen))
      .map((element) => [describe(element), Math.round(element.getBoundingClientRect().top + scrollY)]),
  )
}
