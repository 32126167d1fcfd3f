// A dollar figure in a sentence about a provider follows from its price, and "at least" stands before a first-year sum
// that may leave out the drug. Only figures are compared: what a sentence says in words is left to the editor.
import { formatDollars } from '../../base/format'
import { addUp, getSum, isAtLeast } from '../../plans/figures'
import { getPayments } from '../../plans/payments'
import { MONTHS_LIMIT } from '../../plans/plan'
import { getPlansOfProvider } from '../../plans/provider-plans'
import { getMonthlyPrice } from '../../providers/monthly-price'
import { formatPricing } from '../../providers/price-wording'
import type { ProviderRecord } from '../../schemas/providers'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, documentFileOf, jsonFileOf, recordFileOf } from '../kinds'
import { listPlaces } from '../walk'

const FIGURE = /\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?/g

/** These quote former prices. */
const PAST: readonly string[] = [jsonFileOf('changes'), jsonFileOf('corrections')]

export function checkProviderFigures(content: CheckedContent): ContentIssue[] {
  const providers = content.providers.map(describe)
  const find = (text: string, own?: Provider): string[] => {
    const about = own ? [own] : providers.filter(({ names }) => names.some((name) => hasName(text, name)))
    return [
      ...(about.length === 1 ? about.flatMap((provider) => findWrong(text, provider)) : []),
      ...findBare(text, providers),
    ]
  }
  const report = (file: string, path: Path, messages: string[]) =>
    messages.map((message) => issueAt(file, path, message))
  return [
    ...listPlaces(content).flatMap(({ file, path, value, meta }) => {
      if (!meta.prose || PAST.includes(file)) return []
      const offer = path[0] === 'recommendations' && content.projection.recommendations[Number(path[1])]
      const id = offer && file === jsonFileOf('projection') ? offer.provider : null
      const own = providers.find((provider) => provider.file === file || provider.id === id)
      return report(file, path, find(String(value), own))
    }),
    ...(['guides', 'legal'] as const).flatMap((kind) =>
      content[kind].flatMap(({ slug, body }) =>
        report(
          documentFileOf(kind, slug),
          ['(text)'],
          body.amounts.flatMap((text) => find(text)),
        ),
      ),
    ),
  ]
}

type Provider = ReturnType<typeof describe>

/** What a text may say about a provider: its prices and fees as stated, and what its plan adds up to. */
function describe(record: ProviderRecord) {
  const { id, name, alsoListedAs, pricing, facts, offers = [] } = record
  const plans = getPlansOfProvider(record, { today: '', href: '' }).filter((plan) => plan.price)
  const months = Array.from({ length: MONTHS_LIMIT }, (_, index) => index + 1)
  const sums = plans.flatMap((plan) => months.map((month) => addUp(getPayments(plan, month)) / 100))
  const prices = [pricing, ...offers.map((offer) => offer.pricing)].filter((own) => own != null)
  const stated = [
    ...prices.flatMap((own) => [own.amount, own.fromAmount, own.firstMonthDiscount, getMonthlyPrice(own)]),
    ...prices.flatMap(({ ladder }) => ladder?.map(({ amount }) => amount) ?? []),
    ...Object.values(facts),
  ].filter((value) => typeof value === 'number')
  return {
    ...{ id, names: alsoListedAs ? [name, alsoListedAs.name] : [name], file: recordFileOf(id) },
    price: pricing
      ? `the price of ${name} (${JSON.stringify(formatPricing(pricing))})`
      : `a price of ${name}`,
    figures: new Set([...sums, ...stated].map(formatDollars)),
    atLeast: plans.filter(isAtLeast).map((plan) => formatDollars(Number(getSum(plan)) / 100)),
  }
}

const hasName = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)

const findWrong = (text: string, { figures, price }: Provider) =>
  (text.match(FIGURE) ?? [])
    .filter((figure) => !figures.has(figure))
    .map(
      (figure) =>
        `expected a figure from ${price}, got ${JSON.stringify(figure)}. Correct the sentence or the price.`,
    )

const findBare = (text: string, providers: readonly Provider[]) =>
  [...text.matchAll(FIGURE)].flatMap(({ 0: figure, index }) =>
    !providers.some(({ atLeast }) => atLeast.includes(figure)) || text.slice(0, index).endsWith('at least ')
      ? []
      : `expected "at least" before ${figure}, which may leave out the drug. Write "at least ${figure}".`,
  )
