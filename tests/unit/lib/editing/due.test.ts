// What is due, and that every command of the list closes its row and changes no other byte.

import { runDue } from '@/lib/editing/due'
import { findDueItems } from '@/lib/editing/due-items'
import { formatDue } from '@/lib/editing/due-report'
import { makeEditableContent } from '../../../fixtures/editable-content'
import { getFixtureContent } from '../../../fixtures/fixture-content'

const TODAY = '2026-11-22'
const T_MATES = 'content/providers/t-mates.json'
const LOG = 'content/changes.json'

beforeEach(() => jest.useFakeTimers({ now: Date.parse(`${TODAY}T12:00:00Z`), doNotFake: ['performance'] }))
afterEach(() => jest.useRealTimers())

/** The words of a command as a shell splits them. */
const split = (command: string) =>
  [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)

type Content = ReturnType<typeof getFixtureContent>

function findItems(change: (content: Content) => void, today = TODAY) {
  const content = getFixtureContent()
  change(content)
  return findDueItems(content, today, 'https://weighpoint.com')
}

const getRecord = ({ providers }: Content, id: string) => {
  const record = providers.find((candidate) => candidate.id === id)
  if (!record) throw new Error(id)
  return record
}

const CHECK = { source: 'https://t-mates.com/plans', verifiedOn: '2026-10-18', checkedBy: 'Ada' }

test.each([
  ['an expired check', 'pricing', '2026-10-17', -1],
  ['a check on its last day', 'pricing', '2026-10-18', 0],
  ['a check of another fact', 'form', '2026-08-24', 0],
  ['a check that lasts longer than a month', 'form', '2026-10-01', null],
] as const)('%s', (_, field, verifiedOn, days) => {
  const items = findItems((content) => {
    getRecord(content, 't-mates').evidence[field] = { ...CHECK, verifiedOn }
  }).filter((item) => item.file === T_MATES && item.field === `evidence.${field}`)
  expect(items.map((item) => item.days)).toEqual(days === null ? [] : [days])
  if (items[0]) expect(items[0].where).toBe(CHECK.source)
})

test('an unchecked price or certificate has been due since it was listed', () => {
  const items = findItems(() => {}).filter(({ file }) => file === T_MATES)
  expect(items).toEqual([
    {
      kind: 'check',
      file: T_MATES,
      field: 'evidence.pricing',
      value: 'T-Mates, price: $99 a month, never checked',
      where: 'https://t-mates.example/',
      days: -2,
      close: 'npm run due -- still-true t-mates pricing --by "Your name"',
    },
    expect.objectContaining({
      field: 'evidence.certificate',
      where: 'https://www.legitscript.com/',
      days: -2,
    }),
  ])
})

test('the score, a price that ends, a guide and security.txt are listed in time, most urgent first', () => {
  const find = (today: string) =>
    findItems((content) => {
      const [first] = content.ranking.providers
      if (first) first.scoreEvidence = { ...CHECK, verifiedOn: '2026-11-01' }
      const { pricing } = getRecord(content, 't-mates')
      if (pricing) pricing.ends = '2027-01-21'
      content.site.securityTxt.expires = '2027-07-01'
    }, today)
  expect(find('2026-11-21').map(({ field }) => field)).not.toContain('pricing.ends')
  expect(find('2026-11-22').find(({ field }) => field === 'pricing.ends')).toMatchObject({ days: 60 })
  expect(find('2026-11-22').filter(({ kind }) => kind === 'guide' || kind === 'security-txt')).toEqual([])
  const later = find('2027-06-01')
  expect(later.find(({ field }) => field === 'providers[0].scoreEvidence')).toMatchObject({ days: -122 })
  expect(later.find(({ kind }) => kind === 'guide')).toMatchObject({
    days: -1,
    where: expect.stringMatching(/^https:\/\/weighpoint\.com\/guides\//),
  })
  expect(later.find(({ kind }) => kind === 'security-txt')).toMatchObject({ days: 29 })
  expect(later.map(({ days }) => days)).toEqual(later.map(({ days }) => days).toSorted((a, b) => a - b))
})

test('the command of a row of each kind closes it, and a source that was read in the original leaves the list', () => {
  const { root } = makeEditableContent()
  const list = (): ReturnType<typeof findDueItems> =>
    JSON.parse(runDue(['--json', '--today', '2027-12-01'], undefined, root).output).items
  jest.setSystemTime(Date.parse('2027-12-01T12:00:00Z'))
  const before = list()
  const kinds = new Set(before.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['check', 'guide', 'maker-price', 'price-end', 'security-txt', 'source'])
  const closed = [...kinds].flatMap((kind) => before.find((item) => item.kind === kind) ?? [])
  for (const { close } of closed) {
    const args = split(close.replace('YEAR-MM-DD', '2028-12-31').replace('npm run due -- ', ''))
    expect(runDue(args, undefined, root)).toMatchObject({ status: 0, errors: '' })
  }
  const left = list().map(({ file, field }) => `${file} ${field}`)
  for (const { file, field } of closed) expect(left).not.toContain(`${file} ${field}`)
})

test('still true: evidence is written, and later only its day and its name change', () => {
  const { root, read } = makeEditableContent()
  const before = read(T_MATES)
  expect(runDue(split('still-true t-mates pricing --by "Ada L."'), 100, root).status).toBe(0)
  const evidence = `"evidence": {
    "pricing": {
      "source": "https://t-mates.example/",
      "verifiedOn": "${TODAY}",
      "checkedBy": "Ada L."
    }
  }`
  const first = read(T_MATES)
  expect(first).toBe(before.replace('"evidence": {}', evidence))
  runDue(split('still-true t-mates pricing --by Bob --source https://t-mates.com/plans'), 100, root)
  expect(read(T_MATES)).toBe(
    first.replace('Ada L.', 'Bob').replace('t-mates.example/",\n      "v', 't-mates.com/plans",\n      "v'),
  )
  expect(runDue(split('still-true t-mates pricing --by Bob'), 100, root).output).toContain('Nothing to write')
  runDue(split('still-true t-mates refund --by Bob'), 100, root)
  expect(JSON.parse(read(T_MATES)).evidence.refund.found).toBe('looked, not stated')
})

test('changed: value, evidence and log, in one step', () => {
  const { root, read } = makeEditableContent()
  const args = ['changed', 't-mates', 'pricing.amount=109', 'features[0]=$109 a month treatment', 'refund=30']
  const { status } = runDue([...args, '--by', 'Ada', '--reason', 'The sale ended'], 100, root)
  expect(status).toBe(0)
  const record = JSON.parse(read(T_MATES))
  expect(record).toMatchObject({
    pricing: { amount: 109 },
    facts: { refund: 30 },
    features: ['$109 a month treatment', expect.anything(), expect.anything()],
  })
  const evidence = { source: 'https://t-mates.example/', verifiedOn: TODAY, checkedBy: 'Ada' }
  expect(record.evidence).toEqual({ pricing: evidence, refund: evidence })
  const entry = { date: TODAY, provider: 't-mates', why: 'The sale ended' }
  expect(JSON.parse(read(LOG)).changes.slice(0, 2)).toEqual([
    { ...entry, field: 'pricing', from: '$99 a month', to: '$109 a month' },
    { ...entry, field: 'refund', from: null, to: 'Within 30 days' },
  ])
  const whole = [
    'changed',
    't-mates',
    'features',
    '--value',
    '["Pills"]',
    '--by',
    'Ada',
    '--reason',
    'Shorter',
  ]
  expect(runDue(whole, 100, root).output).toContain('"field": "features"')
  const score = ['changed', 't-mates', 'rating=9.3', '--by', 'Ada', '--reason', 'New weights']
  expect(runDue(score, 100, root).output).toContain('"from": "9.4", "to": "9.3"')
})

test('changed: sources and makers’ prices say when they were read; guides keep their other lines', () => {
  const { root, read } = makeEditableContent()
  const run = (...args: string[]) =>
    expect(runDue(['changed', ...args], 100, root)).toMatchObject({ status: 0 })
  run('source', 'novocare-pap', 'read=original')
  const source = JSON.parse(read('content/sources.json')).sources.find(
    (one: { id: string }) => one.id === 'novocare-pap',
  )
  expect(source).toMatchObject({
    read: 'original',
    readOn: '2026-11',
    label: expect.not.stringContaining('reported'),
  })
  run('maker-prices', 'wegovy-pen/new-patient', 'steps[0].price=249')
  const getPen = () => JSON.parse(read('content/maker-prices.json')).drugs[1]
  expect(getPen()).toMatchObject({ reported: 'November 2026' })
  expect(getPen().ladders[1].steps[0].price).toBe(249)
  run('maker-prices', 'wegovy-pen/new-patient', '--remove')
  expect(getPen().ladders.map(({ id }: { id: string }) => id)).not.toContain('new-patient')
  const guide = 'content/guides/glp1-side-effects.mdx'
  const before = read(guide)
  run('guide', 'glp1-side-effects', 'modified=2026-11-22')
  expect(read(guide)).toBe(before.replace('modified: null', 'modified: "2026-11-22"'))
})

const NAMED = ['--by', 'Ada', '--reason', 'Why']

test.each([
  [2, 'Unknown command "foo"', ['foo']],
  [2, "Unknown option '--foo'", ['--foo']],
  [2, '--by does not apply to the list', ['--by', 'Ada']],
  [2, '--today needs a day like 2027-03-01, got "2027-02-30"', ['--today', '2027-02-30']],
  [2, 'What is still true?', ['still-true']],
  [2, 'What has changed?', ['changed']],
  [2, 'Unexpected "form"', ['still-true', 't-mates', 'pricing', 'form']],
  [2, 'There is no provider "nobody". Use one of directmeds,', ['still-true', 'nobody', 'pricing']],
  [2, 'There is no field "price". Use one of pricing,', ['still-true', 't-mates', 'price']],
  [2, 'Add --by "Your name"', ['still-true', 't-mates', 'pricing', '--by', ' ']],
  [2, 'Add --source', ['still-true', 't-mates', 'rating', '--by', 'Ada']],
  [2, 'There is no source "x"', ['still-true', 'source', 'x']],
  [2, 'is a program', ['still-true', 'maker-prices', 'medicare-glp1-bridge']],
  [2, 'only "securityTxt" expires', ['still-true', 'site', 'name']],
  [2, '"pricing" has no value', ['changed', 't-mates', 'pricing', ...NAMED]],
  [2, 'add --reason', ['changed', 't-mates', 'refund=30', '--by', 'Ada']],
  [2, 'The content already has this value', ['changed', 't-mates', 'pricing.amount=99', ...NAMED]],
  [2, 'Write all of "pricing.ladder"', ['changed', 't-mates', 'pricing.ladder.0.amount=9', ...NAMED]],
  [2, 'is not a field in the frontmatter', ['changed', 'guide', 'glp1-side-effects', 'x=1']],
  [
    2,
    '--remove removes the whole offer',
    ['changed', 'maker-prices', 'wegovy-pen/new-patient', 'ends=null', '--remove'],
  ],
  [2, '--remove is only for offers', ['changed', 'source', 'novocare-pap', '--remove']],
  [1, 'expected an amount in dollars, got "a lot"', ['changed', 't-mates', 'pricing.amount=a lot', ...NAMED]],
  [1, 'features[0]: expected a price', ['changed', 't-mates', 'pricing.amount=109', ...NAMED]],
  [1, 'which is in the future', ['still-true', 't-mates', 'pricing', '--by', 'A', '--today', '2030-01-01']],
] as const)('status %i: %s', (status, message, args) => {
  const { root, read } = project
  const before = read(T_MATES)
  expect(runDue(args, 100, root)).toEqual({ status, output: '', errors: expect.stringContaining(message) })
  expect(read(T_MATES)).toBe(before)
})
const project = makeEditableContent()

test('the list fits its columns except for addresses, and is printed even if an ended price stops the build', () => {
  const { root, edit } = makeEditableContent()
  edit(T_MATES, ['"fromAmount": null', '"fromAmount": null, "ends": "2026-11-01"'])
  const { status, output, errors } = runDue([], 60, root)
  expect(status).toBe(1)
  expect(errors).toContain('This price has ended')
  expect(output).toContain(' -21  T-Mates, price: $99 a month, until November 1, 2026\n')
  const lines = output.split('\n').slice(1, -5)
  for (const line of lines.filter((one) => !/https:|npm run/.test(one)))
    expect(line.length).toBeLessThanOrEqual(60)
  expect(formatDue([])).toBe('Nothing is due.')
})
