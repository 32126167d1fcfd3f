import { spawnSync } from 'node:child_process'
import { nameNextPort, readPort } from '@/lib/base/port.mjs'

test.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['1', 1],
  ['65535', 65_535],
])('PORT=%s gives %s', (setting, port) => {
  expect(readPort(3000, setting)).toBe(port)
})

test('after the last port comes the one before it', () => {
  expect([nameNextPort(3000), nameNextPort(65_535)]).toEqual([3001, 65_534])
})

test.each(['abc', '70000', '-1', '0', '80.5'])(
  'PORT=%s is refused, and the message says what to write',
  (setting) => {
    expect(() => readPort(3000, setting)).toThrow(
      `PORT: expected a whole number from 1 to 65535, got "${setting}". Correct or unset it: PORT=3000.`,
    )
  },
)

test.each([
  ['start', ['lib/publish/serve.mjs', '--build']],
  ['cms', ['node_modules/jiti/lib/jiti-cli.mjs', 'lib/editorial/cms/serve.ts']],
])('npm run %s with such a port says so in one sentence and stops', (_, program) => {
  const env = { ...process.env, PORT: 'abc' }
  const { status, stdout, stderr } = spawnSync('node', program, { encoding: 'utf8', env })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toMatch(/^PORT: expected .*\n$/)
})
