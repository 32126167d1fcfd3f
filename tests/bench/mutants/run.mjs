// `npm run mutants [room or file …]`: changes lib/ in one place after the other, sees whether a unit test
// notices, and prints how many were noticed by room and every one that was not.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const ROOMS = ['providers', 'calculator', 'quiz', 'site', 'guides', 'contact', 'content', 'launch', 'publish']

const given = process.argv.slice(2)
const isReportOnly = given[0] === '--report'
const files = given.filter((word) => word.startsWith('lib/'))
const rooms = ROOMS.filter(
  (room) => given.includes(room) || files.some((file) => file.startsWith(`lib/${room}/`)),
)

for (const room of isReportOnly ? [] : rooms.length > 0 ? rooms : ROOMS) {
  const chosen = files.filter((file) => file.startsWith(`lib/${room}/`)).join(',')
  console.log(`Mutating ${chosen || `lib/${room}`} …`)
  const { status } = spawnSync('npx', ['stryker', 'run', 'tests/bench/mutants/stryker.config.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MUTANTS_ROOM: room, MUTANTS_FILES: chosen },
  })
  if (status !== 0) process.exitCode = 1
}

/** @typedef {{ status: string, mutatorName: string, replacement: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }} Mutant */

const survivors = []
const rows = []
for (const room of files.length > 0 ? rooms : ROOMS) {
  const address = `.stryker-tmp/report-${room}${files.length > 0 ? '-files' : ''}.json`
  if (!existsSync(address)) continue
  const { files: mutated } = JSON.parse(readFileSync(address, 'utf8'))
  const count = { noticed: 0, unnoticed: 0, unable: 0 }
  for (const [file, { source, mutants }] of Object.entries(mutated)) {
    for (const { status, replacement, location } of /** @type {Mutant[]} */ (mutants)) {
      if (status === 'Killed' || status === 'Timeout') count.noticed += 1
      else if (status === 'RuntimeError' || status === 'CompileError') count.unable += 1
      else {
        count.unnoticed += 1
        const { start, end } = location
        const lines = source.split('\n').slice(start.line - 1, end.line)
        lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
        lines[0] = lines[0].slice(start.column - 1)
        const flat = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').slice(0, 90)
        const where = `${file}:${start.line}`
        survivors.push(
          `${where}  ${flat(lines.join(' '))}  →  ${flat(replacement)}${status === 'NoCoverage' ? '  (no test runs it)' : ''}`,
        )
      }
    }
  }
  rows.push({ room, ...count })
}

const total = rows.reduce(
  (sum, row) => ({
    room: 'all',
    noticed: sum.noticed + row.noticed,
    unnoticed: sum.unnoticed + row.unnoticed,
    unable: sum.unable + row.unable,
  }),
  { room: 'all', noticed: 0, unnoticed: 0, unable: 0 },
)
console.log('\nroom        noticed  of      share   could not load')
for (const { room, noticed, unnoticed, unable } of [...rows, total]) {
  const all = noticed + unnoticed
  const share = all === 0 ? '–' : `${((100 * noticed) / all).toFixed(1)}%`
  console.log(
    `${room.padEnd(12)}${String(noticed).padEnd(9)}${String(all).padEnd(8)}${share.padEnd(8)}${unable}`,
  )
}
if (survivors.length > 0) console.log(`\nNot noticed:\n${survivors.join('\n')}`)
