// Redirects between our pages (content/redirects.json), from the published files to the responses of hosts. The live list
// may be empty, so these tests make a small export with four redirects.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createJiti } from 'jiti'
import { expect, test } from 'playwright/test'
import type * as HostFiles from '../../lib/publish/hosts/host-files'
import { findNginx, runNginx } from '../e2e/hosts'
import { findFreePort } from '../fixtures/free-port'

const REDIRECTS = [
  { source: '/top-providers', destination: '/bestofmonth', status: 301 as const },
  { source: '/old/costs', destination: '/bestofmonth#cost', status: 301 as const },
  { source: '/Old_Page', destination: '/bestofmonth', status: 301 as const },
  { source: '/click/g-plans', destination: 'https://g-plans.example/?ref=weighpoint', status: 302 as const },
]

/** Request, status, and Location header. The query string comes before the fragment. */
const RESPONSES = [
  ['/top-providers', 301, '/bestofmonth'],
  ['/top-providers?sort=price&a=%2F', 301, '/bestofmonth?sort=price&a=%2F'],
  ['/old/costs', 301, '/bestofmonth#cost'],
  ['/old/costs?months=6', 301, '/bestofmonth?months=6#cost'],
  ['/Old_Page', 301, '/bestofmonth'],
  ['/click/g-plans?a=b', 302, 'https://g-plans.example/?ref=weighpoint'],
]

let folder: string

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-redirects-'))
  const out = path.join(folder, 'out')
  mkdirSync(path.join(out, '.well-known'), { recursive: true })
  writeFileSync(path.join(out, '.well-known/build.json'), '{}')
  for (const page of ['index', '404', 'bestofmonth']) writeFileSync(path.join(out, `${page}.html`), page)
  // This runner cannot load the plain modules that it imports.
  const { publishHostFiles } = await createJiti(__filename).import<typeof HostFiles>(
    '../../lib/publish/hosts/host-files',
  )
  publishHostFiles({ out, hosting: path.join(folder, 'hosting'), redirects: REDIRECTS })
})

test.afterAll(() => rmSync(folder, { recursive: true }))

const query = (port: number) =>
  Promise.all(
    RESPONSES.map(async ([address]) => {
      const response = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
      return [address, response.status, response.headers.get('location')]
    }),
  )

test('_redirects lists them for Cloudflare Workers and Netlify, which keep the query string automatically', () => {
  expect(readFileSync(path.join(folder, 'out/_redirects'), 'utf8').trim().split('\n')).toEqual([
    '/top-providers /bestofmonth 301',
    '/old/costs /bestofmonth#cost 301',
    '/Old_Page /bestofmonth 301',
    '/click/g-plans https://g-plans.example/?ref=weighpoint 302',
  ])
})

test('npm start responds with 301 and keeps the query string', async () => {
  const port = await findFreePort()
  const server = spawn('node', [path.resolve('lib/publish/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(server.stdout, 'data') // it prints the URL once it listens
    expect(await query(port)).toEqual(RESPONSES)
  } finally {
    server.kill()
    await once(server, 'exit')
  }
})

test('nginx responds with 301 and keeps the query string', async () => {
  test.skip(!findNginx(), 'nginx is missing')
  const port = await findFreePort()
  const settings = `root ${folder}/out; include ${folder}/hosting/nginx.conf;`
  const stop = await runNginx([port], `server { listen 127.0.0.1:${port}; ${settings} }`)
  try {
    expect(await query(port)).toEqual(RESPONSES)
  } finally {
    await stop()
  }
})
