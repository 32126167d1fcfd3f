// Serves the export as a host does: `npm start`'s own server with brotli in front of it, which that one leaves
// out because a laptop needs none.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { startHost } from '../start-host.mjs'

const COMPRESSED = /^(?:text\/|application\/(?:javascript|json|xml|atom\+xml|manifest\+json)|image\/svg)/

/** @returns {Promise<number>} a port that nobody uses */
function findPort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/**
 * @param {string} origin @param {string} url
 * @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>}
 */
async function compress(origin, url) {
  const answer = await fetch(origin + url, { redirect: 'manual' })
  if (answer.status === 302) {
    // This host forwards by itself; measured is the page for hosts that cannot.
    const body = brotliCompressSync(readFileSync(`out${url}.html`))
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
      body,
    }
  }
  const headers = Object.fromEntries(answer.headers)
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-length']) delete headers[name]
  // With its own status, the browser would log an error that is none of the page's.
  const status = url === '/404' ? 200 : answer.status
  const raw = Buffer.from(await answer.arrayBuffer())
  const type = headers['content-type'] ?? ''
  if (!COMPRESSED.test(type)) return { status, headers, body: raw }
  const encoded = { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' }
  return { status, headers: encoded, body: brotliCompressSync(raw) }
}

/** @returns {Promise<{ origin: string, stop: () => void }>} */
export async function serveCompressed() {
  const host = await startHost('.')
  /** Each file is compressed once, as on a host. @type {Map<string, ReturnType<typeof compress>>} */
  const answers = new Map()
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/'
    const answer = answers.get(url) ?? compress(host.url, url)
    answers.set(url, answer)
    const { status, headers, body } = await answer
    response.writeHead(status, { ...headers, 'content-length': body.length })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  const ownPort = await findPort()
  await new Promise((resolve) => server.listen(ownPort, () => resolve(undefined)))
  return {
    origin: `http://localhost:${ownPort}`,
    stop: () => {
      host.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}
