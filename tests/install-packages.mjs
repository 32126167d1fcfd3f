// Installs packages that only one command needs, on its first run and when their lock file has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** Throws if npm cannot install them. @param {string} directory with a package.json and a lock file */
export function installPackages(directory) {
  const installed = path.join(directory, 'node_modules', '.package-lock.json')
  const lock = path.join(directory, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log(`Installing the packages of this command: npm ci in ${path.relative('.', directory)}`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new Error(
      `npm ci failed in ${directory}: see its message above. The installation needs network access.`,
    )
}
