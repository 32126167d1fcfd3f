// Bundles the React islands of the tool pages with esbuild: one chunk with React for all pages, and one small entry for
// each set of islands, with a hash of the content in each name. Code that an island imports on demand is a file of its own.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import * as react from 'react'

/**
 * @typedef {object} PageIslands
 * @property {string[]} scripts  addresses: the entry, then what it imports at once
 * @property {string} code  the text of all its own scripts, those on demand included
 * @typedef {{ byPage: Map<string, PageIslands>, files: { name: string, text: string }[] }} Islands
 *   byPage: by page path; files: names are from the root of the export
 */

const FOLDER = 'assets'
const REACT_MODULES = /^(?:react|react\/jsx-runtime|react-dom\/client)$/

/** The names of the islands on a page, sorted. @param {string} html @returns {string[]} */
export function findIslands(html) {
  return [...new Set([...html.matchAll(/<div data-island="(\w+)"/g)].map((match) => match[1] ?? ''))].sort()
}

/**
 * Throws when a page in app/(static) has an island: such a page ships no script file.
 * @param {string} projectDir
 * @param {import('./pages.mjs').Page[]} pages
 * @returns {Promise<Islands>}
 */
export async function bundleIslands(projectDir, pages) {
  const registry = await readRegistry(projectDir)
  const reactChunk = await bundle(projectDir, 'react', REACT_ENTRY)
  /** @type {Map<string, ReturnType<typeof bundle>>} */
  const bundles = new Map()
  const byPage = new Map()
  for (const { path: pagePath, kind, html } of pages) {
    const names = findIslands(html)
    if (names.length === 0) continue
    if (kind === 'static') {
      throw new Error(
        `${pagePath}: a page in app/(static) ships no script, but this one has the island ${names.join(', ')}. Move the page to app/(tools), or use a server component.`,
      )
    }
    const key = names.join('-')
    const entry =
      bundles.get(key) ?? bundle(projectDir, key, makeEntry(names, registry), reactChunk.files[0]?.name)
    bundles.set(key, entry)
    const { files, atOnce } = await entry
    byPage.set(pagePath, {
      scripts: atOnce.map((name) => `/${name}`),
      code: files.map(({ text }) => text).join('\n'),
    })
  }
  const bundled = [reactChunk, ...(await Promise.all(bundles.values()))]
  return { byPage, files: bundled.flatMap(({ files }) => files) }
}

/** Everything that React's packages export, so that no island can ask for a name that is missing. */
const REACT_ENTRY = `
  export { ${Object.keys(react)
    .filter((name) => name !== 'default' && !name.startsWith('__'))
    .join(', ')} } from 'react'
  export { jsx, jsxs } from 'react/jsx-runtime'
  export { hydrateRoot } from 'react-dom/client'`

/** @param {string[]} names @param {Map<string, string>} registry */
const makeEntry = (names, registry) => `
  import { hydrateIslands } from '@/components/layout/hydrate-islands'
  ${names.map((name) => `import { ${name} } from '@/components/${registry.get(name)}'`).join('\n')}
  hydrateIslands({ ${names.join(', ')} })`

/** Island → its file, from components/. @param {string} projectDir @returns {Promise<Map<string, string>>} */
async function readRegistry(projectDir) {
  const text = await readFile(path.join(projectDir, 'components/islands.ts'), 'utf8')
  const matches = [...text.matchAll(/^export \{ (\w+) \} from '\.\/(.+)'$/gm)]
  return new Map(matches.map(([, name = '', file = '']) => [name, file]))
}

/**
 * @param {string} projectDir
 * @param {string} name  of the entry
 * @param {string} contents  code of the entry
 * @param {string} [reactChunk]  the file that has React, from the root of the export; without it React is bundled
 * @returns {Promise<{ files: Islands['files'], atOnce: string[] }>}  atOnce: the entry and the files that it imports at once
 */
async function bundle(projectDir, name, contents, reactChunk) {
  const out = path.join(projectDir, 'out')
  const { metafile, outputFiles } = await build({
    absWorkingDir: projectDir,
    stdin: { contents, resolveDir: projectDir, sourcefile: `${name}.ts`, loader: 'ts' },
    plugins: reactChunk ? [fromReactChunk(`./${path.basename(reactChunk)}`)] : [],
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    write: false,
    outdir: path.join(out, FOLDER),
    entryNames: `${name}-[hash]`,
    chunkNames: `${name}-part-[hash]`,
    define: { 'process.env.NODE_ENV': '"production"' },
    target: ['chrome111', 'firefox128', 'safari16.4'], // browserslist in package.json
    legalComments: 'none',
  })
  const outputs = Object.entries(metafile.outputs).map(([file, output]) => ({
    name: path.posix.relative('out', file),
    isEntry: output.entryPoint === `${name}.ts`,
    imports: output.imports.filter(({ kind }) => kind === 'import-statement'),
  }))
  const entry = outputs.find(({ isEntry }) => isEntry)
  const parts = entry?.imports.filter(({ external }) => !external) ?? []
  return {
    files: outputFiles
      .map((file) => ({ name: path.relative(out, file.path).split(path.sep).join('/'), text: file.text }))
      .sort((a, b) => Number(b.name === entry?.name) - Number(a.name === entry?.name)),
    atOnce: [
      entry?.name ?? '',
      ...(reactChunk ? [reactChunk] : []),
      ...parts.map((part) => path.posix.relative('out', part.path)),
    ],
  }
}

/** Imports React from its chunk instead of bundling it. @param {string} address @returns {import('esbuild').Plugin} */
function fromReactChunk(address) {
  return {
    name: 'react-chunk',
    setup({ onResolve }) {
      onResolve({ filter: REACT_MODULES }, () => ({ path: address, external: true }))
    },
  }
}
