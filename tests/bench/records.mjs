// `npm run bench:records`: how long the content check takes for 150 records instead of five, in a copy of the project. With
// `--build`, also how long the build takes, how many record pages it writes, and the weight of 50 rows of the directory.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { copyProject, writeRecords } from './make-content.mjs'

const RECORDS = 150
const CHECK_LIMIT_MS = 3_000
const DIRECTORY_LIMIT_BYTES = 14_600
const ROWS_PER_LIMIT = 50

const isBuild = process.argv.includes('--build')
const copy = mkdtempSync(path.join(tmpdir(), 'weighpoint-records-'))

/** @param {string[]} command @param {import('node:child_process').StdioOptions} stdio */
function run(command, stdio) {
  const begin = performance.now()
  const { status, stderr } = spawnSync('npm', ['run', '-s', ...command], {
    cwd: copy,
    encoding: 'utf8',
    stdio,
  })
  if (status !== 0) throw new Error(`npm run ${command.join(' ')} failed:\n${stderr ?? ''}`)
  return performance.now() - begin
}

/** @param {string} file */
const compress = (file) =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const results = []
try {
  // The check can use linked packages; a build needs its own.
  copyProject(copy, isBuild)
  writeRecords(copy, RECORDS)
  run(['content'], 'pipe') // the first run compiles the modules
  const checkMs = run(['content'], 'pipe')
  console.log(`content check of ${RECORDS} records: ${Math.round(checkMs)} ms (limit ${CHECK_LIMIT_MS})`)
  results.push(checkMs <= CHECK_LIMIT_MS)

  if (isBuild) {
    const buildMs = run(['build'], ['ignore', 'ignore', 'pipe'])
    const pages = path.join(copy, 'out/providers')
    const directory = path.join(copy, 'out/providers.html')
    console.log(`build: ${(buildMs / 1000).toFixed(1)} s`)
    if (existsSync(pages)) console.log(`record pages: ${readdirSync(pages).length}`)
    if (existsSync(directory)) {
      const bytes = Math.round((compress(directory) * ROWS_PER_LIMIT) / RECORDS)
      console.log(`directory: ${bytes} B per ${ROWS_PER_LIMIT} rows (limit ${DIRECTORY_LIMIT_BYTES})`)
      results.push(bytes <= DIRECTORY_LIMIT_BYTES)
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.exitCode = results.every(Boolean) ? 0 : 1
