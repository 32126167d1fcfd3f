// The live site next to the forms, also after the desk crashed and its site went on running.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPreview } from '@/lib/editing/desk/preview'

/** What Next says about a site of an earlier desk, and about one of `npm run dev`. */
const RUNNING = (host: string, command: string) => `- Local: http://127.0.0.1:39629
✓ Ready in 737ms
⨯ Another next dev server is already running.
You can access the existing server at http://${host},
or run ${command} to stop it and start a new one.`

test.each([
  ['of a desk that crashed is ended, and starts anew', '127.0.0.1', 'kill', false],
  ['of a desk that crashed on Windows is ended as well', '127.0.0.1', 'taskkill /PID', false],
  ['of a desk that runs goes on, and is named', '127.0.0.1', 'kill', true],
  ['of npm run dev goes on, and is named', 'localhost', 'kill', true],
])('a site %s', async (_, host, command, isAnswering) => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  if (!isAnswering) server.close()
  const output = RUNNING(`${host}:${port}`, `${command} ${other.pid}`)
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-preview-'))
  const folder = path.join(root, 'node_modules/next/dist/bin')
  mkdirSync(folder, { recursive: true })
  // The words of a process that Next starts come after Next itself has ended.
  const late = `setTimeout(() => console.log(${JSON.stringify(output)}), 100)`
  const program = `const { existsSync, writeFileSync } = require('node:fs')
if (existsSync('started')) { console.log('http://127.0.0.1:40000 Ready in 1ms'); setInterval(() => {}, 1000) }
else {
  writeFileSync('started', '')
  const words = ['-e', ${JSON.stringify(late)}]
  require('node:child_process').spawn(process.execPath, words, { stdio: 'inherit' }).unref()
}`
  writeFileSync(path.join(folder, 'next'), program)
  const { get, stop } = startPreview(root)
  const expected = isAnswering ? { reason: output } : { url: 'http://127.0.0.1:40000' }
  const isThere = async () => JSON.stringify(await get('')) === JSON.stringify(expected)
  for (let tries = 0; tries < 200 && !(await isThere()); tries++) await setTimeout(20)
  const [now, { signalCode }] = [await get(''), other]
  stop()
  other.kill()
  server.close()
  expect(now).toEqual(expected)
  expect(signalCode).toBe(isAnswering ? null : 'SIGKILL')
})
