// Takes out of the style sheets what only browsers without @property read: none of those in package.json's
// browserslist. Tailwind writes it always.
import { editFiles } from './edit-pages.mjs'

const FALLBACK = /@layer properties\{@supports [^{}]*\{[^{}]*\{[^{}]*\}\}\}/

/** @param {string} out  folder of the export */
export const dropStyleFallbacks = (out) => editFiles(out, ['.css'], (css) => css.replace(FALLBACK, ''))
