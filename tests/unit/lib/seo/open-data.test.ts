// The open data, read as an outsider would read it: every sum, count of facts, and rank is computed again from the JSON and the CSV
// alone, with code that shares nothing with the product's.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getContent, getRecords } from '@/lib/content'
import { listRecords } from '@/lib/providers/ranking'
import { makeDataJson, makeFactsCsv, makeOffersCsv, makeSellersCsv } from '@/lib/seo/open-data'
import { getSeller, getSellers } from '../../../fixtures/sellers'

type Price = {
  amount: number
  every: string
  first?: { bills: number; amount: number }[]
  ends?: string
  then?: number
}
type Sums = Record<string, { text: string; isAtLeast: boolean; dollars: number } | undefined>
type Offer = { id: string; price?: Price; fees?: { amount?: number; every?: string }[]; sums?: Sums }
type Data = {
  generatedFrom: string | null
  asOf: string
  checked: string
  factTable: unknown[]
  providers: {
    id: string
    rank?: number
    name: string
    facts: Record<string, unknown>
    known: { count: number; total: number }
    offers: Offer[]
    plans: { key: string; drug: string; sums: Sums }[]
  }[]
  makerPrices: {
    drugs: { id: string; offers: Offer[] }[]
    programs: { id: string; starts: string; offers: Offer[]; sums?: Sums }[]
  }
  changes: { provider: string }[]
}

process.env.BUILD_COMMIT = '0123456789012345678901234567890123456789'
process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 10, 22) / 1000)

// Called within a test, because mutation testing does not change code that ran before it.
const readData = (): Data => JSON.parse(makeDataJson())

/** RFC 4180: cells in quotes may contain commas, line breaks and doubled quotes; each record ends with CRLF. */
function parseCsv(text: string): Record<string, string>[] {
  expect(text.startsWith('\uFEFF')).toBe(true)
  const records: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let i = 1; i < text.length; i++) {
    const char = text[i]
    if (isQuoted && char === '"' && text[i + 1] === '"') {
      cell += '"'
      i++
    } else if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && (char === ',' || char === '\r')) {
      records.at(-1)?.push(cell)
      cell = ''
      if (char === '\r') {
        expect(text[i + 1]).toBe('\n')
        i++
        records.push([])
      }
    } else cell += char
  }
  expect([records.pop(), cell]).toEqual([[], ''])
  const [header = [], ...rows] = records
  return rows.map((row) => {
    expect(row).toHaveLength(header.length)
    return Object.fromEntries(header.map((name, index) => [name, row[index] ?? '']))
  })
}

const PER_YEAR: Record<string, number> = {
  day: 365,
  week: 52,
  '4 weeks': 13,
  '30 days': 12,
  month: 12,
  '3 months': 4,
  year: 1,
  once: 1,
}

/** The bills of a year, one after the other. A price that ends on a known day is not computed here. */
function sumBills({ amount, every, first = [] }: Price): number {
  const bills = first.flatMap((group) => Array<number>(group.bills).fill(group.amount))
  while (bills.length < (PER_YEAR[every] ?? Number.NaN)) bills.push(amount)
  return bills.slice(0, PER_YEAR[every]).reduce((a, b) => a + b, 0)
}

test('every first-year sum, count, and rank follows from the JSON', () => {
  const data = readData()
  expect(data.providers.length).toBeGreaterThan(0)
  for (const { id, offers, facts, known, plans } of data.providers) {
    expect([id, plans.map(({ sums }) => sums['first year']?.dollars)]).toEqual([
      id,
      offers.map(({ price }) => price && sumBills(price)),
    ])
    expect([id, known]).toEqual([id, { count: Object.keys(facts).length, total: data.factTable.length }])
    expect(plans.map(({ key }) => key)).toEqual(
      offers.map((offer, index) => (index === 0 ? id : `${id}-${offer.id}`)),
    )
  }
  const ranked = data.providers.filter(({ rank }) => rank)
  expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1))
  expect(data.providers.slice(0, ranked.length)).toEqual(ranked)
  expect(data.changes.filter(({ provider }) => !data.providers.some(({ id }) => id === provider))).toEqual([])
})

test('nothing that is not known is in the JSON', () => {
  const { license: _, ...rest } = JSON.parse(makeDataJson())
  expect(JSON.stringify(rest)).not.toContain('null')
})

test('every sum of an approved drug follows from the JSON; an offer that has ended has none', () => {
  const data = readData()
  for (const { id: drug, offers } of data.makerPrices.drugs)
    for (const { id, price, sums } of offers)
      expect([drug, id, sums?.['first year']?.dollars]).toEqual([drug, id, price && sumBills(price)])
  for (const { offers, sums } of data.makerPrices.programs) {
    expect(sums?.['first year']?.dollars).toBe(12 * (offers[0]?.price?.amount ?? 0))
    expect(sums?.['second year']).toMatchObject({ dollars: offers[0]?.price?.amount, months: 1 })
  }
})

test('the program of /data/README.txt computes every sum from the bills, of every kind of offer', () => {
  const { providers: records, ranking } = getContent()
  const data = makeDataJson(listRecords([...records, ...getSellers()], ranking))
  const folder = mkdtempSync(path.join(tmpdir(), 'recompute-'))
  const readme = readFileSync('public/data/README.txt', 'utf8')
  expect(readme.trim().split('\n').length).toBeLessThanOrEqual(60)
  writeFileSync(path.join(folder, 'recompute.mjs'), readme.slice(readme.indexOf('import ')))
  writeFileSync(path.join(folder, 'providers.json'), data)
  const printed = execFileSync('node', ['recompute.mjs'], { cwd: folder, encoding: 'utf8' })
  const { providers, makerPrices } = JSON.parse(data)
  const plans: { key?: string; id: string; sums?: Sums }[] = [
    ...providers.flatMap((one: { plans: unknown[] }) => one.plans),
    ...makerPrices.drugs.flatMap((one: { offers: unknown[] }) => one.offers),
    ...makerPrices.programs,
  ]
  const expected = plans
    .filter(({ sums }) => sums?.['first year'])
    .map(({ key, id, sums }) =>
      [key ?? id, ...Object.values(sums ?? {}).map((sum) => sum?.dollars)].join(' '),
    )
  expect(expected.length).toBeGreaterThan(40)
  expect(printed.trim().split('\n')).toEqual(expected)
})

test('the offers in the table have the sums of the JSON, and say whether they are the least to pay', () => {
  const data = readData()
  const rows = parseCsv(makeOffersCsv())
  for (const { id, plans } of data.providers)
    for (const { key, drug, sums } of plans) {
      const row = rows.find((one) => one.key === key)
      const isLeast = drug !== 'included'
      expect([row?.seller_id, row?.qualifier]).toEqual([id, isLeast ? 'at least' : ''])
      for (const [name, sum] of Object.entries(sums)) {
        expect([sum?.isAtLeast, /^at least \$/.test(sum?.text ?? '')]).toEqual([isLeast, isLeast])
        expect(Number(row?.[name.replaceAll(' ', '_')])).toBe(sum?.dollars)
      }
    }
  const makers = rows.filter(({ kind }) => kind === 'maker')
  expect(makers).toHaveLength(data.makerPrices.drugs.flatMap(({ offers }) => offers).length)
  for (const { seller_id, who, checked } of makers) {
    expect([seller_id, who?.startsWith('approved for type 2 diabetes, not for weight')]).toEqual([
      seller_id,
      seller_id === 'ozempic',
    ])
    expect(checked).toBe('as reported, October 2026')
  }
  expect(rows.filter(({ kind }) => kind === 'program').map(({ seller_id }) => seller_id)).toEqual(
    getContent()['maker-prices'].programs.map(({ id }) => id),
  )
})

test('a price that ends within two years, with nothing known after it: the table and the JSON say so', () => {
  const { providers: records, ranking } = getContent()
  const read = (ends: string, drug: 'included' | 'separate', then?: number) => {
    const price = { amount: 159, every: 'month' as const, ends, ...(then && { then }) }
    const seller = { ...getSeller('seller-w'), offers: [{ id: 'sale', drug, price }] }
    const listed = listRecords([...records, seller], ranking)
    const row = parseCsv(makeOffersCsv(listed)).find(({ key }) => key === 'seller-w')
    const plans = JSON.parse(makeDataJson(listed)).providers.find(
      ({ id }: { id: string }) => id === 'seller-w',
    ).plans
    return [row?.qualifier, plans[0].priceKnownTo]
  }
  const day = '2026-12-15'
  expect(read(day, 'included')).toEqual(['price known only to December 15, 2026', day])
  expect(read(day, 'separate')).toEqual(['at least; price known only to December 15, 2026', day])
  expect(read(day, 'included', 249)).toEqual(['', undefined])
  expect(read('2029-12-31', 'included')).toEqual(['', undefined])
})

test('a copay of $0 to $25 gives both ends of every sum, in the table and in the JSON', () => {
  const { providers: records, ranking } = getContent()
  const listed = listRecords([...records, getSeller('seller-p')], ranking)
  const row = parseCsv(makeOffersCsv(listed)).find(({ key }) => key === 'seller-p-monthly')
  expect([row?.first_year, row?.first_year_high, row?.due_today, row?.due_today_high]).toEqual([
    '1128',
    '1453',
    '94',
    '119',
  ])
  expect([row?.stop_after_3_months, row?.stop_after_3_months_high]).toEqual(['282', '357'])
  const data: Data = JSON.parse(makeDataJson(listed))
  const plans = data.providers.find(({ id }) => id === 'seller-p')?.plans
  expect(plans?.find(({ key }) => key === 'seller-p-monthly')?.sums['first year']).toEqual({
    text: '$1,128 to $1,453',
    isAtLeast: false,
    dollars: 1128,
    upTo: 1453,
  })
})

test('the sellers in the table have their second names and scores, and say how many prices we have checked', () => {
  const rows = parseCsv(makeSellersCsv())
  expect(rows.find(({ id }) => id === 'g-plans')).toMatchObject({
    editors_opinion: '8.7',
    also_listed_as: 'Jrnys',
    facts_known: '3',
    facts_total: '27',
    prices_checked: '0 of 5',
  })
  expect(readData().checked).toBe('0 of 5')
})

test('each fact of each offer is a row, with who read it and where', () => {
  const [record] = getRecords()
  if (!record) throw new Error('there is no record')
  const says = [{ field: 'offers.monthly.price', words: '$179, "$79" first' }]
  const checks = [{ on: '2026-11-25', by: 'A, "B"', page: 'https://b.test/', says }]
  const rows = parseCsv(makeFactsCsv([{ ...record, checks }]))
  expect(rows).toHaveLength(27)
  expect(rows[0]).toMatchObject({
    seller_id: record.id,
    offer: 'monthly',
    fact: 'pricing',
    value: '$179 a month, $79 the first',
    words: '$179, "$79" first',
    page: 'https://b.test/',
    checked_on: '2026-11-25',
    checked_by: 'A, "B"',
  })
  // Once read, the price is a bill: the fact of billing is known, too.
  expect(rows.filter(({ value }) => value !== '')).toHaveLength(7)
})

test('the JSON says what it was made from and where its fields are explained', () => {
  const data = readData()
  expect(data).toMatchObject({
    documentation: 'https://weighpoint.example/how-we-rank',
    license: getContent().site.dataLicense ?? null,
    generatedFrom: process.env.BUILD_COMMIT,
    asOf: '2026-11-22',
  })
  expect(data.factTable).toContainEqual({
    key: 'hsaFsa',
    label: 'HSA or FSA',
    group: 'Access',
    kind: 'yes-no',
  })
})
