// The sellers of tests/fixtures/sellers: what each of their offers costs, worked out by hand.

import { getContent } from '@/lib/content'
import { getPlans } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { formatAmount, formatSum } from '@/lib/offers/words/labels'
import { formatRowSum, formatTerms } from '@/lib/offers/words/offers'
import { formatDueToday } from '@/lib/offers/words/payments'
import { checkPlain, readRawContent, setAt } from '../../../fixtures/fixture-content'
import { getSellers, readSellerFiles } from '../../../fixtures/sellers'

const TODAY = '2026-11-27'

test('the content check accepts them', () => {
  const plain = readRawContent()
  for (const { id, data } of readSellerFiles()) setAt(plain, `providers.${id}`, data)
  expect(checkPlain(plain).issues.map(({ file, path, message }) => [file, path, message])).toEqual([])
})

/** First year, due today, stopped after 3 months, second year. */
const EXPECTED: Record<string, [string, string, string, string]> = {
  // 12 × $29 and the fills of its maker; 3 months of membership and 3 fills.
  'seller-a': ['$3,686', '$178', '$734', '$3,936'],
  // 12 × $29 + $299 + $399 + 11 × $449
  'seller-a-zepbound': ['$5,985', '$328', '$1,234', '$6,185'],
  'seller-a-membership': ['at least $348', '$29', 'at least $87', 'at least $348'],
  'seller-b': ['$1,872', '$936', '$936', '$1,872'],
  'seller-b-drops': ['$2,148', '$179', '$537', '$2,148'],
  'seller-b-monthly': ['$2,388', '$199', '$597', '$2,388'],
  'seller-b-tirzepatide': ['$3,588', '$299', '$897', '$3,588'],
  'seller-c': ['$2,288', '$129', '$497', '$2,388'],
  'seller-c-tirzepatide': ['$2,796', '$549', '$549', '$2,996'],
  'seller-d': ['$2,327', '$179', '$537', '$2,327'],
  'seller-d-thirty-days': ['$2,268', '$189', '$567', '$2,268'],
  'seller-e': ['at least $498', '$498', 'at least $498', 'at least $399'],
  'seller-e-copay': ['at least $400', '$50', 'at least $100', 'at least $400'],
  'seller-f': ['$1,548', '$129', '$387', '$1,548'],
  'seller-f-yearly': ['$1,188', '$1,188', '$1,188', '$1,188'],
  'seller-g': ['$3,413', '$224', '$722', '$3,588'],
  // 4 × $29.75 + 48 × $49.75; 13 weeks
  'seller-h': ['$2,507', '$29.75', '$566.75', '$2,587'],
  'seller-i': ['$2,488', '$622', '$622', '$2,488'],
  'seller-j': ['$2,927', '$188', '$686', '$2,988'],
  // 12 × ($74 + $129), also after 3 months: the minimum term.
  'seller-k': ['at least $2,436', '$203', 'at least $2,436', 'at least $2,436'],
  'seller-k-free': ['$1,990', '$0', '$1,990', '$2,388'],
  'seller-l': ['at least $1,980', '$990', 'at least $990', 'at least $990'],
  // There is a fee for labs, and nobody knows how much.
  'seller-l-two-months': ['at least $1,560', '$260', 'at least $520', 'at least $1,560'],
  'seller-l-once': ['$499', '$499', '$499', '$0'],
  'seller-l-daily': ['$2,372.50', '$6.50', '$591.50', '$2,372.50'],
  // 147 + 4 × 747
  'seller-m': ['$3,135', '$147', '$894', '$2,988'],
  // 414 + 10 × 199
  'seller-m-pack': ['$2,404', '$414', '$414', '$2,587'],
  // Up to $25 more a fill.
  'seller-m-insured': ['$828', '$828', '$828', '$828'],
  'seller-m-ten-weeks': ['$1,614', '$269', '$538', '$1,345'],
  // 12 × 100 + 149 + 3 × 85
  'seller-m-labs': ['$1,604', '$249', '$449', '$1,540'],
  // 2 × (199 + 15) + 10 × 299
  'seller-m-shipping': ['$3,418', '$214', '$727', '$3,588'],
  'seller-m-parts': ['$1,188', '$297', '$1,188', '$1,188'],
  // 3 × 179 + 199
  'seller-m-contract': ['$2,148', '$179', '$736', '$2,148'],
  // Two months, then terms of six.
  'seller-m-renewing': ['$1,400', '$100', '$800', '$1,200'],
  'seller-m-employer': ['$0', '$0', '$0', '$0'],
  'seller-m-micro': ['$948', '$79', '$237', '$948'],
  'seller-m-new-york': ['$4,188', '$349', '$1,047', '$4,188'],
}

test('every sum of every offer', () => {
  const rows = getSellers()
    .flatMap((record) => getPlans(record, TODAY, getContent()['maker-prices']))
    .filter(({ price }) => price)
    .map((plan) => toRow(plan))
  const sums = rows.map((row) => [
    row.key,
    [
      formatRowSum(row),
      formatAmount(row.dueTodayCents),
      formatSum(row.stops[0]?.cents ?? 0, row.isLowerBound),
      formatSum(row.secondYear.cents, row.isLowerBound),
    ],
  ])
  expect(Object.fromEntries(sums)).toEqual(EXPECTED)
})

test('what a row says beside its sum', () => {
  const plans = getSellers().flatMap((record) => getPlans(record, TODAY, getContent()['maker-prices']))
  const terms = plans.flatMap((plan) => {
    const row = toRow(plan)
    return row.terms.length > 0 ? [[row.key, formatTerms(row).join('; ')]] : []
  })
  expect(Object.fromEntries(terms)).toMatchObject({
    'seller-a-zepbound': 'if refilled within 45 days',
    'seller-b': 'for at least 6 months',
    'seller-j': 'new patients; $149 to December 31, 2029, then $279',
    'seller-k': 'for at least 12 months',
    'seller-l': 'club members',
  })
  const free = plans.find(({ key }) => key === 'seller-k-free')
  expect(free && formatDueToday(toRow(free))).toBe('Nothing due today; $199 in month 3')
})
