// Builds the site as plain files in out/, without a server or network access.
// MDX plugins are strings, because Turbopack cannot accept functions.
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import createMDX from '@next/mdx'

process.env.NEXT_TELEMETRY_DISABLED = '1'

/** The day of the build in UTC, as lib/base/month.ts reads it. */
const today = new Date(Number(process.env.SOURCE_DATE_EPOCH ?? Date.now() / 1000) * 1000)
  .toISOString()
  .slice(0, 10)

const root = fileURLToPath(new URL('.', import.meta.url))

const withMDX = createMDX({
  options: {
    remarkPlugins: [
      ['remark-frontmatter', ['yaml']],
      [path.join(root, 'lib/guides/remark-plugin.mjs'), { today }],
    ],
    rehypePlugins: [['rehype-slug']],
  },
})

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Where the export goes. Only the build sets it: Next's own folder is then .next, as usual.
  ...(process.env.EXPORT_FOLDER && { distDir: process.env.EXPORT_FOLDER }),
  reactStrictMode: true,
  // Otherwise, Next writes AGENTS.md into the project during `npm run dev`.
  agentRules: false,
  // Otherwise, a lock file in a folder above makes that folder the root.
  turbopack: { root },
  // `npm test` checks the types of the whole project. Checking them in every build took 9 more seconds.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // This would look for security advisories over the network, and stop unattended builds.
    agentUpgrade: false,
    // Next divides the paths among its workers once, in order. With one per processor, one draws all images while the
    // other renders all guides, and after an edit, when the images are in the cache, it does so alone.
    cpus: 2 * availableParallelism(),
    // Minifying what only the build runs took a third of the time of compiling.
    turbopackMinify: { server: false },
    // Keeps compiled pages and guides in .next/cache: a build after an edit compiles only that.
    turbopackFileSystemCacheForBuild: true,
    // Data for Next's router, which publishing removes.
    prefetchInlining: false,
    // For app/global-not-found.tsx, which explains why.
    globalNotFound: true,
  },
}

export default withMDX(config)
