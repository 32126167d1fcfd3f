// What a page may weigh: its own scripts beyond those that every page loads, compressed as hosts do.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { OUT, type Page, readAttributes, readPages } from './read-export'

const OWN_SCRIPT_LIMIT_BYTES = 18_000

let pages: Page[]

test.beforeAll(async () => {
  pages = await readPages()
})

const readScripts = (page: Page) =>
  new Set(readAttributes(page.html.replace(/<script[^>]*noModule[^>]*>/gi, ''), 'script', 'src'))
const weigh = (file: string) => brotliCompressSync(readFileSync(path.join(OUT, file))).length

const READING = /^\/(?:guides\/|privacy-policy|terms-of-service|affiliate-disclosure)/
const READING_LIMIT_BYTES = 14_600

test('a reading page ships no script file, and weighs little', () => {
  const reading = pages.filter((page) => READING.test(page.path))
  expect(reading.length).toBeGreaterThan(7)
  for (const page of reading) {
    expect([page.path, ...readAttributes(page.html, 'script', 'src')]).toEqual([page.path])
    expect(page.html).not.toContain('__next_f')
    const styles = readAttributes(page.html, 'link', 'href').filter((href) => href.endsWith('.css'))
    const bytes =
      brotliCompressSync(Buffer.from(page.html)).length + styles.reduce((sum, file) => sum + weigh(file), 0)
    console.log(`${String(bytes).padStart(7)} ${page.path} (HTML and CSS)`)
    expect(bytes).toBeLessThanOrEqual(READING_LIMIT_BYTES)
  }
})

test('the scripts of a page beyond the shared ones weigh at most 18 KB', () => {
  const live = pages.filter((page) => !READING.test(page.path))
  const [first, ...others] = live.map(readScripts)
  const shared = [...(first ?? [])].filter((file) => others.every((scripts) => scripts.has(file)))
  expect(shared.length).toBeGreaterThan(0)
  const rows = live.map((page) => ({
    page: page.path,
    bytes: [...readScripts(page)]
      .filter((file) => !shared.includes(file))
      .reduce((sum, file) => sum + weigh(file), 0),
  }))
  console.log(`Shared scripts: ${shared.reduce((sum, file) => sum + weigh(file), 0)} bytes (brotli)`)
  for (const { page, bytes } of rows) console.log(`${String(bytes).padStart(7)} ${page}`)
  expect(rows.filter(({ bytes }) => bytes > OWN_SCRIPT_LIMIT_BYTES)).toEqual([])
})
