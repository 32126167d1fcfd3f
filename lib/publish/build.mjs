// `npm run build`: the content check, Next's export, what publishing changes in it, the sitemap, and a record of the build.
// The first step that fails ends the build with an error. Everything is written to another folder, which replaces out/ at
// the end, so that a failed build leaves the last good one, and a running server goes on with it.
import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nextEnv from '@next/env'
import { runGit } from '../base/git.mjs'
import { listFiles } from './list-files.mjs'

/** Where Next and the other steps write, and the folders in it that replace those of the project. */
const WORK = '.next/site'
const OUT = path.join(WORK, 'out')
const RESULTS = ['out', 'hosting']
/** Every file of the export except the record itself, with its SHA-256. */
const RECORD_FILE = '.well-known/build.json'
const STEPS = [
  'jiti lib/publish/check-before-build.ts',
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
env.BUILD_COMMIT ||= readCommit()
env.EXPORT_FOLDER = OUT
// The first step writes this file, and the pages read it.
env.CHECKED_CONTENT = path.resolve('.next/cache/content.json')

rmSync(WORK, { recursive: true, force: true })
for (const step of STEPS) {
  const { status } = spawnSync(step, { shell: true, stdio: 'inherit' })
  if (status !== 0) fail(`The build failed: ${step}`)
}
const missing = REQUIRED.filter((name) => !existsSync(path.join(OUT, name)))
if (missing.length > 0)
  fail(`The build failed: the export lacks ${missing.join(', ')}. The messages above say why.`)
const status = runGit('status', '--porcelain')
const hashFile = (/** @type {string} */ name) => hash('sha256', readFileSync(path.join(OUT, name)))
const record = {
  commit: env.BUILD_COMMIT || null,
  hasUncommittedChanges: 'error' in status ? null : status.text !== '',
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
for (const folder of RESULTS) replaceFolder(path.join(WORK, folder), folder)

/** Puts a finished folder where the last one is, which is gone only between two renames. @param {string} from @param {string} to */
function replaceFolder(from, to) {
  if (!existsSync(from)) return
  const last = path.join(WORK, `last-${to}`)
  if (existsSync(to)) renameSync(to, last)
  renameSync(from, to)
  rmSync(last, { recursive: true, force: true })
}

/** The commit that is built; '' with a warning if git does not say. Visitors can then not tell which one is live. */
function readCommit() {
  const commit = runGit('rev-parse', 'HEAD')
  if ('text' in commit) return commit.text
  console.warn(
    `The build record will name no commit, because git says: ${commit.error}. Build in a git checkout, or set BUILD_COMMIT.`,
  )
  return ''
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
