// content/README.md names every field, and its example is a record that the check accepts, whose offers cost what a reader would expect.

import { readFileSync } from 'node:fs'
import { getContent } from '@/lib/content'
import { formatEntry } from '@/lib/content/history'
import { planHistory } from '@/lib/editorial/plan-history'
import { getPlans } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { formatAmount } from '@/lib/offers/words/labels'
import { formatRowSum } from '@/lib/offers/words/offers'
import { providerSchema } from '@/lib/schemas/providers'
import { checkPlain, readRawContent, setAt } from '../../../fixtures/fixture-content'

const README = readFileSync('content/README.md', 'utf8')
const [, text = ''] = /```json\n(\{[\s\S]*?\n\})\n```/.exec(README) ?? []

const { $schema: _, ...data } = JSON.parse(text)
const record = { ...providerSchema.parse(data), id: 'example-seller' }

/** What stands in backticks. */
const NAMED = (README.match(/```[\s\S]*?```|`[^`]*`/g) ?? []).join(' ')

/** Every name of a field in a JSON schema. */
const listNames = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, ...rest } = schema as { properties?: object }
  const fields = Object.entries(properties ?? {})
  return [
    ...fields.flatMap(([name, field]) => [name, ...listNames(field)]),
    ...Object.values(rest).flatMap(listNames),
  ]
}

test.each(['providers', 'maker-prices', 'ranking', 'sources', 'corrections', 'not-listed', 'open-questions'])(
  'it names every field of %s, as the file has it',
  (kind) => {
    const names = listNames(JSON.parse(readFileSync(`content/schemas/${kind}.schema.json`, 'utf8')))
    const isNamed = (name: string) =>
      new RegExp(`(?<![A-Za-z])${name.replace('$', '\\$')}(?![A-Za-z])`).test(NAMED)
    expect([...new Set(names)].filter((name) => !isNamed(name))).toEqual([])
  },
)

test('it has four offers and two checks on at most 60 lines', () => {
  expect([record.offers.length, record.checks?.length]).toEqual([4, 2])
  expect(text.split('\n').length).toBeLessThanOrEqual(60)
})

test('the check asks only for its history, which one command writes', () => {
  const plain = readRawContent()
  setAt(plain, 'providers.example-seller', data)
  const messages = checkPlain(plain).issues.map(({ message }) => message)
  const { added } = planHistory(record, { on: '2026-11-27', reason: 'First listed' })
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain('--log "reason"')
  setAt(plain, 'providers.example-seller', { ...data, history: added })
  const { issues, content } = checkPlain(plain)
  expect(issues).toEqual([])
  // The drug of its membership is what the maker's offer is.
  const membership = content?.providers.at(-1)?.offers.find(({ drugFrom }) => drugFrom)
  expect(membership?.product?.map(({ brand }) => brand)).toContain('Zepbound')
  expect(added.map(formatEntry)[0]).toContain('"field": "offers.prepaid.price"')
})

test('its offers cost what they say', () => {
  const rows = getPlans(record, '2026-11-27', getContent()['maker-prices']).map((plan) => toRow(plan))
  expect(
    rows.map((row) => [
      formatRowSum(row),
      ...[row.dueTodayCents, row.stops[0]?.cents ?? null].map(formatAmount),
    ]),
  ).toEqual([
    ['$1,911', '$975', '$975'],
    ['$2,327', '$138', '$536'],
    ['$5,126', '$338', '$1,136'],
    ['$6,024', '$367', '$1,273'],
  ])
})
