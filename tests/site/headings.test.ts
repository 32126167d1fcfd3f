// Terms and names with a hyphen stay on one line in every heading.
import { JSDOM } from 'jsdom'
import { expect, test } from 'playwright/test'
import { readPages } from './read-export'

const TERM = /GLP-1|\b[A-Za-z]-\w{1,8}|\d+ Year Old \w+|MEN 2/

test('no heading can break inside GLP-1 or a name', async () => {
  const breaking = new Set<string>()
  for (const { html } of await readPages()) {
    const headings = html.match(/<(h[123])\b.*?<\/\1>/gs) ?? []
    for (const heading of JSDOM.fragment(headings.join('')).querySelectorAll('h1, h2, h3')) {
      for (const kept of heading.querySelectorAll('.whitespace-nowrap, .sr-only, span.inline-block'))
        kept.remove()
      if (TERM.test(heading.textContent)) breaking.add(heading.textContent)
    }
  }
  expect([...breaking]).toEqual([])
})
