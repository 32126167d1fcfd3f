// What `npm test` says of failures, from reports made for it.
import path from 'node:path'
import { readBrowserReport, readUnitReport } from '../report.mjs'

const attach = (name: string, file: string, contentType = 'image/png') => ({
  name,
  contentType,
  path: path.resolve('test-results', file),
})

const seen = (message: string, attachments: ReturnType<typeof attach>[] = []) => ({
  status: 'failed',
  errors: [{ message }],
  attachments,
})

const inProject = (
  projectName: string,
  status: string,
  results: ReturnType<typeof seen>[] = [],
  annotations: { type: string; description: string }[] = [],
) => ({ projectName, status, results, annotations })

const onPage = (title: string, ...tests: ReturnType<typeof inProject>[]) => ({
  title,
  specs: [{ title: 'on a slow line that breaks', file: 'e2e/conditions.test.ts', line: 69, tests }],
})

test('each failure in a browser is a block of its own, with page, host, pictures and a command for this one', () => {
  const contact = inProject('e2e', 'unexpected', [
    seen('The page scrolls sideways.', [attach('first fault', 'a.png'), attach('screenshot', 'b.png')]),
    seen('The page scrolls sideways.', [attach('trace', 'c.zip', 'application/zip')]),
  ])
  const blog = inProject('nginx', 'flaky', [seen('Not yet there.'), { ...seen(''), status: 'passed' }])
  const conditions = {
    title: 'e2e/conditions.test.ts',
    suites: [onPage('/contact', contact), onPage('/blog', inProject('e2e', 'expected'), blog)],
  }
  const stats = { expected: 1, unexpected: 1, flaky: 1 }
  expect(readBrowserReport({ stats, suites: [conditions], errors: [] })).toEqual({
    passed: 1,
    failed: 2,
    notes: [
      [
        '✗ /contact › on a slow line that breaks, on npm start (tests/e2e/conditions.test.ts:69)',
        'The page scrolls sideways.',
        'Picture (first fault): test-results/a.png',
        'Picture (screenshot): test-results/b.png',
        'Step by step: npx playwright show-trace test-results/c.zip',
        'See it again: npm run e2e -- --project=e2e -g "e2e/conditions.test.ts /contact on a slow line that breaks$"',
      ].join('\n'),
      [
        '✗ /blog › on a slow line that breaks, on nginx (tests/e2e/conditions.test.ts:69)',
        'Not yet there.',
        'Once more, it passed: it depends on chance or on the speed of the machine.',
        'See it again: npm run e2e -- --project=nginx -g "e2e/conditions.test.ts /blog on a slow line that breaks$"',
      ].join('\n'),
    ],
  })
})

test('a host that does not start is a failure; a test that was left out says why once', () => {
  const skipped = {
    ...inProject('nginx', 'skipped', []),
    annotations: [{ type: 'skip', description: 'No.' }],
  }
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 0 },
    suites: [{ title: 'e2e/blog.test.ts', suites: [onPage('/', skipped), onPage('/blog', skipped)] }],
    errors: [{ message: 'Error: http://localhost:4173 is already used' }],
  }
  expect(readBrowserReport(report)).toEqual({
    passed: 0,
    failed: 1,
    notes: ['✗ Error: http://localhost:4173 is already used\nSee it again: npm run e2e', 'Skipped: No.'],
  })
})

test('no letter of a title means something to a shell or in a pattern', () => {
  const specs = [
    {
      title: 'costs `$99`, or "less" (it\'s (a) sum)',
      file: 'site/prices.test.ts',
      line: 1,
      tests: [inProject('site', 'unexpected')],
    },
  ]
  const stats = { expected: 0, unexpected: 1, flaky: 0 }
  const [note] = readBrowserReport({ stats, suites: [{ title: 'a', specs }], errors: [] }).notes
  expect(note).toContain('-g "site/prices.test.ts costs ..99.. or .less. .it.s .a. sum.$"')
})

test('each failed unit test counts once, and a file that cannot be read counts as one', () => {
  const failed = (fullName: string) => ({
    status: 'failed',
    fullName,
    failureMessages: [
      'Error: 2 is not 3\n    at Object.sum (tests/unit/a.test.ts:4:1)\n    at run (node_modules/jest/a.js:1:1)',
    ],
  })
  const report = {
    numPassedTests: 5,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: path.resolve('tests/unit/a.test.ts'),
        status: 'failed',
        message: 'all of it',
        assertionResults: [failed('adds up'), failed('$week price')],
      },
      {
        name: path.resolve('tests/unit/b.test.ts'),
        status: 'failed',
        message: '\n  ● Test suite failed to run\n',
        assertionResults: [],
      },
    ],
  }
  expect(readUnitReport(report)).toEqual({
    passed: 5,
    failed: 3,
    notes: [
      '✗ adds up (tests/unit/a.test.ts)\nError: 2 is not 3\n    at Object.sum (tests/unit/a.test.ts:4:1)\nSee it again: npm run unit -- tests/unit/a.test.ts -t "adds up$"',
      '✗ $week price (tests/unit/a.test.ts)\nError: 2 is not 3\n    at Object.sum (tests/unit/a.test.ts:4:1)\nSee it again: npm run unit -- tests/unit/a.test.ts -t ".week price$"',
      '✗ tests/unit/b.test.ts\n● Test suite failed to run\nSee it again: npm run unit -- tests/unit/b.test.ts',
    ],
  })
})
