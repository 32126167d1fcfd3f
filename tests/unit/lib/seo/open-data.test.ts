// The open data, read as an outsider would read it: every sum, openness, and rank is computed again from the JSON and the
// CSV alone, with code that shares nothing with the product's.
import { getContent, getRecords } from '@/lib/content'
import { makeDataCsv, makeDataJson } from '@/lib/seo/open-data'

type Json = null | string | number | boolean | Json[] | { [key: string]: Json }
type Pricing = {
  amount: number
  period: string
  firstMonthDiscount?: number
  freeMonths?: number
  fromAmount?: number
  ladder?: { fromMonth: number; toMonth?: number; amount: number }[]
}
type Sums = Record<string, { text: string; isAtLeast: boolean; dollars: number } | undefined>
type Step = { price: number; fills: number }
type Data = {
  generatedFrom: string | null
  asOf: string
  factTable: Json[]
  providers: {
    id: string
    rank: number | null
    name: string
    editorsOpinion: number | null
    pricing: Pricing | null
    facts: Record<string, Json>
    onRecord: { count: number; total: number }
    plans: { key: string; drug: string; sums: Sums }[]
  }[]
  makerPrices: {
    drugs: {
      id: string
      ladders: {
        id: string
        ends?: string
        fillsPerYear: number
        steps: (Step & { doseLabel: string })[]
        sums: Sums | null
      }[]
    }[]
    programs: { id: string; price: number; starts: string; ends: string; sums: Sums | null }[]
  }
  changes: { provider: string }[]
}

process.env.BUILD_COMMIT = '0123456789012345678901234567890123456789'
process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 10, 22) / 1000)

// Called within a test, because mutation testing does not change code that ran before it.
const readData = (): Data => JSON.parse(makeDataJson())

/** RFC 4180: cells in quotes may contain commas, line breaks and doubled quotes; each record ends with CRLF. */
function parseCsv(text: string): Record<string, string>[] {
  const records: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
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

/** The cost of each of the twelve months, added up. */
function sumFirstYear(pricing: Pricing): number {
  const { amount, period, firstMonthDiscount, freeMonths, ladder } = pricing
  if (period === 'once') return amount
  const perYear = { day: 365, week: 52, month: 12, quarter: 4, year: 1 }[period] ?? Number.NaN
  const months = Array.from({ length: 12 }, (_, index) => {
    const step = ladder?.find(
      ({ fromMonth, toMonth }) => index + 1 >= fromMonth && index + 1 <= (toMonth ?? 99),
    )
    return index < (freeMonths ?? 0) ? 0 : (step?.amount ?? (amount * perYear) / 12)
  })
  return Math.round((months.reduce((a, b) => a + b, 0) - (firstMonthDiscount ?? 0)) * 100) / 100
}

/** The cost of each fill, added up; the last step repeats. */
function sumFills(steps: readonly Step[], fills: number): number {
  const bought = steps.flatMap(({ price, fills: count }) => Array<number>(count).fill(price))
  while (bought.length < fills) bought.push(bought.at(-1) ?? 0)
  return bought.slice(0, fills).reduce((a, b) => a + b, 0)
}

test('every first-year sum, count, and rank follows from the JSON', () => {
  const data = readData()
  expect(data.providers.length).toBeGreaterThan(0)
  for (const { id, pricing, facts, onRecord, plans } of data.providers) {
    expect([id, plans[0]?.sums['first year']?.dollars]).toEqual([
      id,
      pricing ? sumFirstYear(pricing) : undefined,
    ])
    const values = Object.values(facts)
    expect([id, onRecord]).toEqual([
      id,
      { count: values.filter((value) => value !== null).length, total: values.length },
    ])
  }
  const ranked = data.providers.filter(({ rank }) => rank !== null)
  expect(ranked.map(({ rank }) => rank)).toEqual(ranked.map((_, index) => index + 1))
  expect(data.providers.slice(0, ranked.length)).toEqual(ranked)
  expect(data.changes.filter(({ provider }) => !data.providers.some(({ id }) => id === provider))).toEqual([])
})

test('every sum of an approved drug follows from the JSON; an offer that has ended has none', () => {
  const data = readData()
  const ladders = data.makerPrices.drugs.flatMap((drug) =>
    drug.ladders.map((ladder) => ({ drug: drug.id, ...ladder })),
  )
  expect(ladders.length).toBeGreaterThan(0)
  for (const { drug, id, ends, steps, fillsPerYear, sums } of ladders) {
    const isOver = ends !== undefined && ends < data.asOf
    expect([drug, id, sums?.['first year']?.dollars]).toEqual([
      drug,
      id,
      isOver ? undefined : sumFills(steps, fillsPerYear),
    ])
  }
  for (const { price, starts, ends, sums } of data.makerPrices.programs) {
    const isRunning = starts <= data.asOf && data.asOf <= ends
    expect(sums?.['first year']?.dollars).toBe(isRunning ? 12 * price : undefined)
    expect(sums?.['second year']).toMatchObject({ dollars: price, months: 1 })
  }
})

test('the CSV has one row per provider and fact and per maker’s price and sum, and agrees with the JSON', () => {
  const [data, rows] = [readData(), parseCsv(makeDataCsv())]
  const facts = rows.filter(({ record }) => record === 'provider')
  const expected = data.providers.flatMap(({ id, facts: own }) => Object.keys(own).map((fact) => [id, fact]))
  expect(facts.map(({ id, fact }) => [id, fact])).toEqual(expected)
  for (const provider of data.providers) {
    const own = facts.filter(({ id }) => id === provider.id)
    const price = own.find(({ fact }) => fact === 'pricing')?.value
    expect(price ? JSON.parse(price) : null).toEqual(provider.pricing)
    expect(own.filter(({ value }) => value !== '')).toHaveLength(provider.onRecord.count)
  }
  for (const { id, ladders } of data.makerPrices.drugs) {
    for (const ladder of ladders) {
      const own = rows.filter(
        (row) => row.record === 'maker-price' && row.id === id && row.fact === ladder.id,
      )
      expect(own.map(({ label }) => label)).toEqual(ladder.steps.map(({ doseLabel }) => doseLabel))
      const sums = rows.filter(({ record, fact }) => record === 'sum' && fact === `${id}-${ladder.id}`)
      expect(sums.map(({ label, value }) => [label, Number(value)])).toEqual(
        Object.entries(ladder.sums ?? {}).map(([label, sum]) => [label, sum?.dollars]),
      )
      const steps = own.map(({ value, fills }) => ({ price: Number(value), fills: Number(fills) }))
      expect(sumFills(steps, Number(own[0]?.fills_per_year))).toBe(
        sumFills(ladder.steps, ladder.fillsPerYear),
      )
    }
  }
})

test('each sum says whether it is the least to pay, in both files', () => {
  const data = readData()
  const rows = parseCsv(makeDataCsv()).filter(({ record }) => record === 'sum')
  const sums = data.providers.flatMap(({ plans }) =>
    plans.flatMap(({ key, drug, sums: own }) =>
      Object.entries(own).map(([label, sum]) => ({ key, drug, label, sum })),
    ),
  )
  expect(sums.length).toBeGreaterThan(0)
  for (const { key, drug, label, sum } of sums) {
    expect([key, sum?.isAtLeast, /^at least \$/.test(sum?.text ?? '')]).toEqual([
      key,
      drug !== 'included',
      drug !== 'included',
    ])
    const row = rows.find(({ fact, label: name }) => fact === key && name === label)
    expect([row?.qualifier, Number(row?.value)]).toEqual([sum?.isAtLeast ? 'at least' : '', sum?.dollars])
  }
})

test('the CSV has the score and the second name of a provider', () => {
  const rows = parseCsv(makeDataCsv()).filter(({ id }) => id === 'g-plans')
  expect(rows[0]).toMatchObject({ editors_opinion: '8.7', also_listed_as: 'Jrnys' })
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

test('a maker’s price in the CSV says what it is, and a program is paid every month', () => {
  const rows = parseCsv(makeDataCsv()).filter(({ record }) => record === 'maker-price')
  expect(new Set(rows.map(({ group }) => group))).toEqual(
    new Set(['Approved drug, from its maker', 'Public program']),
  )
  for (const { id, condition } of rows)
    expect([id, condition?.startsWith('not approved for weight')]).toEqual([id, id === 'ozempic'])
  expect(
    rows.filter(({ fact }) => fact === 'program').map(({ id, label, fills }) => [id, label, fills]),
  ).toEqual(getContent()['maker-prices'].programs.map(({ id }) => [id, 'one month', '1']))
})

test('a fact in the CSV comes with who checked it and where', () => {
  const [record] = getRecords()
  if (!record) throw new Error('there is no record')
  const evidence = { source: 'https://b.test/', verifiedOn: '2026-11-01', checkedBy: 'A, "B"' }
  const [row] = parseCsv(makeDataCsv([{ ...record, evidence: { pricing: evidence } }]))
  expect(row).toMatchObject({
    record: 'provider',
    id: record.id,
    rank: String(record.rank),
    source: evidence.source,
    checked_on: evidence.verifiedOn,
    checked_by: evidence.checkedBy,
  })
})

test('both files say how many prices we have checked, and when what is due today depends on the billing', () => {
  const checked = "0 of 5; prices and facts as on record, not compared with the providers' pages"
  const data = JSON.parse(makeDataJson())
  expect(data.checked).toBe(checked)
  const due = (id: string) =>
    data.providers.find((provider: { id: string }) => provider.id === id)?.plans[0].sums['due today'].text
  expect(due('directmeds')).toBe('$149, if billed by the month')
  expect(due('joinfridays')).toBe('$1,649')
  const rows = parseCsv(makeDataCsv())
  expect(rows.find(({ id }) => id === 'directmeds')?.checked).toBe(checked)
  expect(rows.find(({ record }) => record === 'maker-price')?.checked).toBe('as reported, October 2026')
})
