// The benchmark's Astro site: our text and our components, built by Astro as it builds any site.
// Run from the project's root: `astro build --root tests/bench/astro` (run.mjs does).
import { fileURLToPath } from 'node:url'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGuide from '../../../lib/guides/remark-guide.mjs'

/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** @param {string} id @param {string | undefined} importer */
function resolveOurZod(id, importer) {
  const isOurs = id === 'zod' && !importer?.startsWith(here('./'))
  return isOurs ? here('../../../node_modules/zod/index.js') : null
}

export default defineConfig({
  site: 'https://weighpoint.example',
  build: { format: 'file' },
  integrations: [
    react(),
    mdx({
      extendMarkdownConfig: false,
      remarkPlugins: [[remarkFrontmatter, ['yaml']], remarkGuide],
      // Ours reads neither tables with | nor straight quotes as curly ones: the text stays the same.
      gfm: false,
      smartypants: false,
      syntaxHighlight: false,
    }),
  ],
  vite: {
    resolve: {
      alias: [
        { find: /^@\//, replacement: here('../../../') },
        { find: 'next/link', replacement: here('./src/stand-ins/link.tsx') },
        { find: 'server-only', replacement: here('./src/stand-ins/empty.ts') },
        { find: /^astro\/jsx-runtime$/, replacement: here('./node_modules/astro/dist/jsx-runtime/index.js') },
      ],
    },
    // Astro brings another version of it.
    plugins: [{ name: 'our-zod', enforce: 'pre', resolveId: (id, importer) => resolveOurZod(id, importer) }],
    ssr: { noExternal: ['zod'] },
  },
})
