import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readLog, scanLines } from '@/lib/operations/clicks/read-lines'

const CLICK = '::1 - - [22/Nov/2026:00:00:01 +0200] "GET /click/ä HTTP/2.0" 302 1 "-" "-"'
const OTHER = CLICK.replace('click', 'pages')
const JSON_LINE = '{"url":"/blog"}'

/** Scans the log in chunks of `size` bytes. */
async function scan(text: string, size = text.length * 2) {
  const bytes = Buffer.from(text)
  const clicks: string[] = []
  async function* cut() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
  }
  const counts = await scanLines(cut(), (line) => clicks.push(line))
  return { ...counts, clicks }
}

test('lines are the same whatever the chunk size', async () => {
  const text = [OTHER, CLICK, '', JSON_LINE, JSON_LINE, 'garbage', CLICK, '{"cut":', CLICK].join('\r\n')
  for (const size of [1, 2, 7, 64, 200, 10_000])
    expect(await scan(text, size)).toEqual({ lines: 8, malformed: 2, clicks: [CLICK, CLICK, CLICK] })
})

test('a line longer than any server writes is malformed', async () => {
  const endless = `{"url":"/click/${'x'.repeat(1_100_000)}"}`
  expect(await scan(`${CLICK}\n${endless}\n${CLICK}\n`, 65_536)).toEqual({
    lines: 3,
    malformed: 1,
    clicks: [CLICK, CLICK],
  })
})

test('a compressed log is unpacked, even one concatenated from several', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-clicks-'))
  const file = path.join(folder, 'access.log.2')
  const clicks: string[] = []
  try {
    writeFileSync(file, Buffer.concat([gzipSync(`${CLICK}\n`), gzipSync(`${OTHER}\n${CLICK}\n`)]))
    expect(await scanLines(readLog(file), (line) => clicks.push(line))).toEqual({ lines: 3, malformed: 0 })
    expect(clicks).toEqual([CLICK, CLICK])
    writeFileSync(file, gzipSync(CLICK).subarray(0, 30))
    await expect(scanLines(readLog(file), () => {})).rejects.toThrow('unexpected end of file')
    writeFileSync(file, '')
    expect(await scanLines(readLog(file), () => {})).toEqual({ lines: 0, malformed: 0 })
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test.each([
  ['plain text', Buffer.from(`${CLICK}\n`), { lines: 1, malformed: 0 }],
  ['the first byte of a compressed file', Buffer.of(0x1f, 0x20, 0x0a), { lines: 1, malformed: 1 }],
  ['the second byte of a compressed file', Buffer.of(0x20, 0x8b, 0x0a), { lines: 1, malformed: 1 }],
])('reads a file that begins with %s as it is', async (_, bytes, counts) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-clicks-'))
  try {
    writeFileSync(path.join(folder, 'a.log'), bytes)
    expect(await scanLines(readLog(path.join(folder, 'a.log')), () => {})).toEqual(counts)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('lines of up to a megabyte are read', async () => {
  const rest = '{"url":"/click/"}\n'.length
  const line = (bytes: number) => `{"url":"/click/${'x'.repeat(bytes - rest)}"}`
  const limit = 1024 * 1024
  expect(await scan(`${line(limit)}\n`, 65_536)).toMatchObject({ lines: 1, malformed: 0 })
  expect(await scan(`${line(limit + 1)}\n`, 65_536)).toMatchObject({ lines: 1, malformed: 1, clicks: [] })
})
