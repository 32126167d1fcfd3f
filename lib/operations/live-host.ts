// Requests to a host under check: few at a time, with a time limit, and without following redirects.
import { isIP } from 'node:net'
import { connect } from 'node:tls'

const AT_ONCE = 4
const TIMEOUT_MS = 20_000
/** The largest file that Cloudflare serves. The limit keeps an endless response from filling the memory. */
const MAX_BYTES = 25 * 2 ** 20

export type Answer = {
  status: number
  headers: Headers
  /** After decompression. */
  body: Uint8Array
}

/** Tries twice, then throws an Error that names the address. */
export async function ask(address: URL, attempts = 2): Promise<Answer> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'br, gzip', 'User-Agent': 'weighpoint-verify-live' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  } catch (error) {
    if (attempts > 1) return ask(address, attempts - 1)
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    throw new Error(`${address} does not answer: ${cause instanceof Error ? cause.message : message}`)
  }
}

async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error(`more than ${MAX_BYTES / 2 ** 20} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Like Promise.all over `items`, with at most AT_ONCE in progress. */
export async function mapPolitely<T, R>(items: readonly T[], map: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const entries = items.entries() // shared, so that each worker takes the next item
  const work = async () => {
    for (const [index, item] of entries) results[index] = await map(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** The best protocol that the host agrees to: "h2" or "http/1.1". Over plain http, browsers use HTTP/1.1. */
export function findProtocol({ protocol, hostname, port }: URL): Promise<string> {
  if (protocol === 'http:') return Promise.resolve('http/1.1')
  return new Promise((resolve, reject) => {
    const socket = connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: isIP(hostname) ? '' : hostname,
        ALPNProtocols: ['h2', 'http/1.1'],
        timeout: TIMEOUT_MS,
      },
      () => {
        resolve(socket.alpnProtocol || 'http/1.1')
        socket.destroy()
      },
    )
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')))
    socket.once('error', (error) => reject(new Error(`${hostname} does not answer: ${error.message}`)))
  })
}
