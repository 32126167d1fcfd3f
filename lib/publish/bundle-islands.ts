// Bundles the React islands of the tool pages with esbuild: one file with React for all pages, one entry per page with its
// islands, and one file for each module that they import only when a visitor needs it.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { nameCssModules } from './css-modules'
import { type Asset, type Islands, makeAsset, type Page } from './page'

/** As browserslist in package.json. */
export const BROWSERS = ['chrome111', 'firefox128', 'safari16.4']

const REACT_MODULES = /^(?:react|react\/jsx-runtime|react-dom\/client)$/

/** Props longer than this are in the entry instead of the page, which must fit into the first round trip. */
const PROPS_LIMIT = 5000

/** The props of an island, as components/Island.tsx writes them. */
const PROPS = /<script type="application\/json">([^<]*)<\/script>(?=<div data-island="(\w+)")/g

/** Removes the props that the page's entry contains. */
export const removeLargeProps = (html: string): string =>
  html.replace(PROPS, (whole, json: string) => (json.length > PROPS_LIMIT ? '' : whole))

/**
 * `css` is the style sheet of the pages; `shorten` gives its classes the names that visitors get. Throws if a page outside app/(tools) has an island: those pages ship no script
 * file.
 */
export async function bundleIslands(
  projectDir: string,
  pages: readonly Page[],
  css: string,
  shorten = (code: string) => code,
): Promise<Islands> {
  const react = makeAsset('react', COMPILE_HINT + (await bundle(projectDir, REACT_ENTRY)))
  const lazy = new Map<string, Promise<Asset>>()
  const plugins: Plugin[] = [
    takeReactFrom(react.address),
    nameCssModules(projectDir, css),
    splitImports(lazy, async (name) =>
      makeAsset(path.basename(name), shorten(await bundle(projectDir, `export * from '${name}'`, plugins))),
    ),
  ]
  const entries = new Map<string, Asset>()
  // Pages of one route, like those of sellers, mostly have the same entry.
  const known = new Map<string, Asset>()
  for (const page of pages) {
    const islands = [...page.html.matchAll(/<div data-island="(\w+)"/g)].map(([, name = '']) => name)
    if (islands.length === 0) continue
    const names = [...new Set(islands)].sort()
    if (!isTool(projectDir, page.path))
      throw new Error(`${page.path} has the island ${names[0]}, but is not in app/(tools). Move the page.`)
    const entry = makeEntry(names, page.html)
    const asset =
      known.get(entry) ??
      makeAsset(page.path.slice(1).replaceAll('/', '-'), shorten(await bundle(projectDir, entry, plugins)))
    known.set(entry, asset)
    entries.set(page.path, asset)
  }
  return { react, entries, lazy: await Promise.all(lazy.values()) }
}

/** Whether a page is in app/(tools), by its path or as one of many: /providers/t-mates is providers/[id]. */
const isTool = (projectDir: string, page: string): boolean =>
  [page, path.join(page, '../[id]')].some((folder) =>
    existsSync(path.join(projectDir, 'app/(tools)', folder, 'page.tsx')),
  )

/** `import("/assets/…")`, as esbuild writes it. */
const LAZY_IMPORT = /\bimport\(("\/assets\/[^"]+)"\)/g

/** Firefox does not load an address again that failed once, so a second attempt has another one. */
const retryImports = (code: string): string =>
  code.replace(LAZY_IMPORT, (first, address) => `${first}.catch(()=>import(${address}?"+Date.now()))`)

/** `import('@/…')` in an island: the module is a file of its own. If it does not load, it is asked for once more. */
const splitImports = (
  lazy: Map<string, Promise<Asset>>,
  makeFile: (name: string) => Promise<Asset>,
): Plugin => ({
  name: 'split-imports',
  setup({ onResolve }) {
    onResolve({ filter: /^@\// }, async ({ kind, path: name }) => {
      if (kind !== 'dynamic-import') return undefined
      const asset = lazy.get(name) ?? makeFile(name)
      lazy.set(name, asset)
      return { path: (await asset).address, external: true }
    })
  },
})

/**
 * Chrome compiles the whole file while it arrives, outside the main thread, instead of each function when it is called: a phone
 * four times slower than the desktop was blocked for 113 ms instead of 213 by React's evaluation. Other browsers ignore it.
 * See https://v8.dev/blog/explicit-compile-hints.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** What the islands import of React, all in one file. Bundling fails if one imports another name: add it here. */
const REACT_NAMES =
  'Fragment, startTransition, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState'
const REACT_ENTRY = `
  export { ${REACT_NAMES} } from 'react'
  export { jsx } from 'react/jsx-runtime'
  export { hydrateRoot } from 'react-dom/client'`

function makeEntry(names: readonly string[], html: string): string {
  const largeProps = [...html.matchAll(PROPS)]
    .filter(([, json = '']) => json.length > PROPS_LIMIT)
    .map(([, json, name]) => `${name}: ${json}`)
  const hasForm = /<(?:input|select|textarea)[^>]* name="/.test(html)
  return `
    import { hydrateIslands } from '@/components/hydrate-islands'
    import { keepTyped } from '@/components/keep-typed'
    import { ${names.join(', ')} } from '@/components/islands'
    hydrateIslands({ ${names.join(', ')} }, { ${largeProps.join(', ')} }${hasForm ? ', keepTyped' : ''})`
}

/** A module from the code of its entry. */
async function bundle(projectDir: string, contents: string, plugins: Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: projectDir,
    stdin: { contents, resolveDir: projectDir, loader: 'ts' },
    plugins,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    write: false,
    // Without React's connection to its browser extension, which visitors do not have: 180 bytes.
    define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    target: BROWSERS,
    legalComments: 'none',
    logLevel: 'silent', // the error that it throws says the same
  })
  return retryImports(outputFiles[0]?.text ?? '')
}

/**
 * All imports of React become one, of the file at this address, with one name for each export: the code compresses
 * better. In production, jsxs is jsx.
 */
function takeReactFrom(address: string): Plugin {
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
