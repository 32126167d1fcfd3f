// The Astro site that `npm run bench:build` compares with ours: the same guides and components in a standard setup.
// Run from the project's root: `astro build --root tests/bench/astro`.
import { fileURLToPath } from 'node:url'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGuide from '../../../lib/guides/remark-plugin.mjs'

/** @param {string} file */
const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/** @param {string} id @param {string | undefined} importer */
function resolveOurZod(id, importer) {
  const isOurs = id === 'zod' && !importer?.startsWith(here('./'))
  return isOurs ? here('../../../node_modules/zod/index.js') : null
}

export default defineConfig({
  build: { format: 'file' },
  integrations: [
    react(),
    mdx({
      extendMarkdownConfig: false,
      remarkPlugins: [
        [remarkFrontmatter, ['yaml']],
        [remarkGuide, { today: new Date().toISOString().slice(0, 10) }],
      ],
      gfm: false,
      smartypants: false,
      syntaxHighlight: false,
    }),
  ],
  vite: {
    define: { __filename: '""' }, // a module of lib/content also runs as a command
    css: { postcss: here('../../../') },
    resolve: {
      alias: [
        { find: /^@\//, replacement: here('../../../') },
        { find: /^astro\/jsx-runtime$/, replacement: here('./node_modules/astro/dist/jsx-runtime/index.js') },
      ],
    },
    // Astro depends on another version of zod.
    plugins: [{ name: 'our-zod', enforce: 'pre', resolveId: (id, importer) => resolveOurZod(id, importer) }],
    ssr: { noExternal: ['zod'] },
  },
})
