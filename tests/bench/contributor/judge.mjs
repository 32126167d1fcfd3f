// What came out of an edit: what the commands said, and what a reader then finds on the pages.
import { parse } from 'node-html-parser'
import { read, type } from './desk.mjs'

/** What is typed after an edit: the first command that fails, with what it said, or null where all is well. */
export function findFailure() {
  for (const command of ['content', 'format', 'check', 'build', 'budget']) {
    const { isFine, said } = type(`npm run -s ${command}`)
    if (!isFine) return `npm run ${command}: ${quote(said, /→|are allowed|^✗.*\//)}`
  }
  return null
}

/** What a reader sees on a page, without its scripts. @param {string} page */
export function readText(page) {
  const root = parse(read(`out/${page}.html`))
  for (const element of root.querySelectorAll('script, style')) element.remove()
  return root.textContent.replace(/\s+/g, ' ')
}

/** The line that says `pattern`, or the last lines. @param {string} said @param {RegExp} pattern */
export function quote(said, pattern) {
  const line = said.split('\n').find((text) => pattern.test(text))
  return (line ?? said.trim().split('\n').slice(-6).join(' ')).trim().replace(/\s+/g, ' ')
}

/** What a list of places says of something: where it stands, and where it does not. @param {Record<string, boolean>} places */
export function judgePlaces(places) {
  const names = (/** @type {boolean} */ wanted) =>
    Object.keys(places).filter((name) => places[name] === wanted)
  const missing = names(false)
  const out = `on: ${names(true).join(', ')}${missing.length > 0 ? `; not on: ${missing.join(', ')}` : ''}`
  return { out, ok: missing.length === 0 }
}
