// `npm run observatory`: MDN's HTTP Observatory scans every page of the last build, served by real nginx with the published
// configuration, over HTTPS with a temporary certificate. Installs the Observatory on the first run.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../../../lib/editing/free-port'
import { installPackages } from '../../../lib/editing/install-packages.mjs'
import { PAGES } from '../../e2e/fixtures'
import { runNginx, SITE_SETTINGS } from '../../e2e/hosts'

const HERE = path.resolve('tests/bench/observatory')

function run(command: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  if (status !== 0) throw new Error(`${command} ${args[0]} failed:\n${stdout}${stderr}`)
  return stdout
}

installPackages(HERE)
// An empty HSTS preload list in place of the one it would download. Our host is not on it.
const preloaded = path.join(HERE, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-observatory-'))
const key = path.join(folder, 'key.pem')
const certificate = path.join(folder, 'certificate.pem')
run('openssl', [
  ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
  ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
])
const http = await findFreePort()
const https = await findFreePort()
const stop = await runNginx(
  [http, https],
  `server { listen 127.0.0.1:${http}; return 301 https://localhost:${https}$request_uri; }
  server {
    listen 127.0.0.1:${https} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key}; ${SITE_SETTINGS}
  }`,
)
try {
  const args = [path.join(HERE, 'judge.mjs'), String(http), String(https), ...PAGES]
  console.log(run('node', args, { NODE_EXTRA_CA_CERTS: certificate }))
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
