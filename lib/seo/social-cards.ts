// What the social image of each indexed page shows: its title, and a picture of the page's figures. No month of today and
// no rating, because other sites cache copies. A sum never stands without "at least" and what it leaves out.
import { formatDay } from '../base/format'
import { INDEXED_ROUTES, type IndexedRouteName } from '../base/indexed-routes'
import { getBuildDay } from '../base/month'
import { guidePath, providerPath, ROUTES } from '../base/routes'
import { EXAMPLE, getSeries } from '../calculator/series'
import { getContent, getGuides, getProviders, getRecords } from '../content'
import { getProviderPlan } from '../plans/provider-plans'
import { getMakerRows, getRankedRows, type LedgerRow, toRow } from '../plans/rows'
import { getScale } from '../plans/scale'
import { countChecks } from '../providers/check-counts'
import { getScorecard } from '../providers/scorecard'
import type { ProviderRecord } from '../schemas/providers'
import { socialImagePath } from './metadata'
import { getPageTitle } from './page-title'
import { drawGuide, type Picture, type SumBar } from './social-pictures'

export type SocialCard = {
  title: string
  badge: string | null
  /** A sentence, shown on a page without a picture. */
  line: string
  picture: Picture | null
}

type Facts = ReturnType<typeof readFacts>

function readFacts() {
  const [providers, records, guides, today] = [getProviders(), getRecords(), getGuides(), getBuildDay()]
  const { sources } = getContent().sources
  return {
    pages: getContent().pages.pages,
    providers,
    records,
    guides,
    legal: getContent().legal,
    makerPrices: getContent()['maker-prices'],
    projection: getContent().projection,
    /** Ids of the sources that we know from reports only. */
    reportedSources: new Set(sources.filter(({ read }) => read === 'reported').map(({ id }) => id)),
    scorecard: getScorecard({
      ranked: providers,
      records,
      limits: getContent().site.checksExpireAfterDays,
      today,
      hasStatement: getContent().about.rankingStatement !== null,
    }),
    today,
  }
}

const ROWS_MAX = 5
const LEGEND = {
  included: 'medication included',
  'at-least': 'at least: drug on top or not on record',
  maker: 'approved drug',
} satisfies Record<SumBar['look'], string>

/** The card of every indexed page by the path of its image. */
export function makeSocialCards(facts = readFacts()): Map<string, SocialCard> {
  const { pages, records, guides, legal, makerPrices, reportedSources, scorecard, today } = facts
  const ledger = drawLedger(facts)
  const scores: Picture = { kind: 'rows', strip: ['Before you trust a list', ''], rows: scorecard }
  const pictures: Partial<Record<IndexedRouteName, Picture>> = {
    home: ledger,
    rankings: ledger,
    providers: ledger,
    quiz: ledger,
    blog: drawGuideFigures(facts),
    calculator: drawProjection(facts),
    howWeRank: scores,
    about: scores,
    corrections: drawCorrections(),
    questions: drawQuestions(),
  }
  const toCard = (
    { title, description }: { title: string; description: string },
    picture: Picture | null = null,
  ): SocialCard => ({ title, badge: null, line: description, picture })
  return new Map(
    [
      ...INDEXED_ROUTES.map((name) => [ROUTES[name], toCard(pages[name], pictures[name])] as const),
      ...records.map((record) => [providerPath(record.id), describeRecord(record, today)] as const),
      ...guides.map((guide) => {
        const picture = drawGuide(guide, makerPrices.drugs, reportedSources, today)
        return [guidePath(guide.slug), { ...toCard(guide, picture), badge: guide.badge }] as const
      }),
      ...legal.map((page) => [`/${page.slug}`, toCard(page)] as const),
    ].map(([path, card]) => [socialImagePath(path), card]),
  )
}

function describeRecord(record: ProviderRecord, today: string): SocialCard {
  const row = toRow(getProviderPlan(record, { today, href: '' }))
  const isChecked = countChecks([record], getContent().site.checksExpireAfterDays, today).prices.done > 0
  return {
    title: `${record.name}: what a first year costs`,
    badge: 'Provider on record',
    line: 'No price is on record.',
    picture:
      row.sumCents === null
        ? null
        : {
            kind: 'sum',
            strip: [row.asStated, `Price on record${isChecked ? '' : ' · not checked'}`],
            bar: toBar(row),
            drug: row.drugText,
            leavesOut: row.leavesOut,
            maxCents: getScale([row.sumCents]).maxCents,
          },
  }
}

/** The first five ranked providers and the cheapest approved drug. */
function drawLedger({ providers, makerPrices, scorecard, today }: Facts): Picture {
  const ranked = getRankedRows(providers.slice(0, ROWS_MAX), () => ({ today, href: '' }))
  const rows = [...ranked, ...getMakerRows(makerPrices, today).slice(0, 1)]
  const bars = rows.map(toBar)
  const reported = rows.at(-1)?.reported
  const looks = (Object.keys(LEGEND) as SumBar['look'][]).filter((look) =>
    bars.some((bar) => bar.look === look),
  )
  return {
    kind: 'ledger',
    strip: ['First year', `As stated by providers · checked ${scorecard[0]?.value}`],
    rows: bars,
    legend: looks.map((look) => ({
      look,
      text: look === 'maker' && reported ? `${LEGEND.maker}, reported ${reported}` : LEGEND[look],
    })),
    maxCents: getScale(rows.map(({ sumCents }) => sumCents)).maxCents,
  }
}

const toBar = ({ kind, rank, name, sumCents, sumText, isAtLeast }: LedgerRow): SumBar => ({
  rank: rank ?? null,
  name,
  cents: sumCents,
  sum: sumText,
  look: kind === 'maker' ? 'maker' : isAtLeast ? 'at-least' : 'included',
})

/** A list has room for so many lines. */
const LINES_MAX = 4

/** The figure that each guide leads with. */
const drawGuideFigures = ({ guides }: Facts): Picture => ({
  kind: 'rows',
  strip: ['One figure from each guide', 'With its source'],
  rows: guides
    .flatMap(({ figure }) => (figure ? [{ label: figure.meaning, value: figure.value }] : []))
    .slice(0, LINES_MAX),
})

/** The pages that were wrong last. Not what they said, which would spread it. */
function drawCorrections(): Picture {
  const { corrections } = getContent().corrections
  return {
    kind: 'rows',
    strip: ['What we got wrong', `${corrections.length} listed`],
    rows: corrections.slice(0, LINES_MAX).map(({ page, date }) => ({
      label: getPageTitle(page),
      value: formatDay(date),
    })),
  }
}

const drawQuestions = (): Picture => ({
  kind: 'rows',
  strip: ['Short answers, and the words to ask a seller', ''],
  rows: getContent()
    .questions.groups.flatMap(({ title, items }) =>
      items.slice(0, 1).map(({ question }) => ({ label: question, value: title })),
    )
    .slice(0, LINES_MAX),
})

function drawProjection({ projection: { table, medications } }: Facts): Picture {
  const points = getSeries(EXAMPLE, table).filter(({ week }) => week % 4 === 0)
  const drug = medications.find(({ id }) => id === EXAMPLE.medication)?.label ?? EXAMPLE.medication
  const end = Math.round(points.at(-1)?.chosenLbs ?? EXAMPLE.weightLbs)
  return {
    kind: 'curve',
    strip: ['Our own formula, not a promise', `${drug}, standard dose`],
    points,
    from: `${EXAMPLE.weightLbs} lbs`,
    to: `about ${end} lbs after ${EXAMPLE.weeks} weeks`,
  }
}
