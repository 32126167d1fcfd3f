// `npm start`: builds the site, then serves it. Tries the port before the build, so that an occupied port is reported
// at once.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:http'
import { listen, readPort } from './port.mjs'
import { serveExport } from './serve.mjs'

const port = readPort()
const probe = createServer()
await listen(probe, port)
await new Promise((resolve) => probe.close(resolve))

// Ctrl-C ends the build, which cleans up. This process waits for it.
process.on('SIGINT', () => {})
const build = spawnSync('npm', ['run', '--silent', 'build'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (build.status !== 0) process.exit(build.status ?? 1)
process.removeAllListeners('SIGINT')
await serveExport(port)
