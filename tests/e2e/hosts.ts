// Starts the hosts that the tests use besides `npm start`: real nginx with the published configuration, and a bare
// server without any configuration, like a storage bucket.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePort } from '../fixtures/free-port'

export type HostName = 'npm start' | 'nginx' | 'bucket'
export type RunningHost = { address: string; stop: () => Promise<void> }

const OUT = path.resolve('out')
const SETTINGS = path.resolve('hosting/nginx.conf')
const START_LIMIT_MS = 10_000

const NGINX_PATHS = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/** The nginx to test with, or undefined if there is none. */
export const findNginx = (): string | undefined => NGINX_PATHS.find((file) => file && existsSync(file))

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** A configuration that needs no privileges, writes only to this folder, and stays in the foreground. */
function makeNginxSettings(folder: string, servers: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  ${servers}
}
`
}

/** Starts nginx with these `server` blocks, which listen on the ports. Returns a function that stops it. */
export async function runNginx(ports: number[], servers: string): Promise<RunningHost['stop']> {
  const nginx = findNginx()
  if (!nginx) throw new Error('nginx is missing. Install it, or set NGINX_PATH to its executable.')
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-nginx-'))
  const file = path.join(folder, 'nginx.conf')
  const log = path.join(folder, 'error.log')
  writeFileSync(file, makeNginxSettings(folder, servers))
  const child = spawn(nginx, ['-p', folder, '-e', log, '-c', file], { stdio: 'ignore' })
  const deadline = Date.now() + START_LIMIT_MS
  for (const port of ports) {
    while (!(await accepts(port))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill()
        throw new Error(`nginx did not start:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  return async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Serves the site as described in docs/hosting.md. */
const SITE_SETTINGS = `root ${OUT}; include ${SETTINGS};`

export async function startNginx(): Promise<RunningHost> {
  const port = await findFreePort()
  const stop = await runNginx([port], `server { listen 127.0.0.1:${port}; ${SITE_SETTINGS} }`)
  return { address: `http://127.0.0.1:${port}`, stop }
}

const BUCKET_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}

/** Maps a path to the file of that name, with or without `.html`, and sends only its content type. */
export async function startBucket(): Promise<RunningHost> {
  const server = createServer((request, response) => {
    const pathname = new URL(request.url ?? '/', 'http://bucket').pathname
    const file = [pathname, `${pathname}.html`, pathname === '/' ? '/index.html' : '']
      .map((name) => path.join(OUT, name))
      .find((name) => existsSync(name) && statSync(name).isFile())
    const found = file ?? path.join(OUT, '404.html')
    const type = BUCKET_TYPES[path.extname(found)] ?? 'application/octet-stream'
    response.writeHead(file ? 200 : 404, { 'Content-Type': type }).end(readFileSync(found))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
