// Serves the export to the engines: the server of `npm start` on a free port, and a second one that inserts a watching
// script before each page's policy, for an engine whose driver does not report console messages.
import { createServer } from 'node:http'
import { startHost } from '../bench/start-host.mjs'
import { watch } from './in-page.mjs'

const WATCHER = `<script>(${watch})()</script>`

/** @param {import('node:http').Server} server @returns {Promise<number>} a free port, where it now listens */
function listenAnywhere(server) {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/** @returns {Promise<number>} */
export async function findFreePort() {
  const probe = createServer()
  const port = await listenAnywhere(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/**
 * @typedef {object} Served
 * @property {string} origin  the export as a host serves it
 * @property {string} watchedOrigin  the same, with the watching script
 * @property {() => string[]} takeProblems  what the watching script reported since the last call
 * @property {() => void} stop
 */

/** @returns {Promise<Served>} */
export async function serve() {
  const host = await startHost('.')
  /** @type {string[]} */
  let problems = []
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    if (url.startsWith('/__problem?')) {
      problems.push(decodeURIComponent(url.slice('/__problem?'.length)))
      response.writeHead(204).end()
      return
    }
    const upstream = await fetch(host.url + url, { redirect: 'manual' })
    const headers = Object.fromEntries(upstream.headers)
    for (const name of [
      'connection',
      'keep-alive',
      'transfer-encoding',
      'content-length',
      'content-encoding',
    ])
      delete headers[name]
    const body = Buffer.from(await upstream.arrayBuffer())
    const isPage = headers['content-type']?.startsWith('text/html')
    response.writeHead(upstream.status, headers)
    response.end(isPage ? String(body).replace(/<head[^>]*>/i, (head) => head + WATCHER) : body)
  })
  const watchedPort = await listenAnywhere(server)
  return {
    origin: host.url,
    watchedOrigin: `http://localhost:${watchedPort}`,
    takeProblems: () => {
      const taken = problems
      problems = []
      return taken
    },
    stop: () => {
      host.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}
