// Installs Debian packages if this user may. On other systems, the engine is skipped.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** @param {string[]} packages */
export function installByApt(packages) {
  const isRootOnLinux = process.platform === 'linux' && process.getuid?.() === 0
  if (!isRootOnLinux || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing an engine: apt-get install ${packages.join(' ')}`)
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], options)
}
