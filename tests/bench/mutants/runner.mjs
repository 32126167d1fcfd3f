// Runs the unit tests of lib/ for Stryker in one warm process. Jest starts anew for every mutant, which takes
// seconds; here the tests are loaded once with Jest's own expect, mocks, timers and tables, and a mutant costs
// milliseconds. Only a mutant in what a module does while it is loaded needs them loaded again.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createJiti } from 'jiti'

/** Stryker's copy of the project, where the process stands once the runner starts. */
let root = ''
/** The room of lib/ that is mutated: its own tests must notice, not another room's. */
const ROOMS = [path.join('tests/unit/lib', process.env.MUTANTS_ROOM ?? '')]
const requireHere = createRequire(import.meta.url)
// What Jest itself brings along: found from Jest, so that it need not be listed beside it.
const load = createRequire(requireHere.resolve('jest'))

const { expect } = load('expect')
const { bind } = load('jest-each')
const { ModuleMocker } = load('jest-mock')
const { ModernFakeTimers } = load('@jest/fake-timers')

/**
 * @typedef {{ name: string, beforeEach: (() => unknown)[], afterEach: (() => unknown)[] }} Block
 * @typedef {{ id: string, file: string, blocks: Block[], run: () => unknown }} Test
 */

/** @type {Test[]} */
let tests = []
/** @type {Block[]} */
let blocks = []
let file = ''

/** What Stryker's own code in the instrumented files reads. */
const state = /** @type {any} */ (globalThis).__stryker__ ?? {}
Object.assign(globalThis, { __stryker__: state })

function defineGlobals() {
  const timers = new ModernFakeTimers({ config: { rootDir: root, fakeTimers: {} }, global: globalThis })
  const mocker = new ModuleMocker(globalThis)
  /** @param {string} name @param {() => unknown} run */
  const test = (name, run) => {
    const title = [...blocks.map((block) => block.name), name].filter(Boolean).join(' ')
    const id = `${file} ${title}`
    const twins = tests.filter((entry) => entry.id.startsWith(id)).length
    tests.push({ id: twins === 0 ? id : `${id} (${twins + 1})`, file, blocks: [...blocks], run })
  }
  /** @param {string} name @param {() => void} define */
  const describe = (name, define) => {
    blocks.push({ name, beforeEach: [], afterEach: [] })
    define()
    blocks.pop()
  }
  test.each = bind(test, false)
  describe.each = bind(describe, false)
  Object.assign(globalThis, {
    expect,
    test,
    it: test,
    describe,
    beforeEach: (/** @type {() => unknown} */ hook) => blocks.at(-1)?.beforeEach.push(hook),
    afterEach: (/** @type {() => unknown} */ hook) => blocks.at(-1)?.afterEach.push(hook),
    jest: {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      // What stands in for a module only saves time, and rememberTrees saves as much.
      mock: () => {},
      unmock: () => {},
      restoreAllMocks: () => mocker.restoreAllMocks(),
      useFakeTimers: (/** @type {object} */ settings) => timers.useFakeTimers(settings),
      useRealTimers: () => timers.useRealTimers(),
      getTimerCount: () => timers.getTimerCount(),
      setSystemTime: (/** @type {Date} */ now) => timers.setSystemTime(now),
      advanceTimersByTime: (/** @type {number} */ ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (/** @type {number} */ ms) => timers.advanceTimersByTimeAsync(ms),
    },
    // A function that a page gets as text asks for these by name.
    stryMutAct_9fa48: (/** @type {string} */ id) => state.activeMutant === id,
    stryCov_9fa48: (/** @type {string[]} */ ...ids) => {
      state.mutantCoverage ??= { static: {}, perTest: {} }
      const { mutantCoverage, currentTestId } = state
      if (currentTestId) mutantCoverage.perTest[currentTestId] ??= {}
      const counts = currentTestId ? mutantCoverage.perTest[currentTestId] : mutantCoverage.static
      for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
    },
  })
}

const SOURCE = /\.(?:tsx?|mjs)$/
const list = (/** @type {string} */ room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name))
    .map((name) => path.join(root, room, name))
    .sort()

/** File → the files that import it, themselves or through others, and itself. */
function findDependents() {
  const files = [...list('lib'), ...list('tests/unit')]
  const known = new Set(files)
  /** @type {Map<string, Set<string>>} */
  const importers = new Map(files.map((name) => [name, new Set([name])]))
  for (const importer of files) {
    for (const [, address = ''] of readFileSync(importer, 'utf8').matchAll(
      /^(?!import type).*?from '([@.][^']*)'/gm,
    )) {
      const stem = address.startsWith('@/')
        ? path.join(root, address.slice(2))
        : path.resolve(importer, '..', address)
      const found = ['', '.ts', '.tsx', '/index.ts']
        .map((ending) => stem + ending)
        .find((name) => known.has(name))
      if (found) importers.get(found)?.add(importer)
    }
  }
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false
    for (const found of importers.values()) {
      const { size } = found
      for (const name of [...found]) for (const other of importers.get(name) ?? []) found.add(other)
      isGrowing ||= found.size > size
    }
  }
  return importers
}

const setup = { name: '', beforeEach: [], afterEach: [] }
/** @type {Map<string, Set<string>>} */
let dependents
/** @type {import('jiti').Jiti} */
let jiti

/** Loads the tests in order, and with them what they import; of what is loaded only the given files anew. */
function loadTests(/** @type {Set<string> | null} */ stale = null) {
  if (!stale) {
    dependents = findDependents()
    jiti = createJiti(path.join(root, 'tests/'), { alias: { '@': root }, tryNative: false })
    rememberTrees(jiti)
    blocks = [setup]
    jiti(path.join(root, 'tests/unit/setup.ts'))
  }
  for (const name of stale ?? []) delete requireHere.cache[name]
  tests = tests.filter((test) => !stale?.has(path.join(root, test.file)))
  for (const name of ROOMS.flatMap(list)) {
    if (!/\.test\.tsx?$/.test(name) || (stale && !stale.has(name))) continue
    file = path.relative(root, name)
    // The hooks of a file hold for its own tests.
    blocks = [setup, { name: '', beforeEach: [], afterEach: [] }]
    jiti(name)
  }
}

/** The parser of Markdown is not ours to mutate: it reads each text once. */
function rememberTrees(/** @type {import('jiti').Jiti} */ load) {
  const { unified } = load('unified')
  const processor = Object.getPrototypeOf(unified)
  const { parse } = processor
  /** @type {Map<unknown, unknown>} */
  const trees = new Map()
  /** @this {unknown} */
  processor.parse = function (/** @type {unknown} */ text) {
    if (typeof text !== 'string' || text.length < 2000) return parse.call(this, text)
    if (!trees.has(text)) trees.set(text, parse.call(this, text))
    return trees.get(text)
  }
}

/** @param {Test} test @returns {Promise<string | null>} what failed */
async function runTest(test) {
  let failure = null
  const attempt = async (/** @type {() => unknown} */ step) => {
    try {
      await step()
    } catch (error) {
      failure ??= error instanceof Error ? error.message : String(error)
    }
  }
  for (const block of test.blocks) for (const hook of block.beforeEach) await attempt(hook)
  if (failure === null) await attempt(test.run)
  for (const block of [...test.blocks].reverse()) for (const hook of block.afterEach) await attempt(hook)
  return failure
}

export { loadTests }

class UnitRunner {
  isLoaded = false
  /** Files that were loaded with a mutant in force. @type {Set<string>} */
  spoiled = new Set()
  /** Test → when it last noticed a mutant. @type {Map<string, number>} */
  noticed = new Map()
  clock = 0

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    root = process.cwd()
    Object.assign(process.env, { NODE_ENV: 'test' })
    defineGlobals()
  }

  async dryRun() {
    loadTests()
    this.isLoaded = true
    const results = []
    for (const test of tests) {
      state.currentTestId = test.id
      const start = performance.now()
      const failure = await runTest(test)
      const timeSpentMs = performance.now() - start
      results.push({
        id: test.id,
        name: test.id,
        fileName: path.join(root, test.file),
        timeSpentMs,
        ...(failure === null ? { status: 0 } : { status: 1, failureMessage: failure }),
      })
    }
    state.currentTestId = undefined
    return { status: 'complete', tests: results, mutantCoverage: state.mutantCoverage }
  }

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, mutantActivation }) {
    state.hitCount = hitLimit ? 0 : undefined
    state.hitLimit = hitLimit
    const isStatic = mutantActivation === 'static'
    if (!this.isLoaded) {
      state.activeMutant = undefined
      loadTests()
      this.isLoaded = true
    }
    // Only what imports the file can have noticed it while it was loaded, or can notice it at all.
    const concerned = dependents.get(sandboxFileName) ?? new Set()
    const stale = new Set([...(isStatic ? concerned : []), ...this.spoiled])
    this.spoiled = isStatic ? concerned : new Set()
    state.activeMutant = isStatic ? activeMutant.id : undefined
    if (stale.size > 0) {
      try {
        loadTests(stale)
      } catch (error) {
        return { status: 'error', errorMessage: String(error) }
      }
    }
    state.activeMutant = activeMutant.id
    const wanted = testFilter ? new Set(testFilter) : null
    const chosen = tests
      .filter(({ id, file }) => (wanted ? wanted.has(id) : concerned.has(path.join(root, file))))
      // Whoever noticed the last ones is likely to notice the next.
      .sort((a, b) => (this.noticed.get(b.id) ?? 0) - (this.noticed.get(a.id) ?? 0))
    let nrOfTests = 0
    for (const test of chosen) {
      nrOfTests += 1
      const failureMessage = await runTest(test)
      if (state.hitCount > state.hitLimit) return { status: 'timeout', reason: 'hit limit reached' }
      if (failureMessage !== null) {
        this.noticed.set(test.id, ++this.clock)
        return {
          status: 'killed',
          killedBy: [test.id],
          failureMessage: failureMessage.slice(0, 300),
          nrOfTests,
        }
      }
    }
    return { status: 'survived', nrOfTests }
  }

  async dispose() {}
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'unit', injectableClass: UnitRunner }]
