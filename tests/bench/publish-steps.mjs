// `npm run publish-steps`, after `npm run build`: how many bytes (brotli 11) of a first visit each publishing step saves, on
// a static page and on a tool. Each step is skipped in turn while the others run. The last column says what it is for.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundleIslands } from '../../lib/publish/bundle-islands.mjs'
import { loadFacts } from '../../lib/publish/load-publishing-facts.mjs'
import { applySteps, STEPS } from '../../lib/publish/steps.mjs'
import { readStyleSheet } from '../../lib/publish/used-css.mjs'
import { formatTable, measure } from './budget.mjs'

/** @typedef {import('../../lib/publish/exported-pages.mjs').Page} Page */

const PURPOSE = {
  removeNextRuntime: 'no runtime of Next, no RSC payload',
  addIslandScripts: 'the tools work',
  inlineUsedCss: 'one response instead of two',
  shortenClassNames: 'a tenth of a guide, a quarter of its size on disk',
  addSecurityPolicy: 'no injected script runs',
}
const FILES = {
  addSecurityPolicy: ['security-policy.mjs'],
  inlineUsedCss: ['used-css.mjs'],
  shortenClassNames: ['short-classes.mjs'],
  addIslandScripts: ['bundle-islands.mjs'],
}

/** Pages as Next rendered them. @type {Page[]} */
const pages = [
  { path: '/guides/glp1-side-effects', kind: /** @type {const} */ ('static') },
  { path: '/bestofmonth', kind: /** @type {const} */ ('tool') },
].map((page) => ({ ...page, file: '', html: readFileSync(`.next/server/app${page.path}.html`, 'utf8') }))

const projectDir = process.cwd()
const islands = await bundleIslands(projectDir, pages)
const next = path.join(projectDir, '.next')
const facts = {
  ...(await loadFacts(projectDir)),
  islands,
  styleSheet: await readStyleSheet(
    next,
    pages.map(({ html }) => ({ html: html.replaceAll('/_next/', '/') })),
  ),
}

/** Bytes of the page and the files it loads. @param {Page} page */
function weigh({ html, assets = [] }) {
  const addresses = html.matchAll(
    /(?:<script\b(?![^>]*noModule)[^>]* src|<link rel="(?:stylesheet|modulepreload)" href)="([^"]+)"/g,
  )
  const built = [islands.react, ...assets]
  const texts = [...new Set([...addresses].map(([, address = '']) => address))].map(
    (address) =>
      built.find((asset) => asset.address === address)?.text ??
      readFileSync(path.join(next, address.replace('/_next/', ''))),
  )
  return measure(html) + texts.reduce((sum, text) => sum + measure(text), 0)
}

const prepared = pages.map((page) => ({ ...page, script: islands.entries.get(page.path) }))
const rows = STEPS.map((step) => {
  const name = /** @type {keyof typeof PURPOSE} */ (step.name)
  const others = STEPS.filter((other) => other !== step)
  const saved = prepared.map(
    (page) => weigh(applySteps(page, facts, others)) - weigh(applySteps(page, facts)),
  )
  const files = name in FILES ? FILES[/** @type {keyof typeof FILES} */ (name)] : []
  const lines = files.reduce(
    (sum, file) => sum + readFileSync(`lib/publish/${file}`, 'utf8').split('\n').length - 1,
    step.name in FILES && name !== 'addIslandScripts' ? 0 : step.toString().split('\n').length,
  )
  return [
    name,
    ...saved.map((bytes) => `${bytes > 0 ? 'saves' : 'adds'} ${Math.abs(bytes)} B`),
    String(lines),
    PURPOSE[name],
  ]
})
console.log(formatTable([['step', ...pages.map((page) => page.path), 'lines', 'what it is for'], ...rows]))
