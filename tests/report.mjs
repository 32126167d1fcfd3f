// What the reports of Jest and Playwright say, for `npm test`: one note for each test that failed, on each host,
// with what a person saw and the command that runs this one test again.
import path from 'node:path'

/** One note for each failure; notes beside them say what was skipped. @typedef {{ passed: number, failed: number, notes: string[] }} Outcome */

/** A test that failed and then passed: neither until it is repeated. @typedef {{ project: string, pattern: string }} Unsettled */

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
 * What came of the tests in one run; those that failed and then passed have a note, and are counted by neither sum.
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite a file, or a describe in it
 * @typedef {{ title: string, file: string, line: number, tests: Test[] }} Spec
 * @typedef {{ projectName: string, status: string, results: Result[], annotations: Annotation[] }} Test a spec in one project
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: string, errors: { message?: string }[], attachments: { name: string, contentType: string, path?: string }[] }} Result
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[], errors: { message?: string }[] }} BrowserReport
 * @param {BrowserReport} report what Playwright's json reporter wrote
 * @returns {Outcome & { unsettled: Unsettled[] }}
 */
export function readBrowserReport({ stats, suites, errors }) {
  const specs = listAllSpecs(suites)
  const notes = [
    ...errors.map(({ message }) => `✗ ${message}\nSee it again: npm run e2e`),
    ...specs.flatMap((spec) => spec.tests.filter(isFailed).map((test) => formatFailure(spec, test))),
    ...new Set(specs.flatMap(listSkips)),
  ]
  const unsettled = specs.flatMap((spec) =>
    spec.tests
      .filter(isFlaky)
      .map(({ projectName }) => ({ project: projectName, pattern: getPattern(spec) })),
  )
  return { passed: stats.expected, failed: stats.unexpected + errors.length, notes, unsettled }
}

/**
 * What came of tests that were each run several times: each has passed once if it passed every time, and else failed
 * once, with one note.
 * @param {BrowserReport} report of a run with `--repeat-each` and no retries; what else ran in it does not count
 * @param {Unsettled[]} unsettled
 * @returns {Outcome}
 */
export function readRepeats({ suites, errors }, unsettled) {
  const specs = listAllSpecs(suites)
  const notes = unsettled.flatMap(({ project, pattern }) => {
    const runs = specs
      .filter((spec) => getPattern(spec) === pattern)
      .flatMap((spec) => spec.tests.map((test) => ({ spec, test })))
      .filter(({ test }) => test.projectName === project)
    if (runs.length === 0) return [`✗ ${pattern} was not run again`]
    const failure = runs.find(({ test }) => test.status !== 'expected')
    return failure ? [formatFailure(failure.spec, failure.test)] : []
  })
  return {
    passed: unsettled.length - notes.length,
    failed: notes.length,
    notes: [...errors.map(({ message }) => `✗ ${message}`), ...notes],
  }
}

/** Every spec of all files. @param {Suite[]} suites @returns {TitledSpec[]} */
const listAllSpecs = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map((spec) => ({ ...spec, titles: [spec.title] })),
    ...inner.flatMap((suite) => listSpecs(suite, [])),
  ])

/** @typedef {Spec & { titles: string[] }} TitledSpec with the titles of the describes around it, the outermost first */

/** @param {Suite} suite @param {string[]} around @returns {TitledSpec[]} */
function listSpecs({ title, specs = [], suites = [] }, around) {
  const titles = [...around, title]
  return [
    ...specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
    ...suites.flatMap((suite) => listSpecs(suite, titles)),
  ]
}

/** Failed and then passed. @param {Test} test */
const isFlaky = ({ status }) => status === 'flaky'

/** @param {Test} test */
const isFailed = (test) => test.status === 'unexpected' || isFlaky(test)

/** @param {TitledSpec} spec @param {Test} test */
function formatFailure(spec, test) {
  const { titles, file, line } = spec
  const { projectName, results } = test
  const failed = results.filter((result) => result.status !== 'passed')
  const messages = failed.flatMap(({ errors }) => errors.map(({ message = '' }) => message))
  const attachments = failed.flatMap((result) => result.attachments)
  const pictures = attachments.filter(({ contentType }) => contentType.startsWith('image/'))
  const traces = attachments.filter(({ name }) => name === 'trace')
  return [
    `${isFlaky(test) ? '?' : '✗'} ${titles.join(' › ')}, ${PLACES[projectName] ?? projectName} (tests/${file}:${line})`,
    ...new Set(messages),
    ...(isFlaky(test) ? ['Once more, it passed: it depends on chance or on the speed of the machine.'] : []),
    ...listPaths(pictures, ({ name, file }) => `Picture (${name}): ${file}`),
    ...listPaths(traces, ({ file }) => `Step by step: npx playwright show-trace ${file}`),
    `See it again: npm run e2e -- --project=${projectName} -g "${getPattern(spec)}"`,
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

/** Finds one spec. @param {TitledSpec} spec */
const getPattern = ({ file, titles }) => `${toPattern([file, ...titles].join(' '))}$`

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
