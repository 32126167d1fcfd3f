// Who imports whom, as Biome judges it. The rules and their messages stand in biome.json, where an editor
// shows them while one types; here they are said in one line each, and a cycle gets its way out.
import { readFileSync } from 'node:fs'
import { runTool } from './run-tool.mjs'

const RULES = ['suspicious/noImportCycles', 'style/noRestrictedImports', 'performance/noBarrelFile']

/** @returns {Promise<import('./project.mjs').Fault[]>} */
export async function findWrongImports() {
  const report = await runTool('biome', [
    'lint',
    ...RULES.map((rule) => `--only=${rule}`),
    '--max-diagnostics=none',
    '--reporter=json',
    '.',
  ])
  return report.diagnostics.map((/** @type {any} */ { category, location, message }) => {
    const { path, start, end } = location
    const line = readFileSync(path, 'utf8').split('\n')[start.line - 1] ?? ''
    const written = line.slice(start.column - 1, end.column - 1)
    return { file: path, message: `line ${start.line}: ${toSentence(category, written, message)}` }
  })
}

/** @param {string} category @param {string} written @param {string} message */
function toSentence(category, written, message) {
  if (category.endsWith('noImportCycles'))
    return `imports ${written}, which leads back to this file. Imports go one way: move what both need to a third file.`
  if (category.endsWith('noBarrelFile'))
    return 'passes on what other files export. There are no barrel files: import from the file itself.'
  return `imports ${written}. ${message}`
}
