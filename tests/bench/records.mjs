// `npm run bench:records`: 150 records instead of five, in a copy of the project. How long the content check takes, how
// many pages a build writes for them, and what the directory weighs for each 50 rows. `--build` builds the copy too.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const RECORDS = 150
const CHECK_LIMIT_MS = 3_000
const DIRECTORY_LIMIT_BYTES = 14_600
const ROWS_PER_LIMIT = 50
const SKIPPED = ['node_modules', 'out', '.next', '.git', 'hosting', 'test-results']

const isBuild = process.argv.includes('--build')
const copy = mkdtempSync(path.join(tmpdir(), 'weighpoint-records-'))
const records = path.join(copy, 'content/providers')

/** A record like `base` with stated facts of every kind. @param {any} base @param {number} index */
function makeRecord(base, index) {
  const isStated = (/** @type {number} */ step) => (index + step) % 3 === 0
  return {
    ...base,
    name: `Example Provider ${index}`,
    alsoListedAs: null,
    mainBenefit: null,
    features: null,
    pricing: isStated(0)
      ? null
      : {
          amount: 60 + ((index * 37) % 240),
          period: ['month', 'week', 'year', 'quarter'][index % 4],
          note: null,
          firstMonthDiscount: null,
          freeMonths: null,
          fromAmount: null,
        },
    facts: {
      ...base.facts,
      medicationIncluded: isStated(1) ? true : null,
      membershipFee: isStated(2) ? 25 : null,
      refund: isStated(0) ? 14 : null,
      drugs: isStated(1) ? ['semaglutide', 'tirzepatide'] : null,
      approval: isStated(2) ? 'compounded' : null,
      pharmacy: isStated(0) ? `Example Pharmacy ${index}, Ohio` : null,
      states: isStated(1) ? ['NY', 'CA', 'TX'] : null,
      company: isStated(2) ? `Example Company ${index}, LLC` : null,
    },
    logo: null,
    websiteUrl: `https://provider-${index}.example/`,
    linkThroughOwnHost: false,
    legacyClick: undefined,
    moreDetailsUrl: null,
    evidence: {},
  }
}

function makeRecords() {
  const base = JSON.parse(readFileSync(path.join(records, 'directmeds.json'), 'utf8'))
  const file = path.join(copy, 'content/changes.json')
  const log = JSON.parse(readFileSync(file, 'utf8'))
  const present = readdirSync(records).length
  for (let index = present + 1; index <= RECORDS; index += 1) {
    const record = makeRecord(base, index)
    writeFileSync(path.join(records, `example-${index}.json`), JSON.stringify(record, null, 2))
    if (!record.pricing) continue
    const { amount, period } = record.pricing
    log.changes.push({
      date: '2026-11-20',
      provider: `example-${index}`,
      field: 'pricing',
      from: null,
      to: `$${amount} a ${period}`,
      why: 'First listed, as stated by the provider',
    })
  }
  writeFileSync(file, JSON.stringify(log, null, 2))
}

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
  cpSync('.', copy, {
    recursive: true,
    filter: (source) => !SKIPPED.includes(path.relative('.', source).split(path.sep)[0] ?? ''),
  })
  // Turbopack does not follow a link out of the project, so a build gets hard links of every file.
  if (!isBuild) symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  else spawnSync('cp', ['-al', path.resolve('node_modules'), copy])
  makeRecords()
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
      console.log(`directory: ${bytes} B for each ${ROWS_PER_LIMIT} rows (limit ${DIRECTORY_LIMIT_BYTES})`)
      results.push(bytes <= DIRECTORY_LIMIT_BYTES)
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
process.exitCode = results.every(Boolean) ? 0 : 1
