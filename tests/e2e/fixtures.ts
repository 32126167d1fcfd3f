// The page of every end-to-end test watches itself: a message on the console, an error of a script,
// a failed request or a request to another host fails the test.
import { type BrowserContext, test as base, expect, type Request } from 'playwright/test'
import { STATIC_ROUTES } from '../../lib/base/routes'
import { readContent } from '../fixtures/live-content'
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
    const problems = watch(context, {
      host: new URL(baseURL ?? '').host,
      hasScripts: javaScriptEnabled !== false,
      isExpected: (problem) =>
        expectedMessages?.test(problem) === true || excuses.some((isExcused) => isExcused(problem)),
    })
    await use(context)
    const seen = [...problems, ...(await findKept(context, baseURL ?? ''))]
    // What a test held or changed on its way may still be on its way when the test ends, and then takes its own way.
    await Promise.all(
      [context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
    )
    expect(seen).toEqual([])
  },
})

/** A page that cannot say what it keeps within this time is going away. */
const ANSWER_MS = 2000

/** What a visit left in the browser, and which pages would ask before they are left. Neither is ever meant. */
async function findKept(context: BrowserContext, baseURL: string): Promise<string[]> {
  const { origin } = new URL(baseURL)
  const cookies = (await context.cookies()).map(({ name }) => `kept in the browser: the cookie “${name}”`)
  const open = context.pages().filter((page) => !page.isClosed() && page.url().startsWith(`${origin}/`))
  const kept = await Promise.all(
    open.map((page) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<string[]>((resolve) => {
        timer = setTimeout(() => resolve([]), ANSWER_MS)
      })
      // A page that is closed, or leaves meanwhile, keeps nothing that could be asked for.
      const asked = page.evaluate(askWhatIsKept).catch(() => [])
      return Promise.race([asked, late]).finally(() => clearTimeout(timer))
    }),
  )
  return [...new Set([...cookies, ...kept.flat()])]
}

/** Runs in the page. */
function askWhatIsKept(): string[] {
  if (!location.protocol.startsWith('http')) return []
  const leaving = document.createEvent('BeforeUnloadEvent')
  leaving.initEvent('beforeunload', false, true)
  dispatchEvent(leaving)
  const asks = leaving.defaultPrevented || String(leaving.returnValue ?? '') !== ''
  return [
    ...Object.keys(localStorage).map((key) => `kept in the browser: “${key}” in localStorage`),
    ...Object.keys(sessionStorage).map((key) => `kept in the browser: “${key}” in sessionStorage`),
    ...(asks ? [`${location.pathname} asks before it is left`] : []),
  ]
}

type Watch = { host: string; hasScripts: boolean; isExpected: (problem: string) => boolean }

/** How Chromium begins to report a feature of Permissions-Policy that it does not know. */
export const UNKNOWN_FEATURE = 'Error with Permissions-Policy header:'

/** Gathers what the pages of a context say or ask for and should not. */
function watch(context: BrowserContext, { host, hasScripts, isExpected }: Watch): string[] {
  const problems: string[] = []
  const report = (problem: string) => {
    if (!isExpected(problem)) problems.push(problem)
  }
  context.on('page', (page) => {
    page.on('pageerror', ({ message }) => {
      // The browser's own fade between two pages, which gives way when the next page is slow or already left.
      if (message !== 'Transition was skipped') report(`page error: ${message}`)
    })
  })
  context.on('dialog', async (dialog) => {
    const type = dialog.type()
    report(`a box that must be answered: ${type} “${dialog.message()}”`)
    // Leaving goes on, so that what the test is about is seen as well.
    await (type === 'beforeunload' ? dialog.accept() : dialog.dismiss()).catch(() => {})
  })
  // Whatever its type: what a developer wrote to look something up is not for visitors.
  context.on('console', (message) => {
    // The one message that the specification asks for: the missing page names the path that was tried.
    if (message.type() === 'log' && message.text().startsWith('Page not found: /')) return
    // The list of features is that of one Chromium; others know fewer or more. permissions.test.ts checks this once.
    if (message.text().startsWith(UNKNOWN_FEATURE)) return
    report(`console: ${message.text()} at ${message.location().url}`)
  })
  let leavings = 0
  const leavingsBefore = new WeakMap<Request, number>()
  context.on('request', (request) => {
    const isInAdvance = request.headers()['sec-purpose'] !== undefined
    if (request.isNavigationRequest() && !isInAdvance) leavings++
    leavingsBefore.set(request, leavings)
    if (new URL(request.url()).host !== host && !request.url().startsWith('data:')) {
      report(`request to another host: ${request.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A page that the browser was preparing in advance, given up because the visitor went elsewhere.
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) return
    // The browser itself gave a file up. One that a host lacks has another reason.
    // A visitor who goes on to another page does not wait for the files that the first one was still loading.
    const wasLeft = leavings > (leavingsBefore.get(request) ?? leavings)
    const isFileOfPage = ['script', 'stylesheet', 'font'].includes(request.resourceType())
    if (reason === 'net::ERR_ABORTED' && wasLeft && isFileOfPage) return
    // React, when it takes a page over, sets the address of every picture anew.
    const isPicture = request.resourceType() === 'image' || request.url().includes('/icon.svg')
    if (reason === 'net::ERR_ABORTED' && isPicture) return
    // Without JavaScript the browser refuses the scripts that a page names in advance.
    if (reason === 'csp' && !hasScripts) return
    report(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return problems
}

export { expect }

/** Every page of ours by its path; a page that is added to the route map is among them by itself. */
export const PAGES = [
  ...STATIC_ROUTES,
  ...readContent().providers.map(({ id }) => `/providers/${id}`),
  ...readContent().guides.map(({ slug }) => `/guides/${slug}`),
  ...readContent().legal.map(({ slug }) => `/${slug}`),
]
