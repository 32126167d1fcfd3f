// The sellers of tests/fixtures/sellers: what each of their offers costs, worked out by hand.

import { getContent } from '@/lib/content'
import { getPlans } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { formatAmount, formatSum } from '@/lib/offers/words/labels'
import { formatRowSum, formatTerms } from '@/lib/offers/words/offers'
import { formatCashFlow } from '@/lib/offers/words/payments'
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
  // On days 0, 42, 84 …: 9 in a year, and 9 in the next one.
  'seller-n': ['$2,700', '$300', '$900', '$2,700'],
  'seller-n-ten-weeks': ['$1,614', '$269', '$538', '$1,345'],
  // 99 + 4 × 349 + 9 × 499 + 4 × 30, and lab work
  'seller-o': ['at least $6,106', '$478', 'at least $1,176', 'at least $6,706'],
  // Thirteen fills with up to $25 each; three in three months, whatever is prepaid.
  'seller-p': ['$828 to $1,153', '$828 to $853', '$828 to $903', '$828 to $1,153'],
  'seller-p-monthly': ['$1,128 to $1,453', '$94 to $119', '$282 to $357', '$1,128 to $1,453'],
  // 12 × 49 + 13 × 10 to 35
  'seller-p-service': ['$718 to $1,043', '$59 to $84', '$177 to $252', '$718 to $1,043'],
  // 12 × 100 + 149 + 3 × 85
  'seller-q': ['$1,604', '$249', '$449', '$1,540'],
  // 12 × 149 + 49 + 2 × 60
  'seller-q-visits': ['$1,957', '$258', '$556', '$1,908'],
  // 2 × (199 + 15) + 10 × 299
  'seller-r': ['$3,418', '$214', '$727', '$3,588'],
  // 229 + 15 + 3 × 299 + 8 × 399
  'seller-r-doses': ['$4,333', '$244', '$842', '$4,788'],
  // Four parts; whoever stops owes the others.
  'seller-s': ['$1,188', '$297', '$1,188', '$1,188'],
  // 4 × 448, each as 149.34 + 2 × 149.33
  'seller-s-quarters': ['$1,792', '$149.34', '$448', '$1,792'],
  // 3 × 179 + 199
  'seller-t': ['$2,148', '$179', '$736', '$2,148'],
  // A month begins within the 30 days of notice.
  'seller-t-open': ['$2,628', '$219', '$876', '$2,628'],
  // Two months, then terms of six.
  'seller-u': ['$1,400', '$100', '$800', '$1,200'],
  'seller-u-prepaid': ['$2,388', '$597', '$597', '$2,388'],
  'seller-v': ['$0', '$0', '$0', '$0'],
  // 11 × 165
  'seller-v-own': ['$1,815', '$0', '$330', '$1,980'],
  'seller-w': ['$2,988', '$249', '$747', '$2,988'],
  'seller-w-start': ['$1,188', '$99', '$297', '$1,188'],
  'seller-w-micro': ['$948', '$79', '$237', '$948'],
  'seller-x': ['$3,588', '$299', '$897', '$3,588'],
  'seller-x-new-york': ['$4,188', '$349', '$1,047', '$4,188'],
  'seller-x-club': ['$2,388', '$199', '$597', '$2,388'],
  // 597 + 897 + 2 × 1,197; later 4 × 1,197
  'seller-y': ['$3,888', '$597', '$597', '$4,788'],
  // The first year begins with month 4.
  'seller-y-quarter': ['$1,487', '$299', '$299', '$1,188'],
  // 16 × 54.17 + 8 × 54.16, twice; whoever stops owes the rest of the half.
  'seller-y-weekly': ['$2,600', '$54.17', '$1,300', '$2,600'],
  // Fills on days 14, 42 … 350: 13 of them, 3 by the end of month 3.
  'seller-y-trial': ['$2,977', '$0', '$687', '$2,977'],
  // 12 × 149 + 2 × 75 + 9 × 39
  'seller-y-later-fees': ['$2,289', '$224', '$522', '$2,406'],
  // Notice falls within the minimum term: 6 × 199.
  'seller-y-renewing': ['$2,388', '$199', '$1,194', '$2,388'],
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
      formatAmount(row.dueTodayCents, row.dueTodayToCents),
      formatSum(row.stops[0]?.cents ?? 0, row.isLowerBound, row.stops[0]?.toCents),
      formatSum(row.secondYear.cents, row.isLowerBound, row.secondYear.toCents),
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
    'seller-j': 'new patients; $149 to December 31, 2029, then $279; plus $39 once for the visit',
    'seller-k': 'for at least 12 months; plus $129 a month for a visit',
    'seller-l': 'club members',
  })
  const free = plans.find(({ key }) => key === 'seller-k-free')
  expect(free && formatCashFlow(toRow(free))).toBe(
    'Nothing due today; $199 in month 3, then $199 a month, for at least 12 months',
  )
})
