// CSS modules in the code of islands: their classes have the names that Next gave them in the pages.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { transform } from 'lightningcss'

/**
 * Next (Turbopack) compiles a module with Lightning CSS, and names a class after the module's path from the root. Throws
 * if the style sheet of the pages has no such class: Next has changed its names, or the class has no declaration.
 */
export function readClassNames(projectDir: string, file: string, css: string): Record<string, string> {
  const filename = path.relative(projectDir, file).split(path.sep).join('/')
  const { exports = {} } = transform({
    filename: `[project]/${filename}`,
    code: readFileSync(file),
    // As Next, the areas of a grid keep their names. Next renames animations, but they are no classes.
    cssModules: { pattern: '[hash]_[local]', grid: false, animation: false },
    errorRecovery: true, // Tailwind's at-rules
  })
  // Lightning CSS returns them in random order; the same commit has to give the same bytes.
  const byName = Object.entries(exports).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    byName.map(([local, { name }]) => {
      if (!css.includes(`.${name}`))
        throw new Error(`${filename}: the style sheet of the pages has no class ${name} for .${local}.`)
      return [local, name]
    }),
  )
}

export const nameCssModules = (projectDir: string, css: string): Plugin => ({
  name: 'css-modules',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => ({
      contents: JSON.stringify(readClassNames(projectDir, file, css)),
      loader: 'json',
    }))
  },
})

/** A class of a module, as Lightning CSS writes it in a selector: ".CnkLea_card". */
const MODULE_CLASS = /\.([\w-]{6,9}_[a-z][A-Za-z]*)(?=[\s.:>+~,{)])/g

/** Gives the classes of modules short names, "_0", "_1", …, in style sheets, pages, and code: each is there in full. */
export function makeShortener(css: string): (text: string) => string {
  const names = [...new Set([...css.matchAll(MODULE_CLASS)].map(([, name = '']) => name))]
  const short = new Map(names.map((name, index) => [name, `_${index.toString(36)}`]))
  return (text) => text.replace(/[\w-]{6,9}_[a-z][A-Za-z]*/g, (name) => short.get(name) ?? name)
}
