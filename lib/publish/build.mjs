// `npm run build`: the content check, Next's export, what publishing changes in it, the sitemap, and a record of the build.
// The first step that fails ends the build with an error; out/ is then missing or incomplete.
import { execFileSync, spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'
import { listFiles } from './list-files.mjs'

const OUT = 'out'
/** Every file of the export except the record itself, with its SHA-256. */
const RECORD_FILE = '.well-known/build.json'
const STEPS = [
  'jiti lib/content/check-for-build.ts',
  'next build',
  'jiti lib/publish/publish.ts',
  'next-sitemap --config next-sitemap.config.mjs',
]
/** next-sitemap only prints an error when it cannot write its files. */
const REQUIRED = ['index.html', '404.html', 'sitemap.xml', 'robots.txt']

// Next reads the paths of its loaders as addresses, and then finds none of them.
const [reserved] = /[#%?]/.exec(process.cwd()) ?? []
if (reserved)
  fail(`Next cannot build below a folder with “${reserved}” in its name: rename it, or build in another one.`)

const { env } = process
// React's development build cannot be exported.
Object.assign(env, { NODE_ENV: 'production' }) // Its type is read-only.
nextEnv.loadEnvConfig('.', false)
// One date for all steps. With two, a build at midnight could show two months, and nobody could reproduce it.
env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000))
env.BUILD_COMMIT ||= git('rev-parse', 'HEAD')?.trim() ?? ''
// The first step writes this file, and the pages read it.
env.CHECKED_CONTENT = path.resolve('.next/cache/content.json')

// The record first: it tells a running server that the rest is gone.
rmSync(path.join(OUT, RECORD_FILE), { force: true })
rmSync(OUT, { recursive: true, force: true })
for (const step of STEPS) {
  const { status } = spawnSync(step, { shell: true, stdio: 'inherit' })
  if (status !== 0) fail(`The build failed: ${step}`)
}
const missing = REQUIRED.filter((name) => !existsSync(path.join(OUT, name)))
if (missing.length > 0)
  fail(`The build failed: out/ lacks ${missing.join(', ')}. The messages above say why.`)
const changes = git('status', '--porcelain')
const hashFile = (/** @type {string} */ name) => hash('sha256', readFileSync(path.join(OUT, name)))
const record = {
  commit: env.BUILD_COMMIT || null,
  hasUncommittedChanges: changes === null ? null : changes !== '',
  date: new Date(Number(env.SOURCE_DATE_EPOCH) * 1000).toISOString().replace('.000Z', 'Z'),
  // The public settings. With the same ones, the same commit gives the same bytes.
  settings: {
    NEXT_PUBLIC_SITE_URL: env.NEXT_PUBLIC_SITE_URL || null,
    NEXT_PUBLIC_CONTACT_ENDPOINT: env.NEXT_PUBLIC_CONTACT_ENDPOINT || null,
    SOURCE_DATE_EPOCH: env.SOURCE_DATE_EPOCH,
  },
  node: process.versions.node,
  npm: /^npm\/(\S+)/.exec(env.npm_config_user_agent ?? '')?.[1] ?? null,
  platform: `${process.platform} ${process.arch}`,
  files: Object.fromEntries(listFiles(OUT).map((name) => [name, hashFile(name)])),
}
mkdirSync(path.join(OUT, path.dirname(RECORD_FILE)), { recursive: true })
writeFileSync(path.join(OUT, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`)

/** What git prints, or null outside a checkout. @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
