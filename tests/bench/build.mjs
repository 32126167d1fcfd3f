// `npm run bench:build`: how the build grows with the number of guides. In a copy of the project, 5, 50
// and 500 guides of the size of ours; prints seconds, bytes of the export, and both per guide.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SIZES = [5, 50, 500]
const SKIPPED = ['node_modules', '.git', '.next', 'out', 'test-results']

const copy = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-build-')), 'site')
cpSync('.', copy, {
  recursive: true,
  filter: (file) => !SKIPPED.some((name) => file.split(path.sep).includes(name)),
})
// Hard links: a copy in the eyes of the bundler, without its cost.
if (spawnSync('cp', ['-al', path.resolve('node_modules'), copy]).status !== 0) {
  cpSync('node_modules', path.join(copy, 'node_modules'), { recursive: true })
}

const folder = path.join(copy, 'content', 'guides')
const originals = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))

/** @param {string} directory @returns {number} */
function sizeOf(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
}

console.log('guides  seconds  s per guide      bytes  bytes per guide')
for (const size of SIZES) {
  for (let index = originals.length; index < size; index += 1) {
    const text = originals[index % originals.length] ?? ''
    writeFileSync(
      path.join(folder, `guide-${index}.mdx`),
      text
        .replace(/^title: "(.*)"$/m, `title: "$1 (${index})"`)
        .replace(/^order: \d+$/m, `order: ${index + 1}`),
    )
  }
  for (const old of ['.next', 'out']) rmSync(path.join(copy, old), { recursive: true, force: true })
  const begin = performance.now()
  const build = spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, encoding: 'utf8' })
  const seconds = (performance.now() - begin) / 1000
  if (build.status !== 0) throw new Error(build.stdout + build.stderr)
  const bytes = sizeOf(path.join(copy, 'out'))
  console.log(
    [
      String(size).padStart(6),
      seconds.toFixed(1).padStart(8),
      (seconds / size).toFixed(3).padStart(12),
      String(bytes).padStart(10),
      String(Math.round(bytes / size)).padStart(16),
    ].join(' '),
  )
}
rmSync(path.dirname(copy), { recursive: true, force: true })
