// Decides from a response whether readers still reach what we link to. Pure. A site that is slow, busy, or blocks programs
// is not called dead.
import { type PageText, readPage } from '../web/page-text'
import type { FailureReason, Fetched } from '../web/polite-fetch'

/** Each verdict's label and level: `fine`, something to `look` at, or `unclear` to a program. */
export const VERDICTS = {
  ok: { level: 'fine', label: 'fine' },
  gone: { level: 'look', label: 'page gone' },
  'soft-404': { level: 'look', label: 'says "not found" with status 200' },
  home: { level: 'look', label: 'redirected to the home page' },
  parked: { level: 'look', label: 'domain parked or for sale' },
  'other-host': { level: 'look', label: 'redirected to another host' },
  moved: { level: 'look', label: 'moved on the same site' },
  certificate: { level: 'look', label: 'certificate not valid' },
  'no-host': { level: 'look', label: 'domain does not exist' },
  'no-answer': { level: 'look', label: 'no server answers' },
  redirects: { level: 'look', label: 'redirect loop, or too many redirects' },
  slow: { level: 'unclear', label: 'slow or temporarily unreachable' },
  busy: { level: 'unclear', label: 'rate-limited' },
  'server-error': { level: 'unclear', label: 'server error' },
  refused: { level: 'unclear', label: 'blocks programs' },
} as const satisfies Record<string, { level: 'fine' | 'look' | 'unclear'; label: string }>

type Verdict = keyof typeof VERDICTS

export type Judgment = { verdict: Verdict; detail: string }

const BY_REASON: Record<FailureReason, Verdict> = {
  robots: 'refused',
  timeout: 'slow',
  'no-host': 'no-host',
  'no-lookup': 'slow',
  'refused-connection': 'no-answer',
  'broken-connection': 'slow',
  certificate: 'certificate',
  redirects: 'redirects',
}

/** Resolvers, whose purpose is to redirect to another host. */
const RESOLVERS = /^(?:dx\.)?doi\.org$|^hdl\.handle\.net$|^purl\.\w+$/

const NOT_FOUND =
  /\b(?:404|(?:page|content|article|file|resource)(?: \w+){0,4} (?:not found|(?:does not|doesn['’]t|no longer) exists?|(?:no longer|not|isn['’]t) available|(?:could not|couldn['’]t|cannot|can['’]t) be found)|(?:can['’]t|cannot|could not|couldn['’]t) find (?:the|that|this|your) page|(?:page|content) (?:has been|was) removed|not found)\b/i

const PARKED =
  /\bdomain(?: name)? (?:is|may be|might be) (?:for sale|available|parked)\b|\bbuy this domain\b|\bparked (?:free|domain)\b|\bdomain (?:has )?expired\b|\binquire about this domain\b/i

/** Services that show ads or a price on domains without a site. */
const PARKING_HOSTS =
  /(?:^|\.)(?:sedo(?:parking)?|parkingcrew|bodis|dan|afternic|hugedomains|above|parklogic|uniregistry|domainmarket|buydomains)\.(?:com|net)$/

/** A large registrar's parked pages start with a script that redirects to /lander. */
const LANDER = /location(?:\.href)?\s*=\s*["']\/lander\b/

/** On a page with more words, these phrases are probably about something else. */
const SHORT_PAGE_WORDS = 150

/** What a response means for a reader who follows the link. `address` is the link as written in the content. */
export function judgeLink(address: string, fetched: Fetched): Judgment {
  const { hostname } = new URL(fetched.url)
  if (fetched.reason !== null) return { verdict: BY_REASON[fetched.reason], detail: fetched.detail }
  const { status, body } = fetched
  if (PARKING_HOSTS.test(hostname)) return { verdict: 'parked', detail: `leads to ${hostname}` }
  const detail = `status ${status}${fetched.hops.length > 0 ? ` at ${fetched.url}` : ''}`
  if (status === 404 || status === 410) return { verdict: 'gone', detail }
  if (status === 429) return { verdict: 'busy', detail }
  if (status >= 500) return { verdict: 'server-error', detail }
  if (status >= 400) return { verdict: 'refused', detail }
  if (LANDER.test(body)) return { verdict: 'parked', detail: 'its script leads to /lander' }
  const page = readPage(body)
  return (
    judgeText(page, PARKED, 'parked') ??
    judgeText(page, NOT_FOUND, 'soft-404') ??
    judgeRedirects(address, fetched)
  )
}

/** A match counts in the title or the first two headings; on a short page, also in the text. */
function judgeText(page: PageText, pattern: RegExp, verdict: Verdict): Judgment | null {
  const text = page.words <= SHORT_PAGE_WORDS ? page.text : ''
  for (const part of [page.title, ...page.headings.slice(0, 2), text]) {
    const [words] = pattern.exec(part) ?? []
    if (words !== undefined) return { verdict, detail: `the page says “${words}”` }
  }
  return null
}

function judgeRedirects(address: string, { url, hops }: Fetched): Judgment {
  const [from, to] = [new URL(address), new URL(url)]
  const detail = `now at ${url}`
  if (hops.length === 0 || RESOLVERS.test(from.hostname)) return { verdict: 'ok', detail: '' }
  if (from.pathname !== '/' && isHomePage(to)) return { verdict: 'home', detail }
  if (toSite(from) !== toSite(to)) return { verdict: 'other-host', detail }
  // After a temporary redirect, the old address remains the right one.
  return hops.every(({ isPermanent }) => isPermanent)
    ? { verdict: 'moved', detail }
    : { verdict: 'ok', detail }
}

const isHomePage = ({ pathname, search }: URL) =>
  /^\/(?:index\.\w+|home|en(?:-us)?)?\/?$/.test(pathname) && search === ''

const toSite = ({ hostname }: URL) => hostname.replace(/^www\./, '')
