// What a visitor asked the browser for and a page must follow: larger letters, less motion, colours of their own.
import type { Fault, Text } from './seen'

declare const backdropOf: typeof import('./seen').backdropOf
declare const contrast: typeof import('./seen').contrast
declare const describe: typeof import('./seen').describe

/** Letters that stay small when the visitor has them twice as large, and those that nobody can read at all. */
export function findSmallLetters(texts: Text[]): Fault[] {
  const { style } = document.documentElement
  const elements = [...new Set(texts.map(({ element }) => element))].filter((one) => !one.closest('svg'))
  const fields = document.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea')
  const all = [...elements, ...fields]
  const readSizes = () => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const large = readSizes()
  const asked = style.fontSize
  style.fontSize = ''
  const normal = readSizes()
  style.fontSize = asked
  return all.flatMap((element, index) => {
    const [before = 0, after = 0] = [normal[index], large[index]]
    const fault = (seen: string) => [{ kind: 'letters', element: describe(element), seen }]
    if (before < 9) return fault(`is written in letters of ${before} px`)
    // Headings that follow the width of the screen grow less, and are large already.
    const least = before < 24 ? 1.8 : 1.4
    // The name of the site is its sign. On a narrow screen it would push the one link of the header out.
    if (asked !== '200%' || after / before >= least || element.matches('header a[href="/"]')) return []
    return fault(
      `has letters of ${before} px that grow to ${after} px only where twice the size is asked for`,
    )
  })
}

/** What moves by itself although the visitor asked for less motion. */
export function findMotion(): Fault[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return []
  const scrollers = [document.documentElement, document.body].filter(
    (element) => getComputedStyle(element).scrollBehavior === 'smooth',
  )
  const smooth = scrollers.map((element) => ({
    kind: 'motion',
    element: element.localName,
    seen: 'scrolls smoothly although less motion is asked for',
  }))
  const moving = document.getAnimations().flatMap(({ effect, playState }) => {
    const isMoving = playState === 'running' && Number(effect?.getComputedTiming().duration) > 0
    if (!isMoving || !(effect instanceof KeyframeEffect) || !effect.target) return []
    return [
      { kind: 'motion', element: describe(effect.target), seen: 'moves although less motion is asked for' },
    ]
  })
  return [...smooth, ...moving]
}

/** Text that keeps its own colours in forced colours and cannot be read in them. */
export function findUnforcedColours(texts: Text[]): Fault[] {
  if (!matchMedia('(forced-colors: active)').matches) return []
  return [...new Set(texts.map(({ element }) => element))].flatMap((element) => {
    const { color, forcedColorAdjust } = getComputedStyle(element)
    if (forcedColorAdjust !== 'none' || element.closest('svg')) return []
    const difference = contrast(color, backdropOf(element))
    if (difference >= 4.5) return []
    const seen = `keeps its own colours in forced colours, ${difference.toFixed(1)} apart, 4.5 are needed`
    return [{ kind: 'colours', element: describe(element), seen }]
  })
}
