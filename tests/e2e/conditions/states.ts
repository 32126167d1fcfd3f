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
    path: '/contact',
    name: 'with a message sent',
    open: async (page) => {
      for (const label of ['Name', 'Email', 'Subject', 'Message'])
        await page.getByLabel(label).fill('ada@example.com')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Message sent successfully!')).toBeVisible()
    },
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
    path: '/findquiz1#quiz-form',
    name: 'with an error',
    open: async (page) => {
      await page.getByRole('radio', { name: 'Female' }).check()
      await page.getByLabel('Age').fill('17')
      await page.getByLabel('State').selectOption('Texas')
      await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
    },
  },
  {
    path: '/bestofmonth',
    name: 'with two side by side, and all asked for that a provider can state',
    open: async (page) => {
      for (const place of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Compare / })
          .nth(place)
          .check()
      const asked = page.getByRole('group', { name: 'Show only providers that state' })
      for (const box of await asked.getByRole('checkbox').all()) await box.check()
    },
  },
  {
    path: '/personalized-ranking?gender=female&age=100&state=Massachusetts',
    name: 'with a long title',
    open: (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('Massachusetts'),
  },
  {
    path: '/findquiz1-results?g=Female&ag=100&state=Massachusetts',
    name: 'with a long title',
    open: (page) => expect(page.getByRole('heading', { level: 1 })).toContainText('Massachusetts'),
  },
]
