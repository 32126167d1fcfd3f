// The open data: /data/providers.json and three CSV files of one kind of row each. Together they contain everything needed to
// recompute all sums, counts, and sort orders. /how-we-rank documents the fields.
import { formatCsv } from '../base/csv'
import { FACT_GROUPS } from '../base/fact-groups'
import { getBuildDay } from '../base/month'
import { MONTHS_PER_YEAR } from '../base/periods'
import { ROUTES } from '../base/routes'
import { getChanges, getContent, getRecords } from '../content'
import { getPlans, getProgramPlans, isOver, mergeFacts, toMakerPlan } from '../offers/from-content'
import { getPayments, type Payment } from '../offers/payments'
import { MONTHS_LIMIT, type Plan, type PlanPrice } from '../offers/plan'
import {
  countSecondYear,
  getDueTodayRange,
  getSecondYear,
  getSecondYearHighest,
  getStops,
  getSumRange,
  isLowerBound,
} from '../offers/sums'
import { AT_LEAST, formatSum } from '../offers/words/labels'
import { formatTerm } from '../offers/words/offers'
import { countChecks, findReading, formatCheckCount } from '../providers/checks'
import { countKnownFacts, getCardFacts } from '../providers/fact-values'
import { formatMarket } from '../providers/listing'
import type { ListedRecord } from '../providers/ranking'
import { listFieldsOf } from '../providers/record-fields'
import { FACT_KEYS, FACTS, formatPrice } from '../schemas/fact-words'
import type { Offer } from '../schemas/offers'
import { toAddress } from './metadata'

/** How many prices we have checked: the first thing to know about the figures. */
function formatChecked(records: readonly ListedRecord[]): string {
  const { prices } = countChecks(records, getContent().site.checksExpireAfterDays, getBuildDay())
  return formatCheckCount(prices)
}

const formatReported = (reported: string) => `as reported, ${reported}`

/** `upTo` is the high end of a range, where there is one. */
type NamedSum = { text: string; isAtLeast: boolean; dollars: number; upTo?: number; months?: number }

/** Every sum of a plan, by its name; none without a price. A sum for less than a year says for how many months it is. */
function getSums(plan: Plan): Record<string, NamedSum> {
  if (!plan.price) return {}
  const toSum = (cents: number, toCents: number, months = MONTHS_PER_YEAR): NamedSum => ({
    text: formatSum(cents, isLowerBound(plan), toCents),
    isAtLeast: isLowerBound(plan),
    dollars: cents / 100,
    upTo: toCents > cents ? toCents / 100 : undefined,
    months: months < MONTHS_PER_YEAR ? months : undefined,
  })
  const stops = getStops(plan).map(({ months, cents, toCents }) => [
    `stop after ${months} months`,
    toSum(cents, toCents),
  ])
  const year = getSumRange(plan)
  const today = getDueTodayRange(plan)
  return {
    'first year': toSum(year?.fromCents ?? 0, year?.toCents ?? 0, plan.programMonths),
    'second year': toSum(getSecondYear(plan), getSecondYearHighest(plan), countSecondYear(plan)),
    'due today': toSum(today.fromCents, today.toCents),
    ...Object.fromEntries(stops),
  }
}

/** The last day of a price of which bills of two years come later, and nobody knows what they then cost. */
function getKnownTo(plan: Plan): string | undefined {
  const { ends, drugFrom } = plan
  const payments = getPayments(plan, MONTHS_LIMIT)
  const isOpen = (what: Payment['what']) => payments.some((one) => one.what === what && one.isAfterEnd)
  const days = [isOpen('price') && ends, isOpen('drug') && drugFrom?.ends]
  return days.flatMap((day) => day || []).sort()[0]
}

/** What /data/README.txt adds up: the bills of a plan in dollars, and what says how many of them there are. */
function getBills(plan: Plan) {
  const { price, fees, drugFrom, minimumMonths, noticeDays, programMonths, renewalMonths, leavingFeeCents } =
    plan
  if (!price) return {}
  const toDollars = ({ cents, first, thenCents, ...terms }: PlanPrice) => ({
    amount: cents / 100,
    ...terms,
    first: first?.map(({ bills, cents: each, every }) => ({ bills, amount: each / 100, every })),
    // biome-ignore lint/suspicious/noThenProperty: as in the content; nothing awaits a bill
    then: thenCents === undefined ? undefined : thenCents / 100,
  })
  return {
    bills: [
      { what: 'price', ...toDollars(price) },
      ...fees.map(({ what, cents, toCents, every, begins, orderUnderCents }) => ({
        what,
        amount: cents / 100,
        upTo: toCents === undefined ? undefined : toCents / 100,
        every,
        begins,
        orderUnder: orderUnderCents === undefined ? undefined : orderUnderCents / 100,
      })),
      ...(drugFrom ? [{ what: 'drug', ...toDollars(drugFrom.price) }] : []),
    ],
    minimumMonths,
    renewalMonths,
    leavingFee: leavingFeeCents === undefined ? undefined : leavingFeeCents / 100,
    noticeDays,
    wholeMonths: programMonths,
    priceKnownTo: getKnownTo(plan),
  }
}

/** The listed offer, then the further ones. */
const listPlans = (record: ListedRecord): Plan[] =>
  getPlans(record, getBuildDay(), getContent()['maker-prices'])

function toProvider(record: ListedRecord) {
  const {
    id,
    rank,
    name,
    alsoListedAs,
    rating,
    pricing,
    facts,
    offers,
    otherTerms,
    leaving,
    checks,
    history,
    closedOn,
  } = record
  const { known, total } = countKnownFacts(record)
  const values = FACT_KEYS.flatMap((key) => {
    const value = FACTS[key].read(getCardFacts(record))
    return value === undefined ? [] : [[key, value]]
  })
  return {
    id,
    rank: rank ?? undefined,
    name,
    alsoListedAs: alsoListedAs?.name,
    closedOn,
    editorsOpinion: rating ?? undefined,
    pricing,
    /** Of the offer on the card. */
    facts: Object.fromEntries(values),
    known: { count: known, total },
    shared: facts,
    offers,
    plans: listPlans(record).map((plan) => ({
      key: plan.key,
      offer: plan.offerName,
      drug: plan.drug,
      ...getBills(plan),
      sums: getSums(plan),
    })),
    otherTerms,
    leaving,
    checks,
    history,
  }
}

/** An offer that has ended, or has not begun, has no sums. */
function getMakerPrices() {
  const { drugs, programs } = getContent()['maker-prices']
  const today = getBuildDay()
  return {
    drugs: drugs.map((drug) => ({
      ...drug,
      offers: drug.offers.map((offer) => {
        const plan = toMakerPlan(drug, offer, today)
        return isOver(offer, today) ? offer : { ...offer, ...getBills(plan), sums: getSums(plan) }
      }),
    })),
    programs: programs.map((program) => {
      const [running] = getProgramPlans({ programs: [program] }, today)
      return running ? { ...program, ...getBills(running), sums: getSums(running) } : program
    }),
  }
}

/** The content of /data/providers.json. What is not known is left out. */
export function makeDataJson(records = getRecords()): string {
  const data = {
    documentation: toAddress(ROUTES.howWeRank),
    license: getContent().site.dataLicense ?? null,
    generatedFrom: process.env.BUILD_COMMIT || null,
    asOf: getBuildDay(),
    checked: formatChecked(records),
    coverage: formatMarket(records.length),
    editorsOpinion: 'The rating on the card, from 0 to 10: the editors’ own.',
    howSumsAreMade:
      'A price is a list of bills. A period of at most 31 days comes floor(365 ÷ days) times in twelve months: a week 52, 4 weeks 13, 30 days 12; longer ones are paid in full once they have begun. A minimum term is paid to its end; whoever stops also pays the months that begin within the notice. Known fees count as often as they come; fees that are not known, and visits, labs, and needles of approved drugs, are in no sum. Where a fee is a range, a sum is one, from its low to its high end. A price that ends, with nothing known to come after it, is taken to stay (`priceKnownTo`). “At least”: the drug is extra, or not known, the price is a “from” price, or there is a fee of unknown amount.',
    factTable: FACT_KEYS.map((key) => ({
      key,
      label: FACTS[key].label,
      group: FACT_GROUPS[FACTS[key].group],
      kind: FACTS[key].kind,
    })),
    providers: records.map(toProvider),
    makerPrices: getMakerPrices(),
    changes: getChanges().map(({ on, provider, field, from, to, reason }) => ({
      on,
      provider,
      field,
      from,
      to,
      reason,
    })),
  }
  return `${JSON.stringify(data, null, 2)}\n`
}

/** A table with a column for each key of its rows. A spreadsheet reads "’" right only after a byte order mark. */
function toTable(rows: readonly Record<string, unknown>[]): string {
  const columns = Object.keys(rows[0] ?? {})
  return `\uFEFF${formatCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))])}`
}

/** /data/sellers.csv: a row for each seller. */
export function makeSellersCsv(records = getRecords()): string {
  const checked = formatChecked(records)
  return toTable(
    records.map((record) => {
      const { known, total } = countKnownFacts(record)
      return {
        id: record.id,
        name: record.name,
        also_listed_as: record.alsoListedAs?.name,
        closed_on: record.closedOn,
        rank: record.rank,
        editors_opinion: record.rating, // from 0 to 10; no clinician has rated these sellers
        price_on_card: record.offers[0]?.price && formatPrice(record.offers[0].price),
        offers: record.offers.length,
        facts_known: known,
        facts_total: total,
        page: toAddress(`${ROUTES.providers}/${record.id}`),
        prices_checked: checked, // of all sellers in the file
      }
    }),
  )
}

const SUM_NAMES = [
  'first year',
  'second year',
  'due today',
  'stop after 3 months',
  'stop after 6 months',
  'stop after 12 months',
]

/** Every sum of a plan in columns, and the high end of each. */
function toSumColumns(plan: Plan): Record<string, unknown> {
  const sums = getSums(plan)
  const knownTo = plan.price && getKnownTo(plan)
  const columns: Record<string, unknown> = {
    // "at least" is before each of the sums; what is not known of the price after a day is in none of them.
    qualifier: [
      sums['first year']?.isAtLeast && AT_LEAST,
      knownTo && formatTerm({ kind: 'known-to', day: knownTo }),
    ]
      .filter(Boolean)
      .join('; '),
  }
  for (const name of SUM_NAMES) {
    const column = name.replaceAll(' ', '_')
    columns[column] = sums[name]?.dollars
    columns[`${column}_high`] = sums[name]?.upTo ?? sums[name]?.dollars // the same where there is no range
  }
  return columns
}

type OfferToList = {
  plan: Plan
  offer: Offer
  condition?: string | undefined
  checkedOn?: string | undefined
  source?: string | undefined
}

/** A row of /data/offers.csv. Prices and sums in dollars. */
const toOfferRow = ({ plan, offer: { price }, condition, checkedOn, source }: OfferToList) => ({
  key: plan.key,
  kind: plan.kind, // of a seller, a drug's maker, or a public program
  seller_id: plan.sellerId,
  seller: plan.name,
  offer: plan.offerName,
  rank: plan.rank,
  drug: plan.drug,
  products: (plan.product ?? []).map(({ brand, ingredient }) => brand ?? ingredient).join(', '),
  forms: plan.forms?.join(', '),
  approval: plan.approval,
  amount: price?.amount, // of every later bill
  every: price?.every,
  first_bills: price?.first,
  price: price && formatPrice(price),
  ...toSumColumns(plan),
  minimum_months: plan.minimumMonths,
  notice_days: plan.noticeDays,
  who: [condition, plan.who].filter(Boolean).join('; '),
  pays: plan.pays,
  ends: plan.ends,
  takes_new_patients: plan.isOpen === false ? false : undefined,
  source,
  checked: plan.reported && formatReported(plan.reported),
  checked_on: checkedOn,
})

/** /data/offers.csv: a row for each offer of a seller, a maker or a program; no offer that has ended. */
export function makeOffersCsv(records = getRecords()): string {
  const prices = getContent()['maker-prices']
  const today = getBuildDay()
  const ofSellers = records.flatMap((record) =>
    listPlans(record).flatMap((plan, index): OfferToList[] => {
      const offer = record.offers[index]
      const reading = offer && findReading(record, listFieldsOf('pricing', offer))
      return offer ? [{ plan, offer, checkedOn: reading?.on, source: reading?.page }] : []
    }),
  )
  const ofMakers = prices.drugs.flatMap((drug) =>
    drug.offers.flatMap((offer): OfferToList[] => {
      const condition = drug.approvedFor && `approved for ${drug.approvedFor}, not for weight`
      return isOver(offer, today)
        ? []
        : [{ plan: toMakerPlan(drug, offer, today), offer, condition, source: drug.url }]
    }),
  )
  const ofPrograms = getProgramPlans(prices, today).flatMap((plan): OfferToList[] => {
    const offer = prices.programs.find(({ id }) => id === plan.sellerId)?.offers[0]
    return offer ? [{ plan, offer, source: plan.href }] : []
  })
  return toTable([...ofSellers, ...ofMakers, ...ofPrograms].map(toOfferRow))
}

/** /data/facts.csv: a row for each offer of a seller and each fact. */
export function makeFactsCsv(records = getRecords()): string {
  return toTable(
    records.flatMap((record) =>
      record.offers.flatMap((offer) =>
        FACT_KEYS.map((key) => {
          const reading = findReading(record, listFieldsOf(key, offer))
          return {
            seller_id: record.id,
            seller: record.name,
            offer: offer.id,
            fact: key,
            label: FACTS[key].label,
            group: FACT_GROUPS[FACTS[key].group],
            value: FACTS[key].say(mergeFacts(record, offer)), // empty if it is not known
            words: reading?.words,
            page: reading?.page,
            checked_on: reading?.on,
            checked_by: reading?.by,
          }
        }),
      ),
    ),
  )
}
