// `npm run mutants`: changes lib/ in one place at a time and shows which changes no unit test notices. It takes hours;
// `FOLDER=quiz npm run mutants` takes minutes: it changes lib/quiz and runs only tests/unit/lib/quiz. The report is in
// test-results/mutants.html.

const { FOLDER = '' } = process.env

/** The tests to run, below tests/unit. */
export const TESTS = FOLDER ? `lib/${FOLDER}/**/*.test.ts` : '**/*.test.ts'

export default {
  testRunner: 'jest',
  jest: { configFile: 'tests/stryker-jest.config.mjs' },
  mutate: [
    `lib/${FOLDER || '**'}/**/*.{ts,mjs}`,
    // These run in a process of their own or in a browser, where Stryker cannot see which tests reach them.
    '!lib/**/*-cli.ts',
    '!lib/base/entry-state.ts',
    '!lib/publish/{build.mjs,publish.ts,serve.mjs}',
    // Also sent as an inline script by its own source, which Stryker's counters would break.
    '!lib/quiz/results-title.ts',
  ],
  coverageAnalysis: 'perTest',
  ignoreStatic: true, // a constant would need all tests again for each change
  tsconfigFile: 'none.json', // Stryker would rewrite the paths of a real one
  ignorePatterns: ['.next', 'out', 'hosting', 'test-results', 'screenshots', 'tests/bench', 'tests/engines'],
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, allowColor: false },
  htmlReporter: { fileName: 'test-results/mutants.html' },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
}
