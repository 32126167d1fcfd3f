// Gives classes short names, in the markup of a page and in its own style rules at once: Tailwind's names are most of
// the markup. Names that a script of the page mentions stay as they are.

const CLASS_ATTRIBUTE = / class="([^"]*)"/g
const SELECTOR_CLASS = /\.((?:\\.|[\w-])+)/g
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** @param {string} selector  as CSS escapes it: md\:w-\[53ch\] */
const unescapeCss = (selector) => selector.replaceAll('\\', '')

/**
 * @param {string} html  of a page that has its rules in one <style>
 * @param {ReadonlySet<string>} scriptWords  every word of the page's scripts
 * @param {(text: string) => string} decode  of the characters that are escaped in attributes
 * @returns {string}
 */
export function shortenClasses(html, scriptWords, decode) {
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const styled = new Set([...css.matchAll(SELECTOR_CLASS)].map(([, name = '']) => unescapeCss(name)))
  /** @type {Map<string, number>} */
  const uses = new Map()
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of decode(value).split(/\s+/)) {
      if (styled.has(name) && !scriptWords.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
    }
  }
  const taken = new Set([...styled, ...scriptWords])
  const shortNames = makeNames(taken)
  const byUse = [...uses].sort(([, a], [, b]) => b - a)
  const names = new Map(byUse.map(([name]) => [name, shortNames.next().value ?? name]))
  const shortCss = css.replace(/[^{}]*\{/g, (selectors) =>
    selectors.replace(SELECTOR_CLASS, (whole, name) => {
      const short = names.get(unescapeCss(name))
      return short ? `.${short}` : whole
    }),
  )
  return html
    .replace(css, () => shortCss)
    .replace(CLASS_ATTRIBUTE, (_, /** @type {string} */ value) => {
      const classes = value.split(/\s+/).flatMap((name) => {
        const decoded = decode(name)
        const isUsed = styled.has(decoded) || scriptWords.has(decoded)
        return names.get(decoded) ?? (isUsed ? name : [])
      })
      return classes.length > 0 ? ` class="${classes.join(' ')}"` : ''
    })
}

/** a, b … z, aa, ab …, without the taken ones. @param {ReadonlySet<string>} taken @returns {Generator<string, never>} */
function* makeNames(taken) {
  for (let index = 0; ; index++) {
    let name = ''
    for (let rest = index; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
      name = LETTERS[rest % LETTERS.length] + name
    }
    if (!taken.has(name)) yield name
  }
}
