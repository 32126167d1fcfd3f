// Unit tests: pure functions and components, in jsdom, compiled by Next's own compiler.
import nextJest from 'next/jest.js'

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
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
}

const makeConfig = nextJest({ dir: './' })(config)

// The Markdown parsers come as modules only; Next's compiler turns them into what Jest runs.
export default async () => ({
  ...(await makeConfig()),
  transformIgnorePatterns: ['/node_modules/(?:react|next|zod|jsdom)'],
})
