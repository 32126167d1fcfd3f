// A dollar figure in a sentence about a provider follows from its offers, and "at least" is before a first-year sum that
// may leave out the drug. Only figures are compared: what a sentence says in words is left to the editor.
import type { Day } from '../../base/day'
import { DOLLAR_FIGURE, formatDollars, listDollarFigures } from '../../base/format'
import { countPerYear, MONTHS_PER_YEAR } from '../../base/periods'
import { getPlans, mergeFacts } from '../../offers/from-content'
import { addUp, addUpHighest, getPayments, splitEvenly } from '../../offers/payments'
import { MONTHS_LIMIT, toCents } from '../../offers/plan'
import { getStops, getSum, isLowerBound } from '../../offers/sums'
import { formatPrice } from '../../schemas/fact-words'
import type { Offer } from '../../schemas/offers'
import type { Fee, Price } from '../../schemas/prices'
import type { ProviderRecord } from '../../schemas/providers'
import { type CheckContext, type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'
import { getDocuments, listSchemaFields } from '../schema-fields'

/** Texts of a record that state amounts which are no price of it, or a former one. */
const EXEMPT = ['otherTerms', 'leaving', 'history', 'checks']

export function checkProviderFigures(
  content: CheckedContent,
  { today }: Pick<CheckContext, 'today'>,
): ContentIssue[] {
  const providers = content.providers.map((record) =>
    listKnownFigures(record, content['maker-prices'], today),
  )
  const known = new Map(
    providers.flatMap((provider) => [[provider.file, provider] as const, [provider.id, provider] as const]),
  )
  const find = (text: string, of?: KnownFigures): string[] => {
    if (!text.includes('$')) return []
    const about = of ? [of] : providers.filter(({ names }) => names.some((name) => hasName(text, name)))
    return [
      ...(about.length === 1 ? about.flatMap((provider) => findWrong(text, provider)) : []),
      // Only beside its name: in a guide, the same figure may be another price.
      ...findBare(text, new Set(about.flatMap(({ atLeast }) => atLeast))),
    ]
  }
  const report = (file: string, path: Path, messages: string[]) =>
    messages.map((message) => issueAt(file, path, message))
  return [
    ...listSchemaFields(content).flatMap(({ file, path, value, meta }) => {
      const isExempt =
        EXEMPT.includes(String(path[0])) || path.at(-1) === 'words' || file === fileOf('corrections')
      if (!meta.prose || isExempt) return []
      const offer = path[0] === 'recommendations' && content.projection.recommendations[Number(path[1])]
      const id = offer && file === fileOf('projection') ? offer.provider : file
      return report(file, path, find(String(value), known.get(id)))
    }),
    ...getDocuments(content).flatMap(({ file, body }) => {
      const messages = body.amounts.flatMap(({ text }) => find(text))
      return report(file, ['(text)'], messages)
    }),
  ]
}

type KnownFigures = ReturnType<typeof listKnownFigures>

/** What a text may say about a provider: bills, fees, discounts and differences of its offers, and what they add up to. */
function listKnownFigures(record: ProviderRecord, makers: CheckedContent['maker-prices'], today: Day) {
  const { id, name, alsoListedAs, pricing, offers } = record
  const plans = getPlans(record, today, makers).filter((plan) => plan.price)
  const listSums = () =>
    plans.flatMap((plan) => [
      ...Array.from({ length: MONTHS_LIMIT }, (_, index) => getPayments(plan, index + 1)).flatMap(
        (payments) => [addUp(payments) / 100, addUpHighest(payments) / 100],
      ),
      ...getStops(plan).flatMap(({ cents, toCents }) => [cents / 100, toCents / 100]),
    ])
  const fees = offers.flatMap((offer) => mergeFacts(record, offer).fees.flatMap(listFeeFigures))
  const [first] = offers
  // The text on the card is checked against the offer; its note may name a lower "from" price, with what a year of it costs.
  const noted = listDollarFigures(pricing?.note ?? '').map((figure) =>
    Number(figure.slice(1).replaceAll(',', '')),
  )
  const every = first?.price?.every ?? 'month'
  return {
    ...{ id, names: [name, alsoListedAs?.name].flatMap((text) => text || []), file: fileOf('providers', id) },
    price: first?.price
      ? `the price of ${name} (${JSON.stringify(formatPrice(first.price))})`
      : `a price of ${name}`,
    listFigures: () =>
      [
        ...listPriceFigures(offers),
        ...fees,
        ...noted.flatMap((amount) => [amount, amount * countPerYear(every)]),
        ...listSums(),
      ].map(formatDollars),
    atLeast: plans.filter(isLowerBound).map((plan) => formatDollars(Number(getSum(plan)) / 100)),
  }
}

/** Each time, the two ends of a range, and the amount of a bill from which there is none. */
function listFeeFigures({ amount, orderOver }: Fee): number[] {
  const amounts = typeof amount === 'object' ? [amount.from, amount.to] : [amount]
  return [...amounts, orderOver].flatMap((figure) => figure ?? [])
}

/** The parts of a bill in instalments; none without. */
const listInstalments = (bill: number, { instalments }: Price): number[] =>
  instalments ? splitEvenly(toCents(bill), instalments.bills).map((cents) => cents / 100) : []

/**
 * Bills and their parts, what they come to in a month, how much less the first ones are, and how much less one offer is than
 * another.
 */
function listPriceFigures(offers: readonly Offer[]): number[] {
  const prices = offers.flatMap(({ price }) => price ?? [])
  const toMonth = ({ amount, every }: Pick<Price, 'amount' | 'every'>) =>
    Math.round((amount * countPerYear(every) * 100) / MONTHS_PER_YEAR) / 100
  const monthly = prices.map(toMonth)
  return [
    ...prices.flatMap((price) => {
      const { amount, first = [], then = amount } = price
      const others = [then, ...first.map((bill) => bill.amount)]
      return [
        amount,
        ...others.flatMap((other) => [other, Math.abs(amount - other)]),
        ...[amount, ...others].flatMap((bill) => listInstalments(bill, price)),
      ]
    }),
    ...monthly,
    ...monthly.flatMap((one) => monthly.map((other) => Math.abs(one - other))),
  ]
}

const hasName = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)

function findWrong(text: string, { listFigures, price }: KnownFigures): string[] {
  const known = listFigures()
  return listDollarFigures(text)
    .filter((figure) => !known.includes(figure))
    .map(
      (figure) =>
        `expected a figure from ${price}, got "${figure}". Correct the sentence or the price; a price of something else belongs to "otherTerms".`,
    )
}

const findBare = (text: string, sums: ReadonlySet<string>) =>
  [...text.matchAll(DOLLAR_FIGURE)].flatMap(({ 0: figure, index }) =>
    !sums.has(figure) || text.slice(0, index).endsWith('at least ')
      ? []
      : `expected "at least" before ${figure}, which may leave out the drug. Write "at least ${figure}".`,
  )
