// The command line of `npm run content`; what it writes is in save.test.ts.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { getLocalDay } from '@/lib/base/month'
import { runContent } from '@/lib/editorial/content-command'
import { makeEditableContent } from '../../../fixtures/editable-content'

/** The price on the card and that of the offer. */
const RAISED: [string, string][] = [
  ['"amount": 99,\n    "period"', '"amount": 109,\n    "period"'],
  ['"amount": 99,\n        "every"', '"amount": 109,\n        "every"'],
]

test.each([
  ['an empty reason', ['--log', ' '], '--log needs the reason that readers see'],
  ['no reason', ['--log'], "Option '--log <value>' argument missing"],
  ['an unknown option', ['--fix'], "Unknown option '--fix'"],
])('%s: exit code 2 and the usage', (_, args, message) => {
  const { status, errors } = runContent(args)
  expect(status).toBe(2)
  expect(errors).toContain(message)
  expect(errors).toContain('Usage: npm run content')
})

test('a provider added by hand is logged as first listed', () => {
  const { root, read } = makeEditableContent()
  const one = read('content/providers/t-mates.json')
    .replace('"T-Mates"', '"New"')
    .replace('/logos/t-mates.svg', '/logos/jrnys.svg')
    .replace('t-mates.example', 'new.example')
    .replace(/,\s*"history": \[[\s\S]*\]/, '')
  writeFileSync(path.join(root, 'content/providers/new-one.json'), one)
  const { output } = runContent(['--log', 'First listed'], root)
  expect(output).toContain('content/providers/new-one.json → history: ')
  expect(output).toContain('"to": "$99 a month"')
  expect(runContent([], root)).toMatchObject({ status: 0 })
})

test('if the log is behind, the check says which command fixes it, and that command does', () => {
  const { root, edit } = makeEditableContent()
  const log = ['--log', 'The sale ended']
  expect(runContent(log, root)).toMatchObject({ status: 0, output: expect.stringMatching(/^Nothing to log/) })
  edit('content/providers/t-mates.json', ...RAISED)
  expect(runContent([], root).errors).toMatch(/^2 errors[\s\S]*--log "reason"` writes the missing entries/)
  expect(runContent(log, root)).toMatchObject({
    status: 1,
    errors: expect.stringContaining('Nothing was written'),
  })
  edit('content/providers/t-mates.json', ['$99 a month treatment', '$109 a month treatment'])
  expect(runContent(log, root)).toMatchObject({
    status: 0,
    output: expect.stringContaining('"$109 a month"'),
  })
  expect(runContent([], root)).toMatchObject({ status: 0 })
})

test('entries are dated today, by the editor’s clock, and the check agrees', () => {
  // Local time. The day of a build is another one.
  jest.useFakeTimers({ now: new Date('2026-11-25T23:30:00'), doNotFake: ['performance'] })
  jest.replaceProperty(process, 'env', { ...process.env, SOURCE_DATE_EPOCH: '1893456000' })
  const { root, read, edit } = makeEditableContent()
  edit('content/providers/t-mates.json', ...RAISED, ['$99 a month treatment', '$109 a month treatment'])
  expect(runContent(['--log', '  The sale ended '], root)).toMatchObject({ status: 0 })
  expect(JSON.parse(read('content/providers/t-mates.json')).history[0]).toMatchObject({
    on: '2026-11-25',
    reason: 'The sale ended',
  })
  expect(runContent([], root)).toMatchObject({ status: 0 })
  jest.useRealTimers()
})

test('two changes of one day get two reasons: a seller, or a field, stands before the reason', () => {
  const { root, edit, read } = makeEditableContent()
  edit('content/providers/t-mates.json', ...RAISED, ['$99 a month treatment', '$109 a month treatment'])
  const [rest = ''] = read('content/providers/g-plans.json').split('"history"')
  edit('content/providers/g-plans.json', [rest, rest.replaceAll('99', '89')])
  const readReasons = (id: string) =>
    JSON.parse(read(`content/providers/${id}.json`)).history.map(({ reason }: { reason: string }) => reason)
  const before = readReasons('g-plans')
  expect(runContent(['--log', 'remedymeds', 'It moved'], root)).toMatchObject({
    status: 2,
    errors: expect.stringContaining('Nothing to log for remedymeds. What changed:'),
  })
  const log = (...words: string[]) => runContent(['--log', ...words], root).errors
  expect(log('t-mates', 'The sale ended')).toBeUndefined()
  expect([readReasons('t-mates')[0], readReasons('g-plans')]).toEqual(['The sale ended', before])
  const field = `offers.${JSON.parse(read('content/providers/g-plans.json')).offers[0].id}.price`
  expect(log(field, 'Cheaper now')).toBeUndefined()
  expect([readReasons('t-mates')[0], readReasons('g-plans')[0]]).toEqual(['The sale ended', 'Cheaper now'])
})

test('a second change on one day: the entry has the reason that was given last', () => {
  const { root, edit, read } = makeEditableContent()
  edit('content/providers/t-mates.json', ...RAISED, ['$99 a month treatment', '$109 a month treatment'])
  const { history } = JSON.parse(read('content/providers/t-mates.json'))
  edit('content/providers/t-mates.json', [`"on": "${history[0].on}"`, `"on": "${getLocalDay()}"`])
  expect(runContent(['--log', 't-mates', 'Autumn sale'], root)).toMatchObject({ status: 0 })
  expect(JSON.parse(read('content/providers/t-mates.json')).history).toEqual([
    { on: getLocalDay(), field: 'offers.monthly.price', to: '$109 a month', reason: 'Autumn sale' },
  ])
})

describe('a maker’s price that changed', () => {
  const { root, edit, read } = makeEditableContent()
  const FILE = 'content/maker-prices.json'
  const GUIDE = 'content/guides/first-month-glp1.mdx'
  const readDrug = () => JSON.parse(read(FILE)).drugs.find(({ id }: { id: string }) => id === 'wegovy-pill')
  const raise = () => {
    const data = JSON.parse(read(FILE))
    const { price } = data.drugs.find(({ id }: { id: string }) => id === 'wegovy-pill').offers[0]
    price.amount = 319
    price.first[2].amount = 319
    writeFileSync(path.join(root, FILE), JSON.stringify(data, null, 2))
  }

  test('is found in guides and answers, with file, place and fix; then one command logs it', () => {
    const { short, answer } = JSON.parse(read('content/faq.json')).items[0]
    edit(
      'content/faq.json',
      [`"short": "${short}"`, '"short": "The Wegovy pill costs $299 from the third fill."'],
      [answer[0], 'The Wegovy pill costs $299 from the third fill. In 2025 it cost $149.'],
    )
    writeFileSync(
      path.join(root, GUIDE),
      `${read(GUIDE)}\nThe Wegovy pill costs $299 a fill.<Cite id="step-1" />\n\n<FigureTable caption="The pill" columns={["Question", "Wegovy pill"]} rows={[["A fill", "$299"]]} cite={["step-1"]} />\n`,
    )
    const line = read(GUIDE).trimEnd().split('\n').length - 2
    raise()
    const { errors = '' } = runContent([], root)
    expect(errors).toContain('content/maker-prices.json → drugs[0].history[0].to: expected "$149 (1.5 mg)')
    expect(errors).toMatch(
      /content\/faq\.json → items\[0\]\.answer\[0\]: "\$299" is no price of Wegovy pill any more: it is now \$149 \(1\.5 mg\)/,
    )
    expect(errors).toContain(`${GUIDE} → line ${line}: "$299" is no price of Wegovy pill any more`)
    expect(errors).toContain(`${GUIDE} → line ${line + 2}: "$299" is no price of Wegovy pill any more`)
    expect(runContent(['--log', 'wegovy-pill', 'It rose'], root).errors).toContain('Nothing was written')
    const rise: [string, string] = ['costs $299 from', 'costs $319 from']
    edit('content/faq.json', rise, rise) // in the answer and in its first sentence
    edit(GUIDE, ['costs $299 a fill', 'costs $319 a fill'], ['"A fill", "$299"', '"A fill", "$319"'])
    expect(runContent(['--log', 'wegovy-pill', 'It rose'], root)).toMatchObject({ status: 0 })
    expect(readDrug().history[0]).toMatchObject({ field: 'offers.to-25.price', reason: 'It rose' })
    expect(runContent([], root)).toMatchObject({ status: 0 })
  })
})
