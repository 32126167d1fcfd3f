// Text whose color is too close to what is behind it, by the computed styles.
import type { Fault, Text } from './seen'

declare const describe: typeof import('./seen').describe
declare const readTexts: typeof import('./seen').readTexts
declare const contrast: typeof import('./seen').contrast
declare const backdropOf: typeof import('./seen').backdropOf

/** The contrast of every text that is seen, except of what is disabled: WCAG exempts it. */
export function measureTexts(): { text: Text; ratio: number }[] {
  const ratios = new Map<string, number>()
  return readTexts(new Map()).flatMap((text) => {
    if (text.element.closest(':disabled, [aria-disabled=true]')) return []
    const { color, fill } = getComputedStyle(text.element)
    const [front, back] = [text.element instanceof SVGElement ? fill : color, backdropOf(text.element)]
    const key = `${front} on ${back}`
    const ratio = ratios.get(key) ?? contrast(front, back)
    ratios.set(key, ratio)
    return [{ text, ratio }]
  })
}

export function findLowContrast(least: number): { lowest: number; faults: Fault[] } {
  const measured = measureTexts()
  return {
    lowest: Math.min(...measured.map(({ ratio }) => ratio)),
    faults: measured
      .filter(({ ratio }) => ratio < least)
      .map(({ text, ratio }) => ({
        kind: 'contrast',
        element: describe(text.element),
        seen: `has a contrast of ${ratio.toFixed(2)}, less than ${least}`,
      })),
  }
}
