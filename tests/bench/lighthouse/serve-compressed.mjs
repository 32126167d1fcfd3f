// Brotli in front of `npm start`'s server. Delete this file, and call startHost('.') in run.mjs instead, once that
// server compresses.
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
  const headers = Object.fromEntries(answer.headers)
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-length']) delete headers[name]
  const { status } = answer
  const raw = Buffer.from(await answer.arrayBuffer())
  const type = headers['content-type'] ?? ''
  if (!COMPRESSED.test(type)) return { status, headers, body: raw }
  const encoded = { ...headers, 'content-encoding': 'br', vary: 'Accept-Encoding' }
  return { status, headers: encoded, body: brotliCompressSync(raw) }
}

/** @returns {Promise<{ url: string, stop: () => void }>} */
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
    url: `http://localhost:${ownPort}`,
    stop: () => {
      host.stop()
      server.close()
      server.closeAllConnections()
    },
  }
}
