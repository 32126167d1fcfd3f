import { collectFindings } from '@/lib/operations/findings'

test('addresses share an entry only if kind and message are the same', () => {
  const { findings, report } = collectFindings()
  report('missing', '/a', 'answers with status 404')
  report('status', '/b', 'answers with status 404')
  report('missing', '/c', 'answers with status 404')
  report('missing', '/d', 'answers with status 500')
  expect(findings).toEqual([
    { kind: 'missing', message: 'answers with status 404', paths: ['/a', '/c'] },
    { kind: 'status', message: 'answers with status 404', paths: ['/b'] },
    { kind: 'missing', message: 'answers with status 500', paths: ['/d'] },
  ])
})
