// `npm run bench:astro`, after `npm run build`: our guides and legal pages beside Astro's build of the same
// text with the same CSS, and beside Next's export before the publish steps. Bytes of brotli 11, everything
// a page loads but its icon. Exit code 1 when a page of ours is larger than Astro's.
//
// The same: the texts (the run stops where a page's text differs), the components as they are written, the CSS
// rules that the page uses, in a <style> of the page, title, metadata, icon, structured data.
// Different, in Astro's favour: its pages carry no content security policy and none of our inline scripts
// (scroll rule, speculation rules); "with policy" adds both to Astro's page. React's comments between pieces
// of text are taken out of Astro's pages, since Astro's own components write none.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'node-html-parser'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { formatTable, isReadingPage, measure, readExportedPages, readLoads } from '../budget.mjs'
import { installBenchmark } from '../install.mjs'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const LIMIT = 1

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8')

/** The text of a page's body, without white space. @param {string} html */
function readText(html) {
  let text = ''
  visit(unified().use(rehypeParse).parse(html), (node) => {
    if (node.type === 'element' && ['head', 'script', 'style'].includes(node.tagName)) return 'skip'
    if (node.type === 'text') text += node.value
  })
  return text.replace(/\s+/g, '')
}

/** Bytes of the linked files. @param {string[]} addresses @param {string} folder  that `/` stands for */
function weigh(addresses, folder) {
  return addresses
    .map((address) => new URL(address, 'https://export.invalid').pathname)
    .reduce((sum, file) => sum + measure(readFileSync(path.join(folder, file))), 0)
}

/** What Next wrote, with its styles and scripts. @param {string} pagePath */
function weighOriginal(pagePath) {
  const html = read(`.next/server/app${pagePath}.html`)
  const { scripts, styles } = readLoads(html)
  const files = [...scripts, ...styles].map((address) => address.replace(/^\/_next\//, '/'))
  return measure(html) + weigh(files, '.next')
}

/** Astro's page with the policy and the inline scripts of ours. @param {string} html @param {string} ours */
function addPolicy(html, ours) {
  const root = parse(ours)
  const policy = root.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
  const scripts = root
    .querySelectorAll('script')
    .filter((script) => script.getAttribute('type') !== 'application/ld+json')
    .map((script) => script.outerHTML)
  return html
    .replace('<meta name="viewport"', `<meta http-equiv="Content-Security-Policy" content="${policy}">$&`)
    .replace('</body>', `${scripts.join('')}</body>`)
}

if (!existsSync('out/index.html') || !existsSync('.next/server/app')) {
  console.error('There is no export in out/. Run `npm run build` first.')
  process.exit(1)
}
installBenchmark(HERE)
const astro = path.join(HERE, 'node_modules', 'astro', 'astro.js')
const build = spawnSync(process.execPath, [astro, 'build', '--root', HERE], {
  encoding: 'utf8',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
if (build.status !== 0) throw new Error(build.stdout + build.stderr)

const rows = readExportedPages()
  .filter((page) => isReadingPage(page.path) && page.path !== '/404') // which Astro's build does not have
  .map(({ path: pagePath, html: ours }) => {
    const theirs = read(path.join(HERE, 'dist', `${pagePath}.html`)).replace(/<!--[^>]*-->/g, '')
    if (readText(ours) !== readText(theirs))
      throw new Error(`${pagePath}: the text differs, so sizes say nothing.`)
    if (/<script(?! type="application\/ld\+json")/.test(theirs))
      throw new Error(`${pagePath}: Astro's page loads a script.`)
    const { styles, scripts } = readLoads(ours)
    const sizes = {
      astro: measure(theirs),
      withPolicy: measure(addPolicy(theirs, ours)),
      ours: measure(ours) + weigh([...styles, ...scripts], 'out'),
    }
    return { path: pagePath, ...sizes, original: weighOriginal(pagePath), ratio: sizes.ours / sizes.astro }
  })

console.log(
  formatTable([
    ['page', 'Astro', 'ours', 'ours/Astro', 'Astro with policy', 'ours/that', "Next's export", 'result'],
    ...rows.map((row) => [
      row.path,
      row.astro,
      row.ours,
      row.ratio.toFixed(3),
      row.withPolicy,
      (row.ours / row.withPolicy).toFixed(3),
      row.original,
      row.ratio <= LIMIT ? 'ok' : `over ${LIMIT.toFixed(2)}`,
    ]),
  ]),
)
console.log("\nBytes, brotli 11: HTML and CSS; Next's export with its scripts.")
process.exitCode = rows.some(({ ratio }) => ratio > LIMIT) ? 1 : 0
