// Makes a fresh clone of a commit with its packages, like `git clone` and `npm ci`.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Throws if the repository in the working folder does not contain the commit.
 * @param {string} folder  must not exist yet
 * @param {string} commit
 */
export function cloneCommit(folder, commit = 'HEAD') {
  const hash = run('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], () => {
    throw new Error(`Commit ${commit} is not in this clone. Run \`git fetch --all\`, then try again.`)
  }).trim()
  run('git', ['clone', '--quiet', '--no-checkout', '.', folder])
  run('git', ['-C', folder, 'checkout', '--quiet', '--detach', hash])
  // Hard links look like a copy to the bundler but cost nothing. Across disks, or if the lock files differ, npm
  // installs.
  const isSame = readLock('.') === readLock(folder)
  const linked = isSame && spawnSync('cp', ['-al', path.resolve('node_modules'), folder]).status === 0
  if (!linked) run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder])
}

/** @param {string} folder */
function readLock(folder) {
  const file = path.join(folder, 'package-lock.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** @param {string} command @param {string[]} args @param {() => void} [explain]  throws a better error if it fails */
function run(command, args, explain) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) explain?.()
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
  return stdout
}
