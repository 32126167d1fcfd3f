// What the forms save of a record with offers, without an edit, is what the file says.
import { readdirSync, readFileSync } from 'node:fs'
import { fromFile, toFile } from '@/lib/editorial/cms/unions.mjs'

const FOLDERS = ['content/providers', 'tests/fixtures/sellers']
const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))

test.each([...files, 'content/maker-prices.json'])('%s stays as it is', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(toFile(fromFile(text))).toBe(JSON.stringify(JSON.parse(text), null, 2))
})

test.each([
  ['none', { type: 'none' }],
  [
    { days: 30, words: 'once' },
    { type: 'group', days: 30, words: 'once' },
  ],
])('a refund of %j', (refund, group) => {
  const text = JSON.stringify({ offers: [{ refund }] }, null, 2)
  expect(fromFile(text)).toEqual({ offers: [{ refund: group }] })
  expect(toFile({ offers: [{ refund: group }] })).toBe(text)
})

test.each([
  [['TX', 'NY'], { type: 'list', list: ['TX', 'NY'] }],
  [{ except: ['MS'] }, { type: 'group', except: ['MS'] }],
])('the states %j', (states, group) => {
  const text = JSON.stringify({ facts: { states } }, null, 2)
  expect(fromFile(text)).toEqual({ facts: { states: group } })
  expect(toFile({ facts: { states: group } })).toBe(text)
})

test('all states, of which the forms leave out the empty list', () => {
  expect(toFile({ states: { type: 'group' } })).toBe(JSON.stringify({ states: { except: [] } }, null, 2))
})

test.each([
  ['renews', true, { type: 'true' }],
  ['renews', false, { type: 'false' }],
  ['renews', '3 months', { type: 'value', value: '3 months' }],
])('%s: %j', (key, value, group) => {
  const text = JSON.stringify({ facts: { [key]: value } }, null, 2)
  expect(fromFile(text)).toEqual({ facts: { [key]: group } })
  expect(toFile({ facts: { [key]: group } })).toBe(text)
})

test.each([
  [0, { type: 'value', value: 0 }],
  [25, { type: 'value', value: 25 }],
  [
    { from: 0, to: 25 },
    { type: 'group', from: 0, to: 25 },
  ],
])('the amount of a fee, %j; that of a price stays a number', (amount, group) => {
  const text = JSON.stringify({ price: { amount: 99 }, fees: [{ what: 'copay', amount }] }, null, 2)
  const form = { price: { amount: 99 }, fees: [{ what: 'copay', amount: group }] }
  expect(fromFile(text)).toEqual(form)
  expect(toFile(form)).toBe(text)
})
