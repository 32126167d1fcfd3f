// Build failures, with instant commands in place of Next's. Whatever happens, out/ is the previous export or a complete
// new one.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashFiles } from '@/lib/operations/build-record'
import { parseBuildRecord } from '@/lib/schemas/build-record'

const JITI = path.resolve('node_modules/jiti/lib/jiti-cli.mjs')

/** Scripts that Node runs as the commands of a build. */
const WRITE = `const { mkdirSync, writeFileSync } = require('node:fs')
  const write = (file, text) => writeFileSync(process.env.EXPORT_STAGING + '/' + file, text)
  for (const folder of ['out', 'hosting', 'images']) mkdirSync(process.env.EXPORT_STAGING + '/' + folder, { recursive: true })
  write('out/index.html', 'new</html>')`
const HALF = `${WRITE}; console.log('half', process.pid);`
const WHOLE = `${WRITE}; write('out/404.html', '</html>'); write('out/robots.txt', 'sitemap.xml\\n')
  write('out/sitemap.xml', '</urlset>'); write('hosting/nginx.conf', 'new}\\n')`

type Options = { env?: Record<string, string>; check?: string; images?: string }

let folder: string
let started: ChildProcess[]
/** Process ids of commands that would run forever. */
let commands: number[]

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-build-'))
  started = []
  commands = []
  const module = JSON.stringify(path.resolve('lib/operations/build'))
  const script = `import { runBuild } from ${module}\nprocess.exitCode = await runBuild(JSON.parse(process.argv[2]))`
  writeFileSync(path.join(folder, 'run.ts'), script)
  for (const name of ['out', 'hosting']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'out/index.html'), 'previous')
  writeFileSync(path.join(folder, 'hosting/nginx.conf'), 'previous')
})

afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  for (const pid of commands) if (isRunning(pid)) process.kill(pid, 'SIGKILL')
  rmSync(folder, { recursive: true })
})

/** Starts a build in which these commands write the pages. */
function start(pages: string[], { env = {}, check = '', images = '' }: Options = {}) {
  const toStep = (text: string) => [process.execPath, '-e', text]
  const steps = JSON.stringify({ check: toStep(check), pages: pages.map(toStep), images: toStep(images) })
  const child = spawn(process.execPath, [JITI, 'run.ts', steps], {
    cwd: folder,
    env: { ...process.env, ...env },
  })
  started.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([code]) => ({
    code,
    output,
    message: output.trim().split('\n').at(-1),
  }))
  const halfwayPid = new Promise<number>((resolve) => {
    child.stdout.on('data', (text) => resolve(Number(/half (\d+)/.exec(text)?.[1])))
  })
  return { child, ended, halfwayPid }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

function expectPrevious() {
  expect(readdirSync(path.join(folder, 'out'))).toEqual(['index.html'])
  expect([read('out/index.html'), read('hosting/nginx.conf')]).toEqual(['previous', 'previous'])
  expect(readdirSync(path.join(folder, '.next'))).toEqual(['cache'])
}

test('a complete export replaces the previous one and records every file', async () => {
  const build = start([WHOLE], {
    env: { SOURCE_DATE_EPOCH: '1800000000', NEXT_PUBLIC_SITE_URL: 'https://a.example' },
  })
  expect(await build.ended).toMatchObject({ code: 0 })
  expect([read('out/index.html'), read('hosting/nginx.conf')]).toEqual(['new</html>', 'new}\n'])
  expect(readdirSync(path.join(folder, '.next'))).toEqual(['cache'])
  const record = parseBuildRecord(read('out/.well-known/build.json'), 'build.json')
  expect(Object.keys(record.files)).toEqual(['404.html', 'index.html', 'robots.txt', 'sitemap.xml'])
  expect(record).toEqual({
    commit: null,
    hasUncommittedChanges: null,
    date: '2027-01-15T08:00:00Z',
    settings: {
      NEXT_PUBLIC_SITE_URL: 'https://a.example',
      NEXT_PUBLIC_CONTACT_ENDPOINT: null,
      SOURCE_DATE_EPOCH: '1800000000',
    },
    node: process.versions.node,
    npm: /npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? null,
    platform: `${process.platform} ${process.arch}`,
    files: hashFiles(path.join(folder, 'out')),
  })
})

test('images drawn in parallel become part of the export, even if they are ready before Next empties its folder', async () => {
  const draw = `${WRITE}; mkdirSync(process.env.EXPORT_STAGING + '/images/social', { recursive: true })
    write('images/social/blog.png', 'drawn')`
  const empty = `const { existsSync, readdirSync, rmSync } = require('node:fs')
    const isDrawn = () => existsSync(process.env.EXPORT_STAGING + '/images/social/blog.png')
    while (!isDrawn()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    for (const name of readdirSync('.next')) if (name !== 'cache') rmSync('.next/' + name, { recursive: true })`
  expect(await start([empty, WHOLE], { images: draw }).ended).toMatchObject({ code: 0 })
  expect(read('out/social/blog.png')).toBe('drawn')
  expect(read('out/404.html')).toBe('</html>')
})

const KEPT = 'out/ is still the previous export.'

test.each([
  ['a command fails', [`${HALF} process.exit(3)`, WHOLE], `failed. ${KEPT}`],
  [
    'the images are missing',
    [`${WHOLE}; require('node:fs').rmdirSync(process.env.EXPORT_STAGING + '/images')`],
    `The build failed. The images are missing: the messages above should say why. ${KEPT}`,
  ],
  [
    'the disk is full',
    [`${HALF} throw new Error('ENOSPC: no space left on device, write')`],
    `The disk is full (ENOSPC). Free some space, then build again. ${KEPT}`,
  ],
  [
    'a command writes half a file without reporting it',
    [WHOLE, `${HALF} write('out/sitemap.xml', '<urlset><url>')`],
    `The build failed. out/sitemap.xml is missing or incomplete: the messages above should say why. ${KEPT}`,
  ],
])('%s: the previous export stays', async (_, texts, expected) => {
  const { code, message } = await start(texts).ended
  expect(code).toBe(1)
  expect(message).toContain(expected)
  expectPrevious()
})

test('a command that fails stops the parallel one, and its reason is reported', async () => {
  const full = `throw new Error('ENOSPC: no space left on device, write')`
  const { code, message } = await start(['setInterval(() => {}, 1000)'], { images: full }).ended
  expect(code).toBe(1)
  expect(message).toContain(`The disk is full (ENOSPC). Free some space, then build again. ${KEPT}`)
  expectPrevious()
})

test.each([
  ['goes on', 'setInterval(() => {}, 1000)'],
  ['fails first', 'process.exit(3)'],
])('only the content error is printed, even if the page build %s', async (_, then) => {
  const check = `const { existsSync } = require('node:fs')
    while (!existsSync(process.env.EXPORT_STAGING + '/out/index.html')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    console.error('A price is wrong.'); process.exit(1)`
  const { code, output } = await start([`console.log('Compiling'); ${WRITE}; ${then}`], { check }).ended
  expect(code).toBe(1)
  expect(output).toMatch(/^A price is wrong\.\n\nThe build failed\. /)
  expectPrevious()
})

test('Ctrl-C: the command ends, the previous export stays, and the next build runs', async () => {
  const { child, ended, halfwayPid } = start([`${HALF} setInterval(() => {}, 1000)`])
  const pid = await halfwayPid
  commands.push(pid)
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ code: 130, message: `The build was stopped (SIGINT). ${KEPT}` })
  expect(isRunning(pid)).toBe(false)
  expectPrevious()
  expect(await start([WHOLE]).ended).toMatchObject({ code: 0 })
})

test('two builds at once: the second names the running process; a crash of the first leaves no lock', async () => {
  const first = start([`${HALF} setInterval(() => {}, 1000)`])
  commands.push(await first.halfwayPid)
  const second = await start([WHOLE]).ended
  expect(second.code).toBe(1)
  expect(second.message).toMatch(
    new RegExp(
      `^Another build is running in this folder \\(process ${first.child.pid}, since .+ UTC\\)\\. Wait`,
    ),
  )
  expect(read('.next/cache/staging/out/index.html')).toBe('new</html>')
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  expect(await start([`${HALF} process.exit(3)`]).ended).toMatchObject({ code: 1 })
  expectPrevious()
})

test('a crash while the export is replaced: the next build starts from the previous one', async () => {
  // The state after out/ was replaced and before hosting/ was.
  mkdirSync(path.join(folder, '.next/replaced/out'), { recursive: true })
  writeFileSync(path.join(folder, '.next/replaced/out/index.html'), 'previous')
  writeFileSync(path.join(folder, 'out/index.html'), 'new')
  expect(await start([`${HALF} process.exit(3)`]).ended).toMatchObject({ code: 1 })
  expectPrevious()
})
