// How Next builds the site: plain files in out/, no server, no network.
// MDX plugins are named as strings because Turbopack cannot carry functions across.
import { spawnSync } from 'node:child_process'
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

/** The commit, so that the same commit gives the same bytes; outside a checkout Next makes an id of its own. */
function readCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  generateBuildId: readCommit,
  reactStrictMode: true,
  adapterPath: new URL('./lib/publish/adapter.mjs', import.meta.url).pathname,
  // Next would otherwise write AGENTS.md into the project during `npm run dev`.
  agentRules: false,
  experimental: {
    // Looks for security advisories over the network, and stops builds that run unattended.
    agentUpgrade: false,
    // app/global-not-found.tsx: the missing page leaves the payload of all others.
    globalNotFound: true,
  },
}

export default withMDX(config)
