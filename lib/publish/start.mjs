// `npm start`: builds the site, then serves it. The port is tried first, so that a taken port
// is known before the build and not after it.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { listen, readPort } from './port.mjs'
import { serveExport } from './serve.mjs'

const port = readPort()
const probe = createServer()
await listen(probe, port)
await new Promise((resolve) => probe.close(resolve))

// Ctrl-C ends the build, which clears up; this process waits for it.
process.on('SIGINT', () => {})
const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (build.status !== 0) process.exit(build.status ?? 1)
process.removeAllListeners('SIGINT')
await serveExport(port)
