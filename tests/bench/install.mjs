// Installs a benchmark that has packages of its own, on its first run and when its lock file has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

/** @param {string} directory  with a package.json and a lock file */
export function installBenchmark(directory) {
  const installed = path.join(directory, 'node_modules', '.package-lock.json')
  const lock = path.join(directory, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log(`Installing what the benchmark needs: npm ci in ${path.relative('.', directory)}`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: directory,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ci failed in ${directory}`)
}
