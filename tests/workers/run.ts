// `npm run test:workers`: Cloudflare's runtime serves the last build with wrangler.jsonc and must respond as every host does
// (host-expectations.ts), except for behavior built into Workers. Installs wrangler on the first run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type Expectation, FILES, HOSTILE, MISSING, REDIRECTS, UNPUBLISHED } from '../e2e/host-expectations'
import { sendRaw } from '../e2e/raw-request'
import { findFreePort } from '../fixtures/free-port'
import { readInternalRedirects } from '../fixtures/live-content'
import { installPackages } from '../install-packages.mjs'

const HERE = path.resolve('tests/workers')
const START_LIMIT_MS = 60_000

/** Workers redirect to clean URLs with 307, send no Cache-Control with redirects, and also serve 404.html as a page. */
function adapt({ path: address, status, headers }: Expectation): Expectation {
  if (address === '/404') return { path: address, status: 200, headers }
  const { 'cache-control': _, ...others } = headers
  if (status === 301 || status === 302) {
    const isListed = readInternalRedirects().some(({ from }) => from === address)
    return { path: address, status: status === 301 && !isListed ? 307 : status, headers: others }
  }
  return { path: address, status, headers }
}

async function findDifferences(base: string, expectation: Expectation): Promise<string[]> {
  const { path: address, status, headers } = adapt(expectation)
  const response = await fetch(base + address, { redirect: 'manual' })
  const wrong = Object.entries(headers).flatMap(([name, value]) => {
    const found = response.headers.get(name) ?? 'missing'
    const isCorrect = typeof value === 'string' ? found === value : value.test(found)
    return isCorrect ? [] : [`${address}: ${name} is ${found}, expected ${value}`]
  })
  if (response.status !== status) wrong.push(`${address}: status ${response.status}, expected ${status}`)
  return wrong
}

/** A redirect must stay on this host: its target starts with exactly one slash. */
async function findLeak(base: string, address: string): Promise<string[]> {
  const { headers, body } = await sendRaw(base, address)
  const isSafe = /^\/(?!\/)/.test(headers.location ?? '/') && !headers['x-evil'] && !/evil|passwd/.test(body)
  return isSafe ? [] : [`${address.slice(0, 60)}: redirects to ${headers.location} or is echoed`]
}

installPackages(HERE)
const port = await findFreePort()
const base = `http://127.0.0.1:${port}`
const wrangler = spawn(
  path.join(HERE, 'node_modules/.bin/wrangler'),
  ['dev', '--ip=127.0.0.1', `--port=${port}`, '--log-level=error', '--show-interactive-dev-session=false'],
  { env: { ...process.env, WRANGLER_SEND_METRICS: 'false' }, stdio: ['ignore', 'ignore', 'inherit'] },
)
try {
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await fetch(base).catch(() => null))) {
    if (wrangler.exitCode !== null || Date.now() > deadline) throw new Error('wrangler did not start.')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const expected = [
    ...FILES,
    ...MISSING,
    ...REDIRECTS,
    ...UNPUBLISHED.map((address) => ({ path: address, status: 404, headers: {} })),
  ]
  const differences: string[] = []
  for (const expectation of expected) differences.push(...(await findDifferences(base, expectation)))
  for (const address of HOSTILE) differences.push(...(await findLeak(base, address)))
  for (const difference of differences) console.error(difference)
  console.log(
    `Cloudflare Workers: ${expected.length + HOSTILE.length} addresses, ${differences.length} differences`,
  )
  process.exitCode = differences.length > 0 ? 1 : 0
} finally {
  wrangler.kill()
  if (wrangler.exitCode === null) await once(wrangler, 'exit')
}
