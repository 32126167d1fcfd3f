// The live site next to the forms, also after the desk crashed and its site went on running.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPreview } from '@/lib/editing/desk/preview'

/** What Next says about a site of an earlier desk, and about one of `npm run dev`. */
const RUNNING = (host: string, pid: number) => `- Local: http://127.0.0.1:39629
✓ Ready in 737ms
⨯ Another next dev server is already running.
You can access the existing server at http://${host}:45335,
or run kill ${pid} to stop it and start a new one.`

test.each([
  ['of a desk that crashed is ended, and starts anew', '127.0.0.1', true],
  ['of npm run dev goes on, and is named', 'localhost', false],
])('a site %s', async (_, host, isEnded) => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const output = RUNNING(host, other.pid ?? 0)
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-preview-'))
  const folder = path.join(root, 'node_modules/next/dist/bin')
  mkdirSync(folder, { recursive: true })
  const program = `const { existsSync, writeFileSync } = require('node:fs')
if (existsSync('started')) { console.log('http://127.0.0.1:40000 Ready in 1ms'); setInterval(() => {}, 1000) }
else { writeFileSync('started', ''); console.log(${JSON.stringify(output)}); process.exitCode = 1 }`
  writeFileSync(path.join(folder, 'next'), program)
  const { get, stop } = startPreview(root)
  const expected = isEnded
    ? { state: 'ready', url: 'http://127.0.0.1:40000' }
    : { state: 'failed', reason: output }
  const isThere = async () => JSON.stringify(await get(null)) === JSON.stringify(expected)
  for (let tries = 0; tries < 200 && !(await isThere()); tries++) await setTimeout(20)
  expect(await get(null)).toEqual(expected)
  expect(other.signalCode).toBe(isEnded ? 'SIGKILL' : null)
  stop()
  other.kill()
})
