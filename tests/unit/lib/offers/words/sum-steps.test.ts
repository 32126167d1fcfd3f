// "How the sum adds up" and the table of payments, as a person would check them: with the figures of their lines.
import fc from 'fast-check'
import { getPaymentsOfStop } from '@/lib/offers/payments'
import type { Plan } from '@/lib/offers/plan'
import { toRow } from '@/lib/offers/row'
import { groupPayments } from '@/lib/offers/sum-steps'
import { formatSumFigure } from '@/lib/offers/words/offers'
import { formatCashFlow, getCalendar, listSumSteps } from '@/lib/offers/words/payments'
import { anyPlan } from '../../../../fixtures/any-plan'
import {
  contract,
  free,
  labsTwice,
  membership,
  pack,
  renewing,
  shippingBelow250,
  sixWeeks,
  thenQuarters,
  yearInParts,
  yearWithCopay,
} from '../../../../fixtures/hard-plans'
import { expectHighest, expectMonths, sumOf } from '../../../../fixtures/plan-oracle'
import { makePlan as plan } from '../../../../fixtures/plans'

/** The last amount of a line in cents, from and to. */
function readAmount(line: string): [number, number] {
  const [, from = '', to = from] = /(\$[\d,.]+)(?: to (\$[\d,.]+))?[^$]*$/.exec(line) ?? []
  const toCents = (text: string) => Math.round(Number(text.replace(/[$,]/g, '')) * 100)
  return [toCents(from), toCents(to)]
}

const addLines = (lines: readonly string[]): [number, number] => {
  const amounts = lines.map(readAmount)
  return [sumOf(amounts.map(([from]) => from)), sumOf(amounts.map(([, to]) => to))]
}

test('the lines add up to the sum, at both ends, for any plan and any number of months', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 24 }), (plan, months) => {
      const lines = listSumSteps(plan, months)
      const total = lines.length > 1 ? lines.pop() : undefined
      const expected = [sumOf(expectMonths(plan, months)), sumOf(expectHighest(plan, months))]
      const shown = total === undefined ? expected : readAmount(total)
      expect([addLines(lines), shown]).toEqual([expected, expected])
    }),
    { numRuns: 1000, seed: 61 },
  )
})

test('so do those of whoever stops after three months, with notice', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const steps = groupPayments(plan, getPaymentsOfStop(plan, 3))
      expect([
        sumOf(steps.map(({ count, cents }) => count * cents)),
        sumOf(steps.map(({ count, toCents }) => count * toCents)),
      ]).toEqual([sumOf(expectMonths(plan, 3, true)), sumOf(expectHighest(plan, 3, true))])
    }),
    { numRuns: 500, seed: 61 },
  )
})

test('the table of payments has the same sum', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 24 }), (plan, months) => {
      const { columns } = getCalendar(plan, months)
      expect([
        sumOf(columns.map(({ cents }) => cents)),
        sumOf(columns.map(({ toCents }) => toCents)),
      ]).toEqual([sumOf(expectMonths(plan, months)), sumOf(expectHighest(plan, months))])
    }),
    { numRuns: 300, seed: 61 },
  )
})

test.each<[string, Plan, number, string[], string]>([
  [
    'a month, then by the quarter',
    thenQuarters,
    12,
    ['1 month × $147 = $147', '4 payments × $747 = $2,988', '$3,135'],
    '$147 today, then $747 every 3 months, the first a month later',
  ],
  [
    'twelve weeks, then every four',
    pack,
    12,
    ['One payment for 12 weeks: $414', '10 fills × $199 = $1,990', '$2,404'],
    '$414 today, then $199 every 4 weeks, the first 12 weeks later',
  ],
  [
    'two months, then by the quarter',
    plan({ cents: 60_000, every: '3 months', first: [{ bills: 3, cents: 9900, every: 'month' }] }),
    12,
    ['3 months × $99 = $297', '3 payments × $600 = $1,800', '$2,097'],
    '$99 today, then $99 a month twice, then $600 every 3 months, the first a month later',
  ],
  [
    'a year with copays',
    yearWithCopay,
    12,
    ['One payment for a year: $828', '13 fills × $0 to $25 for the copay = $0 to $325', '$828 to $1,153'],
    '$828 to $853 today, then $828 a year and $0 to $25 every 4 weeks',
  ],
  [
    'labs twice',
    labsTwice,
    12,
    ['12 months × $100 = $1,200', '$149 for lab work', '3 payments × $85 for lab work = $255', '$1,604'],
    '$249 today, then $100 a month and $85 every 3 months from month 4',
  ],
  [
    'shipping below $250',
    shippingBelow250,
    12,
    ['2 months × $199 = $398', '10 months × $299 = $2,990', '2 months × $15 for shipping = $30', '$3,418'],
    '$214 today, then $214, then $299 a month',
  ],
  [
    'four parts of a year',
    yearInParts,
    12,
    ['4 payments × $297 = $1,188'],
    '$297 today, then 3 × $297, one a month, again every year',
  ],
  [
    'a contract that is left after three months',
    contract,
    3,
    ['3 months × $179 = $537', '$199 for leaving early', '$736'],
    '$179 today, then $179 a month, for at least 12 months, or $199 to leave early',
  ],
  [
    'terms of six months',
    renewing,
    12,
    ['14 months × $100 = $1,400'],
    '$100 today, then $100 a month, for at least 2 months, then for 6 months at a time',
  ],
  [
    'a membership, a visit every quarter, and a lab fee of unknown amount',
    membership,
    12,
    [
      '4 fills × $349 = $1,396',
      '9 fills × $499 = $4,491',
      '1 year × $99 for membership = $99',
      '4 payments × $30 for the visit = $120',
      'at least $6,106',
    ],
    '$478 today, then $349 3 times, then $499 every 4 weeks, $99 a year and $30 every 3 months',
  ],
  ['every six weeks', sixWeeks, 12, ['9 payments × $300 = $2,700'], '$300 today, then $300 every 6 weeks'],
  [
    'two free months after a visit',
    plan(
      { cents: 19_900, every: 'month', first: [{ bills: 2, cents: 0 }] },
      { fees: [{ what: 'visit', cents: 3900, every: 'once' }] },
    ),
    4,
    ['2 months × $0 = $0', '2 months × $199 = $398', '$39 for the visit', '$437'],
    '$39 today, then $0, then $199 a month',
  ],
  ['an employer', free, 12, ['12 months × $0 = $0'], 'Nothing to pay'],
  [
    'two fills, then every ten weeks',
    plan({ cents: 26_900, every: '10 weeks', first: [{ bills: 2, cents: 14_900, every: '4 weeks' }] }),
    3,
    ['2 fills × $149 = $298', 'One payment for 10 weeks: $269', '$567'],
    '$149 today, then $149 4 weeks later, then $269 every 10 weeks, the first 4 weeks later',
  ],
  [
    'three parts that are no whole cents, with shipping',
    plan(
      { cents: 20_000, every: '3 months', instalments: { bills: 3, every: 'month' } },
      { fees: [{ what: 'shipping', cents: 2500, every: 'bill' }] },
    ),
    3,
    [
      '2 payments × $66.67 = $133.34',
      '1 payment × $66.66 = $66.66',
      '1 payment × $25 for shipping = $25',
      '$225',
    ],
    '$91.67 today, then $66.67 and $66.66, one a month, again every 3 months, and $25 with each bill',
  ],
  [
    'two halves of a lower bill, then of others',
    plan({
      cents: 50_000,
      every: '6 months',
      first: [{ bills: 1, cents: 30_000 }],
      instalments: { bills: 2, every: '6 weeks' },
    }),
    12,
    ['2 payments × $150 = $300', '2 payments × $250 = $500', '$800'],
    '$150 today, then $150 6 weeks later, then $500 every 6 months, each bill in 2 payments',
  ],
  [
    'two free months, and lab work in the second one',
    plan(
      { cents: 19_900, every: 'month', first: [{ bills: 2, cents: 0 }] },
      { fees: [{ what: 'labs', cents: 4900, every: 'once', begins: 2 }] },
    ),
    4,
    ['2 months × $0 = $0', '2 months × $199 = $398', '$49 for lab work', '$447'],
    'Nothing due today; $49 in month 2, then $199 a month',
  ],
  [
    'two free months, and lab work in the third one',
    plan(
      { cents: 19_900, every: 'month', first: [{ bills: 2, cents: 0 }] },
      { fees: [{ what: 'labs', cents: 4900, every: 'once', begins: 3 }] },
    ),
    4,
    ['2 months × $0 = $0', '2 months × $199 = $398', '$49 for lab work', '$447'],
    'Nothing due today; $248 in month 3, then $199 a month',
  ],
  [
    'a fee every quarter beside a month and then quarters: it comes on other days',
    plan(
      { cents: 74_700, every: '3 months', first: [{ bills: 1, cents: 14_700, every: 'month' }] },
      { fees: [{ what: 'visit', cents: 3000, every: '3 months' }] },
    ),
    6,
    ['1 month × $147 = $147', '2 payments × $747 = $1,494', '2 payments × $30 for the visit = $60', '$1,701'],
    '$177 today, then $747 every 3 months, the first a month later and $30 every 3 months',
  ],
])('%s', (_, plan, months, lines, cashFlow) => {
  const row = toRow(plan, months)
  expect([listSumSteps(plan, months), formatCashFlow(row)]).toEqual([lines, cashFlow])
  expect(lines.at(-1)).toContain(formatSumFigure(row))
})
