// `npm run bench:start`: how long the front door takes, from the command to the first page served.
// Warm: `npm start` here. Cold: a fresh clone of HEAD, `npm ci && npm start`. Prints seconds.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const PORT = '4180'

/** @param {string} command @param {string} cwd @returns {Promise<number>} seconds to the first page */
async function timeToFirstPage(command, cwd) {
  const begin = performance.now()
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...process.env, PORT },
    stdio: 'ignore',
    detached: true,
  })
  let seconds = 0
  while (seconds === 0 && child.exitCode === null) {
    const response = await fetch(`http://localhost:${PORT}/`).catch(() => null)
    if (response?.ok && (await response.text()).includes('</html>'))
      seconds = (performance.now() - begin) / 1000
    else await new Promise((resolve) => setTimeout(resolve, 50))
  }
  if (seconds === 0) throw new Error(`\`${command}\` ended before it served a page`)
  if (child.pid) process.kill(-child.pid)
  await new Promise((resolve) => setTimeout(resolve, 500))
  return seconds
}

const clone = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-start-')), 'clone')
spawnSync('git', ['clone', '--quiet', '.', clone])
const cold = await timeToFirstPage('npm ci && npm start', clone)
const warm = await timeToFirstPage('npm start', clone)
console.log(`cold, npm ci && npm start: ${cold.toFixed(1)} s`)
console.log(`warm, npm start:           ${warm.toFixed(1)} s`)
