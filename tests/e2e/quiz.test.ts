import type { Page } from 'playwright/test'
import { TIMES_MS } from '../../lib/quiz/loader'
import { readContent, readProviders } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { holdScripts, waitUntilInteractive } from './matrix/pages'
import { answerQuiz, getAnswerSteps, RESULTS, typeAnswers } from './quiz-answers'

const { month, year } = readContent().site.resultsEdition
const PERSONAL_TITLE = `Top GLP-1 Providers for 42 Year Old Woman in New York in ${year}`

const START = 'Start Now — Find Your Cheapest Option'
const HINT = 'Please answer all questions to continue'

const start = (page: Page) => page.getByRole('button', { name: START }).click()
const submit = (page: Page) => page.getByRole('button', { name: 'See My Cheapest Option' })
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

test('starting removes the button, shows the form, scrolls to it, and focuses it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/findquiz1')
  await expect(submit(page)).toBeHidden()
  await start(page)
  await expect(page.getByLabel('State')).toHaveAttribute('autocomplete', 'address-level1')
  await expect(page.getByRole('button', { name: START })).toHaveCount(0)
  const form = page.getByRole('form', { name: 'Find your cheapest option' })
  await expect(form).toBeFocused()
  const top = await form.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(60)
})

test('the button is disabled until all questions are answered, and a hint says so', async ({ page }) => {
  await page.goto('/findquiz1')
  await start(page)
  for (const giveAnswer of getAnswerSteps()) {
    await expect(submit(page)).toBeDisabled()
    await page.getByLabel('Age').press('Enter') // submitting does nothing yet
    await expect(page.getByText(HINT)).toBeVisible()
    await giveAnswer(page)
  }
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByText(HINT)).toBeHidden()
  // The mouse wheel does not change the age.
  await page.getByLabel('Age').hover()
  const top = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  await expect(page.getByLabel('Age')).toHaveValue('42')
})

test('an age that is none shows an error beside the field, stays as typed, and the hint follows', async ({
  page,
}) => {
  await page.goto('/findquiz1')
  await start(page)
  const age = page.getByLabel('Age')
  const error = 'Enter an age from 18 to 100.'
  const hint = page.getByRole('status')
  await answerQuiz(page, { age: '' })
  await expect(hint).toHaveText(HINT)
  // A number field of Firefox takes "45 years" too. Its value is empty, as here.
  for (const [typed, value] of [
    ['101', '101'],
    ['4-5', ''],
  ] as const) {
    await age.pressSequentially(typed)
    await submit(page).click()
    await expect(age).toHaveAccessibleDescription(error)
    await expect(age).toBeFocused()
    await expect(age).toHaveValue(value)
    await expect(hint).toHaveText('Please correct your age to continue')
    await age.fill('42')
    await expect(page.getByText(error)).toHaveCount(0)
    await expect(hint).toHaveText(readContent().quiz.complete)
    await age.fill('')
    await expect(hint).toHaveText(HINT)
  }
})

test('answers that a password manager fills in count, though it fires nothing but a change', async ({
  page,
}) => {
  await page.goto('/findquiz1')
  await start(page)
  await page.getByRole('form').evaluate((form: HTMLFormElement) => {
    for (const [name, value] of Object.entries({ ag: '42', g: 'Female', state: 'New York' })) {
      const field = form.elements.namedItem(name) as RadioNodeList | HTMLInputElement
      field.value = value
      const changed = field instanceof RadioNodeList ? field[0] : field
      changed?.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  await expect(submit(page)).toBeEnabled()
})

/** Fills in the form and submits it with a paused clock. */
async function submitWithPausedClock(page: Page) {
  await page.clock.install({ time: new Date(2026, 10, 20, 12) })
  await page.goto('/findquiz1')
  await start(page)
  await answerQuiz(page)
  await page.clock.pauseAt(new Date(2026, 10, 20, 13))
  await submit(page).click()
  await expect(page.getByText('% Complete')).toBeVisible()
}

test('the loader keeps its schedule to the millisecond', async ({ page }) => {
  await submitWithPausedClock(page)
  await expect(page.getByRole('heading', { name: 'Getting your results' })).toBeFocused()
  await expect(page.getByText('Illustrative example').filter({ visible: true })).toHaveCount(1)
  const quote = page.getByRole('figure').getByRole('paragraph').filter({ visible: true })
  const first = await quote.innerText()
  const showsProgress = (text: string) => () =>
    expect(page.getByText('% Complete')).toHaveText(`${text}% Complete`)
  const showsStatus = (text: string) => () => expect(page.getByRole('status')).toHaveText(text)
  const steps: [number, () => Promise<void>][] = [
    [TIMES_MS.progress - 1, showsProgress('0')],
    [TIMES_MS.progress, showsProgress('2.5')],
    [40 * TIMES_MS.progress - 1, showsProgress('97.5')],
    [40 * TIMES_MS.progress, showsProgress('100')],
    [TIMES_MS.status - 1, showsStatus('Confirming details…')],
    [TIMES_MS.status, showsStatus('Checking providers in your state…')],
    [2 * TIMES_MS.status, showsStatus('Finding your best option…')],
    [TIMES_MS.testimonial - 1, () => expect(quote).toHaveText(first)],
    [TIMES_MS.testimonial, () => expect(quote).not.toHaveText(first)],
    [TIMES_MS.total - 1, () => expect(page).toHaveURL('/findquiz1')],
    [TIMES_MS.total, () => expect(page).toHaveURL(RESULTS)],
  ]
  let now = 0
  for (const [time, check] of steps.sort(([a], [b]) => a - b)) {
    await page.clock.runFor(time - now)
    now = time
    await check()
  }
  await expect(headline(page)).toHaveText(PERSONAL_TITLE)
})

test('reduced motion hides the bar of the loader, and the skip link does not interrupt it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await submitWithPausedClock(page)
  await expect(page.getByRole('progressbar')).toBeHidden()
  await page.getByRole('link', { name: /^Skip/ }).focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(TIMES_MS.total)
  await expect(page).toHaveURL(RESULTS)
})

test('a link that is clicked in the loader wins, however slow its page', async ({ page }) => {
  await submitWithPausedClock(page)
  let respond = () => {}
  await page.route('**/blog', async (route) => {
    await new Promise<void>((resolve) => {
      respond = resolve
    })
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click({ noWaitAfter: true })
  await page.clock.runFor(2 * TIMES_MS.total)
  respond()
  await expect(page).toHaveURL('/blog')
})

test.describe('Back in the loader returns to the form with its answers', () => {
  const expectForm = async (page: Page) => {
    await expect(page.getByLabel('Age')).toHaveValue('42')
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
    await expect(page.getByLabel('State')).toHaveValue('New York')
    await expect(submit(page)).toBeEnabled()
    await page.clock.runFor(2 * TIMES_MS.total)
    await expect(page).toHaveURL(/\/findquiz1(?:#.*)?$/)
  }
  const submitAgain = async (page: Page) => {
    await submit(page).click()
    await expect(page.getByText('% Complete')).toBeVisible()
  }

  const LEAVE: Record<string, (page: Page) => Promise<unknown>> = {
    'a reload': (page) => page.reload(),
    'the logo and Back': async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Weighpoint' }).click()
      await expect(page).toHaveURL('/')
      await page.goBack()
    },
    'the results and Back': async (page) => {
      await page.clock.runFor(TIMES_MS.total)
      await expect(page).toHaveURL(RESULTS)
      await page.goBack()
    },
  }

  for (const [name, leave] of Object.entries(LEAVE)) {
    test(`the first time, and again after ${name}`, async ({ page }) => {
      await submitWithPausedClock(page)
      await page.goBack()
      await expectForm(page)
      await submitAgain(page)
      await leave(page)
      await expectForm(page)
      await submitAgain(page)
      await page.goBack()
      await expectForm(page)
    })
  }

  for (const name of ['a reload', 'the logo and Back'] as const)
    test(`after ${name}, Back leaves the quiz at once`, async ({ page }) => {
      await page.goto('/blog')
      await submitWithPausedClock(page)
      await LEAVE[name]?.(page)
      await expectForm(page)
      await page.goBack()
      await expect(page).toHaveURL('/blog')
    })

  test('and Forward continues to the results', async ({ page }) => {
    await submitWithPausedClock(page)
    await page.goBack()
    await expectForm(page)
    await page.goForward()
    await expect(page.getByText('% Complete')).toBeVisible()
    await page.clock.runFor(TIMES_MS.total)
    await expect(page).toHaveURL(RESULTS)
    await page.goBack()
    await expectForm(page)
  })

  test('after the skip link, and after Start before the script arrived', async ({ page }) => {
    await page.clock.install({ time: new Date(2026, 10, 20, 12) })
    await page.goto('/findquiz1')
    await page.getByRole('link', { name: /^Skip/ }).press('Enter')
    await page.evaluate(() => {
      location.hash = '#quiz-form'
    })
    await page.reload()
    await answerQuiz(page)
    await submitAgain(page)
    await page.goBack()
    await expectForm(page)
  })
})

test('the results never show the default title before the personal one', async ({ page }) => {
  await page.clock.install()
  await page.goto('/findquiz1')
  await start(page)
  await answerQuiz(page)
  const seen: string[] = []
  await page.exposeFunction('reportTitle', (title: string) => {
    if (seen.at(-1) !== title) seen.push(title)
  })
  await page.addInitScript(() => {
    const look = () => {
      const title = document.querySelector('h1')?.textContent
      if (title) Reflect.get(window, 'reportTitle')(title)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await submit(page).click()
  await page.clock.fastForward(TIMES_MS.total)
  await page.waitForURL(/results/)
  await expect(page.getByRole('article')).toHaveCount(readProviders().length)
  expect(seen).toEqual([PERSONAL_TITLE])
})

test('the whole quiz works by keyboard alone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/findquiz1')
  await page.getByRole('button', { name: START }).focus()
  await page.keyboard.press('Space')
  await typeAnswers(page)
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.clock.fastForward(TIMES_MS.total)
  await expect(page).toHaveURL(RESULTS)
  await page.getByRole('link', { name: 'Back to quiz' }).press('Enter')
  await expect(page).toHaveURL(/\/findquiz1#g=/)
})

/**
 * The loader ends at once. Not with `page.clock`: it takes away the browser's record of the navigation, by which the next page
 * knows that it starts at 80 px.
 */
const hurryLoader = (page: Page) =>
  page.evaluate((ms) => {
    const original = window.setTimeout
    window.setTimeout = ((handler: TimerHandler, delay?: number) =>
      original(handler, delay === ms ? 0 : delay)) as typeof window.setTimeout
  }, TIMES_MS.total)

for (const [results, back] of [
  ['/findquiz1-results?g=Female&ag=46&state=New+York#budget=250', 'Back to quiz'],
  ['/personalized-ranking?gender=Female&age=46&state=New+York#budget=250', 'Back to Provider Search'],
] as const)
  test(`${back} scrolls to 80 px, opens the form with the answers, and the budget comes back with the next results`, async ({
    page,
  }) => {
    await page.goto(results)
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(/\/findquiz1#/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(80)
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
    await expect(page.getByLabel('Age')).toHaveValue('46')
    await expect(page.getByLabel('State')).toHaveValue('New York')
    expect(await page.evaluate(() => scrollY)).toBe(80)
    await hurryLoader(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/findquiz1-results\?g=Female&ag=46&state=New\+York#budget=250$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(80)
  })

test('Back to quiz without answers scrolls to 80 px, too, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/findquiz1-results')
  await page.getByRole('link', { name: 'Back to quiz' }).click()
  await expect(page).toHaveURL('/findquiz1')
  await waitUntilInteractive(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(80)
})

test('an answer from a translated list is the same answer', async ({ page }) => {
  await page.clock.install()
  await page.goto('/findquiz1')
  await start(page)
  await page.evaluate(() => {
    for (const option of document.querySelectorAll('option'))
      option.textContent = option.textContent.replace('New York', 'Nueva York')
  })
  await answerQuiz(page, { state: 'Nueva York' })
  await submit(page).click()
  await page.clock.fastForward(TIMES_MS.total)
  await expect(page).toHaveURL(RESULTS)
})

test('answers and budget of an address survive a start before the script arrives', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/findquiz1#g=Female&ag=42&state=Texas&budget=300', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  await start(page)
  await expect(page.getByLabel('Age')).toBeVisible()
  release()
  await expect(page.getByLabel('Age')).toHaveValue('42')
  await page.clock.install()
  await submit(page).click()
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL(/\?g=Female&ag=42&state=Texas#budget=300$/)
})

test('a budget alone survives it as well, and the form has the focus', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/findquiz1#budget=300', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  await start(page)
  release()
  await expect(page.getByRole('button', { name: START })).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Find your cheapest option' })).toBeFocused()
  await expect(page).toHaveURL(/#budget=300$/)
})

test('before the script arrives, the button shows the form, and the browser submits it with the budget', async ({
  page,
}) => {
  await holdScripts(page)
  await page.goto('/findquiz1#budget=250', { waitUntil: 'commit' })
  await start(page)
  await expect(page.getByRole('button', { name: START })).toBeHidden()
  await answerQuiz(page, { age: '42.0' })
  await submit(page).click()
  await expect(page).toHaveURL(`${RESULTS}#budget=250`)
  await expect(headline(page)).toHaveText(PERSONAL_TITLE)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is there from the start and leads to the results', async ({ page }) => {
    await page.goto('/findquiz1')
    await expect(page.getByRole('button', { name: START })).toBeHidden()
    await submit(page).click() // the browser's validation stops it
    await expect(page).toHaveURL('/findquiz1')
    await answerQuiz(page)
    await submit(page).click()
    await expect(page).toHaveURL(RESULTS)
    await expect(headline(page)).toHaveText(`Top GLP-1 Providers Right Now for ${month}`)
    await expect(page.getByRole('article')).toHaveCount(readProviders().length)
  })
})
