// Shortens the class names in a page's markup, style rules, and script, because Tailwind's names are most of the
// markup. A plain word ("grid") that also occurs in a script is not shortened: there it might not be a class name.
import { tokenizer, tokTypes } from 'acorn'

const CLASS_ATTRIBUTE = / class="([^"]*)"/g
const SELECTOR_CLASS = /\.((?:\\.|[\w-])+)/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Whether a name can only be a class: text-sm, md:flex, [&>p]:mt-2. @param {string} name */
const isClassName = (name) => /^[a-z*[@-].*[-:[]/.test(name)

/** @param {string} selector  escaped for CSS, like md\:w-\[53ch\] */
const unescapeCss = (selector) => selector.replaceAll('\\', '')

/**
 * @param {{ html: string, script?: string }} page  its rules are in one <style>
 * @param {ReadonlySet<string>} scriptWords  every word in the page's scripts
 * @param {(text: string) => string} decode  decodes the characters that are escaped in attributes
 */
export function shortenClasses({ html, script }, scriptWords, decode) {
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const styled = new Set([...css.matchAll(SELECTOR_CLASS)].map(([, name = '']) => unescapeCss(name)))
  const names = chooseNames(html, styled, scriptWords, decode)
  const shortCss = css.replace(/[^{}]*\{/g, (selectors) =>
    selectors.replace(SELECTOR_CLASS, (whole, name) => {
      const short = names.get(unescapeCss(name))
      return short ? `.${short}` : whole
    }),
  )
  return {
    html: html
      .replace(css, () => shortCss)
      .replace(CLASS_ATTRIBUTE, (_, /** @type {string} */ value) => {
        const classes = value.split(/\s+/).flatMap((name) => {
          const decoded = decode(name)
          const isUsed = styled.has(decoded) || scriptWords.has(decoded)
          return names.get(decoded) ?? (isUsed ? name : [])
        })
        return classes.length > 0 ? ` class="${classes.join(' ')}"` : ''
      }),
    script: script && shortenInStrings(script, names),
  }
}

/**
 * The more a class is used, the shorter its name.
 * @param {string} html @param {ReadonlySet<string>} styled @param {ReadonlySet<string>} scriptWords @param {(text: string) => string} decode
 * @returns {Map<string, string>}
 */
function chooseNames(html, styled, scriptWords, decode) {
  /** @type {Map<string, number>} */
  const uses = new Map()
  const inMarkup = [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, value = '']) => decode(value).split(/\s+/))
  for (const name of [...inMarkup, ...styled]) {
    if (styled.has(name) && (isClassName(name) || !scriptWords.has(name)))
      uses.set(name, (uses.get(name) ?? 0) + 1)
  }
  const shortNames = makeNames(new Set([...styled, ...scriptWords]))
  const byUse = [...uses].sort(([, a], [, b]) => b - a)
  return new Map(byUse.map(([name]) => [name, shortNames.next().value]))
}

/** Replaces the names in string literals and templates. @param {string} code @param {Map<string, string>} names */
function shortenInStrings(code, names) {
  let changed = ''
  let end = 0
  for (const token of tokenizer(code, { ecmaVersion: 'latest', sourceType: 'module' })) {
    if (token.type !== tokTypes.string && token.type !== tokTypes.template) continue
    const text = code.slice(token.start, token.end)
    changed += code.slice(end, token.start) + text.replace(/[^\s"'`]+/g, (word) => names.get(word) ?? word)
    end = token.end
  }
  return changed + code.slice(end)
}

/** a, b … z, aa, ab …, without names already in use. @param {ReadonlySet<string>} taken @returns {Generator<string, never>} */
function* makeNames(taken) {
  for (let index = 0; ; index++) {
    let name = ''
    for (let rest = index; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
      name = LETTERS[rest % LETTERS.length] + name
    }
    if (!taken.has(name)) yield name
  }
}
