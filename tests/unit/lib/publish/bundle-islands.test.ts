import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bundleIslands } from '@/lib/publish/bundle-islands'
import type { Page } from '@/lib/publish/page'

describe('the scripts of a page', () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'weighpoint-islands-'))
    symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
    write('app/(tools)/quiz/page.tsx', '')
    write('package.json', '{ "sideEffects": false }')
    write('tsconfig.json', '{ "compilerOptions": { "jsx": "preserve", "paths": { "@/*": ["./*"] } } }')
    write(
      'components/islands.ts',
      "'use client'\nexport { Quiz } from './quiz/Quiz'\nexport { Chart } from './Chart'\n",
    )
    write(
      'components/quiz/Quiz.tsx',
      "import { useState } from 'react'\nexport const Quiz = () => <p>{useState('the quiz')[0]}</p>\n",
    )
    write(
      'components/Chart.tsx',
      '/*! a license */\nexport const Chart = () => <i>{process.env.NODE_ENV}</i>\n',
    )
    write('components/keep-typed.ts', "export const keepTyped = () => 'typed'\n")
    write(
      'components/hydrate-islands.ts',
      'import { hydrateRoot } from "react-dom/client"\n' +
        'export const hydrateIslands = (...given: object[]) => Object.assign(globalThis, { given, root: hydrateRoot(document, null) })\n',
    )
  })

  const bundle = (html: string, css = '') =>
    bundleIslands(
      root,
      [{ path: '/quiz', html } satisfies Page, { path: '/about', html: '<p>Text</p>' } satisfies Page],
      css,
    )

  test('an entry per page with islands, which takes React from one shared file', async () => {
    const { react, entries } = await bundle('<div data-island="Quiz"></div>')
    expect([...entries.keys()]).toEqual(['/quiz'])
    const { address, content: entry = '' } = entries.get('/quiz') ?? {}
    expect(address).toMatch(/^\/assets\/quiz-[0-9a-f]{8}\.js$/)
    expect(entry).toContain('the quiz')
    expect([...entry.matchAll(/from"([^"]+)"/g)].map(([, from]) => from)).toEqual([react.address])
    expect(react.address).toMatch(/^\/assets\/react-[0-9a-f]{8}\.js$/)
    // The names that islands may import, in a file that the browser runs as it is.
    const exported = /export\{([^}]*)\}/.exec(react.content)?.[1] ?? ''
    for (const name of ['useState', 'jsx', 'hydrateRoot'])
      expect(exported).toMatch(new RegExp(`\\b${name}\\b`))
    expect(react.content).not.toMatch(/process\.env|@license|\b__DEV__/)
  })

  test('what an island imports later is a file of its own, which takes React from the shared one', async () => {
    write(
      'components/Chart.tsx',
      "export const Chart = () => <i onClick={() => import('@/components/quiz/Quiz')} />\n",
    )
    const { react, entries, lazy } = await bundle('<div data-island="Chart"></div>')
    const [file] = lazy
    expect(file?.address).toMatch(/^\/assets\/Quiz-[0-9a-f]{8}\.js$/)
    expect(file?.content).toContain('the quiz')
    expect(file?.content).toContain(`from"${react.address}"`)
    // Firefox remembers that an address failed.
    expect(entries.get('/quiz')?.content).toContain(
      `import("${file?.address}").catch(()=>import("${file?.address}?"+Date.now()))`,
    )
    expect(entries.get('/quiz')?.content).not.toContain('the quiz')
    write(
      'components/Chart.tsx',
      '/*! a license */\nexport const Chart = () => <i>{process.env.NODE_ENV}</i>\n',
    )
  })

  test('pages of one route share the file of their islands', async () => {
    write('app/(tools)/quiz/[id]/page.tsx', '')
    const pages = ['/quiz/a', '/quiz/b'].map((path) => ({ path, html: '<div data-island="Quiz"></div>' }))
    const { entries } = await bundleIslands(root, pages, '')
    expect(entries.get('/quiz/a')).toBe(entries.get('/quiz/b'))
  })

  test('an entry contains only the islands of its page', async () => {
    const { entries } = await bundle('<div data-island="Chart"></div>')
    expect(entries.get('/quiz')?.content).not.toContain('the quiz')
  })

  test.each(['/about', '/'])('an island on a static page (%s) stops the build', async (path) => {
    const page = { path, html: '<div data-island="Chart"></div>' }
    await expect(bundleIslands(root, [page], '')).rejects.toThrow(
      `${path} has the island Chart, but is not in app/(tools). Move the page.`,
    )
  })

  test('only the entry of a page with a form keeps what was typed', async () => {
    const readEntry = async (field: string) =>
      (await bundle(`<div data-island="Quiz">${field}</div>`)).entries.get('/quiz')?.content
    expect(await readEntry('<input type="text" name="age"/>')).toContain('typed')
    expect(await readEntry('<input type="text"/><details name="faq">')).not.toContain('typed')
  })

  test('the code of the islands is for production, small, and without comments', async () => {
    const entry =
      (await bundle('<div data-island="Quiz"></div><div data-island="Chart"></div>')).entries.get('/quiz')
        ?.content ?? ''
    expect(entry).toContain('production')
    expect(entry).not.toMatch(/license|\n./)
    expect(entry).toMatch(/\{Chart:\w+,Quiz:\w+\},\{\}\)/)
  })

  test('props of more than 5,000 characters are in the entry', async () => {
    const island = (length: number) =>
      `<script type="application/json">"${'x'.repeat(length - 2)}"</script><div data-island="Quiz"></div>`
    const readEntry = async (length: number) => (await bundle(island(length))).entries.get('/quiz')?.content
    expect(await readEntry(5000)).toMatch(/\{Quiz:\w+\},\{\}\)/)
    expect(await readEntry(5001)).toMatch(/\{Quiz:\w+\},\{Quiz:"x{4999}"\}\)/)
  })

  test('the class of a CSS module has the name that Next gives it, or the build stops', async () => {
    write('components/offers/Scale.module.css', '.scale { @apply mt-1; & > i { color: red } }')
    write(
      'components/Chart.tsx',
      "import styles from './offers/Scale.module.css'\nexport const Chart = () => <i className={styles.scale} />\n",
    )
    const island = '<div data-island="Chart"></div>'
    const name = '_5o4Yuq_scale' // as Turbopack wrote it for a file with this path
    expect((await bundle(island, `.${name}{margin-top:1px}`)).entries.get('/quiz')?.content).toContain(
      `scale:"${name}"`,
    )
    await expect(bundle(island, '.scale{}')).rejects.toThrow(
      `components/offers/Scale.module.css: the style sheet of the pages has no class ${name} for .scale.`,
    )
  })

  test('an import of React that the shared file lacks stops the build', async () => {
    write(
      'components/Chart.tsx',
      "import { useId } from 'react'\nexport const Chart = () => <i>{useId()}</i>\n",
    )
    await expect(bundle('<div data-island="Chart"></div>')).rejects.toThrow('No matching export')
  })
})
