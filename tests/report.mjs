// What the reports of Jest and Playwright say, for `npm test`: one note for each test that failed, on each host,
// with what a person saw and the command that runs this one test again.
import path from 'node:path'

/** One note for each failure; notes beside them say what was skipped. @typedef {{ passed: number, failed: number, notes: string[] }} Outcome */

/** Where a project of playwright.config.ts looks. @type {Record<string, string>} */
const PLACES = { site: 'in the export', e2e: 'on npm start', nginx: 'on nginx', bucket: 'on a bucket' }

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, testResults: UnitFile[] }} UnitReport
 * @typedef {{ name: string, status: string, message: string, assertionResults: UnitTest[] }} UnitFile
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} UnitTest
 * @param {UnitReport} report what `jest --json` wrote
 * @returns {Outcome}
 */
export function readUnitReport({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults }) {
  const notes = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('.', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0)
      return [`✗ ${file}\n${message.trim()}\nSee it again: npm run unit -- ${file}`]
    return failed.map(({ fullName, failureMessages }) =>
      [
        `✗ ${fullName} (${file})`,
        ...failureMessages.map(leaveOutPackages),
        `See it again: npm run unit -- ${file} -t "${toPattern(fullName)}$"`,
      ].join('\n'),
    )
  })
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, notes }
}

/** The stack as far as it is ours. @param {string} text */
const leaveOutPackages = (text) => text.replace(/\n\s+at .*(?:node_modules|\(node:|<anonymous>\)).*/g, '')

/**
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite a file, or a describe in it
 * @typedef {{ title: string, file: string, line: number, tests: Test[] }} Spec
 * @typedef {{ projectName: string, status: string, results: Result[], annotations: Annotation[] }} Test a spec in one project
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: string, errors: { message?: string }[], attachments: { name: string, contentType: string, path?: string }[] }} Result
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[], errors: { message?: string }[] }} BrowserReport
 * @param {BrowserReport} report what Playwright's json reporter wrote
 * @returns {Outcome}
 */
export function readBrowserReport({ stats, suites, errors }) {
  const specs = suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map((spec) => ({ ...spec, titles: [spec.title] })),
    ...inner.flatMap((suite) => listSpecs(suite, [])),
  ])
  const notes = [
    ...errors.map(({ message }) => `✗ ${message}\nSee it again: npm run e2e`),
    ...specs.flatMap((spec) => spec.tests.filter(isFailed).map((test) => formatFailure(spec, test))),
    ...new Set(specs.flatMap(listSkips)),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, notes }
}

/** @typedef {Spec & { titles: string[] }} TitledSpec with the titles of the describes around it, the outermost first */

/** @param {Suite} suite @param {string[]} around @returns {TitledSpec[]} */
function listSpecs({ title, specs = [], suites = [] }, around) {
  const titles = [...around, title]
  return [
    ...specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...suites.flatMap((suite) => listSpecs(suite, titles)),
  ]
}

/** Failed and then passed: it depends on chance, and that is a failure. @param {Test} test */
const isFailed = ({ status }) => status === 'unexpected' || status === 'flaky'

/** @param {TitledSpec} spec @param {Test} test */
function formatFailure({ titles, file, line }, { projectName, status, results }) {
  const failed = results.filter((result) => result.status !== 'passed')
  const messages = failed.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
  const attachments = failed.flatMap((result) => result.attachments)
  const pictures = attachments.filter(({ contentType }) => contentType.startsWith('image/'))
  const traces = attachments.filter(({ name }) => name === 'trace')
  return [
    `✗ ${titles.join(' › ')}, ${PLACES[projectName] ?? projectName} (tests/${file}:${line})`,
    ...new Set(messages),
    ...(status === 'flaky'
      ? ['Once more, it passed: it depends on chance or on the speed of the machine.']
      : []),
    ...listPaths(pictures, ({ name, file }) => `Picture (${name}): ${file}`),
    ...listPaths(traces, ({ file }) => `Step by step: npx playwright show-trace ${file}`),
    `See it again: npm run e2e -- --project=${projectName} -g "${toPattern([file, ...titles].join(' '))}$"`,
  ].join('\n')
}

/**
 * @param {Result['attachments']} attachments
 * @param {(one: { name: string, file: string }) => string} format
 */
function listPaths(attachments, format) {
  return attachments.flatMap(({ name, path: file }) =>
    file ? [format({ name, file: path.relative('.', file) })] : [],
  )
}

/** Finds a title, in any shell: what a shell or a pattern could read in its own way may be any letter. @param {string} title */
const toPattern = (title) => title.replace(/[^\p{L}\p{N} /-]/gu, '.')

/** Why a test was not run, in the words that it gave. @param {Spec} spec */
function listSkips({ tests }) {
  return tests.flatMap(({ annotations }) =>
    annotations
      .filter(({ type, description }) => type === 'skip' && description)
      .map(({ description }) => `Skipped: ${description}`),
  )
}
