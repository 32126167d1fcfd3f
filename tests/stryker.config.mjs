// `npm run mutants`: changes lib/ in one place at a time and shows which changes no unit test notices.
// `npm run mutants -- --mutate 'lib/base/**'` for one folder. The report is in test-results/mutants.html.
import makeJestConfig from '../jest.config.mjs'

const { projects } = await makeJestConfig()
const [project] = projects // without a DOM; Stryker knows one project at a time

export default {
  testRunner: 'jest',
  // The mock of check-cli.test.ts is not found in Stryker's sandbox.
  jest: { config: { ...project, testPathIgnorePatterns: ['check-cli'] } },
  mutate: ['lib/**/*.ts', '!lib/**/*-cli.ts'],
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
