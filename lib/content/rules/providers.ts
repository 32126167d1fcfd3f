// Rules about a record as a whole, its offers, its checks, and the ranking.
import { formatDollars } from '../../base/format'
import { countPerYear, formatCardPeriod, toEvery } from '../../base/periods'
import { STATE_CODES } from '../../base/states'
import { isSameButPrice } from '../../offers/choose-offer'
import { mergeFacts } from '../../offers/from-content'
import { describeUnknownField, readField } from '../../providers/record-fields'
import { formatPrice } from '../../schemas/fact-words'
import { listServed } from '../../schemas/facts'
import type { MakerPrices } from '../../schemas/maker-prices'
import { NOT_FOUND, type Offer } from '../../schemas/offers'
import type { Price } from '../../schemas/prices'
import type { Pricing, ProviderRecord } from '../../schemas/providers'
import { type ContentIssue, issuesIn, type Path } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'

export function* checkRecord(record: ProviderRecord, makers: MakerPrices) {
  const { features, featureNotes = [], pricing, legacyClick, linkThroughOwnHost, offers } = record
  const file = fileOf('providers', record.id)

  yield* issuesIn(file, [], {
    linkThroughOwnHost:
      legacyClick !== undefined &&
      !linkThroughOwnHost &&
      `expected true, got false. /click/${legacyClick} permanently belongs to this provider and works only if its link goes through our host.`,
  })
  for (const [index, { feature }] of featureNotes.entries())
    yield* issuesIn(file, ['featureNotes', index], {
      feature:
        !features?.includes(feature) &&
        `expected one of the features of this record, got "${feature}". Copy it letter for letter.`,
    })
  if (pricing && offers[0]) yield* checkCardPrice(file, pricing, offers[0])
  for (const [index, offer] of offers.entries()) {
    yield* checkOffer(file, ['offers', index], offer, index)
    yield* checkLeavingFee(file, ['offers', index], record, offer)
    yield* checkDoses(file, ['offers', index], record, offer)
    yield* checkDrugFrom(file, ['offers', index], offer, makers)
    yield* checkStates(file, ['offers', index], record, offer)
  }
  yield* checkChecks(record, file)
}

/** What every offer has to keep, also those of makers and programs. */
function* checkOffer(file: string, path: Path, offer: Offer, index: number) {
  const { name, drug, drugFrom } = offer
  yield* issuesIn(file, path, {
    name:
      index > 0 &&
      !name &&
      'missing: expected a short name, like "12 months prepaid". Only the first offer needs none.',
    drug:
      drugFrom !== undefined &&
      drug !== 'separate' &&
      `expected "separate", got ${drug ? `"${drug}"` : 'nothing'}. The bills of "drugFrom" are added to those of this offer.`,
  })
}

/** The text on the card says what the first offer costs. */
function* checkCardPrice(file: string, pricing: Pricing, { price }: Offer) {
  const every = toEvery(pricing.period === 'quarter' ? '3 months' : pricing.period)
  const cost = price && (price.amount * countPerYear(price.every)) / countPerYear(every)
  yield* issuesIn(file, ['pricing'], {
    amount:
      cost === undefined
        ? 'expected a price in the first offer, got none. Add it there, or leave `pricing` out.'
        : // A card rounds to whole dollars.
          Math.abs(cost - pricing.amount) >= 0.5 &&
          `expected ${formatDollars(cost)} ${formatCardPeriod(pricing.period)}, the price of the first offer, got ${pricing.amount}. Correct one of them.`,
  })
}

/** A fee for leaving early belongs to a minimum term. */
function* checkLeavingFee(file: string, path: Path, record: ProviderRecord, offer: Offer) {
  const { leavingFee, minimumMonths = 0 } = mergeFacts(record, offer)
  yield* issuesIn(file, path, {
    minimumMonths:
      leavingFee !== undefined &&
      minimumMonths < 2 &&
      `expected the months that "leavingFee" ends early, got ${minimumMonths || 'nothing'}. Add the minimum term, or remove the fee.`,
  })
}

/** A price that is the same at every dose has no dearer one. */
function* checkDoses(file: string, path: Path, record: ProviderRecord, offer: Offer) {
  const { samePriceAllDoses, price } = mergeFacts(record, offer)
  const dosed = price?.first?.filter(({ dose }) => dose) ?? []
  yield* issuesIn(file, [...path, 'price'], {
    first:
      samePriceAllDoses === true &&
      dosed.some(({ amount }) => amount !== price?.amount) &&
      'the price is the same at every dose ("samePriceAllDoses"), but these bills differ by dose. Correct one of them.',
    dose:
      dosed.length > 0 &&
      !price?.dose &&
      'missing: expected the dose of the later bills, because the first ones have one. Add it.',
  })
}

/** Where a few states have a price of their own, the usual price leaves them out: otherwise, visitors there see both. */
function* checkStates(file: string, path: Path, record: ProviderRecord, offer: Offer) {
  const read = (one: Offer) => ({ ...one, ...mergeFacts(record, one) })
  const usual = read(offer)
  const served = usual.states && listServed(usual.states)
  if (!served || !usual.price) return
  const sold = record.offers.find((other) => {
    const { states, price, ...rest } = read(other)
    if (other.id === offer.id || !other.states || !states || !price) return false
    const codes = listServed(states)
    const isPart = codes.length * 2 < served.length && codes.every((code) => served.includes(code))
    return (
      isPart &&
      isSameButPrice({ ...rest, price }, usual) &&
      formatPrice(price) !== formatPrice(usual.price as Price)
    )
  })
  if (!sold?.states) return
  const left = STATE_CODES.filter(
    (code) => !served.includes(code) || listServed(sold.states ?? []).includes(code),
  )
  yield* issuesIn(file, path, {
    states: `"${sold.id}" is the same at another price in states that this offer serves, too. Write "states": ${JSON.stringify({ except: left })} in this offer; if both are sold there, say in \`who\` who gets which.`,
  })
}

function* checkDrugFrom(file: string, path: Path, { drugFrom }: Offer, { drugs }: MakerPrices) {
  if (!drugFrom) return
  const known = drugs.flatMap(({ id, offers }) => offers.map((offer) => `${id}/${offer.id}`))
  yield* issuesIn(file, path, {
    drugFrom:
      !known.includes(drugFrom) &&
      `there is no "${drugFrom}" in ${fileOf('maker-prices')}. Use one of ${known.join(', ')}.`,
  })
}

/** A check names a field of the record and quotes the page; a checked amount is in those words. */
function* checkChecks(record: ProviderRecord, file: string): Generator<ContentIssue> {
  for (const [index, { on, says }] of (record.checks ?? []).entries())
    for (const [at, { field, words }] of says.entries()) {
      const read = readField(record, field)
      const isFound = words !== NOT_FOUND
      const missing = read?.value !== undefined && findMissingAmount(read.value, words)
      const change = record.history?.find((entry) => entry.field === field)
      yield* issuesIn(file, ['checks', index, 'says', at], {
        field: !read
          ? describeUnknownField(record, field)
          : isFound &&
            read.value === undefined &&
            `the record does not have "${field}". Enter what the page says, or write the words "${NOT_FOUND}".`,
        words: isFound
          ? missing &&
            `expected the amount ${missing} in these words, got ${JSON.stringify(words)}. Copy the sentence with the price.`
          : read?.value !== undefined &&
            `the record has "${field}", so somebody found it. Copy what the page says, or remove the field.`,
      })
      // A value that was not known before may have been read before it was entered.
      yield* issuesIn(file, ['checks', index], {
        on:
          change?.from !== undefined &&
          on < change.on &&
          `expected ${change.on} or later, the day when "${field}" changed, got "${on}". Read the page again, or remove "${field}" from this check.`,
      })
    }
}

/** The amount of a price or fee that its words lack: "$99". */
function findMissingAmount(value: unknown, words: string): string | false {
  const price =
    typeof value === 'number' ? { amount: value, every: 'once' as const } : (value as Partial<Price>)
  const { amount, every = 'once' } = Object(price) as Partial<Price>
  if (typeof amount !== 'number' || amount === 0) return false
  const numbers = (words.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((text) => Number(text.replaceAll(',', '')))
  const monthly = every === 'once' ? amount : Math.round((amount * countPerYear(every) * 100) / 12) / 100
  return !numbers.includes(amount) && !numbers.includes(monthly) && formatDollars(amount)
}

/** A ranked provider has a price on its card, a logo and a certificate, and no better score than the one above it. */
export function* checkRanking({ providers, ranking }: CheckedContent) {
  const records = new Map(providers.map((record) => [record.id, record]))
  for (const [place, { id, rating }] of ranking.providers.entries()) {
    const record = records.get(id)
    const above = ranking.providers[place - 1]
    yield* issuesIn(fileOf('providers', id), [], {
      closedOn:
        record?.closedOn !== undefined &&
        `expected nothing for a ranked provider, got "${record.closedOn}". A closed seller is not ranked: remove it from ${fileOf('ranking')}.`,
      logo:
        record &&
        record.logo === undefined &&
        'missing: expected the path of an image in public/. A ranked provider needs a logo: put an image there and write its path, like "/logos/directmeds.svg".',
      pricing:
        record &&
        record.pricing === undefined &&
        'missing: expected the price on the card, like { "amount": 99, "period": "month" }. A ranked provider needs one.',
    })
    yield* issuesIn(fileOf('providers', id), ['facts'], {
      certificate:
        record &&
        record.facts.certificate !== true &&
        `expected true, got ${record.facts.certificate ?? 'nothing'}. Pages say that every ranked provider is certified: remove it from ${fileOf('ranking')}, or correct the fact.`,
    })
    yield* issuesIn(fileOf('ranking'), ['providers', place], {
      rating:
        above &&
        rating > above.rating &&
        `expected at most ${above.rating}, the score of the provider above it, got ${rating}. Move it up, or correct the score.`,
    })
  }
}
