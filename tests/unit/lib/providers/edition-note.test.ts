// The strip under the header: composed from none, some, and all verified.
import {
  composeEditionNote,
  composeReportNote,
  formatNote,
  getPriceDay,
  getVerified,
} from '@/lib/providers/edition-note'
import { CLAIMS } from '@/lib/schemas/site'
import { getFixtureContent } from '../../../fixtures/checked-content'

const content = getFixtureContent()
const TODAY = '2026-11-28'
const EVIDENCE = { source: 'https://records.org/1', verifiedOn: '2026-11-20', checkedBy: 'Ada' }
const claims = Object.fromEntries(CLAIMS.map((claim) => [claim, EVIDENCE]))

const check = (field: string, on = '2026-11-25') => ({
  on,
  by: 'Ada',
  page: 'https://a.test/',
  says: [{ field, words: 'Words' }],
})

type Verified = Parameters<typeof composeEditionNote>[0]

test.each<[Verified, string | null]>([
  [
    { prices: false, certificates: false, claims: false },
    'Draft edition: prices and claims recorded November 20, 2026, not yet verified.',
  ],
  [{ prices: true, certificates: false, claims: false }, 'Draft edition: claims not yet verified.'],
  [
    { prices: false, certificates: false, claims: true },
    'Draft edition: prices and certificates recorded November 20, 2026, not yet verified.',
  ],
  [
    { prices: false, certificates: true, claims: true },
    'Draft edition: prices recorded November 20, 2026, not yet verified.',
  ],
  [{ prices: true, certificates: false, claims: true }, 'Draft edition: certificates not yet verified.'],
  [{ prices: true, certificates: true, claims: true }, null],
])('with %j, the note is: %s', (verified, text) => {
  const note = composeEditionNote(verified, '2026-11-20')
  expect(note && formatNote(note)).toBe(text)
})

test('nothing counts as verified without checks and evidence', () => {
  expect(getVerified(content, TODAY)).toEqual({ prices: false, certificates: false, claims: false })
})

/** The fixture content with every price and certificate read on a day, and evidence for every claim and score. */
const verifyAll = (on: string): Parameters<typeof getVerified>[0] => ({
  providers: content.providers.map((record) => ({
    ...record,
    checks: [
      ...record.offers.map(({ id }) => check(`offers.${id}.price`, on)),
      check('facts.certificate', on),
    ],
  })),
  ranking: {
    providers: content.ranking.providers.map((entry) => ({ ...entry, scoreEvidence: EVIDENCE })),
  },
  site: { ...content.site, evidence: claims },
})

test('checks and evidence verify, until a check is due again', () => {
  expect(getVerified(verifyAll('2026-11-25'), TODAY)).toEqual({
    prices: true,
    certificates: true,
    claims: true,
  })
  // A price counts for 35 days, a certificate for 90.
  expect(getVerified(verifyAll('2026-10-01'), TODAY)).toEqual({
    prices: false,
    certificates: true,
    claims: true,
  })
})

test('one unread price, or one claim with a placeholder address, is not yet verified', () => {
  const all = verifyAll('2026-11-25')
  const [first, ...others] = all.providers
  if (!first) throw new Error('there is no provider')
  expect(getVerified({ ...all, providers: [{ ...first, checks: [] }, ...others] }, TODAY).prices).toBe(false)
  const placeholder = { ...EVIDENCE, source: 'https://records.example/1' }
  const site = { ...all.site, evidence: { ...claims, quizUsers: placeholder } }
  expect(getVerified({ ...all, site }, TODAY).claims).toBe(false)
})

test('the day is that of the newest price, whatever else changed later', () => {
  const history = (field: string, on: string) => ({ on, field, to: '$1', reason: 'First listed' })
  const [first] = content.providers
  if (!first) throw new Error('there is no provider')
  expect(
    getPriceDay([
      {
        ...first,
        history: [history('facts.coaching', '2026-11-27'), history('offers.a.price', '2026-11-20')],
      },
      { ...first, history: [history('offers.a.price', '2026-11-18')] },
    ]),
  ).toBe('2026-11-20')
})

test('pages with makers’ prices only name the months of the reports', () => {
  const note = composeReportNote(['October 2026', 'October 2026'])
  expect(note && formatNote(note)).toBe('Prices as reported October 2026.')
  expect(composeReportNote([])).toBeNull()
})
