// Rebuilds a commit in a temporary clone, with the settings of its record, to compare the result with what a host
// serves. It does not use the working folder, so uncommitted changes and out/ have no effect.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Redirect } from '../publish/hosts/headers.mjs'
import type { BuildRecord } from '../schemas/build-record'
import { hashFiles } from './build-record'
import { cloneCommit } from './clone-commit.mjs'

export type Rebuilt = {
  /** File → SHA-256, without the record. */
  files: Record<string, string>
  redirects: Redirect[]
  /** Returns the bytes of a file. */
  read: (file: string) => Uint8Array
  /** Deletes the clone. */
  remove: () => void
}

/** Takes as long as a build. Throws an Error if the commit is not in this clone or does not build. */
export function rebuildCommit({ commit, settings }: BuildRecord): Rebuilt {
  if (commit === null) throw new Error('The record contains no commit to rebuild. Use --no-rebuild.')
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-rebuild-'))
  const remove = () => rmSync(root, { recursive: true, force: true })
  try {
    const folder = path.join(root, 'site')
    cloneCommit(folder, commit)
    build(folder, settings)
    const out = path.join(folder, 'out')
    const redirects = parseRedirects(readFileSync(path.join(out, '_redirects'), 'utf8'))
    return { files: hashFiles(out), redirects, read: (file) => readFileSync(path.join(out, file)), remove }
  } catch (error) {
    remove()
    throw error
  }
}

function build(folder: string, settings: BuildRecord['settings']) {
  const env: NodeJS.ProcessEnv = { ...process.env }
  delete env.BUILD_COMMIT
  for (const [name, value] of Object.entries(settings)) {
    if (value === null) delete env[name]
    else env[name] = value
  }
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The commit does not build:\n${(stdout + stderr).slice(-4000)}`)
}

/** Parses the `_redirects` file of an export. */
export const parseRedirects = (text: string): Redirect[] =>
  text
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap(([source, destination, status]) =>
      source && destination ? [{ source, destination, status: status === '301' ? 301 : 302 }] : [],
    )
