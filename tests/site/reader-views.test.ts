// What the reader views of browsers, and every tool built on Readability, keep of a page.
import { Readability } from '@mozilla/readability'
import { JSDOM } from 'jsdom'
import { expect, test } from 'playwright/test'
import { readPages } from './read-export'

/** Warnings, headings of the text, questions, and answers. Links to other guides are not part of the text. */
const KEPT = [
  '[role=note]',
  'article h2:not(summary h2, #related_title), article h3',
  '#faq details[id] :is(summary, section)',
  'details:has(> section[id]) :is(summary, p)',
].join()

const HAS_TEXTS = /^\/guides\/|^\/$|^\/questions$/

/** Without space, which a reader view may change. */
const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s/g, '')

test('a reader view keeps every warning, heading, question, and answer', async () => {
  const lost: string[] = []
  let count = 0
  for (const { path, html } of await readPages()) {
    if (!HAS_TEXTS.test(path)) continue
    const { document } = new JSDOM(html.replace(/<style>.*?<\/style>/gs, '')).window
    const wanted = [...document.querySelectorAll(KEPT)].map(({ textContent }) => textContent)
    const kept = squeeze(new Readability(document).parse()?.textContent)
    count += wanted.length
    for (const text of wanted) if (!kept.includes(squeeze(text))) lost.push(`${path}: ${text.slice(0, 80)}`)
  }
  expect(count).toBeGreaterThan(150)
  expect(lost).toEqual([])
})
