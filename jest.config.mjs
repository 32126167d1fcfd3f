// Unit tests, compiled by Next's own compiler: pure functions in plain Node, components in jsdom.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import nextJest from 'next/jest.js'

// A US time zone: a date that the code reads as UTC shows as the day before.
process.env.TZ = 'America/Los_Angeles'

// Tests write hundreds of folders, which are gone with the run.
const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-unit-'))
process.env.TMPDIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const SETUP = '<rootDir>/tests/unit/setup.ts'

const makeConfig = nextJest({ dir: './' })

/** @param {import('jest').Config} options */
const makeProject = async (options) => ({
  ...(await makeConfig({
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // Jest runs CommonJS, so it gets the package's bundle instead of its ES modules.
      '^d3-array$': '<rootDir>/node_modules/d3-array/dist/d3-array.js',
    },
    modulePathIgnorePatterns: [
      '<rootDir>/out/',
      '<rootDir>/.next/',
      '<rootDir>/tests/bench/',
      '<rootDir>/.stryker-tmp/',
    ],
    ...options,
  })()),
  // The time of every file, for the slowest of `npm test`.
  slowTestThreshold: 0,
  // The Markdown parsers ship as ES modules only, so Next's compiler has to transform them.
  transformIgnorePatterns: ['/node_modules/(?:react|next|zod|jsdom)'],
})

export default async () => ({
  // By default Jest leaves one core idle, which halves the speed on two cores.
  maxWorkers: '100%',
  // A test that takes 2 s alone took 10 s on a busy gate, which Jest's 5 s would call a failure.
  testTimeout: 60_000,
  globalSetup: '<rootDir>/tests/unit/global-setup.mjs',
  projects: [
    await makeProject({
      displayName: 'lib',
      testEnvironment: 'node',
      setupFilesAfterEnv: [SETUP],
      testMatch: ['<rootDir>/tests/unit/{lib/**/,}*.test.{ts,tsx}'],
    }),
    await makeProject({
      displayName: 'components',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: [SETUP, '<rootDir>/tests/unit/setup-dom.ts'],
      testMatch: ['<rootDir>/tests/unit/components/**/*.test.{ts,tsx}'],
    }),
  ],
})
