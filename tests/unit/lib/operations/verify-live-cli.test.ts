// The command as a person runs it, with wrong arguments. What it finds on a host: verify-live.test.ts.
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
