// Each check of conditions.test.ts is shown a fault, planted in a page of the export, and must say what a
// person would see. The same list stands in tests/README.md.
import type { BrowserContext, Page } from 'playwright/test'
import { findAxeFaults } from './axe'
import { readPlaces } from './conditions/look'
import { FOCUS_FAULTS } from './conditions/planted/focus'
import { PAGE_FAULTS } from './conditions/planted/page'
import { READING_FAULTS } from './conditions/planted/reading'
import {
  failScript,
  findLosses,
  findMoved,
  holdScripts,
  openHeld,
  readLines,
  showAsWithoutScripts,
  waitUntilLive,
} from './conditions/scripts'
import { Findings } from './conditions/visit'
import { expect, findKept, test, watch } from './fixtures'

const PAGE = '/contact'

async function putCss(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

for (const { fault, plant, look, says } of [...PAGE_FAULTS, ...FOCUS_FAULTS, ...READING_FAULTS]) {
  test(`${fault} is seen`, async ({ page }) => {
    await page.goto(PAGE)
    await waitUntilLive(page)
    await (typeof plant === 'string' ? putCss(page, plant) : page.evaluate(plant))
    const findings = new Findings(PAGE)
    await findings.add('planted', await look(page))
    expect(findings.list().join('\n')).toMatch(says)
  })
}

test('a page that jumps when its scripts arrive is seen', async ({ page }) => {
  await page.goto(PAGE)
  const before = await readPlaces(page)
  await page.evaluate(() => {
    const { style } = document.querySelector<HTMLElement>('main') ?? document.body
    style.paddingTop = '300px'
  })
  const [fault] = findMoved(before, await readPlaces(page))
  expect(fault?.element).toContain('h1 “Contact')
  expect(fault?.seen).toMatch(/jumps by \d+ px, with \d+ more below it/)
})

test('a page that loses text with a script is seen', async ({ page, excuse }) => {
  await page.goto(PAGE)
  const lines = await readLines(page)
  const script = await page.evaluate(() => new URL(document.scripts[1]?.src ?? '').pathname)
  excuse((problem) => problem.includes(script))
  await failScript(page, script, 'not found')
  await page.addInitScript(() => {
    addEventListener('error', () => document.querySelector('main p')?.remove(), { capture: true, once: true })
  })
  await page.reload()
  expect((await findLosses(page, lines)).map(({ seen }) => seen)).toContainEqual(
    expect.stringMatching(/^lacks “.*” and \d+ more lines$/),
  )
})

test('grey letters that are shown only without scripts are seen', async ({ page }) => {
  const release = await holdScripts(page)
  await openHeld(page, '/calculator')
  await putCss(page, '@media (scripting: none) { main p { color: #ccc } }')
  expect(await findAxeFaults(page)).toEqual([])
  await showAsWithoutScripts(page, true)
  await expect(page.getByText('needs JavaScript, which is switched off')).toBeVisible()
  const found = (await findAxeFaults(page)).map(({ kind }) => kind)
  expect(found).toContain('axe color-contrast')
  release()
})

test('a picture is kept of the page as it is at the first fault, and of no other', async ({
  page,
}, testInfo) => {
  await page.goto(PAGE)
  const findings = new Findings(PAGE, page)
  await findings.add('nothing wrong', [])
  expect(testInfo.attachments).toEqual([])
  await findings.add('wrong', [{ kind: 'planted', element: 'main', seen: 'is wrong' }])
  await findings.add('wrong again', [{ kind: 'planted too', element: 'main', seen: 'is wrong' }])
  expect(testInfo.attachments).toMatchObject([
    { name: 'screenshot', contentType: 'image/png', path: expect.stringMatching(/\.png$/) },
  ])
})

const WATCHED: {
  fault: string
  plant: (page: Page, context: BrowserContext) => Promise<unknown>
  says: RegExp
}[] = [
  {
    fault: 'a message on the console, of whatever type,',
    plant: (page) =>
      page.evaluate(() => {
        for (const type of ['error', 'warn', 'info', 'debug', 'table', 'log'] as const)
          console[type](`By ${type}`)
      }),
    says: /^(console: By \w+ at .*\n?){6}$/,
  },
  {
    fault: 'a request that fails',
    plant: async (page) => {
      await page.route('**/planted.json', (route) => route.abort('connectionfailed'))
      await page.evaluate(() => fetch('/planted.json').catch(() => {}))
    },
    says: /^request failed: GET .*\/planted\.json net::ERR_CONNECTION_FAILED$/m,
  },
  {
    fault: 'a request while the line is gone',
    plant: async (page, context) => {
      await context.setOffline(true)
      await page.evaluate(() => fetch('/planted.json').catch(() => {}))
    },
    says: /^request failed: GET .*\/planted\.json net::ERR_INTERNET_DISCONNECTED$/m,
  },
  {
    fault: 'a request to another host',
    plant: async (page) => {
      await page.route('https://elsewhere.example/**', (route) => route.fulfill({ status: 204 }))
      await page.evaluate(() => fetch('https://elsewhere.example/count', { mode: 'no-cors' }).catch(() => {}))
    },
    says: /^request to another host: https:\/\/elsewhere\.example\/count$/,
  },
  {
    fault: 'a box that must be answered',
    plant: (page) => page.evaluate(() => alert('Join us')),
    says: /^a box that must be answered: alert “Join us”$/,
  },
]

for (const { fault, plant, says } of WATCHED) {
  test(`${fault} is seen by the watch of every page`, async ({ browser, baseURL }) => {
    // A context of its own, since that of the test would fail; the policy would stop a request before it is made.
    const context = await browser.newContext({ baseURL, bypassCSP: true })
    const host = new URL(baseURL ?? '').host
    const problems = watch(context, { host, hasScripts: true, isExpected: () => false })
    const page = await context.newPage()
    await page.goto('/privacy-policy')
    expect(problems).toEqual([])
    await plant(page, context)
    await expect.poll(() => problems.join('\n')).toMatch(says)
    await context.close()
  })
}

test('what a visit leaves in the browser is seen, and a page that asks before it is left', async ({
  browser,
  baseURL,
}) => {
  const host = baseURL ?? ''
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await page.goto('/privacy-policy')
  expect(await findKept(context, host)).toEqual([])
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a page would do
    document.cookie = 'visitor=1'
    localStorage.setItem('theme', 'dark')
    sessionStorage.setItem('seen', '1')
    addEventListener('beforeunload', (event) => event.preventDefault())
  })
  expect(await findKept(context, host)).toEqual([
    'kept in the browser: the cookie “visitor”',
    'kept in the browser: “theme” in localStorage',
    'kept in the browser: “seen” in sessionStorage',
    '/privacy-policy asks before it is left',
  ])
  await context.close()
})
