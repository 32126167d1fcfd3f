// How Next builds the site: plain files in out/, no server, no network.
// MDX plugins are named as strings because Turbopack cannot carry functions across.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import createMDX from '@next/mdx'

process.env.NEXT_TELEMETRY_DISABLED = '1'

const withMDX = createMDX({
  options: {
    remarkPlugins: [
      ['remark-frontmatter', ['yaml']],
      [new URL('./lib/guides/remark-guide.mjs', import.meta.url).pathname],
    ],
    rehypePlugins: [['rehype-slug']],
  },
})

/** Where `npm run build` has the export written until it is complete (lib/operations/build.ts). */
const staging = process.env.EXPORT_STAGING

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // In an export, this names the folder of the export; without it that is out/.
  ...(staging && { distDir: `${staging}/out` }),
  reactStrictMode: true,
  adapterPath: new URL('./lib/publish/adapter.mjs', import.meta.url).pathname,
  // Next would otherwise write AGENTS.md into the project during `npm run dev`.
  agentRules: false,
  // `npm test` checks the types of the whole project once; checking them in every build took 9 seconds.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Looks for security advisories over the network, and stops builds that run unattended.
    agentUpgrade: false,
    // Next would leave one processor idle while it renders pages, half of a small machine.
    cpus: availableParallelism(),
    // From the second build on: a machine that builds once would write it for nothing, a third of a small build.
    turbopackFileSystemCacheForBuild: existsSync('out'),
    // Data for Next's router, which publishing removes.
    prefetchInlining: false,
    // app/global-not-found.tsx, which says why.
    globalNotFound: true,
  },
}

export default withMDX(config)
