// Bundles the React islands of the tool pages with esbuild: one file with React for all pages, and one entry per page
// with its islands.
import { build } from 'esbuild'
import { nameAsset } from './assets.mjs'

/**
 * @typedef {{ react: import('./assets.mjs').Asset<string>, entries: Map<string, string> }} Islands
 *   entries: page path → the code that hydrates the islands of the page
 */

const REACT_MODULES = /^(?:react|react\/jsx-runtime|react-dom\/client)$/

/** Props longer than this are in the entry instead of the page, which must fit into the first round trip. */
const PROPS_LIMIT = 5000

/** The props of an island, as components/layout/Island.tsx writes them. */
const PROPS = /<script type="application\/json">([^<]*)<\/script>(?=<div data-island="(\w+)")/g

/**
 * The names of the islands on a page, sorted. Throws if the page is in app/(static), whose pages ship no script file.
 * @param {Pick<import('./adapter.mjs').Page, 'path' | 'kind' | 'html'>} page
 * @returns {string[]}
 */
export function findIslands({ path: pagePath, kind, html }) {
  const names = new Set([...html.matchAll(/<div data-island="(\w+)"/g)].map((match) => match[1] ?? ''))
  if (kind === 'static' && names.size > 0) {
    throw new Error(
      `${pagePath}: a page in app/(static) ships no script, but this one has the island ${[...names].join(', ')}. Move the page to app/(tools), or use a server component.`,
    )
  }
  return [...names].sort()
}

/** Removes the props that the page's entry contains. @param {string} html */
export const removeLargeProps = (html) =>
  html.replace(PROPS, (whole, /** @type {string} */ json) => (json.length > PROPS_LIMIT ? '' : whole))

/**
 * @param {string} projectDir
 * @param {import('./adapter.mjs').Page[]} pages
 * @returns {Promise<Islands>}
 */
export async function bundleIslands(projectDir, pages) {
  const reactAsset = nameAsset('react', await bundle(projectDir, REACT_ENTRY))
  const entries = new Map()
  for (const page of pages) {
    const names = findIslands(page)
    if (names.length === 0) continue
    entries.set(page.path, await bundle(projectDir, makeEntry(names, page.html), reactAsset.address))
  }
  return { react: reactAsset, entries }
}

/** What the islands import of React, all in one file. Bundling fails if one imports another name: add it here. */
const REACT_NAMES =
  'Fragment, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore'
const REACT_ENTRY = `
  export { ${REACT_NAMES} } from 'react'
  export { jsx } from 'react/jsx-runtime'
  export { hydrateRoot } from 'react-dom/client'`

/** @param {string[]} names @param {string} html */
function makeEntry(names, html) {
  const largeProps = [...html.matchAll(PROPS)]
    .filter(([, json = '']) => json.length > PROPS_LIMIT)
    .map(([, json, name]) => `${name}: ${json}`)
  const hasForm = /<(?:input|select|textarea)[^>]* name="/.test(html)
  return `
    import { hydrateIslands } from '@/components/layout/hydrate-islands'
    import { keepTyped } from '@/components/layout/keep-typed'
    import { ${names.join(', ')} } from '@/components/islands'
    hydrateIslands({ ${names.join(', ')} }, { ${largeProps.join(', ')} }${hasForm ? ', keepTyped' : ''})`
}

/**
 * @param {string} projectDir
 * @param {string} contents  the code of the entry
 * @param {string} [reactAddress]  the file that exports React; without it, React is bundled
 * @returns {Promise<string>} the code of a module
 */
async function bundle(projectDir, contents, reactAddress) {
  const { outputFiles } = await build({
    absWorkingDir: projectDir,
    stdin: { contents, resolveDir: projectDir, loader: 'ts' },
    plugins: reactAddress ? [takeReactFrom(reactAddress)] : [],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    target: ['chrome111', 'firefox128', 'safari16.4'], // browserslist in package.json
    legalComments: 'none',
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * All imports of React become one, with one name for each export: the code of 30 components compresses
 * better. In production, jsxs is jsx.
 * @param {string} address @returns {import('esbuild').Plugin}
 */
function takeReactFrom(address) {
  return {
    name: 'react-file',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: REACT_MODULES }, () => ({ path: address, namespace: 'react-file' }))
      onResolve({ filter: /^\/assets\// }, () => ({ external: true }))
      onLoad({ filter: /./, namespace: 'react-file' }, () => ({
        contents: `import { ${REACT_NAMES}, hydrateRoot, jsx } from '${address}'; export { ${REACT_NAMES}, hydrateRoot, jsx, jsx as jsxs }`,
      }))
    },
  }
}
