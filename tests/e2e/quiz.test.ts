import type { Page } from 'playwright/test'
import {
  LOADER_DURATION_MS,
  PROGRESS_INTERVAL_MS,
  STATUS_INTERVAL_MS,
  TESTIMONIAL_INTERVAL_MS,
} from '../../lib/quiz/loader'
import { readContent, readProviders } from '../fixtures/live-content'
import { expect, test } from './fixtures'
import { measureEnds } from './pixels'
import { answerQuiz, getAnswerSteps, RESULTS, typeAnswers } from './quiz-answers'

const { site } = readContent()
const { month, year } = site.resultsEdition

const START = 'Start Now — Find Your Cheapest Option'
const SUBMIT = 'See My Cheapest Option'
const HINT = 'Please answer all questions to continue'

const start = (page: Page) => page.getByRole('button', { name: START }).click()
const submit = (page: Page) => page.getByRole('button', { name: SUBMIT })

test('the intro has a headline, claims, a button, and a link to the blog, and hides the form', async ({
  page,
}) => {
  await page.goto('/findquiz1')
  const { savings, users, duration } = site.quizClaims
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Save Up To ${savings} on GLP-1 Medication`,
  )
  await expect(page.getByText('No signup. No spam. 100% Free')).toBeVisible()
  await expect(page.getByText(`${users} users`)).toBeVisible()
  await expect(page.getByText(duration)).toBeVisible()
  await expect(page.getByRole('button', { name: START })).toBeVisible()
  await expect(submit(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
})

test('starting removes the button, shows the form, scrolls to it, and focuses it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/findquiz1')
  await start(page)
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
  await expect(page.getByText(HINT)).toBeVisible()
  for (const giveAnswer of getAnswerSteps()) {
    await expect(submit(page)).toBeDisabled()
    await page.getByLabel('Age').press('Enter') // submitting does nothing yet
    await expect(page.getByText(HINT)).toBeVisible()
    await giveAnswer(page)
  }
  await expect(submit(page)).toBeEnabled()
  await expect(page.getByText(HINT)).toBeHidden()
  await page.getByLabel('Age').fill('')
  await expect(submit(page)).toBeDisabled()
  await expect(page.getByLabel('State').locator('option')).toHaveCount(51)
  await expect(page.getByLabel('Age')).toHaveAttribute('min', '18')
  await expect(page.getByLabel('Age')).toHaveAttribute('max', '100')
  await expect(page.getByLabel('Age')).toHaveAttribute('inputmode', 'numeric') // a phone shows digits
})

test('the mouse wheel does not change the age', async ({ page }) => {
  await page.goto('/findquiz1')
  await start(page)
  await page.getByLabel('Age').fill('42')
  await page.getByLabel('Age').hover()
  const turned = await page.evaluateHandle(() => ({
    done: new Promise((resolve) => {
      const waitForFrames = () => requestAnimationFrame(() => requestAnimationFrame(resolve))
      addEventListener('wheel', waitForFrames, { once: true })
    }),
  }))
  await page.mouse.wheel(0, 200)
  await turned.evaluate(({ done }) => done)
  await expect(page.getByLabel('Age')).toHaveValue('42')
})

for (const age of ['17', '101', '17.9', '-30']) {
  test(`an age of ${age} shows an error beside the field and stays as typed`, async ({ page }) => {
    await page.goto('/findquiz1')
    await start(page)
    await answerQuiz(page, { age })
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'age' })).toHaveText(
      'Enter an age from 18 to 100.',
    )
    await expect(page.getByLabel('Age')).toBeFocused()
    await expect(page.getByLabel('Age')).toHaveValue(age)
    await expect(page.getByLabel('Age')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Age').fill('42')
    await expect(page.getByText('Enter an age from 18 to 100.')).toHaveCount(0)
  })
}

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
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await submitWithPausedClock(page)
  const status = page.getByRole('status')
  const testimonial = page.getByRole('blockquote')
  let now = 0
  const goTo = async (time: number) => {
    await page.clock.runFor(time - now)
    now = time
  }
  const showsProgress = (percent: string) => () =>
    expect(page.getByText('% Complete')).toHaveText(`${percent}% Complete`)
  const showsStatus = (text: string) => () => expect(status).toHaveText(text)
  const first = (await testimonial.textContent()) ?? ''
  await expect(page.getByText('Illustrative example')).toBeVisible()
  const steps: [number, () => Promise<void>][] = [
    [0, showsProgress('0')],
    [PROGRESS_INTERVAL_MS - 1, showsProgress('0')],
    [PROGRESS_INTERVAL_MS, showsProgress('2.5')],
    [2 * PROGRESS_INTERVAL_MS - 1, showsProgress('2.5')],
    [2 * PROGRESS_INTERVAL_MS, showsProgress('5')],
    [40 * PROGRESS_INTERVAL_MS - 1, showsProgress('97.5')],
    [40 * PROGRESS_INTERVAL_MS, showsProgress('100')],
    [STATUS_INTERVAL_MS - 1, showsStatus('Confirming details…')],
    [STATUS_INTERVAL_MS, showsStatus('Checking providers in your state…')],
    [2 * STATUS_INTERVAL_MS - 1, showsStatus('Checking providers in your state…')],
    [2 * STATUS_INTERVAL_MS, showsStatus('Finding your best option…')],
    [TESTIMONIAL_INTERVAL_MS - 1, () => expect(testimonial).toHaveText(first)],
    [TESTIMONIAL_INTERVAL_MS, () => expect(testimonial).not.toHaveText(first)],
    [
      LOADER_DURATION_MS / 3 - 1,
      async () => {
        const difference = await measureEnds(page.getByRole('progressbar'))
        expect(difference, 'the filled part of the bar stands out from the empty part').toBeGreaterThan(3)
      },
    ],
    [LOADER_DURATION_MS - 1, showsProgress('100')],
    [LOADER_DURATION_MS - 1, showsStatus('Finding your best option…')],
  ]
  for (const [time, check] of steps.sort(([a], [b]) => a - b)) {
    await goTo(time)
    await check()
  }
  // A navigation is reported late, but its request would have been recorded before this one.
  await page.evaluate(() => fetch('/feed.xml').then((response) => response.text()))
  expect(requested.filter((path) => path.startsWith('/findquiz1-results'))).toEqual([])
  await expect(page).toHaveURL('/findquiz1')
  await goTo(LOADER_DURATION_MS)
  await expect(page).toHaveURL(RESULTS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Top GLP-1 Providers for 42 Year Old Woman in New York in ${year}`,
  )
})

test('the loader takes focus, and reduced motion hides its bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await submitWithPausedClock(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await page.clock.runFor(PROGRESS_INTERVAL_MS)
  await expect(page.getByText('2.5% Complete')).toBeVisible()
})

test('leaving the page stops the loader', async ({ page }) => {
  await submitWithPausedClock(page)
  await page.clock.runFor(LOADER_DURATION_MS / 2)
  await page.getByRole('link', { name: 'Weighpoint' }).click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(2 * LOADER_DURATION_MS)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the Best GLP-1 Provider for You')
})

test('on a slow connection, a clicked link wins over the loader', async ({ page }) => {
  await submitWithPausedClock(page)
  await page.clock.runFor(LOADER_DURATION_MS - 300)
  let respond = () => {}
  await page.route(/\/blog(?:\.txt.*)?$/, async (route) => {
    await new Promise<void>((resolve) => {
      respond = resolve
    })
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click({ noWaitAfter: true })
  await page.clock.runFor(2000)
  respond()
  await expect(page).toHaveURL('/blog')
})

/** The skip link is visible only while it has focus. */
const skip = async (page: Page) => {
  await page.getByRole('link', { name: /^Skip/ }).focus()
  await page.keyboard.press('Enter')
}

test.describe('Back in the loader returns to the form with its answers', () => {
  const expectForm = async (page: Page) => {
    await expect(page.getByLabel('Age')).toHaveValue('42')
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
    await expect(page.getByLabel('State')).toHaveValue('New York')
    await expect(submit(page)).toBeEnabled()
    await page.clock.runFor(10_000)
    await expect(page).toHaveURL(/\/findquiz1(?:#.*)?$/)
  }

  for (const [name, begin] of [
    ['after Start', start],
    [
      'after Start before the script arrived',
      (page: Page) =>
        page.evaluate(() => {
          location.hash = '#quiz-form'
        }),
    ],
    [
      'after the skip link and Start',
      async (page: Page) => {
        await skip(page)
        await start(page)
      },
    ],
  ] as const) {
    test(name, async ({ page }) => {
      await page.clock.install({ time: new Date(2026, 10, 20, 12) })
      await page.goto('/findquiz1')
      await begin(page)
      if (name.includes('before the script')) await page.reload()
      await answerQuiz(page)
      await page.clock.pauseAt(new Date(2026, 10, 20, 13))
      await submit(page).click()
      await page.clock.runFor(LOADER_DURATION_MS / 2)
      await expect(page.getByText('% Complete')).toBeVisible()
      await page.goBack()
      await expectForm(page)
    })
  }

  test('and so does Back from another page', async ({ page }) => {
    await submitWithPausedClock(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
    await expectForm(page)
  })
})

test('the skip link does not interrupt the loader', async ({ page }) => {
  await submitWithPausedClock(page)
  await page.clock.runFor(1000)
  await skip(page)
  await page.clock.runFor(LOADER_DURATION_MS - 1000)
  await expect(page).toHaveURL(RESULTS)
})

/** Lets the loader's time pass. Needs an installed clock. */
async function skipLoader(page: Page) {
  await expect(page.getByText('Looking for your cheapest option')).toBeVisible()
  await page.clock.fastForward(LOADER_DURATION_MS)
  await expect(page).toHaveURL(RESULTS)
}

test('Back from the results opens the form with the answers', async ({ page }) => {
  await page.clock.install()
  await page.goto('/findquiz1')
  await start(page)
  await answerQuiz(page, { age: '042' })
  await submit(page).click()
  await skipLoader(page)
  await page.goBack()
  await expect(page).toHaveURL('/findquiz1')
  await expect(page.getByLabel('Age')).toHaveValue(/^0?42$/)
  await expect(page.getByLabel('State')).toHaveValue('New York')
  await submit(page).click()
  await skipLoader(page)
})

test('the results never show the default title before the personal one', async ({ page }) => {
  await page.goto('/findquiz1')
  await start(page)
  await answerQuiz(page)
  const seen: string[] = []
  await page.exposeFunction('reportTitle', (title: string) => {
    if (seen.at(-1) !== title) seen.push(title)
  })
  const watchTitle = () => {
    const report = Reflect.get(window, 'reportTitle')
    const look = () => {
      const title = document.querySelector('h1')?.textContent
      if (title) report(title)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }
  await page.addInitScript(watchTitle)
  await page.evaluate(watchTitle)
  await submit(page).click()
  await page.waitForURL(/results/)
  await expect(page.getByRole('article')).toHaveCount(readProviders().length)
  expect(seen).toEqual([
    expect.stringContaining('Save Up To'),
    'Looking for your cheapest option',
    `Top GLP-1 Providers for 42 Year Old Woman in New York in ${year}`,
  ])
})

test('the whole quiz works by keyboard alone', async ({ page }) => {
  await page.clock.install()
  await page.goto('/findquiz1')
  await page.getByRole('button', { name: START }).focus()
  await page.keyboard.press('Space')
  await typeAnswers(page)
  await expect(submit(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await skipLoader(page)
  await page.goBack()
  await expect(page).toHaveURL('/findquiz1')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Save Up To')
  await page.goForward()
  await expect(page).toHaveURL(RESULTS)
  await page.getByRole('link', { name: 'Back to quiz' }).press('Enter')
  await expect(page).toHaveURL('/findquiz1')
})

test('before the script arrives, the button shows the form and the browser submits it', async ({ page }) => {
  const held: (() => void)[] = []
  await page.route('**/*.js', (route) => {
    held.push(() => void route.abort().catch(() => {}))
  })
  await page.goto('/findquiz1', { waitUntil: 'commit' })
  await start(page)
  await expect(page.getByRole('button', { name: START })).toBeHidden()
  await answerQuiz(page)
  await page.unroute('**/*.js')
  await submit(page).click()
  await expect(page).toHaveURL(RESULTS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Top GLP-1 Providers for 42 Year Old Woman in New York in ${year}`,
  )
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Top GLP-1 Providers Right Now for ${month}`,
    )
    await expect(page.getByRole('article')).toHaveCount(readProviders().length)
  })
})
