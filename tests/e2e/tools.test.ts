// What all tools have in common: they work on a translated page, keep what was typed before their script arrived, and say
// that they are waiting when it does not arrive.
import type { Locator, Page, Route } from 'playwright/test'
import { translate } from '../fixtures/translate'
import { expect, test } from './fixtures'
import { holdScripts, waitUntilInteractive } from './matrix/pages'
import { answerQuiz, RESULTS } from './quiz-answers'

type Step = (page: Page) => Promise<unknown>

const type =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByLabel(label).first().fill(text)
const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name }).click()
const advanceClock =
  (ms: number): Step =>
  (page) =>
    page.clock.runFor(ms)

/** A field, a message that arrives later, and an amount that is cleared. */
const STEPS: Step[] = [
  press('Other'),
  type(/^Another amount|spend/, '200'),
  type(/^for/, '6'),
  advanceClock(1000),
  type(/^for/, '99'),
  advanceClock(1000),
  type(/^for/, '12'),
  type(/^Another amount|spend/, ''),
  advanceClock(1000),
]

// Every control of every island: tests/unit/components/translation.test.tsx.
test('a page that the browser translates shows every change that the original shows', async ({ context }) => {
  const read = async (isTranslated: boolean) => {
    const page = await context.newPage()
    await page.clock.install({ time: new Date(2026, 10, 20, 12) })
    await page.goto('/findquiz1-results')
    await page.clock.pauseAt(new Date(2026, 10, 20, 13))
    await expect(async () => {
      await page.clock.runFor(100)
      await expect(page.locator('fieldset:disabled')).toHaveCount(0, { timeout: 500 })
    }).toPass()
    const texts: string[] = []
    for (const step of STEPS) {
      if (isTranslated) await page.locator('body').evaluate(translate)
      await step(page)
      texts.push((await page.getByRole('main').textContent()) ?? '')
    }
    await page.close()
    return texts
  }
  const original = await read(false)
  expect(new Set(original).size, 'the steps change the text').toBeGreaterThan(4)
  expect(await read(true)).toEqual(original)
})

/** Responds with the host's file after an edit. */
const edit = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}

const BROKEN: [name: string, files: string, change: (text: string) => string][] = [
  // After an opening brace: half of the script may end where a statement does.
  [
    'is truncated',
    '**/assets/findquiz1-*.js',
    (text) => text.slice(0, text.indexOf('{', text.length / 2) + 1),
  ],
  [
    'throws while React takes over',
    '**/assets/react-*.js',
    (text) => `${text.replace(/\w+ as (useState|useReducer)\b/g, 'boom as $1')}
      function boom() { throw new Error('altered') }`,
  ],
]

for (const [name, files, change] of BROKEN) {
  test(`when a script ${name}, the browser submits the quiz itself`, async ({ page, ignoreProblems }) => {
    let errors = 0
    ignoreProblems((problem) => /^page error: |\/assets\//.test(problem) && ++errors > 0)
    await page.route(files, edit(change))
    await page.goto('/findquiz1')
    await expect.poll(() => errors).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Start Now/ }).click()
    await answerQuiz(page)
    await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
    await expect(page).toHaveURL(RESULTS)
  })
}

test.describe('text typed before the script arrives, in a form changed by an extension', () => {
  // React reports that the HTML is not what it rendered.
  test.use({ expectedMessages: /React error #418/ })

  for (const [path, label] of [
    ['/contact', 'Message'],
    ['/findquiz1', 'Age'],
    ['/calculator', 'Current weight (lbs)'],
  ] as const) {
    test(`${path}: “${label}” keeps text and focus`, async ({ page }) => {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/*.js', async (route) => {
        await released
        await route.fallback()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.waitForFunction(() => document.readyState === 'interactive')
      const field = page.getByLabel(label)
      if (path === '/findquiz1') {
        await page.getByRole('button', { name: 'Start Now' }).click()
        await expect(page.locator(':target')).toBeFocused()
      }
      await field.pressSequentially('42')
      await expect(field).toHaveValue('42')
      await page.evaluate(() => {
        for (const input of document.querySelectorAll('input, textarea'))
          input.after(document.createElement('extension-icon'))
      })
      // React reports it once it has rendered the form again.
      const recovery = page.waitForEvent('pageerror')
      release()
      await recovery
      await expect(page.locator('main').getByText('Loading. If this')).toBeHidden()
      await expect(field).toHaveValue('42')
      await expect(field).toBeFocused()
      await page.keyboard.type('7')
      await expect(field).toHaveValue('427')
    })
  }
})

const skip: Step = async (page) => {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** How a visitor comes to a fragment of the page, and to something below it, before the script arrives. */
const EARLY: [path: string, go: Step, find: (page: Page) => Locator, isField: boolean][] = [
  ['/findquiz1', press('Start Now'), (page) => page.getByLabel('Age'), true],
  ['/contact', skip, (page) => page.getByLabel('Message'), true],
  ['/calculator', skip, (page) => page.getByLabel('Current weight (lbs)'), true],
  // The fields of these two wait for the script.
  ['/findquiz1-results', skip, (page) => page.locator('main a').last(), false],
  ['/providers', skip, (page) => page.locator('main a:visible').last(), false],
]

for (const [path, go, find, isField] of EARLY) {
  test(`${path}: a late script leaves focus, scroll position, and typed text alone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 })
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await go(page)
    await expect(page).toHaveURL(/#/)
    await expect(page.locator(':target')).toBeFocused()
    const target = find(page)
    await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
      element.focus()
    })
    if (isField) await page.keyboard.type('4')
    const scrolled = await page.evaluate(() => scrollY)
    release()
    await waitUntilInteractive(page)
    await page.waitForLoadState('load')
    await expect(target).toBeFocused()
    if (isField) await page.keyboard.type('2')
    if (isField) await expect(target).toHaveValue('42')
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  })
}

test.describe('the month in headings', () => {
  // The evening of March 31 for the visitor; it is already April in UTC.
  test.use({ timezoneId: 'America/Los_Angeles' })

  for (const path of ['/', '/bestofmonth']) {
    test(`${path} shows the visitor's month before and after its scripts arrive`, async ({ page }) => {
      await page.clock.setFixedTime('2031-04-01T03:00:00Z')
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const month = page.locator('[data-month]').first()
      await expect(month).toHaveText('March 2031')
      release()
      await waitUntilInteractive(page)
      await expect(month).toHaveText('March 2031')
    })
  }
})
