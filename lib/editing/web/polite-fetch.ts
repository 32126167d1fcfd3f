// Fetches pages of other sites the way their owners expect it: one request at a time per host with a pause after each,
// robots.txt first, our address in the user agent, a time limit, and a size limit. It judges nothing. Failures of a site do
// not throw: they are returned as values.
import robotsParser from 'robots-parser'
import { readPage } from './page-text'

/** Why a page could not be read. `no-host`: no such name; `no-lookup`: the name lookup failed temporarily. */
export type FailureReason =
  | 'robots'
  | 'timeout'
  | 'no-host'
  | 'no-lookup'
  | 'refused-connection'
  | 'broken-connection'
  | 'certificate'
  | 'redirects'

type Hop = { from: string; to: string; isPermanent: boolean }

export type Fetched = {
  /** The address that answered or failed, after all redirects. */
  url: string
  hops: Hop[]
} & (
  | { reason: FailureReason; detail: string }
  | {
      reason: null
      status: number
      /** Without its parameters, in lowercase: "text/html". */
      type: string
      /** HTML and plain text only, up to the size limit; otherwise empty. */
      body: string
      isCut: boolean
    }
)

export type FetchOptions = {
  userAgent: string
  timeoutMs?: number
  maxBytes?: number
  /** The pause between requests to the same host, unless Crawl-delay in robots.txt is longer. */
  pauseMs?: number
  /** The longest wait for Retry-After or Crawl-delay. */
  maxWaitMs?: number
  wait?: (ms: number) => Promise<unknown>
}

const MAX_HOPS = 8

const CERTIFICATE_ERROR = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME|UNABLE_TO_GET_ISSUER/

type Robots = { isAllowed: (url: string) => boolean; delayMs: number }

/** Keeps robots.txt files and per-host queues, so use one for all pages of a run. */
export function makePoliteFetch({
  userAgent,
  timeoutMs = 20_000,
  maxBytes = 2_000_000,
  pauseMs = 1000,
  maxWaitMs = 60_000,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: FetchOptions): (address: string) => Promise<Fetched> {
  const turns = new Map<string, Promise<unknown>>()
  const robots = new Map<string, Promise<Robots | Failure>>()

  /** Runs a task once all earlier ones for the host are done. */
  function inTurn<T>(host: string, task: () => Promise<T>): Promise<T> {
    const run = (turns.get(host) ?? Promise.resolve()).then(task)
    turns.set(
      host,
      run.catch(() => undefined),
    )
    return run
  }

  /** One request, without following redirects. A busy host gets one retry, after the delay it asks for. */
  async function request(url: string, delayMs = pauseMs): Promise<Answer | Failure> {
    const answer = await ask(url, { userAgent, timeoutMs, maxBytes })
    if (isFailure(answer)) return answer
    await wait(Math.min(Math.max(delayMs, pauseMs), maxWaitMs))
    const retryMs = readRetryAfter(answer)
    if (retryMs === null || retryMs > maxWaitMs) return answer
    await wait(retryMs)
    const second = await ask(url, { userAgent, timeoutMs, maxBytes })
    await wait(pauseMs)
    return second
  }

  async function readRobots(origin: string): Promise<Robots | Failure> {
    let url = `${origin}/robots.txt`
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      const answer = await request(url)
      if (isFailure(answer)) return answer
      const next = findNext(url, answer)
      // Following a redirect to another host would need that host's queue, so it is not followed.
      if (next !== null && new URL(next.to).origin === origin) {
        url = next.to
        continue
      }
      if (answer.status >= 500 || answer.status === 429) {
        const detail = `robots.txt answers ${answer.status}`
        return { reason: 'robots', detail }
      }
      const rules = robotsParser(`${origin}/robots.txt`, answer.status === 200 ? answer.body : '')
      return {
        isAllowed: (page) => rules.isAllowed(page, userAgent) !== false,
        delayMs: (rules.getCrawlDelay(userAgent) ?? 0) * 1000,
      }
    }
    return { reason: 'redirects', detail: 'robots.txt redirects in a circle' }
  }

  async function askPage(url: string): Promise<Answer | Failure> {
    const { origin } = new URL(url)
    const known = robots.get(origin) ?? readRobots(origin)
    robots.set(origin, known)
    const rules = await known
    if (isFailure(rules)) return rules
    if (!rules.isAllowed(url)) return { reason: 'robots', detail: 'robots.txt asks programs to stay away' }
    return request(url, rules.delayMs)
  }

  return async (address) => {
    const hops: Hop[] = []
    let url = withoutFragment(address)
    for (;;) {
      const answer = await inTurn(new URL(url).hostname, () => askPage(url))
      if (isFailure(answer)) return { url, hops, ...answer }
      const next = findNext(url, answer)
      if (next === null) return { url, hops, ...toPage(answer) }
      const from = url
      url = next.to
      hops.push({ from, ...next })
      const isCircle = hops.some((hop) => hop.from === url)
      if (isCircle || hops.length === MAX_HOPS) {
        const detail = isCircle ? `redirects in a circle at ${url}` : `more than ${MAX_HOPS} redirects`
        return { url, hops, reason: 'redirects', detail }
      }
    }
  }
}

type Failure = { reason: FailureReason; detail: string }

type Answer = {
  status: number
  type: string
  location: string | null
  retryAfter: string | null
  body: string
  isCut: boolean
}

const isFailure = (value: object): value is Failure => 'reason' in value

const toPage = ({ status, type, body, isCut }: Answer) => ({ reason: null, status, type, body, isCut })

function withoutFragment(address: string): string {
  const url = new URL(address)
  url.hash = ''
  return url.href
}

/** Where an answer sends the reader: by its status, or by a refresh in the page. */
function findNext(url: string, { status, location, type, body }: Answer): Omit<Hop, 'from'> | null {
  const isRedirect = status >= 300 && status < 400 && location !== null
  const target = isRedirect
    ? location
    : type === 'text/html' && status === 200
      ? readPage(body).refresh
      : null
  if (target === null || !URL.canParse(target, url)) return null
  const to = withoutFragment(new URL(target, url).href)
  if (!/^https?:/.test(to)) return null
  return { to, isPermanent: status === 301 || status === 308 }
}

/** How many milliseconds a busy host asks us to wait, or null if it does not say. */
function readRetryAfter({ status, retryAfter }: Answer): number | null {
  if ((status !== 429 && status !== 503) || retryAfter === null) return null
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds * 1000)
}

type Limits = Required<Pick<FetchOptions, 'userAgent' | 'timeoutMs' | 'maxBytes'>>

async function ask(url: string, { userAgent, timeoutMs, maxBytes }: Limits): Promise<Answer | Failure> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'user-agent': userAgent, accept: 'text/html,application/xhtml+xml,*/*;q=0.5' },
    })
    const [type = '', charset] = readType(response.headers.get('content-type'))
    const { text, isCut } = /^(?:text\/|application\/xhtml)/.test(type)
      ? await readBody(response, maxBytes, charset)
      : { text: '', isCut: false }
    await response.body?.cancel()
    return {
      status: response.status,
      type: type === 'application/xhtml+xml' ? 'text/html' : type,
      location: response.headers.get('location'),
      retryAfter: response.headers.get('retry-after'),
      body: text,
      isCut,
    }
  } catch (error) {
    return toFailure(error, timeoutMs)
  }
}

function readType(header: string | null): [type?: string, charset?: string] {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => /charset="?([^"\s]+)/.exec(text)?.[1]).find(Boolean)
  return [type.trim(), charset]
}

async function readBody(response: Response, maxBytes: number, charset = 'utf-8') {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) break
    chunks.push(value)
    size += value.length
    if (size >= maxBytes) break
  }
  const isCut = size >= maxBytes
  await reader?.cancel()
  reader?.releaseLock()
  const bytes = Buffer.concat(chunks).subarray(0, maxBytes)
  return { text: decode(bytes, charset), isCut }
}

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes) // a charset that does not exist
  }
}

const REASONS: Record<string, FailureReason> = {
  ENOTFOUND: 'no-host',
  EAI_AGAIN: 'no-lookup',
  ECONNREFUSED: 'refused-connection',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
}

function toFailure(error: unknown, timeoutMs: number): Failure {
  const { name, code = '', message = String(error) } = findCause(error)
  if (name === 'TimeoutError') {
    return { reason: 'timeout', detail: `no answer within ${timeoutMs / 1000} seconds` }
  }
  const reason = CERTIFICATE_ERROR.test(code) ? 'certificate' : (REASONS[code] ?? 'broken-connection')
  return { reason, detail: message }
}

type Cause = { name?: string; code?: string; message?: string; cause?: unknown; errors?: unknown[] }

/** The innermost cause: fetch itself only says "fetch failed". A host with two IP addresses fails with two errors. */
function findCause(error: unknown): Cause {
  const known: Cause = Object(error)
  const inner = known.errors?.[0] ?? known.cause
  return inner === undefined ? known : findCause(inner)
}
