// The live site next to the forms: it says why it cannot start, and it ends with its desk, also if that crashes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPreview } from '@/lib/editing/desk/preview'

/** A project whose Next is this program. */
function makeProject(program: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-preview-'))
  const folder = path.join(root, 'node_modules/next/dist/bin')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'next'), program)
  return root
}

/** What Next says about a site of another desk, and about one of `npm run dev`. */
const RUNNING = (host: string) => `- Local: http://127.0.0.1:39629
✓ Ready in 737ms
⨯ Another next dev server is already running.
You can access the existing server at http://${host}:3000,
or run kill 1 to stop it and start a new one.`

test.each([
  ['another desk', '127.0.0.1'],
  ['npm run dev', 'localhost'],
])('a running site of %s is named', async (_, host) => {
  // The words of a process that Next starts come after Next itself has ended.
  const late = `setTimeout(() => console.log(${JSON.stringify(RUNNING(host))}), 100)`
  const get = startPreview(
    makeProject(`const words = ['-e', ${JSON.stringify(late)}]
require('node:child_process').spawn(process.execPath, words, { stdio: 'inherit' }).unref()
process.exit()`),
  )
  const isThere = async () => (await get('')).reason !== undefined
  for (let tries = 0; tries < 200 && !(await isThere()); tries++) await setTimeout(20)
  expect(await get('')).toEqual({ reason: RUNNING(host) })
})

test('the site of a desk that crashed ends, and so does what it started', async () => {
  const root = makeProject(`const { fork } = require('node:child_process')
if (process.argv[2] === 'dev') {
  const own = fork(__filename, [])
  process.on('exit', () => own.kill('SIGKILL'))
  require('node:fs').writeFileSync('pids', process.pid + ' ' + own.pid)
  console.log('http://127.0.0.1:40000 Ready in 1ms')
}
setInterval(() => {}, 1000)`)
  const script = path.join(root, 'desk.ts')
  writeFileSync(
    script,
    `import { startPreview } from ${JSON.stringify(path.resolve('lib/editing/desk/preview'))}
startPreview(${JSON.stringify(root)})('').then((preview) => console.log(JSON.stringify(preview)))`,
  )
  const desk = spawn(process.execPath, [path.resolve('node_modules/jiti/lib/jiti-cli.mjs'), script])
  const [answer] = await once(desk.stdout, 'data')
  expect(JSON.parse(String(answer))).toEqual({ url: 'http://127.0.0.1:40000' })
  const isRunning = (pid: string) => {
    try {
      return process.kill(Number(pid), 0)
    } catch {
      return false
    }
  }
  const pids = readFileSync(path.join(root, 'pids'), 'utf8').split(' ')
  expect(pids.map(isRunning)).toEqual([true, true])
  desk.kill('SIGKILL')
  for (let tries = 0; tries < 200 && pids.some(isRunning); tries++) await setTimeout(20)
  expect(pids.map(isRunning)).toEqual([false, false])
})
