// Fetches every page given as evidence and reports which of the stated figures are still on it. It compares figures,
// not sentences, and writes nothing: an editor decides whether a price has changed.
import { isStandIn } from '../../base/stand-in'
import type { CheckedContent } from '../../content/kinds'
import { judgeLink, VERDICTS } from '../links/judge-link'
import type { FetchPages, Report } from '../web/command'
import { readPage } from '../web/page-text'
import type { Fetched } from '../web/polite-fetch'
import { collectClaims, type Texts } from './collect-claims'
import { type Figure, findNearest, isSame, readFigures } from './figures'
import { type FigureVerdict, formatReport, type WatchedFigure, type WatchedPage } from './report'

type Page = WatchedPage & { figures: Figure[] }

/** A page with a script and fewer words than this is assumed to be rendered by the script. */
const SCRIPTED_PAGE_WORDS = 40

const LOGIN = /\/(?:log-?in|sign-?in|auth|sso)(?:[/.?]|$)/i

export async function watchPages(
  content: CheckedContent,
  raw: Texts,
  fetchPages: FetchPages,
): Promise<Report> {
  const claims = collectClaims(content, raw)
  const addresses = [...new Set(claims.flatMap(({ pages }) => pages))]
  const answers = await fetchPages(addresses.filter((address) => !isStandIn(address)))
  const pages = new Map(addresses.map((address) => [address, toPage(address, answers.get(address))]))
  const figures = claims.flatMap((claim) => {
    const own = claim.pages.flatMap((address) => pages.get(address) ?? [])
    return claim.figures.map((figure) => judgeFigure(claim.place, figure, own))
  })
  const watched = [...pages.values()].map(({ figures: _, ...page }) => page)
  const count = (verdict: FigureVerdict) => figures.filter((figure) => figure.verdict === verdict).length
  const summary = {
    there: count('there'),
    missing: count('missing'),
    unread: count('unread'),
    pages: watched.length,
    movedPages: watched.filter(({ movedTo }) => movedTo !== null).length,
    gonePages: watched.filter(({ isGone }) => isGone).length,
    unreadPages: watched.filter(({ problem, isGone }) => problem !== null && !isGone).length,
  }
  return {
    text: formatReport(figures, watched),
    json: { summary, figures, pages: watched },
    // Unreadable pages do not count, or this would never pass: `npm run due` lists them when their checks expire.
    isFine: summary.missing + summary.movedPages + summary.gonePages === 0,
  }
}

function toPage(address: string, fetched: Fetched | undefined): Page {
  const page = { address, movedTo: null, problem: null, isGone: false, figures: [] }
  if (!fetched) return { ...page, problem: 'a stand-in address' }
  const { verdict, detail } = judgeLink(address, fetched)
  const isMoved = verdict === 'moved' || verdict === 'other-host' || verdict === 'home'
  const movedTo = isMoved ? fetched.url : null
  if (fetched.reason !== null || (verdict !== 'ok' && !isMoved)) {
    const { label, level } = VERDICTS[verdict]
    return { ...page, problem: `${label}: ${detail}`, isGone: level === 'look' }
  }
  if (LOGIN.test(new URL(fetched.url).pathname)) return { ...page, problem: 'asks for a login' }
  if (fetched.type !== 'text/html' && fetched.type !== 'text/plain') {
    return { ...page, movedTo, problem: `not a web page (${fetched.type || 'no type'})` }
  }
  const { text, words, hasScripts } =
    fetched.type === 'text/html'
      ? readPage(fetched.body)
      : { text: fetched.body, words: Number.POSITIVE_INFINITY, hasScripts: false }
  const problem =
    words < SCRIPTED_PAGE_WORDS && hasScripts
      ? 'rendered by JavaScript'
      : fetched.isCut
        ? 'too long: only its beginning was read'
        : null
  return { ...page, movedTo, problem, figures: readFigures(text) }
}

function judgeFigure(place: string, figure: Figure, pages: readonly Page[]): WatchedFigure {
  const onPages = pages.flatMap(({ figures }) => figures)
  const isThere = onPages.some((found) => isSame(figure, found))
  const isUnread = pages.some(({ problem }) => problem !== null)
  const verdict = isThere ? 'there' : isUnread ? 'unread' : 'missing'
  const nearest = verdict === 'missing' ? findNearest(figure, onPages) : []
  return { place, figure: figure.text, verdict, pages: pages.map(({ address }) => address), nearest }
}
