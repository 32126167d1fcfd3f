// The states that a visitor can bring a page into, for the matrix and screenshots.
import type { Page } from 'playwright/test'
import { SIMULATED_DELAY_MS } from '../../lib/contact/send'
import { TIMES_MS } from '../../lib/quiz/loader'
import { answerQuiz } from './quiz-answers'

export type State = { name: string; path: string; enter: (page: Page) => Promise<void> }

/** From now on, a timer of exactly this length never fires, so the page stays in a temporary state. */
const freezeTimer = (page: Page, frozenMs: number) =>
  page.evaluate((ms) => {
    const original = window.setTimeout
    window.setTimeout = ((handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === ms ? 0 : original(handler, delay, ...rest)) as typeof window.setTimeout
  }, frozenMs)

/** From now on, an interval of this length ticks at once. */
const hurryInterval = (page: Page, hurriedMs: number) =>
  page.evaluate((ms) => {
    const original = window.setInterval
    window.setInterval = ((handler: TimerHandler, delay?: number) =>
      original(handler, delay === ms ? 1 : delay)) as typeof window.setInterval
  }, hurriedMs)

async function submitQuiz(page: Page, age: string) {
  await page.getByRole('button', { name: /^Start Now/ }).click()
  await answerQuiz(page, { age })
  await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
}

async function sendMessage(page: Page, email: string) {
  const values = { Name: 'Ada', Email: email, Subject: 'Prices', Message: 'Is this right?' }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Send Message' }).click()
}

const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' }).click()

const waitForTitle = (title: string) => (page: Page) =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: title }).waitFor()

export const STATES = {
  quizForm: {
    name: 'quiz form',
    path: '/findquiz1',
    enter: async (page) => {
      await page.getByRole('button', { name: /^Start Now/ }).click()
      await page.getByLabel('Age').waitFor()
    },
  },
  quizError: { name: 'quiz error', path: '/findquiz1', enter: (page) => submitQuiz(page, '17') },
  quizLoader: {
    name: 'quiz loader',
    path: '/findquiz1',
    enter: async (page) => {
      await freezeTimer(page, TIMES_MS.total)
      await hurryInterval(page, TIMES_MS.progress)
      await submitQuiz(page, '42')
      await page.getByText('100% Complete').waitFor()
    },
  },
  quizResults: {
    name: 'quiz results',
    path: '/findquiz1-results?g=Female&ag=100&state=Massachusetts',
    enter: waitForTitle('Massachusetts'),
  },
  calculatorErrors: { name: 'calculator errors', path: '/calculator', enter: calculate },
  calculatorResults: {
    name: 'calculator results',
    path: '/calculator#w=200&u=lbs&m=tirzepatide&d=standard&t=52',
    enter: async (page) => {
      await calculate(page)
      await page.getByRole('img', { name: /^Projected weight/ }).waitFor()
      await page.getByText('The curve as a table').click()
    },
  },
  contactErrors: { name: 'contact errors', path: '/contact', enter: (page) => sendMessage(page, 'ada') },
  contactSending: {
    name: 'contact sending',
    path: '/contact',
    enter: async (page) => {
      await freezeTimer(page, SIMULATED_DELAY_MS)
      await sendMessage(page, 'ada@example.com')
      await page.getByRole('button', { name: 'Sending...' }).waitFor()
    },
  },
  contactSent: {
    name: 'contact sent',
    path: '/contact',
    enter: async (page) => {
      await sendMessage(page, 'ada@example.com')
      await page.getByText('Message sent successfully!').waitFor()
    },
  },
  budget: {
    name: 'results with a budget',
    path: '/findquiz1-results',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Other' }).click()
      await page.getByLabel(/^I can spend/).fill('200')
    },
  },
  sideBySide: {
    name: 'two providers side by side',
    path: '/providers',
    enter: async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Compare / })
      for (const index of [0, 1]) await boxes.nth(index).check()
    },
  },
} satisfies Record<string, State>
