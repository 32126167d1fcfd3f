// Serves an export on a free port, for scripts that measure or drive a browser.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** @returns {Promise<number>} */
function findPort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** @param {string} folder the project whose out/ is served */
export async function startHost(folder) {
  const port = await findPort()
  const env = { ...process.env, PORT: String(port) }
  const host = spawn('node', ['lib/publish/serve.mjs'], { cwd: folder, env })
  await new Promise((resolve) => host.stdout.once('data', resolve))
  return { url: `http://localhost:${port}`, stop: () => host.kill() }
}
