// Finds an nginx for the tests or downloads Debian's package, and prints which, or why there is none. The package is
// unpacked but not installed: installing it would start a web server on port 80. `jiti tests/e2e/find-nginx.ts` runs
// before the tests; fixtures.ts searches again without downloading.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'

const CACHE = path.resolve('node_modules/.cache/nginx')
const PACKAGES = path.join(CACHE, 'packages')
const UNPACKED = path.join(CACHE, 'unpacked')

const PROGRAMS = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
  path.join(UNPACKED, 'usr/sbin/nginx'),
]

export type Nginx = { program: string; env: NodeJS.ProcessEnv; version: string }

/** The nginx to test with, or null if none starts. */
export function findNginx(): Nginx | null {
  for (const program of PROGRAMS) {
    if (!program || !existsSync(program)) continue
    const env = program.startsWith(UNPACKED)
      ? { ...process.env, LD_LIBRARY_PATH: findLibraries() }
      : process.env
    const { status, stderr } = spawnSync(program, ['-v'], { env, encoding: 'utf8' })
    if (status === 0) return { program, env, version: /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? 'unknown' }
  }
  return null
}

/** The folders of the libraries that came with the package. */
function findLibraries(): string {
  return ['usr/lib', 'lib']
    .map((folder) => path.join(UNPACKED, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
    .join(':')
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Downloads and unpacks the package with its dependencies. Returns the reason for a failure, or null. */
function downloadNginx(): string | null {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb'))
    return 'it was not found, and this machine cannot download Debian’s package'
  mkdirSync(path.join(PACKAGES, 'partial'), { recursive: true })
  const failFast = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const folder = ['-o', 'Debug::NoLocking=1', '-o', `Dir::Cache::archives=${PACKAGES}`]
  const quiet = ['-y', '-qq', ...failFast]
  const download = [...quiet, ...folder, '--no-install-recommends', '--download-only', 'install', 'nginx']
  console.log('nginx for the tests: none found, trying `apt-get --download-only install nginx`.')
  if (!run('apt-get', download) && !(run('apt-get', [...quiet, 'update']) && run('apt-get', download)))
    return 'it was not found, and apt-get could not download Debian’s package (no network or no permission)'
  for (const file of readdirSync(PACKAGES).filter((name) => name.endsWith('.deb'))) {
    run('dpkg-deb', ['-x', path.join(PACKAGES, file), UNPACKED])
  }
  return findNginx() ? null : 'Debian’s package was downloaded, but it does not start'
}

if (path.basename(process.argv[1] ?? '') === 'find-nginx.ts') {
  const found = findNginx()
  const reason = found ? null : downloadNginx()
  const nginx = found ?? findNginx()
  console.log(
    nginx
      ? `nginx for the tests: ${nginx.version}, ${nginx.program} (${found ? 'found' : 'downloaded now'}).`
      : `nginx: skipped, because ${reason}. Set NGINX_PATH to its executable.`,
  )
}
