// What there is to see: every page of the export, and the states that a visitor brings a page into.
import type { Page } from 'playwright'
import { readProviders } from '../read-content'

export type View = {
  name: string
  path: string
  enter?: (page: Page) => Promise<void>
  /** The page as somebody sees it whose browser runs no scripts. */
  withoutScripts?: true
}

/** The clock of every picture; the month in headings follows it. */
const PICTURE_TIME = new Date(2026, 10, 20, 12)

const start = (page: Page) => page.getByRole('button', { name: /^Start Now/ }).click()

async function answerQuiz(page: Page) {
  await start(page)
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Age').fill('42')
  await page.getByLabel('State').selectOption('New York')
}

async function send(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Send Message' }).click()
}

const MESSAGE = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Prices', Message: 'Is this right?' }

const pick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Compare ${name}` }).check()

/** Half of the loader's time, so that every part of it shows. */
const LOADER_TIME_MS = 1500

export const STATES = {
  quizForm: { name: 'quiz: form', path: '/findquiz1', enter: start },
  quizLoader: {
    name: 'quiz: loader',
    path: '/findquiz1',
    enter: async (page) => {
      await answerQuiz(page)
      await page.clock.pauseAt(new Date(PICTURE_TIME.getTime() + 3_600_000))
      await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
      await page.clock.runFor(LOADER_TIME_MS)
      await page.getByText('% Complete').waitFor()
    },
  },
  quizResults: {
    name: 'quiz: results',
    path: '/findquiz1-results?g=Female&ag=42&state=New+York',
    enter: (page) => page.getByText('for 42 Year Old Woman in New York').waitFor(),
  },
  personalizedRanking: {
    name: 'personalized ranking: with its query',
    path: '/personalized-ranking?gender=Female&age=42&state=New+York',
    enter: (page) => page.getByText('for 42 Year Old Female in New York').waitFor(),
  },
  calculatorErrors: {
    name: 'calculator: error',
    path: '/calculator',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Calculate' }).click()
      await page.getByText('Enter a valid current weight.').waitFor()
    },
  },
  calculatorResults: {
    name: 'calculator: results',
    path: '/calculator#w=200&u=lbs&m=tirzepatide&d=standard&t=52',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Calculate' }).click()
      await page.getByText('164.0 lbs').first().waitFor()
      await page.getByRole('img', { name: /^Projected weight falls/ }).waitFor()
    },
  },
  contactErrors: {
    name: 'contact: errors',
    path: '/contact',
    enter: (page) => send(page, { Name: 'Ada', Email: 'ada' }),
  },
  contactSending: {
    name: 'contact: sending',
    path: '/contact',
    enter: async (page) => {
      await page.clock.pauseAt(new Date(PICTURE_TIME.getTime() + 3_600_000))
      await send(page, MESSAGE)
      await page.getByRole('button', { name: 'Sending...' }).waitFor()
    },
  },
  contactToast: {
    name: 'contact: toast',
    path: '/contact',
    enter: async (page) => {
      await send(page, MESSAGE)
      await page.getByText('Message sent successfully!').waitFor()
    },
  },
  faqOpen: {
    name: 'rankings: a question open',
    path: '/bestofmonth',
    enter: (page) => page.locator('#faq summary').nth(1).click(),
  },
  benefitsOpen: {
    name: 'rankings: more benefits open',
    path: '/bestofmonth',
    enter: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 }) // wider screens do not fold them
      for (const summary of await page.locator('summary', { hasText: /more benefits?$/ }).all())
        await summary.click()
    },
  },
  safetyOpen: {
    name: 'rankings: safety questions open',
    path: '/bestofmonth',
    enter: (page) => page.locator('section[aria-labelledby=safety-title] summary').click(),
  },
  sideBySide: {
    name: 'rankings: side by side',
    path: '/bestofmonth',
    enter: async (page) => {
      const names = [0, 2, 4].map((place) => readProviders().at(place)?.name ?? '')
      for (const name of names) await pick(page, name)
      await page.getByRole('button', { name: `Remove ${names.at(-1)}` }).waitFor()
    },
  },
  emptyFilter: {
    name: 'rankings: nothing matches',
    path: '/bestofmonth',
    enter: async (page) => {
      for (const name of ['Medication included', 'Oral option'])
        await page.getByRole('checkbox', { name }).check()
      await page.getByText('No provider states all of this.').waitFor()
    },
  },
  notFound: { name: 'not found', path: '/nope' },
} satisfies Record<string, View>

const WITHOUT_SCRIPTS = [
  '/',
  '/bestofmonth',
  '/calculator',
  '/contact',
  '/findquiz1',
  '/findquiz1-results?g=Female&ag=42&state=New+York',
].map((path): View => ({ name: `without JavaScript: ${path}`, path, withoutScripts: true }))

/** All pages, then all states; a page that forwards to another host has no look of its own. */
export async function listViews(): Promise<View[]> {
  const { readExportedPages } = await import('../bench/budget.mjs')
  return [
    ...readExportedPages()
      .filter(({ path, html }) => path !== '/404' && !html.includes('http-equiv="refresh"'))
      .map(({ path }) => ({ name: path, path })),
    ...Object.values(STATES),
    ...WITHOUT_SCRIPTS,
  ]
}

/** Opens a view in a page whose clock stands at PICTURE_TIME; without scripts no clock is read. */
export async function openView(page: Page, origin: string, { path, enter, withoutScripts }: View) {
  if (withoutScripts) {
    await page.goto(origin + path)
    return
  }
  await page.clock.install({ time: PICTURE_TIME })
  await page.goto(origin + path)
  await page.waitForFunction(() => document.querySelector('main script') === null) // React has taken over
  await enter?.(page)
  // Logos further down wait until somebody scrolls to them.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {})
      }),
    ),
  )
}
