// What happens to a page after Next wrote it, in this order. Each step is a pure function in a file of its own. One that
// depends on a pattern in Next's output throws if the pattern is missing, so that an upgrade cannot disable it unnoticed.
import type { Facts, Page } from './page'
import { addIslandScripts } from './steps/add-island-scripts'
import { addSecurityPolicy } from './steps/add-security-policy'
import { inlineUsedCss } from './steps/inline-used-css'
import { keepUnits } from './steps/keep-units'
import { minifyScripts } from './steps/minify-scripts'
import { preloadFont } from './steps/preload-font'
import { removeNextRuntime } from './steps/remove-next-runtime'

export const STEPS = [
  removeNextRuntime,
  minifyScripts,
  keepUnits,
  inlineUsedCss, // one response instead of two
  preloadFont, // its address is in the style
  addIslandScripts,
  addSecurityPolicy, // last: it has the hashes of all inline scripts and styles
]

export const applySteps = (page: Page, facts: Facts): Page =>
  STEPS.reduce((changed, step) => step(changed, facts), page)
