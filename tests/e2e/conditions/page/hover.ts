// What becomes of a link or a button while the pointer is over it.
import type { Fault } from './seen'

declare const backdropOf: typeof import('./seen').backdropOf
declare const contrast: typeof import('./seen').contrast
declare const describe: typeof import('./seen').describe
declare const isSeen: typeof import('./seen').isSeen
declare const readColour: typeof import('./seen').readColour
declare const readTexts: typeof import('./seen').readTexts

/** The links and buttons that are seen now, by name. */
export function listSeenControls(): string[] {
  const cache = new Map<Element, boolean>()
  return [...document.querySelectorAll('a, button, summary')]
    .filter((control) => isSeen(control, cache))
    .map(describe)
}

/** Links and buttons that cannot be read as they are now. */
export function findUnreadableControls(): Fault[] {
  for (const animation of document.getAnimations()) animation.finish()
  const texts = readTexts(new Map()).map(({ element }) => element)
  return [...new Set(texts)].flatMap((element) => {
    const control = element.closest('a, button, summary')
    if (!control || control.matches(':disabled, [aria-disabled=true]')) return []
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const backdrop = backdropOf(element)
    const letters = `rgb(${readColour(backdrop, color).slice(0, 3)})`
    const size = Number.parseFloat(fontSize)
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
    const difference = contrast(letters, backdrop)
    if (difference >= least) return []
    const seen = `stands out by ${difference.toFixed(1)} only while the pointer is over it, ${least} are needed`
    return [{ kind: 'hover', element: describe(element), seen }]
  })
}
