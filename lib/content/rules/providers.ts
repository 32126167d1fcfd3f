// Rules about a record as a whole, its prices, and the ranking.
import { MONTHS_PER_YEAR } from '../../costs/plan'
import { getFieldName, getFieldValue } from '../../providers/change-wording'
import { getMonthlyPrice } from '../../providers/monthly-price'
import { STORED_FACT_KEYS } from '../../schemas/facts'
import type { Pricing, ProviderRecord } from '../../schemas/providers'
import { type FactEvidence, LOOKED_NOT_STATED } from '../../schemas/sources'
import { type ContentIssue, issuesIn, type Path } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'

export function* checkRecord(record: ProviderRecord) {
  const { evidence, facts, features, featureNotes = [], pricing, legacyClick, linkThroughOwnHost } = record
  const file = fileOf('providers', record.id)

  yield* issuesIn(file, [], {
    linkThroughOwnHost:
      legacyClick !== undefined &&
      !linkThroughOwnHost &&
      `expected true, got false. /click/${legacyClick} permanently belongs to this provider and works only if its link goes through our host.`,
  })

  // Evidence says that somebody looked and found nothing if the fact is left out, and only then.
  for (const field of ['pricing', 'mainBenefit', 'features', 'offers', ...STORED_FACT_KEYS] as const) {
    const evidenceOfField: FactEvidence | undefined = evidence[field]
    const name = getFieldName(field)
    const isAbsent = getFieldValue(record, field) === undefined
    if (evidenceOfField && isAbsent === (evidenceOfField.found === undefined))
      yield* issuesIn(file, ['evidence', field], {
        found: isAbsent
          ? `expected "${LOOKED_NOT_STATED}", got nothing. The record does not state the ${name}: say that somebody looked, remove the evidence, or write what the provider states.`
          : `expected nothing, got "${evidenceOfField.found}". The record states the ${name}: remove "found", or leave that field out.`,
      })
  }

  for (const [index, { feature }] of featureNotes.entries())
    yield* issuesIn(file, ['featureNotes', index], {
      feature:
        !features?.includes(feature) &&
        `expected one of the features of this record, got "${feature}". Copy it letter for letter.`,
    })

  // A price that is the same at every dose is also the price at the highest one.
  const { samePriceAllDoses, highestDosePrice } = facts
  if (samePriceAllDoses && pricing) {
    const highest = highestDosePrice ?? Math.max(...(pricing.ladder ?? []).map(({ amount }) => amount), 0)
    const monthly = getMonthlyPrice(pricing)
    yield* issuesIn(file, ['facts'], {
      [highestDosePrice === undefined ? 'samePriceAllDoses' : 'highestDosePrice']:
        highest !== 0 &&
        highest !== monthly &&
        `the price is the same at every dose (${monthly} a month), but ${highest} at the highest one. Correct one of them.`,
    })
  }
}

/** A ranked provider has a logo and a certificate, and no better score than the one above it. */
export function* checkRanking({ providers, ranking }: CheckedContent) {
  const records = new Map(providers.map((record) => [record.id, record]))
  for (const [place, { id, rating }] of ranking.providers.entries()) {
    const record = records.get(id)
    const above = ranking.providers[place - 1]
    yield* issuesIn(fileOf('providers', id), [], {
      logo:
        record &&
        !record.logo &&
        'expected the path of an image in public/, got nothing. A ranked provider needs a logo: put an image there and write its path, like "/logos/directmeds.svg".',
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

/** Every error in a price that its schema accepts. `today` is like 2026-11-20. */
export function checkPrice(file: string, path: Path, pricing: Pricing, today: string): ContentIssue[] {
  const { amount, period, fromAmount, firstMonthDiscount, freeMonths, ends, ladder } = pricing
  const monthlyCost = getMonthlyPrice(pricing)
  const isOnce = period === 'once'
  const first = ladder?.[0]?.amount
  const price = {
    fromAmount:
      fromAmount !== undefined && fromAmount >= amount
        ? `expected less than ${amount}, got ${fromAmount}. A "from" price is lower than the price; if there is none, leave it out.`
        : fromAmount !== undefined &&
          ladder &&
          `expected nothing, got ${fromAmount}. A ladder already gives every price, so it has no "from" price.`,
    firstMonthDiscount:
      firstMonthDiscount !== undefined && isOnce
        ? `expected nothing, got ${firstMonthDiscount}. A price that is paid once has no first month; subtract the discount from the amount.`
        : firstMonthDiscount !== undefined &&
          firstMonthDiscount > monthlyCost &&
          `expected at most ${monthlyCost}, the price of one month, got ${firstMonthDiscount}. Correct the discount or the amount.`,
    freeMonths:
      freeMonths !== undefined && isOnce
        ? `expected nothing, got ${freeMonths}. A price that is paid once has no free months.`
        : freeMonths !== undefined &&
          freeMonths >= MONTHS_PER_YEAR &&
          `expected at most ${MONTHS_PER_YEAR - 1}, got ${freeMonths}. No provider gives away a whole year: correct it, or leave it out.`,
    ends:
      ends &&
      ends < today &&
      `expected ${today} or later, got "${ends}". This price has ended: write the current price, or leave out "pricing", and write its entry in content/changes.json.`,
    period:
      ladder &&
      period !== 'month' &&
      `expected "month", got "${period}". A price by dose is monthly: correct the period, or remove the ladder.`,
    amount:
      ladder &&
      amount !== first &&
      `expected ${first}, the first step of the ladder, got ${amount}. Correct one of them.`,
  }
  const steps = (ladder ?? []).flatMap(({ fromMonth, toMonth }, index, all) => {
    const before = all[index - 1]
    const start = before ? (before.toMonth ?? 0) + 1 : 1
    const isLast = index === all.length - 1
    return issuesIn(file, [...path, 'ladder', index], {
      fromMonth:
        fromMonth !== start &&
        (!before || before.toMonth !== undefined) &&
        `expected ${start}, got ${fromMonth}. The steps cover every month once, starting with month 1.`,
      toMonth: isLast
        ? toMonth !== undefined &&
          `expected nothing, got ${toMonth}. The last step has no end: leave it out, or add the next step.`
        : (toMonth === undefined || toMonth < fromMonth) &&
          `expected ${fromMonth} or a later month, got ${toMonth ?? 'nothing'}. Only the last step has no end.`,
    })
  })
  return [...issuesIn(file, path, price), ...steps]
}
