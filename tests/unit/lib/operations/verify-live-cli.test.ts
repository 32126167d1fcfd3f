// The command as run from a shell: invalid arguments, and hosts with a certificate. Everything else that it finds on a host
// is in verify-live.test.ts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { BUILD_RECORD } from '../../../fixtures/build-record'
import { makeCertificate } from '../../../fixtures/web-server'
import { runCommand } from './run-command'

test.each([
  [
    'no host',
    [],
    'Expected the address of one host, like https://weighpoint.com, got "".\nnpm run verify-live',
  ],
  ['two hosts', ['https://a.example', 'https://b.example'], 'got "https://a.example https://b.example".\n'],
  ['a page', ['https://a.example/blog'], 'got "https://a.example/blog".\n'],
  ['a password', ['https://a:b@c.example'], 'Expected the address of one host'],
  ['an unknown option', ['https://a.example', '--fast'], "Unknown option '--fast'"],
  ['no commit', ['https://a.example', '--commit'], "Option '--commit <value>' argument missing\nnpm run"],
  [
    'an unknown commit',
    ['https://a.example', '--commit', 'no'],
    '--commit: expected a commit of this clone, got "no".',
  ],
  [
    'a host that does not answer',
    ['http://127.0.0.1:1'],
    'http://127.0.0.1:1/.well-known/build.json does not answer: ',
  ],
])('%s: usage or one message, and code 2', async (_, words, message) => {
  const { status, stdout, stderr } = await runCommand('verify-live-cli.ts', words)
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  })
  expect(stderr).not.toMatch(/^ +at /m)
})

test.each([
  ['HTTP/1.1 only', ['http/1.1'], ['✗ protocol: / is served by http/1.1, expected HTTP/2 or newer']],
  ['HTTP/2', ['h2', 'http/1.1'], []],
])('a host with a certificate that offers %s', async (_, ALPNProtocols, expected) => {
  const certificate = makeCertificate('2020-01-01', '2049-12-31')
  const server = createServer({ ...certificate, ALPNProtocols }, (_request, response) =>
    response.end(JSON.stringify(BUILD_RECORD)),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-live-'))
  const file = path.join(folder, 'certificate.pem')
  writeFileSync(file, certificate.cert)
  const host = `https://localhost:${(server.address() as AddressInfo).port}`
  const words = [host, '--commit', 'any', '--no-rebuild']
  const { status, stdout, stderr } = await runCommand('verify-live-cli.ts', words, {
    env: { NODE_EXTRA_CA_CERTS: file },
  })
  server.close()
  rmSync(folder, { recursive: true })
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' }) // among other things, it sends none of our headers
  const lines = stdout.split('\n')
  expect(lines[0]).toMatch(`${host} serves an unknown commit, built 2026-11-20T08:00:00Z`)
  expect(lines.filter((line) => line.includes('protocol'))).toEqual(expected)
})
