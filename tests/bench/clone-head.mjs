// A fresh clone of HEAD with our packages: what a contributor has after `git clone` and `npm ci`.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** @param {string} folder that does not exist yet */
export function cloneHead(folder) {
  run('git', ['clone', '--quiet', '.', folder])
  // Hard links: a copy in the eyes of the bundler, without its cost. Across disks npm installs anew.
  const linked = spawnSync('cp', ['-al', path.resolve('node_modules'), folder])
  if (linked.status !== 0) run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder])
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`)
}
