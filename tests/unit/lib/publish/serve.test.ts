// The server of `npm start` on a small export, as a process.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../../fixtures/free-port'

const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-serve-'))
const out = path.join(folder, 'out')
let server: ChildProcess
let host: string

function writeExport(home: string) {
  mkdirSync(path.join(out, '.well-known'), { recursive: true })
  writeFileSync(path.join(out, 'index.html'), home)
  writeFileSync(path.join(out, '404.html'), 'not found')
  writeFileSync(path.join(out, '_redirects'), '/old /blog 301\n')
  writeFileSync(path.join(out, '.well-known/build.json'), '{}')
}

async function request(headers: Record<string, string> = {}) {
  const response = await fetch(host, { headers })
  return [response.status, await response.text()]
}

beforeAll(async () => {
  writeExport('the first build')
  const port = await findFreePort()
  host = `http://127.0.0.1:${port}/`
  server = spawn('node', [path.resolve('lib/publish/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (server.stdout) await once(server.stdout, 'data')
})

afterAll(() => {
  server.kill()
})

test('while a build replaces the site, the server says so, and then serves the new site', async () => {
  expect(await request()).toEqual([200, 'the first build'])
  rmSync(path.join(out, '.well-known/build.json'))
  expect(await request()).toEqual([503, expect.stringContaining('Try again')])
  rmSync(out, { recursive: true })
  expect(await request()).toEqual([503, expect.stringContaining('Try again')])
  writeExport('the second build')
  expect(await request()).toEqual([200, 'the second build'])
})

test('a file that is gone ends its own request only', async () => {
  rmSync(path.join(out, 'index.html'))
  await expect(request()).rejects.toThrow()
  writeExport('the third build')
  expect(await request()).toEqual([200, 'the third build'])
})

test('a range that ends before it starts gets the whole file', async () => {
  expect(await request({ Range: 'bytes=5-2' })).toEqual([200, expect.stringContaining('build')])
})
