import fc from 'fast-check'
import ICAL from 'ical.js'
import { getContent, getProviders } from '@/lib/content'
import { getFirstPlan, getMakerPlans, getPlans, getProgramPlans } from '@/lib/offers/from-content'
import type { Plan, PlanPrice } from '@/lib/offers/plan'
import { parseQuote } from '@/lib/offers/quote'
import { toRow } from '@/lib/offers/row'
import { describeDates, makePaymentDates } from '@/lib/offers/words/calendar-file'
import { anyPlan } from '../../../fixtures/any-plan'
import { expectMonths, sumOf } from '../../../fixtures/plan-oracle'
import { makePlan as plan } from '../../../fixtures/plans'
import { getSellers } from '../../../fixtures/sellers'

const TODAY = '2026-11-27'
const NOW = new Date('2026-11-27T15:00:00.123Z')
const SITE = 'https://weighpoint.example'

const makeFile = (one: Plan, months = 12, start = TODAY) =>
  makePaymentDates(one, months, start, SITE, NOW).file

/** Read by a parser of the format that others wrote. */
function readEntries(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(component)
    return { uid, summary, description, startDate, endDate, url: component.getFirstPropertyValue('url') }
  })
}

const listTitles = (...given: Parameters<typeof makeFile>) =>
  readEntries(makeFile(...given)).map(({ startDate, summary }) => `${startDate} ${summary}`)

const listDays = (every: PlanPrice['every'], start: string, months = 12) =>
  listTitles(plan({ cents: 100, every }), months, start).flatMap((title) =>
    title.includes('$') ? title.slice(0, 10) : [],
  )

/** Cents of the bills in a file, without a parser, which would take minutes for hundreds of plans. */
const sumOfFile = (file: string): number =>
  [...file.replaceAll('\r\n ', '').matchAll(/^SUMMARY:X: \$([\d,\\]+)(?:\.(\d\d))?/gm)].reduce(
    (sum, [, dollars = '', cents = '0']) => sum + Number(dollars.replace(/\D/g, '')) * 100 + Number(cents),
    0,
  )

const UNITS: Record<string, { days?: number; months?: number }> = {
  day: { days: 1 },
  week: { days: 7 },
  month: { months: 1 },
  year: { months: 12 },
}

/** Calendar months and days from the first bill to each of a price, in order, of at most 800 bills. */
function* walk({ every, first = [] }: PlanPrice): Generator<{ months: number; days: number }> {
  let months = 0
  let days = 0
  for (const run of [...first, { bills: 800, every }]) {
    const [count = '', unit = ''] = (run.every ?? every).replace(/s$/, '').split(' ')
    const step = UNITS[unit || count] ?? {}
    for (let bill = 0; bill < run.bills; bill++) {
      yield { months, days }
      if (every === 'once') return
      months += (step.months ?? 0) * (unit ? Number(count) : 1)
      days += (step.days ?? 0) * (unit ? Number(count) : 1)
    }
  }
}

/** A day some months and then days after another, worked out a second time: by the browser's own calendar. */
function expectDay(start: string, { months, days }: { months: number; days: number }): string {
  const date = new Date(start)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months)
  if (date.getUTCDate() !== day) date.setUTCDate(0) // the last day of a month that is too short
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The plan with the bills that come to the last day of its price. */
function endOn(one: Plan, ends: string, start: string): Plan {
  if (!one.price) return one
  let billsToEnd = 0
  for (const distance of walk(one.price)) {
    if (expectDay(start, distance) > ends) break
    billsToEnd += 1
  }
  return { ...one, ends, price: { ...one.price, billsToEnd } }
}

/** Bills of a day and a week take most of the time; other plans are followed for a year below. */
const shorten = (one: Plan, months: number) => (JSON.stringify(one).includes('"day"') ? 1 : months)

test('the amounts in the file are the sum of the row, for any plan', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 1, max: 7 }), (one, length) => {
      const months = shorten(one, length)
      const row = toRow(one, months)
      expect([sumOfFile(makeFile(row, months)), row.sumCents]).toEqual([
        sumOf(expectMonths(one, months)),
        sumOf(expectMonths(one, months)),
      ])
    }),
    { numRuns: 500, seed: 54 },
  )
})

test('on another first day, a price ends after fewer bills, or more', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  const anyDay = day.map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(anyPlan, anyDay, anyDay, (any, ends, start) => {
      const { programMonths: _, ...one } = any
      const months = shorten(one, 12)
      const expected = sumOf(expectMonths(endOn(one, ends, start), months))
      expect(sumOfFile(makeFile(endOn(one, ends, TODAY), months, start))).toBe(expected)
    }),
    { numRuns: 300, seed: 54 },
  )
})

test('every offer makes a file that another program reads: whole days, ids that differ, lines of 75 octets', () => {
  const makers = getContent()['maker-prices']
  const plans = [
    ...[...getProviders(), ...getSellers()].flatMap((record) => getPlans(record, TODAY, makers)),
    ...getMakerPlans(makers, TODAY),
    ...getProgramPlans(makers, TODAY),
  ].filter(({ price }) => price)
  expect(plans.length).toBeGreaterThan(30)
  for (const one of plans) {
    const file = makeFile(one)
    const entries = readEntries(file)
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
    for (const { startDate, endDate, description } of entries) {
      expect([startDate.isDate, endDate.subtractDate(startDate).toSeconds()]).toEqual([true, 86_400])
      expect(description).not.toMatch(/undefined|NaN/)
    }
    const lines = file.split('\r\n')
    expect(file).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(lines.filter((line) => line === 'DTSTAMP:20261127T150000Z')).toHaveLength(entries.length)
  }
})

test('a name with every special character comes back as it is', () => {
  const name = `Dr. Müller’s Clinic; “slim, fast” \\ 体重 💉 ${'very '.repeat(20)}long`
  const [entry] = readEntries(makeFile(plan({ cents: 9900, every: 'month' }, { name })))
  expect(entry?.summary).toBe(`${name}: $99`)
  expect(entry?.url).toBe(`${SITE}/providers/x`)
})

describe('the days of bills', () => {
  test('by the week, 4 weeks and 30 days', () => {
    expect(listDays('week', '2026-12-28', 1)).toEqual([
      '2026-12-28',
      '2027-01-04',
      '2027-01-11',
      '2027-01-18',
    ])
    expect(listDays('week', TODAY)).toHaveLength(52)
    expect(listDays('4 weeks', '2026-02-01', 3)).toEqual(['2026-02-01', '2026-03-01', '2026-03-29'])
    expect(listDays('4 weeks', TODAY).at(-1)).toBe('2027-10-29')
    expect(listDays('30 days', '2026-01-31', 4)).toEqual([
      '2026-01-31',
      '2026-03-02',
      '2026-04-01',
      '2026-05-01',
    ])
    expect(listDays('day', '2028-02-27', 1).slice(1, 4)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  })

  test('by the month, on the last day of shorter ones', () => {
    expect(listDays('month', '2027-10-31', 6)).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ])
  })

  test.each([
    [
      '2 months',
      '2026-12-31',
      ['2026-12-31', '2027-02-28', '2027-04-30', '2027-06-30', '2027-08-31', '2027-10-31'],
    ],
    ['3 months', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30', '2027-08-30']],
    ['6 months', '2026-08-31', ['2026-08-31', '2027-02-28']],
    ['10 months', '2026-04-30', ['2026-04-30', '2027-02-28']],
    ['year', '2028-02-29', ['2028-02-29']],
    ['once', TODAY, [TODAY]],
  ] as const)('every %s', (every, start, days) => expect(listDays(every, start)).toEqual(days))

  test('a second year', () => {
    expect(listDays('year', '2028-02-29', 24)).toEqual(['2028-02-29', '2029-02-28'])
  })
})

test('an introduction, and notice that is not known: RemedyMeds', () => {
  const [remedyMeds] = getProviders()
  const one = remedyMeds && getFirstPlan(remedyMeds, TODAY)
  if (!one) throw new Error('no plan')
  expect(listTitles(one, 2, '2027-01-31')).toEqual([
    '2027-01-31 RemedyMeds: $79',
    '2027-02-28 RemedyMeds: $179',
    '2027-02-27 RemedyMeds: the introduction ends',
    '2027-01-31 RemedyMeds: ask now how to cancel',
  ])
  const [bill, , introduction, notice] = readEntries(makeFile(one, 2, '2027-01-31'))
  expect(bill?.description).toBe(
    '$79 for the plan\nThe day of your own bill may differ.\nAll bills of 2 months: at least $258.',
  )
  expect(introduction?.description).toBe('The bill of February 28, 2027 is $179, not $79.')
  expect(notice?.description).toContain('To stop before the bill of March 31, 2027, ask now.')
})

const month: PlanPrice = { cents: 14_900, every: 'month' }

test.each([
  ['30 days before the bill after these months', { noticeDays: 30 }, 3, '2027-01-28'],
  ['at any time: the day before it', { noticeDays: 0 }, 3, '2027-02-26'],
  ['after a minimum term', { noticeDays: 30, minimumMonths: 6 }, 3, '2027-04-27'],
  ['48 hours before: the last whole day', { leavingHours: 48 }, 3, '2027-02-24'],
  ['of both: the longer one', { noticeDays: 30, leavingHours: 48 }, 3, '2027-01-28'],
  ['of more days than there are: at once', { noticeDays: 120 }, 1, TODAY],
] as const)('notice %s', (_, changes, months, day) => {
  expect(listTitles(plan(month, changes), months)).toContain(`${day} X: last day to give notice`)
})

test('a minimum term is listed to its end, and said as such', () => {
  const one = plan(month, { minimumMonths: 6, ends: '2027-02-10' })
  const [bill, ...others] = readEntries(makeFile(one, 1))
  expect(bill?.description).toContain('All bills of 6 months: $')
  expect(others.map(({ summary }) => summary)).toContain('X: last day of the price')
})

describe('a visitor’s own quote', () => {
  const ADDRESS = `${SITE}/providers#quote_price=149&quote_drug=included`
  const readQuote = (dollars: string, start = TODAY) => {
    const quote = parseQuote({ quote_price: dollars, quote_drug: 'included' })
    if (!quote) throw new Error('no quote')
    return readEntries(makePaymentDates(quote, 12, start, ADDRESS, NOW).file)
  }
  const listIds = (dollars: string) => readQuote(dollars).map(({ uid }) => uid)

  test('its entries lead to the page that shows it', () => {
    expect(new Set(readQuote('149').map(({ url }) => url))).toEqual(new Set([ADDRESS]))
  })

  test('two quotes do not replace each other’s entries, and the same one is not added twice', () => {
    expect(new Set([...listIds('149'), ...listIds('199')]).size).toBe(2 * listIds('149').length)
    expect(listIds('149')).toEqual(listIds('149'))
  })
})

test('notice before prepaid months renew; none for what comes once, or is bought from a maker', () => {
  const prepaid = plan({ cents: 93_600, every: '6 months' }, { noticeDays: 30 })
  expect(listTitles(prepaid)).toContain('2027-10-28 X: last day to give notice')
  for (const one of [plan({ ...month, every: 'once' }), plan(month, { kind: 'maker' })])
    expect(listTitles(one).join()).not.toMatch(/notice|cancel/)
})

describe('the end of a price', () => {
  const ending = plan({ ...month, billsToEnd: 2 }, { ends: '2026-12-31' })

  test('what it costs then is not known', () => {
    expect(listTitles(ending, 3)).toEqual([
      '2026-11-27 X: $149',
      '2026-12-27 X: $149',
      '2027-01-27 X: $149 if the price stays',
      '2026-12-31 X: last day of the price',
      '2026-11-27 X: ask now how to cancel',
    ])
    expect(listTitles(ending, 1, '2027-01-04')[1]).toBe('2027-01-04 X: ask for the price')
  })

  test('it is known', () => {
    const then = plan({ ...month, billsToEnd: 2, thenCents: 19_900 }, { ends: '2026-12-31' })
    expect(listTitles(then, 2, '2026-12-30')).toContain('2027-01-30 X: $199')
    expect(listTitles(then, 1, '2027-01-04')[0]).toBe('2027-01-04 X: $199')
  })

  test('of the drug from its maker, and fees, in one entry with the bill', () => {
    const drug = {
      name: 'Zepbound, 5 mg',
      price: { cents: 39_900, every: '4 weeks' as const, billsToEnd: 2 },
    }
    const one = plan(month, {
      drugFrom: { ...drug, ends: '2026-12-31' },
      fees: [{ what: 'shipping', cents: 2500, every: 'bill' }],
    })
    expect(listTitles(one, 1)[0]).toBe('2026-11-27 X: $573')
    expect(readEntries(makeFile(one, 2))[0]?.description).toMatch(
      /^\$149 for the plan\n\$25 for shipping\n\$399 for Zepbound, 5 mg\n/,
    )
    expect(listTitles(one, 2)).toContain('2026-12-31 X: last day of the price of Zepbound, 5 mg')
  })
})

test('what the form promises is what the file has, for any plan', () => {
  fc.assert(
    fc.property(anyPlan, (one) => {
      const titles = listTitles(one)
      const has = (words: string) => titles.some((title) => title.endsWith(words))
      expect(describeDates(one, 12)).toBe(
        has('last day to give notice')
          ? 'Each bill, and the last day to cancel.'
          : has('ask now how to cancel')
            ? 'Each bill, and a reminder to ask how to cancel.'
            : 'Each bill.',
      )
    }),
    { numRuns: 300, seed: 60 },
  )
})
