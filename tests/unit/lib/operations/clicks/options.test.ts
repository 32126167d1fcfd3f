import { readOptions } from '@/lib/operations/clicks/options'

test.each([
  ['a.log b.log.gz', { logs: ['a.log', 'b.log.gz'], output: 'table', csvFile: null, host: null }],
  ['--csv a.log', { logs: ['a.log'], output: 'csv', csvFile: null }],
  ['--csv out.csv a.log', { logs: ['a.log'], output: 'table', csvFile: 'out.csv' }],
  ['a.log --csv=out', { logs: ['a.log'], output: 'table', csvFile: 'out' }],
  ['a.log --csv', { logs: ['a.log'], output: 'csv', csvFile: null }],
  ['my--csv=1.log', { logs: ['my--csv=1.log'], output: 'table', csvFile: null }],
  ['--json -', { logs: ['-'], output: 'json' }],
  ['--host=Weighpoint.com a.log', { host: 'weighpoint.com' }],
  ['--host localhost:8080 a.log', { host: 'localhost:8080' }],
])('%s', (words, options) => {
  expect(readOptions(words.split(' '), undefined)).toMatchObject(options)
})

test('the host defaults to that of the site', () => {
  expect(readOptions(['a.log'], 'https://weighpoint.com').host).toBe('weighpoint.com')
  expect(readOptions(['a.log'], 'weighpoint').host).toBeNull()
})

test.each([
  ['', 'Specify at least one log.'],
  ['--csv1 a.log', 'Unknown option "--csv1".'],
  ['--cvs a.log', 'Unknown option "--cvs".'],
  ['--host https://weighpoint.com a.log', '--host: expected a host like "weighpoint.com", got "https://'],
  ['a.log --host', '--host: expected a host like "weighpoint.com", got "".'],
])('refuses: %s', (words, message) => {
  expect(() => readOptions(words.split(' ').filter(Boolean), undefined)).toThrow(message)
})
