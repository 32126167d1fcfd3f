// States of the tools that a page has only after somebody used it.
import { expect, type Page } from 'playwright/test'

type FurtherState = {
  path: string
  name: string
  open: (page: Page) => Promise<void>
  /** What a person reads when the script that only this state asks for is missing. */
  withoutScript?: string
}

export const FURTHER_STATES: readonly FurtherState[] = [
  {
    path: '/calculator#w=1000&u=lbs&m=tirzepatide&d=standard&t=72',
    name: 'calculated',
    open: async (page) => {
      await page.getByRole('button', { name: 'Calculate' }).click()
      await page.getByText('The figures of the chart as a table').click()
    },
    withoutScript: 'The chart could not be loaded. The table has the same figures.',
  },
  {
    path: '/calculator',
    name: 'with an error',
    open: (page) => page.getByRole('button', { name: 'Calculate' }).click(),
  },
  {
    path: '/findquiz1#quiz-form',
    name: 'with its form',
    open: (page) => expect(page.getByLabel('State')).toBeVisible(),
  },
  {
    path: '/contact',
    name: 'with errors',
    open: (page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
  {
    path: '/findquiz1-results?g=Female&ag=100&state=Massachusetts',
    name: 'with a long title',
    open: (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('Massachusetts'),
  },
]
