// Counts the requests that are clicks by people, by month, provider, and page. Keeps nothing else of a request: no
// address, no user agent, and no path other than those of our own pages.
import { isbot } from 'isbot'
import { providerPath, ROUTES } from '../../base/routes'
import { readClickPath } from '../../providers/affiliate-link'
import { type LoggedRequest, parseLogLine } from './log-line'

/** Why a request to /click/ is not counted. */
export const REASONS = ['bots', 'prefetches', 'otherMethods', 'failed', 'unknownProviders'] as const

type Provider = { id: string; name: string; legacyClick?: number | undefined }

export type ClickSettings = {
  providers: readonly Provider[]
  /** The paths of our pages. */
  pages: readonly string[]
  /** The host of the site, for logs that do not contain it, or null. */
  host: string | null
}

/** `page` is null if the log does not say. */
export type ClickCount = { month: string; id: string; name: string; page: string | null; clicks: number }

/**
 * The forwarding page (200), our redirect (302), or the page from the visitor's cache (304). Redirects to another
 * spelling of the path (301, 307, 308) are not counted: the request that follows them is in the log as well.
 */
const CLICK_STATUSES = [200, 302, 304]

/** Counts line by line; `getCounts` returns the result sorted by month, provider, and clicks. */
export class ClickCounter {
  /** How many requests to /click/ were not counted, by reason. */
  readonly leftOut = { bots: 0, prefetches: 0, otherMethods: 0, failed: 0, unknownProviders: 0 }
  /** Clicks without a logged user agent, which may include bots. */
  withoutUserAgent = 0
  malformed = 0
  private readonly clicks = new Map<string, ClickCount>()
  private readonly providers: Map<string, Provider>
  private readonly pages: Map<string, string>
  private readonly host: string | null

  constructor({ providers, pages, host }: ClickSettings) {
    this.providers = new Map(
      providers.flatMap((provider) => [
        [provider.id, provider],
        ...(provider.legacyClick === undefined ? [] : [[String(provider.legacyClick), provider] as const]),
      ]),
    )
    this.pages = new Map(pages.map((page) => [page, page]))
    this.host = host
  }

  addLine(line: string) {
    const requests = parseLogLine(line)
    if (requests) for (const request of requests) this.addRequest(request)
    else this.malformed += 1
  }

  private addRequest(request: LoggedRequest) {
    const path = toPath(request.target)
    if (!path?.startsWith('/click/')) return
    const reason = this.findReason(request)
    if (reason) {
      this.leftOut[reason] += 1
      return
    }
    const click = readClickPath(path)
    const provider = click && this.providers.get(click.target)
    if (!provider) {
      this.leftOut.unknownProviders += 1
      return
    }
    if (request.userAgent === null) this.withoutUserAgent += 1
    const { id, name } = provider
    const page = {
      homepage: () => this.findPage(request),
      calculator: () => ROUTES.calculator,
      directory: () => ROUTES.providers,
      'provider-page': () => providerPath(id),
    }[click.placement]()
    const month = new Date(request.time).toISOString().slice(0, 7)
    const key = [month, id, page].join(' ')
    const count = this.clicks.get(key)
    if (count) count.clicks += 1
    else this.clicks.set(key, { month, id, name, page, clicks: 1 })
  }

  private findReason({ method, purpose, userAgent, status }: LoggedRequest) {
    if (method !== 'GET') return 'otherMethods'
    if (/^prefetch\b/.test(purpose)) return 'prefetches'
    if (userAgent === '' || (userAgent !== null && isbot(userAgent))) return 'bots'
    return CLICK_STATUSES.includes(status) ? null : 'failed'
  }

  /** A card is on several pages. Returns the one that the browser sent as referrer, if it is on the same host. */
  private findPage({ referer, host }: LoggedRequest): string | null {
    const siteHost = host ?? this.host
    if (siteHost === null || !URL.canParse(referer)) return null
    const { host: refererHost, pathname } = new URL(referer)
    if (withoutWww(refererHost) !== withoutWww(siteHost.toLowerCase())) return null
    return this.pages.get(pathname.replace(/(?!^)\/$/, '')) ?? null
  }

  getCounts(): ClickCount[] {
    return [...this.clicks.values()].sort(
      (a, b) =>
        compare(a.month, b.month) ||
        compare(a.id, b.id) ||
        b.clicks - a.clicks ||
        compare(a.page ?? '', b.page ?? ''),
    )
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const withoutWww = (host: string) => host.replace(/^www\./, '')

/** The path of a request, which may contain a full URL. */
function toPath(target: string): string | null {
  if (target.startsWith('/')) return target.replace(/[?#].*$/s, '')
  return URL.canParse(target) ? new URL(target).pathname : null
}
