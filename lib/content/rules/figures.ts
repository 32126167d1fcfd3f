// A dollar figure in a sentence about a provider follows from its price, and "at least" stands before a first-year sum
// that may leave out the drug. Only figures are compared: what a sentence says in words is left to the editor.
import { formatDollars } from '../../base/format'
import { addUp, getPayments } from '../../costs/payments'
import { MONTHS_LIMIT } from '../../costs/plan'
import { getPlansOfProvider } from '../../costs/provider-plans'
import { getSum, isLowerBound } from '../../costs/sums'
import { getMonthlyPrice } from '../../providers/monthly-price'
import { formatPricing } from '../../providers/price-wording'
import type { ProviderRecord } from '../../schemas/providers'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'
import { getDocuments, listSchemaFields } from '../schema-fields'

const FIGURE = /\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?/g

/** These quote former prices. */
const PAST: readonly string[] = [fileOf('changes'), fileOf('corrections')]

export function checkProviderFigures(content: CheckedContent): ContentIssue[] {
  const providers = content.providers.map(describe)
  const known = new Map(providers.flatMap((own) => [[own.file, own] as const, [own.id, own] as const]))
  const find = (text: string, own?: Provider): string[] => {
    if (!text.includes('$')) return []
    const about = own ? [own] : providers.filter(({ names }) => names.some((name) => hasName(text, name)))
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
      // Other terms state amounts that are not a price, with evidence of their own.
      if (!meta.prose || PAST.includes(file) || path[0] === 'otherTerms') return []
      const offer = path[0] === 'recommendations' && content.projection.recommendations[Number(path[1])]
      const own = offer && file === fileOf('projection') ? offer.provider : file
      return report(file, path, find(String(value), known.get(own)))
    }),
    ...getDocuments(content).flatMap(({ file, body }) => {
      const messages = body.amounts.flatMap((text) => find(text))
      return report(file, ['(text)'], messages)
    }),
  ]
}

type Provider = ReturnType<typeof describe>

/** What a text may say about a provider: its prices and fees as stated, and what its plan adds up to. */
function describe(record: ProviderRecord) {
  const { id, name, alsoListedAs, pricing, facts, offers = [] } = record
  const plans = getPlansOfProvider(record, '').filter((plan) => plan.price)
  const listSums = () =>
    plans.flatMap((plan) =>
      Array.from({ length: MONTHS_LIMIT }, (_, index) => addUp(getPayments(plan, index + 1)) / 100),
    )
  const prices = [pricing, ...offers.map((offer) => offer.pricing)].filter((own) => own !== undefined)
  const stated = [
    ...prices.flatMap((own) => [own.amount, own.fromAmount, own.firstMonthDiscount, getMonthlyPrice(own)]),
    ...prices.flatMap(({ ladder }) => ladder?.map(({ amount }) => amount) ?? []),
    ...Object.values(facts),
  ].filter((value) => typeof value === 'number')
  return {
    ...{ id, names: [name, alsoListedAs?.name].flatMap((own) => own || []), file: fileOf('providers', id) },
    price: pricing
      ? `the price of ${name} (${JSON.stringify(formatPricing(pricing))})`
      : `a price of ${name}`,
    listFigures: () => [...stated, ...listSums()].map(formatDollars),
    atLeast: plans.filter(isLowerBound).map((plan) => formatDollars(Number(getSum(plan)) / 100)),
  }
}

const hasName = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)

function findWrong(text: string, { listFigures, price }: Provider): string[] {
  const known = listFigures()
  return (text.match(FIGURE) ?? [])
    .filter((figure) => !known.includes(figure))
    .map((figure) => `expected a figure from ${price}, got "${figure}". Correct the sentence or the price.`)
}

const findBare = (text: string, sums: ReadonlySet<string>) =>
  [...text.matchAll(FIGURE)].flatMap(({ 0: figure, index }) =>
    !sums.has(figure) || text.slice(0, index).endsWith('at least ')
      ? []
      : `expected "at least" before ${figure}, which may leave out the drug. Write "at least ${figure}".`,
  )
