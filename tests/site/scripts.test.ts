// Runs the inline scripts of every kind of page. What they do is tested where they are written, and in a browser.
import { JSDOM, VirtualConsole } from 'jsdom'
import { expect, test } from 'playwright/test'
import { keepOneOfKind, readPages } from './read-export'

const ANSWERS = '?g=Female&ag=67&state=Ohio&gender=Female&age=67'

test('no inline script fails or leaves a global', async () => {
  const problems: string[] = []
  for (const { path, html } of keepOneOfKind(await readPages())) {
    const virtualConsole = new VirtualConsole()
    virtualConsole.on('jsdomError', ({ message }) => problems.push(`${path}: ${message}`))
    let before: string[] = []
    const { window } = new JSDOM(html.replace(/<style>.*?<\/style>/gs, ''), {
      url: `https://weighpoint.example${path}${ANSWERS}`,
      runScripts: 'dangerously',
      virtualConsole,
      beforeParse(page) {
        page.performance.getEntriesByType = () => [] // missing here
        before = Object.getOwnPropertyNames(page)
      },
    })
    const added = Object.getOwnPropertyNames(window).filter(
      (name) => !before.includes(name) && !(window[name] instanceof window.Element), // elements with an id
    )
    for (const name of added) problems.push(`${path}: the global ${name}`)
    window.close()
  }
  expect(problems).toEqual([])
})
