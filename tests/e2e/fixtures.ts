// Every end-to-end test fails on an unexpected console message, script error, failed request, request to another host,
// dialog, or data left in the browser.
import { type BrowserContext, test as base, expect, type Request } from 'playwright/test'
import { findNginx, type HostName, startBucket, startNginx } from './hosts'

export type HostOptions = {
  /** What serves the export, as chosen by a project of playwright.config.ts. */
  host: HostName
}

const NO_NGINX = 'nginx is missing: install it, or set NGINX_PATH to its executable'

type Options = {
  /** Console messages that the test provokes, for example the 404 of a missing page. */
  expectedMessages: RegExp | null
}

type Tools = {
  /** For a test that breaks something on purpose: ignores the problems it causes, and no others. */
  ignoreProblems: (isIgnored: (problem: string) => boolean) => void
}

export const test = base.extend<
  Options & Tools & { ignored: ((problem: string) => boolean)[] },
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
  ignored: async ({}, use) => use([]),
  ignoreProblems: async ({ ignored }, use) => use((isIgnored) => ignored.push(isIgnored)),
  context: async ({ context, baseURL, expectedMessages, ignored, javaScriptEnabled }, use) => {
    const problems = watch(context, {
      host: new URL(baseURL ?? '').host,
      hasScripts: javaScriptEnabled !== false,
      isExpected: (problem) =>
        expectedMessages?.test(problem) === true || ignored.some((isIgnored) => isIgnored(problem)),
    })
    await use(context)
    const seen = [...problems, ...(await findLeftovers(context, baseURL ?? ''))]
    // A request that a test intercepted may still be pending when the test ends; errors in its handler do not matter.
    await Promise.all(
      [context, ...context.pages()].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })),
    )
    expect(seen).toEqual([])
  },
})

/** A page that does not answer within this time is navigating away. */
const ANSWER_MS = 2000

/** Finds data left in the browser, and pages that prompt before leaving. The site never does either. */
async function findLeftovers(context: BrowserContext, baseURL: string): Promise<string[]> {
  const { origin } = new URL(baseURL)
  const cookies = (await context.cookies()).map(({ name }) => `left in the browser: the cookie “${name}”`)
  const open = context.pages().filter((page) => !page.isClosed() && page.url().startsWith(`${origin}/`))
  const found = await Promise.all(
    open.map((page) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<string[]>((resolve) => {
        timer = setTimeout(() => resolve([]), ANSWER_MS)
      })
      // A page that is closed or navigates away cannot be queried.
      const answer = page.evaluate(listLeftovers).catch(() => [])
      return Promise.race([answer, late]).finally(() => clearTimeout(timer))
    }),
  )
  return [...new Set([...cookies, ...found.flat()])]
}

/** Runs in the page. */
function listLeftovers(): string[] {
  if (!location.protocol.startsWith('http')) return []
  const leaving = document.createEvent('BeforeUnloadEvent')
  leaving.initEvent('beforeunload', false, true)
  dispatchEvent(leaving)
  const prompts = leaving.defaultPrevented || String(leaving.returnValue ?? '') !== ''
  return [
    ...Object.keys(localStorage).map((key) => `left in the browser: “${key}” in localStorage`),
    ...Object.keys(sessionStorage).map((key) => `left in the browser: “${key}” in sessionStorage`),
    ...(prompts ? [`${location.pathname} prompts before leaving`] : []),
  ]
}

type Watch = { host: string; hasScripts: boolean; isExpected: (problem: string) => boolean }

/** Collects unexpected messages and requests of all pages of a context. */
function watch(context: BrowserContext, { host, hasScripts, isExpected }: Watch): string[] {
  const problems: string[] = []
  const report = (problem: string) => {
    if (!isExpected(problem)) problems.push(problem)
  }
  let navigations = 0
  let isLeaving = false
  const navigationsBefore = new WeakMap<Request, number>()
  context.on('page', (page) => {
    page.on('framenavigated', () => {
      isLeaving = false
    })
    page.on('pageerror', ({ message }) => {
      // The browser skips its view transition when the next page is slow or has been left again. Chromium 156 says
      // “aborted because of invalid state”.
      if (!/^Transition was (?:skipped|aborted)/.test(message)) report(`page error: ${message}`)
    })
  })
  context.on('dialog', async (dialog) => {
    const type = dialog.type()
    report(`dialog: ${type} “${dialog.message()}”`)
    // Let the navigation continue, so that the test reaches its assertions.
    await (type === 'beforeunload' ? dialog.accept() : dialog.dismiss()).catch(() => {})
  })
  // Messages of any type, because debug output is not for visitors either.
  context.on('console', (message) => {
    // The only message that the specification requires: the not-found page logs the requested path.
    if (message.type() === 'log' && message.text().startsWith('Page not found: /')) return
    report(`console: ${message.text()} at ${message.location().url}`)
  })
  context.on('request', (request) => {
    const isPrefetch = request.headers()['sec-purpose'] !== undefined
    const isNavigation = request.isNavigationRequest() && !isPrefetch
    // Until the next page answers, requests still belong to the page that is left.
    navigationsBefore.set(request, isLeaving ? navigations - 1 : navigations)
    if (isNavigation) {
      navigations++
      isLeaving = true
    }
    if (new URL(request.url()).host !== host && !request.url().startsWith('data:')) {
      report(`request to another host: ${request.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A prefetch that the browser dropped because the visitor went elsewhere.
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) return
    // A navigation aborts the files that the previous page was still loading. A missing file has another reason.
    const wasLeft = navigations > (navigationsBefore.get(request) ?? navigations)
    const isFileOfPage = ['script', 'stylesheet', 'font'].includes(request.resourceType())
    if (reason === 'net::ERR_ABORTED' && wasLeft && isFileOfPage) return
    // React sets the URL of every image again during hydration.
    const isImage = request.resourceType() === 'image' || request.url().includes('/icon.svg')
    if (reason === 'net::ERR_ABORTED' && isImage) return
    // Without JavaScript the browser blocks preloaded scripts.
    if (reason === 'csp' && !hasScripts) return
    report(`request failed: ${request.method()} ${request.url()} ${reason}`)
  })
  return problems
}

export { expect }
