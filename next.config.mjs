// How Next builds the site: plain files in out/, no server, no network.
// MDX plugins are named as strings because Turbopack cannot carry functions across.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
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

/** Settings of the site that are read at build time: another value is another build. */
const SETTINGS = ['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_CONTACT_ENDPOINT']

/**
 * The commit, so that the same commit gives the same bytes, and a mark of the settings where one is set: an open
 * tab sees by the id that another build took the place of its own. Outside a checkout Next makes an id itself.
 */
function makeBuildId() {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' })
  if (status !== 0) return null
  const settings = SETTINGS.map((name) => process.env[name] ?? '')
  if (settings.every((value) => value === '')) return stdout.trim()
  const mark = createHash('sha256').update(settings.join('\n')).digest('hex').slice(0, 6)
  return `${stdout.trim()}-${mark}`
}

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  generateBuildId: makeBuildId,
  reactStrictMode: true,
  adapterPath: new URL('./lib/publish/adapter.mjs', import.meta.url).pathname,
  // Next would otherwise write AGENTS.md into the project during `npm run dev`.
  agentRules: false,
  // `npm test` checks the types of the whole project once; checking them in every build took 9 seconds.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Looks for security advisories over the network, and stops builds that run unattended.
    agentUpgrade: false,
    // Fewer and larger scripts: most visits see one or two pages. In bytes before minifying; two requests and
    // 2 KB less a page than with what Next does by itself.
    turbopackChunking: { minChunkSize: 500_000, maxMergeChunkSize: 2_000_000 },
  },
}

export default withMDX(config)
