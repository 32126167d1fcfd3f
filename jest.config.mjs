// Unit tests, compiled by Next's own compiler: pure functions in plain Node, components in jsdom.
import nextJest from 'next/jest.js'

// A zone of the visitors' own, in which a day that is written by UTC shows as the day before.
process.env.TZ = 'America/Los_Angeles'

const SETUP = '<rootDir>/tests/unit/setup.ts'

const makeConfig = nextJest({ dir: './' })

/** @param {import('jest').Config} own */
const makeProject = async (own) => ({
  ...(await makeConfig({
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // Jest runs CommonJS; the package's own build for it stands in for its modules.
      '^d3-array$': '<rootDir>/node_modules/d3-array/dist/d3-array.js',
    },
    modulePathIgnorePatterns: [
      '<rootDir>/out/',
      '<rootDir>/.next/',
      '<rootDir>/tests/bench/',
      '<rootDir>/.stryker-tmp/',
    ],
    ...own,
  })()),
  // The Markdown parsers come as modules only; Next's compiler turns them into what Jest runs.
  transformIgnorePatterns: ['/node_modules/(?:react|next|zod|jsdom)'],
})

export default async () => ({
  // By default Jest leaves one core idle, which on two halves the speed.
  maxWorkers: '100%',
  projects: [
    await makeProject({
      displayName: 'lib',
      testEnvironment: 'node',
      setupFilesAfterEnv: [SETUP, '<rootDir>/tests/unit/mdx-read-once.ts'],
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
