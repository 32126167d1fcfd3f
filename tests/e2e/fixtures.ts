// The page of every end-to-end test watches itself: a console error or warning, an error of a script,
// a failed request or a request to another host fails the test.
import { test as base, expect } from 'playwright/test'
import { findNginx } from './find-nginx'
import { type HostName, startBucket, startNginx } from './hosts'

export type HostOptions = {
  /** What serves the export; a project of playwright.config.ts chooses. */
  host: HostName
}

const NO_NGINX =
  'the tests against nginx, because there is none on this machine and Debian’s package could not be fetched.'

type Options = {
  /** Console messages that the test is about, for example the 404 of a missing page. */
  expectedMessages: RegExp | null
}

type Tools = {
  /** For a test that breaks something itself: tells the report what will be seen of that, and of nothing else. */
  excuse: (isExcused: (problem: string) => boolean) => void
}

export const test = base.extend<
  Options & Tools & { excuses: ((problem: string) => boolean)[] },
  HostOptions & { hostAddress: string | null }
>({
  host: ['npm start', { option: true, scope: 'worker' }],
  hostAddress: [
    async ({ host }, use) => {
      const start = { 'npm start': null, nginx: findNginx() && startNginx, bucket: startBucket }[host]
      const running = start ? await start() : null
      await use(running?.address ?? null)
      await running?.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host, hostAddress, baseURL }, use, testInfo) => {
    testInfo.skip(host === 'nginx' && hostAddress === null, NO_NGINX)
    await use(hostAddress ?? baseURL)
  },
  expectedMessages: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  excuses: async ({}, use) => use([]),
  excuse: async ({ excuses }, use) => use((isExcused) => excuses.push(isExcused)),
  context: async ({ context, baseURL, expectedMessages, excuses, javaScriptEnabled }, use) => {
    const problems: string[] = []
    const report = (problem: string) => {
      if (expectedMessages?.test(problem) || excuses.some((isExcused) => isExcused(problem))) return
      problems.push(problem)
    }
    const host = new URL(baseURL ?? '').host
    context.on('page', (page) => {
      page.on('pageerror', (error) => report(`page error: ${error.message}`))
    })
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        report(`console: ${message.text()} at ${message.location().url}`)
    })
    context.on('request', (request) => {
      if (new URL(request.url()).host !== host && !request.url().startsWith('data:')) {
        report(`request to another host: ${request.url()}`)
      }
    })
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // A page that the browser was preparing in advance, given up because the visitor went elsewhere.
      if (request.headers()['sec-purpose']?.startsWith('prefetch')) return
      // A page that is left does not wait for its icon.
      if (reason === 'net::ERR_ABORTED' && request.url().includes('/icon.svg')) return
      // Without JavaScript the browser refuses the scripts that a page names in advance.
      if (reason === 'csp' && !javaScriptEnabled) return
      report(`request failed: ${request.method()} ${request.url()} ${reason}`)
    })
    await use(context)
    // What a test held or changed on its way may still be on its way when the test ends.
    await Promise.all(
      [context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
    )
    expect(problems).toEqual([])
  },
})

export { expect }

export const PAGES = [
  '/',
  '/bestofmonth',
  '/blog',
  '/calculator',
  '/contact',
  '/findquiz1',
  '/findquiz1-results',
  '/personalized-ranking',
  '/guides/glp1-side-effects',
  '/guides/first-month-glp1',
  '/guides/glp1-cost-breakdown',
  '/guides/glp1-without-insurance',
  '/guides/tirzepatide-vs-semaglutide',
  '/privacy-policy',
  '/terms-of-service',
  '/affiliate-disclosure',
] as const
