// The command as run from a shell, with the real content.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-clicks-'))
const LINE =
  '::1 - - [22/Nov/2026:00:00:01 +0000] "GET /click/5 HTTP/2.0" 302 1 "https://weighpoint.com/" "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"\n'

afterAll(() => rmSync(folder, { recursive: true }))

function run(words: string[], input: Buffer) {
  const jiti = path.resolve('node_modules/jiti/lib/jiti-cli.mjs')
  return spawnSync(process.execPath, [jiti, 'lib/operations/clicks/clicks-cli.ts', ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: 'https://weighpoint.com' },
  })
}

test('a compressed log on standard input becomes a table and a CSV file', () => {
  const file = path.join(folder, 'clicks.csv')
  const { status, stdout, stderr } = run(['--csv', file, '-'], gzipSync(LINE.repeat(3)))
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^2026-11 +\S.* \/ +3$/m)
  expect(readFileSync(file, 'utf8')).toMatch(/^2026-11,g-plans,.*,\/,3\r$/m)
})

test('input that is not a log is reported in one line', () => {
  const { status, stdout, stderr } = run(['-'], Buffer.from('\u001b[2J\n'))
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'No line is in the format of nginx (combined), Cloudflare, or Netlify. See docs/clicks.md.\n',
  })
})
