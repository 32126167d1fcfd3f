// Sends a path to a server unchanged. Client libraries would normalize it first.
import { connect } from 'node:net'

export type RawResponse = { status: number; headers: Record<string, string>; body: string }

export function sendRaw(address: string, path: string): Promise<RawResponse> {
  const { hostname, port, host } = new URL(address)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    )
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ])
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(headers),
        body: body.join('\r\n\r\n'),
      })
    })
  })
}
