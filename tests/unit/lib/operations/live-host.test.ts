// Requests on a local server. TLS connections are real as well, but trust the certificate of the test.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import tls, { type ConnectionOptions, type TlsOptions } from 'node:tls'
import { ask, findProtocol, mapPolitely } from '@/lib/operations/live-host'
import { makeCertificate, startServer, stopServers } from '../../../fixtures/web-server'

const MEGABYTE = Buffer.alloc(2 ** 20)
const CERTIFICATE = makeCertificate('2020-01-01', '2049-12-31')

/** Shortens the time limit of connections. */
let speedUp = 1

jest.mock('node:tls', () => {
  const actual = jest.requireActual<typeof tls>('node:tls')
  const connect = (options: ConnectionOptions, onConnect: () => void) =>
    actual.connect({ ...options, ca: CERTIFICATE.cert, timeout: (options.timeout ?? 0) / speedUp }, onConnect)
  return { ...actual, connect }
})

afterEach(stopServers)

describe('a request', () => {
  test('says who asks and that compressed answers are welcome', async () => {
    let headers = {}
    const site = await startServer((request, response) => {
      headers = request.headers
      response.end()
    })
    await ask(new URL(site))
    expect(headers).toMatchObject({ 'accept-encoding': 'br, gzip', 'user-agent': 'weighpoint-verify-live' })
  })

  test.each([
    ['once: it is repeated', 1, 'the answer'],
    ['twice: it is given up', 2, 'does not answer: '],
  ])('fails %s', async (_, failures, expected) => {
    let requests = 0
    const site = await startServer((request, response) => {
      requests += 1
      if (requests <= failures) request.socket.destroy()
      else response.end('the answer')
    })
    const result = ask(new URL(site)).then(({ body }) => String(body), String)
    expect(await result).toContain(expected)
    expect(requests).toBe(2)
  })

  test('may have an answer without a body', async () => {
    const site = await startServer((_, response) => response.writeHead(204).end())
    expect(await ask(new URL(site))).toMatchObject({ status: 204, body: Buffer.of() })
  })

  test('accepts the largest file that Cloudflare serves', async () => {
    const body = new ReadableStream({
      start(stream) {
        for (let count = 0; count < 25; count += 1) stream.enqueue(MEGABYTE)
        stream.close()
      },
    })
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
    expect((await ask(new URL('https://w.example'))).body.length).toBe(25 * MEGABYTE.length)
  })
})

test('at most four items are in progress, and results are in the order of the items', async () => {
  let inProgress = 0
  let most = 0
  const double = async (item: number) => {
    most = Math.max(most, ++inProgress)
    await new Promise((resolve) => setTimeout(resolve, item % 3))
    inProgress -= 1
    return item * 2
  }
  expect(await mapPolitely([1, 2, 3, 4, 5, 6], double)).toEqual([2, 4, 6, 8, 10, 12])
  expect(most).toBe(4)
  expect(await mapPolitely([], double)).toEqual([])
})

describe('the protocol', () => {
  let server: tls.Server | undefined

  afterEach(() => {
    speedUp = 1
    server?.close()
  })

  /** Starts a TLS server and returns its address on this host name. */
  async function start(options: TlsOptions, hostname = 'localhost'): Promise<URL> {
    server = tls.createServer({ ...CERTIFICATE, ...options })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    return new URL(`https://${hostname}:${(server.address() as AddressInfo).port}`)
  }

  test.each<[string, string[] | undefined, string]>([
    ['HTTP/2 first', ['h2', 'http/1.1'], 'h2'],
    ['HTTP/1.1 only', ['http/1.1'], 'http/1.1'],
    ['no choice', undefined, 'http/1.1'],
  ])('of a host that offers %s', async (_, ALPNProtocols, expected) => {
    expect(await findProtocol(await start({ ALPNProtocols }))).toBe(expected)
  })

  test('of plain http needs no request', async () => {
    expect(await findProtocol(new URL('http://w.example'))).toBe('http/1.1')
  })

  test('of a host whose certificate has another name is unknown', async () => {
    await expect(findProtocol(await start({}, '127.0.0.1'))).rejects.toThrow(
      /^127\.0\.0\.1 does not answer: .*IP: 127\.0\.0\.1 is not in the cert/,
    )
  })

  test('of a host that accepts a connection and sends nothing is unknown', async () => {
    const silent = createServer()
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const host = new URL(`https://localhost:${(silent.address() as AddressInfo).port}`)
    speedUp = 1000
    await expect(findProtocol(host)).rejects.toThrow('localhost does not answer: no answer in time')
    silent.close()
  })
})
